declare module 'virtual:vitrine/registry' {
  import type { ComponentType } from 'react'
  export const islandModules: Readonly<
    Record<string, () => Promise<{ default: ComponentType<Readonly<Record<string, unknown>>> }>>
  >
}
