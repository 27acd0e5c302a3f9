// The engine's door for a site's configuration.
export { defineDocs } from './config/define-docs.ts'
export type { UserConfig } from './model/config.ts'
