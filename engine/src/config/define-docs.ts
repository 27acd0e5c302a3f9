import type { UserConfig } from '../model/config.ts'

/** Types a configuration file: `export default defineDocs({ … })`. */
export function defineDocs(config: UserConfig): UserConfig {
  return config
}
