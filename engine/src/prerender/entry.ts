// Entry of the server bundle: what the thread that draws pages calls.
export { islandModules } from 'virtual:vitrine/registry'
export { createDrawer } from './create-drawer.ts'
