import { expect, it } from 'vitest'
import type { ApiChange } from '../../model/api.ts'
import type { ReadSite } from '../read-site.ts'
import { lookUpPropertyTool } from './look-up-property.ts'

it('tells the past of a property, names five of its demos of a property that many have, and says how to get the others', async () => {
  const history: ApiChange[] = [
    { version: '0.2.0', kind: 'added', after: 'string' },
    { version: '0.4.0', kind: 'changed', before: 'string', after: 'Size' },
    { version: '0.5.0', kind: 'changed', in: 'Size', before: '', after: 'depth?: number' },
    { version: '0.9.0', kind: 'deprecated' },
  ]
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
          props: [{ ...prop, declaredBy: 'BoxProps', history }],
        },
      ],
    }),
    readPages: async () => ({ locale: 'en', routes: [], demos: [] }) as never,
  }
  expect(await lookUpPropertyTool.answer({ name: 'size' }, site as ReadSite)).toBe(
    [
      'Box.size (box 1.0.0)\nType: number\nRequired: no\nAdded in 0.2.0\nType changed in 0.4.0: string → Size\nType changed in 0.5.0 in Size: + depth?: number\nDeprecated since 0.9.0',
      'Demos that use it:\n- a\n- b\n- c\n- d\n- e\nand 2 more: "list_demos" with property "Box.size".',
    ].join('\n\n'),
  )
})
