import { defineDocs } from 'vitrine'
import { api } from './api/entries.ts'
import releases from './releases.json' with { type: 'json' }

const library = '@rc-component/select'
const repository = 'https://github.com/react-component/select'

export default defineDocs({
  title: { 'zh-CN': 'Select', 'en-US': 'Select' },
  description: { 'zh-CN': 'React 选择器组件', 'en-US': 'React Select Component' },
  locales: [
    { id: 'zh-CN', name: '简体中文' },
    { id: 'en-US', name: 'English' },
  ],
  library: { package: library, repositoryUrl: repository, releases },
  nav: [
    { path: '/', title: { 'zh-CN': '文档', 'en-US': 'Docs' } },
    { path: '/demo', title: { 'zh-CN': '演示', 'en-US': 'Demo' } },
  ],
  groups: [
    { id: 'guide', title: { 'zh-CN': '指南', 'en-US': 'Guides' } },
    { id: 'practice', title: { 'zh-CN': '实战与排错', 'en-US': 'In practice' } },
    { id: 'single', title: { 'zh-CN': '单选', 'en-US': 'Single' } },
    { id: 'multiple', title: { 'zh-CN': '多选', 'en-US': 'Multiple' } },
    { id: 'tags', title: { 'zh-CN': '标签', 'en-US': 'Tags' } },
    { id: 'search', title: { 'zh-CN': '搜索与输入', 'en-US': 'Search and input' } },
    { id: 'async', title: { 'zh-CN': '异步数据', 'en-US': 'Async data' } },
    { id: 'rendering', title: { 'zh-CN': '自定义渲染', 'en-US': 'Rendering' } },
    { id: 'popup', title: { 'zh-CN': '弹层', 'en-US': 'Popup' } },
  ],
  footer: {
    notes: [
      {
        'zh-CN': `独立维护的文档，与 ${library} 的作者没有隶属关系。`,
        'en-US': `Independent documentation, not affiliated with the authors of ${library}.`,
      },
      {
        'zh-CN': `${library} 采用 MIT 许可证，本站同样采用 MIT 许可证。`,
        'en-US': `${library} is under the MIT licence; so is this site (MIT).`,
      },
      {
        'zh-CN': '不做任何跟踪。浏览器只记住你的偏好，以及你选择离线保存的内容。',
        'en-US':
          'No tracking. Your browser stores your preferences and what you keep for offline reading, nothing else.',
      },
    ],
  },
  prefetch: 'intent',
  themeColor: { light: '#ffffff', dark: '#171614' },
  search: { skip: ['next', 'heard-single', 'heard-multiple', 'heard-tags', 'heard-combobox'] },
  face: {
    family: 'Figtree',
    file: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    letters: '¥·Á×áâãäèéëíñóöøûü',
  },
  linkPictures: {
    fonts: ['@fontsource-variable/figtree/wght.css', '@fontsource-variable/noto-sans-sc/wght.css'],
    pictures: 'pictures',
  },
  hero: 'theme/hero.tsx',
  islands: {
    modes: 'theme/modes.tsx',
    pictures: 'theme/pictures.tsx',
    playground: { module: 'theme/playground.tsx', style: 'theme/playground.css' },
    studio: { module: 'theme/studio.tsx', style: 'theme/studio.css' },
    tiles: 'theme/tiles.tsx',
  },
  api,
  styles: ['theme/select.css'],
  cards: 'cards',
  harness: { prefix: 'demo-', styles: ['theme/demo.css', 'theme/demo-controls.css', 'theme/hero.css'] },
})
