/** A query that a reader may type, and the addresses that answer it. These are routes without locale; with `#` only that anchor counts. */
export interface JudgedQuery {
  keywords: string
  kind: 'title' | 'prop' | 'task' | 'typo' | 'part' | 'mixed' | 'other language' | 'asked'
  expected: string[]
}

type Row = [keywords: string, expected: string]

function judge(kind: JudgedQuery['kind'], rows: Row[]): JudgedQuery[] {
  return rows.map(([keywords, expected]) => ({ keywords, kind, expected: expected.split(' ') }))
}

const english: JudgedQuery[] = [
  ...judge('title', [
    ['multiple', '/demo/multiple'],
    ['tags', '/demo/tags'],
    ['combobox', '/demo/combobox'],
    ['single', '/demo/single'],
    ['loading', '/demo/loading /#select-loading'],
    ['controlled', '/demo/controlled'],
    ['accessibility', '/guide/accessibility'],
    ['keyboard', '/#keyboard /guide/accessibility'],
    ['install', '/#install'],
    ['forms', '/guide/forms'],
    ['large lists', '/guide/large-lists'],
    ['get popup container', '/demo/get-popup-container /#select-getpopupcontainer'],
  ]),
  ...judge('prop', [
    ['onchange', '/#select-onchange'],
    ['maxCount', '/#select-maxcount'],
    ['max count', '/#select-maxcount'],
    ['max-count', '/#select-maxcount'],
    ['fieldNames', '/#select-fieldnames'],
    ['tokenSeparators', '/#select-tokenseparators'],
    ['filterOption', '/#searchconfig-filteroption /#select-filteroption /guide/search-and-filter#own-filter'],
    ['notFoundContent', '/#select-notfoundcontent'],
    ['labelInValue', '/#select-labelinvalue'],
    ['popup match select width', '/#select-popupmatchselectwidth'],
    ['list height', '/#select-listheight'],
    ['on popup scroll', '/#select-onpopupscroll'],
    ['defaultActiveFirstOption', '/#select-defaultactivefirstoption'],
    ['tagRender', '/#select-tagrender /demo/custom-tags'],
    ['allowClear', '/#select-allowclear'],
    ['option render', '/#select-optionrender /demo/option-render'],
  ]),
  ...judge('task', [
    ['limit how many can be selected', '/demo/multiple-with-max-count /#select-maxcount'],
    ['load options from server', '/guide/remote-data /demo/suggest /demo/mul-suggest /demo/force-suggest'],
    ['infinite scroll', '/demo/scroll-loading /guide/large-lists'],
    ['how to create new values', '/guide/patterns#create-rename /demo/tags /demo/dropdown-render'],
    ['search by label', '/guide/search-and-filter /demo/option-filter-prop'],
    ['sort results', '/demo/filter-sort /guide/search-and-filter#rank'],
    ['group options under headers', '/demo/optgroup'],
    ['rename value and label fields', '/demo/single-field-names'],
    ['paste several values', '/demo/auto-tokenization /demo/multiple'],
    ['locked item', '/demo/multiple-readonly'],
    ['select inside a modal dialog', '/guide/popup-position /demo/get-popup-container'],
    ['popup is cut off', '/guide/symptoms#cut-off /guide/popup-position'],
    ['race condition', '/guide/symptoms#old-results /guide/remote-data'],
    ['debounce', '/guide/remote-data /demo/suggest /demo/force-suggest /demo/mul-suggest /demo/mul-tag-suggest'],
    ['hidden input form value', '/guide/forms'],
    ['required field validation', '/guide/forms'],
    ['screen reader', '/guide/symptoms#screen-reader /guide/accessibility'],
    ['right to left', '/demo/single'],
    ['multi select', '/demo/multiple'],
    ['autocomplete', '/demo/combobox /demo/email /guide/choose-a-mode /demo/suggest'],
    ['which mode do I need', '/guide/choose-a-mode'],
    ['email domain suggestions', '/demo/email'],
    ['focus by ref', '/demo/focus /#methods'],
    ['spinner while loading', '/demo/loading /guide/remote-data'],
    ['custom arrow icon', '/demo/custom-icon'],
    ['add a button to the dropdown', '/demo/dropdown-render'],
    ['open from outside', '/demo/controlled'],
    ['collapse tags that do not fit', '/demo/tags'],
    ['10000 options slow', '/guide/symptoms#slow-open /guide/large-lists /demo/scroll-loading'],
    ['keep the search text after picking', '/guide/symptoms#search-text-gone /demo/multiple'],
  ]),
  ...judge('typo', [
    ['virtaul', '/#select-virtual /guide/large-lists /demo/scroll-loading'],
    ['mutliple', '/demo/multiple'],
    ['placehodler', '/#select-placeholder'],
    ['onChnage', '/#select-onchange'],
    ['tokenSeperators', '/#select-tokenseparators'],
    ['accesibility', '/guide/accessibility'],
    ['filedNames', '/#select-fieldnames /demo/single-field-names'],
    ['combobx', '/demo/combobox'],
    ['optgruop', '/demo/optgroup /#optgroup-props'],
    ['maxcuont', '/#select-maxcount'],
  ]),
  ...judge('part', [
    ['tokeniz', '/demo/auto-tokenization'],
    ['mult', '/demo/multiple'],
    ['separators', '/#select-tokenseparators /demo/auto-tokenization'],
    ['popupcontainer', '/#select-getpopupcontainer /demo/get-popup-container'],
    ['lengt', '/#select-maxlength /#select-maxtagtextlength'],
    ['visible', '/#select-onpopupvisiblechange'],
  ]),
]

