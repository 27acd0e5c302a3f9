/** The names that the converter gives to layers, in the order of the word `designLayers`. It knows no other language. */
const given = [
  '编组',
  '表格',
  '按钮',
  '表头',
  '行',
  '单元格',
  '表内容',
  '输入框',
  '子元素',
  'Overflow 蒙层',
  '剪切蒙版组',
  '容器',
  '椭圆',
  '背景图片',
  '路径',
  '蒙版',
]

/** What is read and changed of a layer in Sketch's format. */
interface Layer {
  _class?: string
  name?: string
  layers?: Layer[]
}

/** Gives the layers below and including `layer` names in the page's language. `names` has one for each, a line a name. */
export function nameLayers(layer: Layer, names: string): void {
  const own = names.split('\n')
  const { _class: kind } = layer
  // The name of a text is the text itself.
  const place = kind === 'text' ? -1 : given.indexOf(layer.name ?? '')
  const name = own[place] ?? ''
  if (name !== '') layer.name = name
  for (const child of layer.layers ?? []) nameLayers(child, names)
}
