/* oxlint-disable typescript/consistent-type-imports -- an import of its own would make a module of this file, which then declares none */

/** The engine of the search field that a site has chosen. The build makes this module. */
declare module 'virtual:vitrine/search-engine' {
  export function createEngine(
    address: string,
    onStart?: (start: import('../model/search.ts').SearchStart) => void,
  ): import('../model/search-engine.ts').SearchEngine
}