const chinese: JudgedQuery[] = [
  ...judge('title', [
    ['多选', '/demo/multiple'],
    ['单选', '/demo/single'],
    ['标签', '/demo/tags'],
    ['受控', '/demo/controlled'],
    ['分组', '/demo/optgroup'],
    ['无障碍', '/guide/accessibility'],
    ['表单', '/guide/forms'],
    ['键盘', '/#keyboard /guide/accessibility'],
    ['安装', '/#install'],
    ['组合框', '/demo/combobox'],
    ['multiple', '/demo/multiple'],
    ['combobox', '/demo/combobox'],
  ]),
  ...judge('prop', [
    ['onchange', '/#select-onchange'],
    ['maxCount', '/#select-maxcount'],
    ['max count', '/#select-maxcount'],
    ['fieldNames', '/#select-fieldnames'],
    ['tokenSeparators', '/#select-tokenseparators'],
    ['listHeight', '/#select-listheight'],
    ['getPopupContainer', '/#select-getpopupcontainer'],
    ['placeholder', '/#select-placeholder'],
    ['optionFilterProp', '/#searchconfig-optionfilterprop /#select-optionfilterprop /demo/option-filter-prop'],
    ['popup-render', '/#select-popuprender /demo/dropdown-render'],
  ]),
  ...judge('task', [
    ['限制选择数量', '/demo/multiple-with-max-count /#select-maxcount'],
    ['最多选几个', '/demo/multiple-with-max-count /#select-maxcount'],
    ['怎么远程搜索', '/guide/remote-data /demo/suggest /demo/force-suggest /demo/mul-suggest'],
    ['滚动加载', '/demo/scroll-loading /guide/large-lists#pages'],
    ['虚拟列表', '/guide/large-lists /demo/scroll-loading /#select-virtual'],
    ['弹层被遮挡', '/guide/symptoms#behind-modal /guide/popup-position /demo/get-popup-container'],
    ['对话框里的下拉', '/guide/popup-position /demo/get-popup-container'],
    ['自定义图标', '/demo/custom-icon'],
    ['自定义标签', '/demo/custom-tags /demo/custom-label'],
    ['新建选项', '/guide/patterns#create-rename /demo/dropdown-render /demo/tags'],
    ['粘贴多个值', '/demo/multiple /demo/auto-tokenization'],
    ['分隔符', '/demo/auto-tokenization /demo/multiple /demo/tags /#select-tokenseparators'],
    ['清空按钮', '/#select-allowclear /demo/single /demo/multiple-readonly'],
    ['竞态', '/guide/symptoms#old-results /guide/remote-data'],
    ['防抖', '/guide/remote-data /demo/suggest /demo/force-suggest /demo/mul-suggest /demo/mul-tag-suggest'],
    ['必填校验', '/guide/symptoms#required /guide/forms'],
    ['屏幕阅读器', '/guide/symptoms#screen-reader /guide/accessibility'],
    ['邮箱补全', '/demo/email'],
    ['搜索结果排序', '/demo/filter-sort /guide/search-and-filter'],
    ['按拼音搜索', '/guide/search-and-filter /demo/option-filter-prop'],
    ['不能移除的选项', '/demo/multiple-readonly'],
    ['加载中', '/demo/loading /#select-loading'],
    ['展开动画', '/demo/single-animation /#select-animation'],
    ['自动完成', '/demo/combobox /guide/choose-a-mode /demo/suggest /demo/email'],
    ['浮层宽度', '/guide/popup-position /#select-popupmatchselectwidth /demo/auto-adjust-dropdown'],
    ['该用哪种模式', '/guide/choose-a-mode'],
    ['从右到左', '/demo/single'],
    ['获取焦点', '/demo/focus /#methods'],
    ['自由输入', '/demo/combobox /demo/tags /guide/choose-a-mode'],
    ['保留搜索文字', '/guide/symptoms#search-text-gone /demo/multiple'],
  ]),
  ...judge('part', [
    ['虚拟滚', '/guide/large-lists /#select-virtual'],
    ['大数据', '/guide/large-lists'],
    ['索建议', '/demo/suggest /demo/force-suggest /demo/mul-suggest'],
    ['定的选项', '/demo/multiple-readonly'],
    ['读屏', '/guide/accessibility'],
  ]),
  ...judge('mixed', [
    ['受控value', '/demo/controlled /#select-value'],
    ['tags 模式', '/demo/tags /guide/choose-a-mode'],
    ['搜索label', '/guide/search-and-filter /demo/option-filter-prop'],
    ['隐藏 input', '/guide/forms'],
    ['多选maxCount', '/demo/multiple-with-max-count /#select-maxcount'],
    ['ref 聚焦', '/demo/focus /#methods'],
  ]),
  ...judge('typo', [
    ['mutliple', '/demo/multiple'],
    ['onChnage', '/#select-onchange'],
    ['placehodler', '/#select-placeholder'],
    ['virtaul', '/#select-virtual /guide/large-lists /demo/scroll-loading'],
  ]),
]

