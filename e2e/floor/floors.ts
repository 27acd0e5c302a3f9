/** The oldest versions of browsers for something. README names the same ones. */
export type Floor = Readonly<Record<'chrome' | 'edge' | 'firefox' | 'safari', number>>

/** In these everything works. */
export const worksIn: Floor = { chrome: 125, edge: 125, firefox: 128, safari: 17.5 }

/** In these everything can be read. They know layers of styles; before them pages have no style at all. */
export const readableIn: Floor = { chrome: 99, edge: 99, firefox: 97, safari: 15.4 }

/** In these `site/theme/select.css` works, which readers copy. */
export const selectStyleIn: Floor = { chrome: 123, edge: 123, firefox: 121, safari: 17.5 }

/**
 * What the output uses that is newer than `worksIn`, by the name that the compatibility data has for it, and what a reader
 * has without it. A name also stands for what begins with it.
 */
export const newer: Readonly<Record<string, string>> = {
  'html.elements.link.blocking': 'a page that comes slowly may be drawn in two steps',
  'html.elements.link.rel.expect': 'as blocking',
  'html.elements.link.rel.manifest': 'the browser does not offer to install the site',
  'html.elements.meta.name.theme-color': 'the browser keeps its own colour around the page',
  'css.at-rules.scope': 'the text stands closer and wider',
  'css.at-rules.starting-style': 'what opens is there at once',
  'css.at-rules.position-try': 'below @supports: menus stand where their styles put them',
  'css.types.anchor': 'below @supports: the line below a chosen tab is there at once',
  'css.properties.inset.anchor': 'as anchor',
  'css.properties.anchor-name': 'as position-try',
  'css.properties.anchor-scope': 'as position-try',
  'css.properties.position-anchor': 'as position-try',
  'css.properties.position-area': 'as position-try',
  'css.properties.position-try-fallbacks': 'as position-try',
  'css.properties.accent-color': 'boxes and dots in the browser’s own colour',
  'css.properties.box-decoration-break': 'a mark that breaks has no rounded ends',
  'css.properties.content-visibility': 'the browser draws what is out of sight too',
  'css.properties.forced-color-adjust': 'a sample has the colours of the reader’s system',
  'css.properties.overscroll-behavior': 'at the end of a list the page scrolls on',
  'css.properties.scrollbar-color': 'scrollbars in the browser’s own colour',
  'css.properties.scrollbar-width': 'scrollbars as wide as the browser’s own',
  'css.properties.text-autospace': 'no thin space between Chinese and Latin',
  'css.properties.text-size-adjust': 'prefixed beside it where telephones need it',
  'css.properties.text-wrap.pretty': 'a last line may hold one word',
  'css.properties.user-select': 'prefixed beside it',
  'css.selectors.details-content': 'what opens is there at once',
  'css.selectors.marker': 'bullets in the colour of the text',
  'api.InputEvent.isComposing': 'Safari lacks details of it only',
  'api.KeyboardEvent.isComposing': 'Safari lacks details of it only',
  'api.Navigator.connection': 'nothing is fetched less on a slow connection',
  'api.Window.navigation': 'every link loads its page',
  'api.Document.startViewTransition': 'React asks for it; no page uses it',
  'api.Element.startViewTransition': 'React asks for it; no page uses it',
  'api.EditContext': 'the editor of code asks for it, and goes without',
  'api.IdleDeadline.timeRemaining': 'the editor of code reads the text at once',
  'api.Navigator.scheduling': 'the editor of code asks for it, and goes without',
  'api.Scheduling.isInputPending': 'the editor of code asks for it, and goes without',
  'api.Selection.getComposedRanges': 'the editor of code asks for it, and goes without',
  'api.TextFormatUpdateEvent.getTextFormats': 'comes with EditContext',
  'api.ViewTransition.skipTransition': 'React asks for it; no page uses it',
}

/** Names of the platform's own that the code of a package uses for methods of its own. */
export const homonyms: readonly string[] = [
  'api.CustomElementRegistry.getName',
  'api.ContactsManager.getProperties',
  'api.ML.createContext',
  'api.IntersectionObserver.scrollMargin',
  'api.Observable.toArray',
  'api.XRWebGLLayer.getViewport',
  'api.scheduler',
  'javascript.builtins.Iterator.toArray',
]
