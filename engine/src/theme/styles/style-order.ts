/**
 * The stylesheets that every page loads, in the order of the cascade, below `theme/`. A file that is not listed is not
 * loaded; `*.late.css` come on demand and are listed in `on-demand.late.css`.
 */
export const styleOrder = [
  'styles/layers.css',
  'styles/tokens.css',
  'styles/base.css',
  'frame/layout.css',
  'frame/header.css',
  'frame/sidebar.css',
  'frame/outline.css',
  'frame/hero.css',
  'frame/page-footer.css',
  'frame/site-footer.css',
  'frame/not-found.css',
  'frame/notice.css',
  'prose/prose.css',
  'prose/heading.css',
  'prose/callout.css',
  'prose/keys.css',
  'prose/steps.css',
  'prose/tabs.css',
  'api/table.css',
  'api/filter.css',
  'api/atom.css',
  'code/block.css',
  'code/group.css',
  'search/field.css',
  'demo/stage.css',
  'demo/tools.css',
  'parts/badge.css',
  'styles/print.css',
] as const
