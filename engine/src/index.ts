// What a site's configuration imports from the engine.
export { defineDocs } from './config/define-docs.ts'
export type { UserConfig } from './model/config.ts'
