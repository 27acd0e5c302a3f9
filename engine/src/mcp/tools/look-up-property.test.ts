import { expect, it } from 'vitest'
import type { ReadSite } from '../read-site.ts'
import { lookUpPropertyTool } from './look-up-property.ts'

it('names five demos of a property that many have, and says how to get the others', async () => {
  const demos = ['a', 'b', 'c', 'd', 'e', 'f', 'g']
  const prop = { name: 'size', id: 'box-size', type: 'number', required: false, description: {}, types: [], demos }
  const site: Partial<ReadSite> = {
    chooseLocale: () => 'en',
    readReference: async () => ({
      $schema: '',
      package: 'box',
      version: '1.0.0',
      types: [],
      tables: [
        {
          id: 'Box',
          type: 'BoxProps',
          kind: 'component',
          open: false,
          generics: [],
          inherited: [],
          props: [{ ...prop, declaredBy: 'BoxProps' }],
        },
      ],
    }),
    readPages: async () => ({ locale: 'en', routes: [], demos: [] }) as never,
  }
  expect(await lookUpPropertyTool.answer({ name: 'size' }, site as ReadSite)).toBe(
    [
      'Box.size (box 1.0.0)\nType: number\nRequired: no',
      'Demos that use it:\n- a\n- b\n- c\n- d\n- e\nand 2 more: "list_demos" with property "Box.size".',
    ].join('\n\n'),
  )
})
