/** Files below `e2e` of which each test breaks something on purpose. Elsewhere such a test has the tag `@fault`. */
export const faultFiles =
  /^(navigation\/(failures|cut-off|chunks|deploy)|offline\/refusals|search\/trouble|shell\/demo-errors|try\/(isolation|loops))\.spec/