// What readers asked and did not find at first. In a list of its own, so that the rates of the others stay comparable.
const askedEnglish = judge('asked', [
  ['bundle size', '/#feature'],
  ['compact size', '/guide/styling'],
  ['ellipsis', '/#select-maxtagtextlength'],
  ['IME', '/guide/remote-data /guide/search-and-filter'],
  ['version', '/guide/migrate-to-1-12'],
  ['changelog', '/guide/migrate-to-1-12'],
  ['i18n', '/guide/accessibility'],
  ['playwright', '/guide/symptoms#browser-tests'],
  ['maxcount', '/#select-maxcount'],
  ['MAXCOUNT', '/#select-maxcount'],
  ['clear button', '/#select-allowclear'],
  ['shows an id instead of a name', '/guide/symptoms#raw-value /guide/remote-data#labels'],
  ['locked tag removed', '/guide/symptoms#locked-tag'],
  ['popup does not follow', '/guide/symptoms#popup-drifts /guide/popup-position'],
  ['antd', '/guide/from'],
  ['difference from antd', '/guide/from'],
  ['vs react-select', '/guide/from /guide/choosing'],
  ['since which version', '/guide/migrate-to-1-12'],
  ['arabic', '/guide/symptoms#rtl /demo/single'],
  ['enter while composing', '/guide/symptoms#ime-enter /guide/keyboard'],
])

