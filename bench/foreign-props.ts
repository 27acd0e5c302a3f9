import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { installSelects, readVersion, today, writeData } from './select-packages.ts'

/** The selects that a guide leads away from: by the id of their section, the types whose names it may use. */
const sources = [
  {
    id: 'rc-select',
    package: 'rc-select',
    types: [`ComponentProps<typeof import('rc-select').default>`, `import('rc-select').BaseSelectRef`],
  },
  { id: 'antd', package: 'antd', types: [`ComponentProps<typeof import('antd').Select>`] },
  {
    id: 'react-select',
    package: 'react-select',
    types: [
      `import('react-select').Props`,
      `import('react-select/async').AsyncProps<unknown, boolean, never>`,
      `import('react-select/creatable').CreatableProps<unknown, boolean, never>`,
    ],
  },
  {
    id: 'native',
    package: '@types/react',
    types: [
      `React.SelectHTMLAttributes<HTMLSelectElement>`,
      `React.OptionHTMLAttributes<HTMLOptionElement>`,
      `React.OptgroupHTMLAttributes<HTMLOptGroupElement>`,
    ],
  },
  {
    id: 'mui',
    package: '@mui/material',
    types: [`import('@mui/material').AutocompleteProps<unknown, boolean, boolean, boolean>`],
  },
  {
    id: 'headless-ui',
    package: '@headlessui/react',
    types: ['', 'Button', 'Options', 'Option']
      .map((part) => `ComponentProps<typeof import('@headlessui/react').Listbox${part}>`)
      .concat(
        ['', 'Input', 'Options', 'Option'].map(
          (part) => `ComponentProps<typeof import('@headlessui/react').Combobox${part}>`,
        ),
      ),
  },
  // The guide that compares uses these names only, the one about moving none of them.
  {
    id: 'downshift',
    package: 'downshift',
    types: [`typeof import('downshift')`, `import('downshift').UseComboboxProps<unknown>`],
  },
  {
    id: 'base-ui',
    package: '@base-ui/react',
    types: [
      `ComponentProps<typeof import('@base-ui/react/combobox').Combobox.Root>`,
      `typeof import('@base-ui/react/autocomplete')`,
    ],
  },
  {
    id: 'react-aria',
    package: 'react-aria-components',
    types: [
      `typeof import('react-aria-components')`,
      `import('react-aria-components').ComboBoxProps<object>`,
      `import('react-aria-components').SelectProps<object>`,
    ],
  },
  {
    id: 'ariakit',
    package: '@ariakit/react',
    types: [
      `import('@ariakit/react').ComboboxProviderProps`,
      `import('@ariakit/react').ComboboxProps`,
      `import('@ariakit/react').SelectProviderProps`,
      `import('@ariakit/react').SelectProps`,
    ],
  },
]

/** Runs in the folder of the packages, with the compiler that is installed there. */
const reader = `import ts from 'typescript'
const options = { strict: true, jsx: 4, skipLibCheck: true, module: 99, moduleResolution: 100, target: 99 }
const program = ts.createProgram(['names.tsx'], options)
const errors = ts.getPreEmitDiagnostics(program).map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '))
if (errors.length > 0) throw new Error(errors.join('\\n'))
const checker = program.getTypeChecker()
const found = program.getSourceFile('names.tsx').statements.filter(ts.isTypeAliasDeclaration).map((alias) => {
  const type = checker.getTypeAtLocation(alias.name)
  const forms = type.isUnion() ? type.types : [type]
  // Attributes that every element has are nobody's own.
  const isOwn = ({ declarations: [first] = [] }) =>
    first === undefined || !/(DOM|AriaAttributes|HTMLAttributes)/.test(first.parent.name?.text ?? '') ||
    /^(Select|Option|Optgroup)HTML/.test(first.parent.name.text)
  return forms.flatMap((form) => checker.getPropertiesOfType(form).filter(isOwn).map(({ name }) => name))
})
process.stdout.write(JSON.stringify(found))
`

/** Reads the names of the properties of other selects from their published types, and keeps them as data of the site. */
export async function run(): Promise<void> {
  const folder = await installSelects()
  const types = sources.flatMap((source) => source.types)
  const lines = types.map((type, index) => `export type T${index} = ${type}`)
  writeFileSync(join(folder, 'names.tsx'), `import type { ComponentProps } from 'react'\n${lines.join('\n')}\n`)
  writeFileSync(join(folder, 'names.mjs'), reader)
  const { stdout } = await promisify(execFile)(process.execPath, ['names.mjs'], { cwd: folder })
  const found = JSON.parse(stdout) as string[][]
  writeData('foreign-props.json', {
    read: today(),
    packages: sources.map(({ id, package: name, types: own }) => {
      const names = own.flatMap((type) => found[types.indexOf(type)] ?? [])
      return { id, package: name, version: readVersion(folder, name), names: [...new Set(names)].toSorted() }
    }),
  })
}
