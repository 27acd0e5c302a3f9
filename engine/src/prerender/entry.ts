// Entry of the server bundle: what the thread that draws pages calls.
export { createDrawer } from './create-drawer.ts'
