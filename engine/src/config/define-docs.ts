import type { UserConfig } from '../model/config.ts'

/** Gives a configuration file its type: `export default defineDocs({ … })`. */
export function defineDocs(config: UserConfig): UserConfig {
  return config
}
