/** What the pictures say in one language. */
export interface PictureWords {
  groups: { prefix: string; value: string; rows: readonly (readonly [text: string, isHeader: boolean])[] }
  people: readonly (readonly [name: string, job: string, letters: string])[]
  chips: readonly (readonly [text: string, tone: string])[]
}

export const englishPictures: PictureWords = {
  groups: {
    prefix: 'To',
    value: 'Lighthouse',
    rows: [
      ['Harbour line', true],
      ['Old Port', false],
      ['Lighthouse', false],
      ['Hill line', true],
      ['Summit', false],
    ],
  },
  people: [
    ['Amara Diallo', 'Product design', 'AD'],
    ['Bruno Keller', 'Backend', 'BK'],
    ['Greta Lund', 'Research', 'GL'],
  ],
  chips: [
    ['outage', 'error'],
    ['slow', 'warn'],
    ['question', 'info'],
    ['solved', 'ok'],
  ],
}

export const chinesePictures: PictureWords = {
  groups: {
    prefix: '到',
    value: '灯塔',
    rows: [
      ['海港线', true],
      ['老码头', false],
      ['灯塔', false],
      ['山城线', true],
      ['观景台', false],
    ],
  },
  people: [
    ['陈悦', '产品设计', '陈'],
    ['周明轩', '后端开发', '周'],
    ['林可', '用户研究', '林'],
  ],
  chips: [
    ['故障', 'error'],
    ['变慢', 'warn'],
    ['咨询', 'info'],
    ['已解决', 'ok'],
  ],
}
