/** What one of the four fields of the first screen says. */
export interface ModeWords {
  label: string
  options: readonly string[]
  value: readonly string[]
  placeholder?: string
}

const english: Record<string, ModeWords> = {
  single: {
    label: 'Delivery',
    options: ['Standard, 3 to 5 days', 'Express, next day', 'Evening, 6 to 9 pm', 'Pick up in store', 'Parcel locker'],
    value: ['Express, next day'],
    placeholder: 'Choose one',
  },
  multiple: {
    label: 'Cuisines',
    options: ['Ethiopian', 'Greek', 'Indian', 'Italian', 'Japanese'],
    value: ['Greek', 'Japanese'],
  },
  tags: {
    label: 'Photo keywords',
    options: ['autumn', 'beach', 'city', 'forest', 'sunset'],
    value: ['sunset', 'beach'],
  },
  combobox: {
    label: 'Job title',
    options: ['Architect', 'Backend developer', 'Designer', 'Nurse', 'Teacher'],
    value: [],
    placeholder: 'Any title, or one of ours',
  },
}

const chinese: Record<string, ModeWords> = {
  single: {
    label: '配送方式',
    options: ['标准配送，3 到 5 天', '次日达', '晚间配送，18 到 21 点', '到店自提', '快递柜'],
    value: ['次日达'],
    placeholder: '请选择',
  },
  multiple: { label: '菜系', options: ['川菜', '粤菜', '湘菜', '淮扬菜', '日料'], value: ['粤菜', '日料'] },
  tags: { label: '照片标签', options: ['秋天', '海边', '城市', '森林', '日落'], value: ['日落', '海边'] },
  combobox: {
    label: '职位',
    options: ['建筑师', '后端工程师', '设计师', '护士', '教师'],
    value: [],
    placeholder: '自由填写，也可从列表里选',
  },
}

/** The words of a mode in the language of the page. */
export function readModeWords(mode: string, locale: string): ModeWords | undefined {
  return (locale === 'zh-CN' ? chinese : english)[mode]
}
