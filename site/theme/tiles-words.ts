/** What the tiles say in one language. */
export interface TileWords {
  modes: { label: string; options: readonly string[] }
  search: {
    label: string
    placeholder: string
    nothing: string
    /** Between an office and its city. */
    comma: string
    options: readonly (readonly [string, string])[]
  }
  remote: { label: string; placeholder: string; waiting: string; options: readonly string[] }
  many: { label: string; placeholder: string; nothing: string; row: string }
  data: { label: string; value: string; countries: readonly (readonly [string, ...string[]])[] }
  markup: { label: string; options: readonly (readonly [string, string])[] }
  access: { label: string; placeholder: string; clear: string; options: readonly string[] }
  server: { label: string; options: readonly string[] }
}

export const englishTiles: TileWords = {
  modes: { label: 'Any text', options: ['Suggested', 'Suggested too', 'Or your own words'] },
  search: {
    label: 'Office',
    placeholder: 'Name or city: try “oslo”',
    nothing: 'No office',
    comma: ', ',
    options: [
      ['Harbour House', 'Oslo'],
      ['Old Mill', 'Ghent'],
      ['North Tower', 'Toronto'],
      ['Quay Four', 'Lisbon'],
      ['The Foundry', 'Oslo'],
    ],
  },
  remote: {
    label: 'Repository',
    placeholder: 'Loads when opened',
    waiting: 'Loading …',
    options: ['docs', 'engine', 'playground', 'website'],
  },
  many: { label: 'Parcel locker', placeholder: '10,000 lockers', nothing: 'No locker', row: 'Locker' },
  data: {
    label: 'City',
    value: 'Kyoto',
    countries: [
      ['Japan', 'Kyoto', 'Osaka', 'Tokyo'],
      ['Peru', 'Cusco', 'Lima'],
    ],
  },
  markup: {
    label: 'Status',
    options: [
      ['Delivered', 'ok'],
      ['On its way', 'info'],
      ['Delayed', 'warn'],
      ['Lost', 'error'],
    ],
  },
  access: {
    label: 'Seat',
    placeholder: 'Any seat',
    clear: 'Clear seat',
    options: ['Window', 'Aisle', 'Middle (taken)', 'Front row'],
  },
  server: { label: 'Languages', options: ['Dutch', 'Hindi', 'Polish', 'Swahili', 'Turkish'] },
}

export const chineseTiles: TileWords = {
  modes: { label: '任意文字', options: ['建议一', '建议二', '也可以自己写'] },
  search: {
    label: '办公室',
    placeholder: '名称或城市，试试“杭州”',
    nothing: '没有这个办公室',
    comma: '，',
    options: [
      ['西溪园区', '杭州'],
      ['望京中心', '北京'],
      ['滨江大厦', '杭州'],
      ['前海一号', '深圳'],
      ['陆家嘴塔', '上海'],
    ],
  },
  remote: {
    label: '仓库',
    placeholder: '展开时才加载',
    waiting: '加载中……',
    options: ['官网', '文档', '组件库', '演练场'],
  },
  many: { label: '快递柜', placeholder: '10,000 个快递柜', nothing: '没有这个快递柜', row: '快递柜' },
  data: {
    label: '城市',
    value: '成都',
    countries: [
      ['四川', '成都', '乐山', '绵阳'],
      ['云南', '昆明', '大理'],
    ],
  },
  markup: {
    label: '状态',
    options: [
      ['已送达', 'ok'],
      ['运送中', 'info'],
      ['有延误', 'warn'],
      ['已丢失', 'error'],
    ],
  },
  access: {
    label: '座位',
    placeholder: '任意座位',
    clear: '清除座位',
    options: ['靠窗', '过道', '中间（已占）', '第一排'],
  },
  server: { label: '语言', options: ['荷兰语', '印地语', '波兰语', '斯瓦希里语', '土耳其语'] },
}
