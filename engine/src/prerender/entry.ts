// Entry of the server bundle: what the build and the development server call to render pages.
export { renderDemoMenu, renderDemoShell, renderNotFound, renderPage } from './render-page.tsx'
export { islands } from 'virtual:vitrine/registry'