const askedChinese = judge('asked', [
  ['包体积', '/#feature'],
  ['紧凑', '/guide/styling'],
  ['省略号', '/#select-maxtagtextlength'],
  ['输入法', '/guide/remote-data /guide/search-and-filter'],
  ['版本', '/guide/migrate-to-1-12'],
  ['更新日志', '/guide/migrate-to-1-12'],
  ['国际化', '/guide/accessibility'],
  ['回显', '/guide/remote-data#labels'],
  ['清除', '/#select-allowclear'],
  ['maxcount', '/#select-maxcount'],
  ['自动化测试', '/guide/symptoms#browser-tests'],
  ['弹层关不掉', '/guide/symptoms#stuck-popup /guide/symptoms'],
  ['antd', '/guide/from'],
  ['与 antd 的区别', '/guide/from'],
  ['哪个版本新增', '/guide/migrate-to-1-12'],
  ['阿拉伯语', '/guide/symptoms#rtl /demo/single'],
  ['选词回车', '/guide/symptoms#ime-enter /guide/keyboard'],
])

/** Queries that readers asked after the others had been judged, by locale id. */
export const askedQueries: Readonly<Record<string, readonly JudgedQuery[]>> = {
  'en-US': askedEnglish,
  'zh-CN': askedChinese,
}

/**
 * What readers asked and no page answered, by locale id. An honest answer has nothing, or says that it is only near. A
 * page that answers one of them takes it out of this list.
 */
export const unansweredQueries: Readonly<Record<string, readonly string[]>> = {
  'en-US': ['llms', 'markdown'],
  'zh-CN': ['分享', '离线'],
}

/** The judged queries, by locale id. They were written before any engine was asked. */
export const judgedQueries: Readonly<Record<string, readonly JudgedQuery[]>> = {
  'en-US': english,
  'zh-CN': chinese,
}

const demosWithRequests = '/demo/suggest /demo/force-suggest /demo/mul-suggest /demo/mul-tag-suggest'

/**
 * Queries in another language than the page's, by the locale of the page. When a page's own locale finds nothing, the
 * other one is searched. A page counts in either. They were written before any engine was asked.
 */
export const crossQueries: Readonly<Record<string, readonly JudgedQuery[]>> = {
  'en-US': judge('other language', [
    ['多选', '/demo/multiple'],
    ['单选', '/demo/single'],
    ['禁用', '/#select-disabled /#option-disabled /demo/single /demo/multiple-readonly /guide/forms'],
    ['虚拟滚动', '/guide/large-lists /demo/scroll-loading /#select-virtual'],
    ['自定义标签', '/demo/custom-tags /demo/custom-label'],
    ['弹层被遮挡', '/guide/popup-position /demo/get-popup-container'],
    ['受控', '/demo/controlled'],
    ['表单校验', '/guide/forms /demo/focus'],
    ['远程搜索', `/guide/remote-data ${demosWithRequests}`],
    ['分组', '/demo/optgroup'],
    ['键盘操作', '/#keyboard /guide/accessibility'],
    ['占位文字', '/#select-placeholder /guide/symptoms /demo/single'],
    ['暗色模式', '/guide/styling'],
  ]),
  'zh-CN': judge('other language', [
    ['multiple', '/demo/multiple'],
    ['clear button', '/#select-allowclear /#select-clearicon /#select-onclear /demo/single /demo/multiple-readonly'],
    ['load more on scroll', '/demo/scroll-loading /guide/large-lists'],
    ['keyboard', '/#keyboard /guide/accessibility'],
    ['dark mode', '/guide/styling'],
    ['screen reader', '/guide/accessibility'],
    ['option groups', '/demo/optgroup /#optgroup-props'],
    ['custom tag', '/demo/custom-tags /#select-tagrender'],
    ['disabled option', '/#option-disabled /demo/single /demo/multiple-readonly'],
    ['required field', '/guide/forms'],
    ['migration', '/guide/migrate-to-1-12'],
    ['placeholder missing', '/guide/symptoms /#select-placeholder'],
    ['popup hidden behind modal', '/guide/popup-position /demo/get-popup-container'],
    ['max selected', '/demo/multiple-with-max-count /#select-maxcount'],
  ]),
}
