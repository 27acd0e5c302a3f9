/**
 * Which browser tests do something bad to a page and look that it is survived: those with the tag, and all of these
 * files. Playwright looks for it in path, title and tags.
 */
export const faultTests = String.raw`@fault|(navigation/(failures|cut-off|chunks|deploy)|offline/refusals|search/trouble|shell/demo-errors|try/loops)\.spec`
