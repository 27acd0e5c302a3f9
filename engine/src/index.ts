// The engine's door for a site's configuration.
export { defineDocs, type UserConfig } from './config/user-config.ts'
