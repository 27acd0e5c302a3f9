import type { UserConfig } from 'vitrine'
import history from '../data/history.json' with { type: 'json' }

const from = '@rc-component/select'

/** The tables of the reference. Their words are in this folder. */
export const api: Extract<UserConfig['api'], object> = {
  entries: [
    { id: 'Select', from, export: 'default' },
    { id: 'Methods', from, export: 'BaseSelectRef', kind: 'methods', usedBy: ['Select'] },
    { id: 'SearchConfig', from, export: 'SearchConfig', usedBy: ['Select.showSearch'] },
    { id: 'Option', from, export: 'Option', usedBy: ['Select.options', 'OptGroup.options'] },
    { id: 'OptGroup', from, export: 'OptGroup', usedBy: ['Select.options'] },
  ],
  words: 'api',
  timeLimit: 10_000,
  history,
}
