declare module 'virtual:vitrine/registry' {
  import type { IslandSource } from '../theme/view.ts'
  export const islands: Readonly<Record<string, IslandSource>>
}
