// A package registry to search in: 200 packages that do not exist.

export interface Package {
  /** Scoped name, as `@meadow/calendar`. */
  name: string
  summary: string
}

const packageScopes = [
  'meadow',
  'harbor',
  'lantern',
  'quartz',
  'juniper',
  'ferry',
  'tundra',
  'comet',
  'saffron',
  'pylon',
]

const packageParts: Record<string, string> = {
  calendar: 'Month and week',
  'date-picker': 'Calendar in a field',
  table: 'Sorted rows',
  tree: 'Nested rows',
  dialog: 'Modal and side sheets',
  tooltip: 'Short hints',
  'form-state': 'Values and errors',
  validate: 'Rules for values',
  router: 'Addresses to pages',
  store: 'Shared state',
  fetch: 'Cached requests',
  charts: 'Lines and bars',
  icons: 'One set, one stroke',
  markdown: 'Text to HTML',
  upload: 'Files with progress',
  'drag-drop': 'Move things around',
  i18n: 'Messages and plurals',
  'color-picker': 'Swatches and sliders',
  editor: 'Rich text',
  testing: 'Test helpers',
}

/** 200 fictional packages. */
export const packages: readonly Package[] = packageScopes.flatMap((scope) =>
  Object.entries(packageParts).map(([part, summary]) => ({
    name: `@${scope}/${part}`,
    summary,
  })),
)
