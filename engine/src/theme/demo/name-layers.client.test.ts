import { expect, it } from 'vitest'
import { enUs } from '../../i18n/en-us.ts'
import { zhCn } from '../../i18n/zh-cn.ts'
import { nameLayers } from './name-layers.client.ts'

const draw = () => ({
  _class: 'group',
  name: '编组',
  layers: [
    { _class: 'group', name: '输入框', layers: [{ _class: 'shapePath', name: '路径' }] },
    { _class: 'text', name: '容器' },
    { _class: 'rectangle', name: 'Mask' },
  ],
})

it('gives layers names in the language of the page, and leaves texts and other names alone', () => {
  const layer = draw()
  nameLayers(layer, enUs.designLayers)
  expect(layer).toEqual({
    _class: 'group',
    name: 'Group',
    layers: [
      { _class: 'group', name: 'Input', layers: [{ _class: 'shapePath', name: 'Path' }] },
      { _class: 'text', name: '容器' },
      { _class: 'rectangle', name: 'Mask' },
    ],
  })
})

it('keeps the names of the converter where they are in the language of the page', () => {
  const layer = draw()
  nameLayers(layer, zhCn.designLayers)
  expect(layer).toEqual(draw())
  expect(enUs.designLayers.split('\n')).toHaveLength(zhCn.designLayers.split('\n').length)
})

it('changes nothing without names', () => {
  const layer = draw()
  nameLayers(layer, '')
  expect(layer).toEqual(draw())
})
