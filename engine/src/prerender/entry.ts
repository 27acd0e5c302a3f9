// The door of the server bundle: what the build and the dev server call to draw pages.
export { renderDemoMenu, renderDemoShell, renderNotFound, renderPage } from './render-page.tsx'
export { islands } from 'virtual:vitrine/registry'
