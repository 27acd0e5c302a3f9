import type { PlayFault } from 'vitrine/play'
import type { PlayWords } from './words.ts'

export const chinese: PlayWords = {
  field: '城市',
  stage: '实时选择框',
  told: '最近的事件',
  toldNothing: '暂无',
  code: '代码',
  copy: '复制代码',
  copied: '已复制',
  copyFailed: '浏览器不允许复制，请选中代码后手动复制。',
  share: '复制链接',
  shared: '链接已复制，其中含有当前设置',
  reset: '全部重置',
  resetDone: '所有属性已恢复默认',
  changed: (count) => (count === 0 ? '未改动任何属性' : `已改动 ${count} 个属性`),
  controls: '属性',
  search: '查找属性',
  found: (shown, all) => `${all} 个属性中的 ${shown} 个`,
  foundNothing: '没有名称或类型含此内容的属性。',
  deprecated: '已废弃',
  instead: '改用 {name}。',
  default: '默认',
  on: '开',
  off: '关',
  resetOne: '重置 {name}',
  number: '数字',
  text: '文本',
  valueOf: '{name} 的值',
  noControl: '暂无示例值，请在编辑器中设置。',
  log: '显示为最近的事件',
  units: {
    listHeight: 'px',
    listItemHeight: 'px',
    popupMatchSelectWidth: 'px',
    maxTagTextLength: '个字符',
    maxLength: '个字符',
    maxCount: '个值',
    maxTagCount: '个标签',
  },
  sets: {
    three: '3 个城市',
    thirty: '30 个城市',
    grouped: '30 个城市，分组',
    many: '10,000 个条目',
    remote: '来自服务器',
    none: '无选项',
  },
  notes: (count) => `${count} 条说明`,
  conflicts: {
    'array-value': '此模式下的值是数组；设置 `labelInValue` 后，数组里是对象。',
    'labelled-value': '设置 `labelInValue` 后，值应为对象 `{ value: … }`；在 `multiple` 和 `tags` 中是这种对象的数组。',
    'frozen-value': '值受控：选择时会调用 `onChange`，但选择框保持不变。`defaultValue` 则交由选择框自行管理。',
    'combobox-label': '在 combobox 中，输入的文本若不是选项，回传的值不带 label。',
    'combobox-label-prop': 'combobox 的输入框只显示值，不显示其他字段。',
    'combobox-empty': 'combobox 自身不过滤，因此只有没有选项时列表才为空。',
    children: '已给出 `options`，子元素被忽略。',
    backfill: '仅在 `mode="combobox"` 下生效，此处无效果。',
    'search-off': '此模式始终可搜索，`false` 不起作用。',
    'search-unasked': '它取代了查询服务器的搜索，因此服务器不会返回选项。',
    'search-alone': '不可搜索就无法输入，因此没有文本可通知。',
    'search-field': '不可搜索就无法输入，因此无效果。请打开 `showSearch`。',
    'search-unseen': '不可搜索时，这段文本看不到也改不了，却仍会过滤选项。请打开 `showSearch`。',
    'search-object': '`showSearch` 的对象里已写明这一项，以对象为准。',
    'newer-wins': '新写法也已给出，以新写法为准。',
    'max-count': '为 `multiple` 和 `tags` 而设，此模式下只有一个值。',
    separators: '不适用于此模式，为 `multiple` 和 `tags` 而设。',
    'tags-only': '`multiple` 和 `tags` 才有标签，此处无效果。',
    choice: '类型中有声明，但发布的代码并未读取。',
    virtual: '设置 `popupMatchSelectWidth={false}` 后列表不再虚拟滚动，所有行都会渲染。',
    'input-element': '为 `mode="combobox"` 而设，开发环境下组件会发出警告。',
    'input-element-clear': '同时设置 `allowClear` 和 `placeholder` 时，组件会在开发环境下打印一条提示。',
    'default-open': '这样展开的列表没有焦点，按键无法到达。请加上 `autoFocus`。',
    'fixed-open': '列表受控：按键和鼠标都不会展开或收起它。',
    deselect: '在 `multiple` 和 `tags` 中撤回一个值时才会调用。',
    'clear-alone': '没有清除按钮，因此无效果。按钮由 `allowClear` 提供。',
    'max-length': '限制 combobox 的文本长度，此处无效果。',
  },
  warning: '组件打印的消息',
  record: '记录事件',
  recordFailed: '时间线未能加载，请再试一次。',
  failed: '这组设置使选择框抛出错误：',
  fault: (fault) => `链接中的设置无法读取，现显示默认值。${describe(fault)}`,
}

function describe(fault: PlayFault): string {
  switch (fault.kind) {
    case 'long':
      return '它超过了 4000 个字符。'
    case 'form':
      return `“${fault.text}”不是带值的属性，应写作 maxCount=3 这样的形式。`
    case 'unknown':
      return `没有属性“${fault.name}”${fault.nearest === undefined ? '。' : `，是否想写“${fault.nearest}”？`}`
    case 'twice':
      return `“${fault.name}”设置了两次。`
    case 'value':
      return `“${fault.text}”不是“${fault.name}”的值${fault.legal.length === 0 ? '。' : `，例如：${fault.legal.join('、')}。`}`
  }
}
