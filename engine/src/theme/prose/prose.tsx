import type { Root } from 'hast'
import { toJsxRuntime, type Components } from 'hast-util-to-jsx-runtime'
import type { FunctionComponent, ReactElement, ReactNode } from 'react'
import { Fragment, jsx, jsxs } from 'react/jsx-runtime'
import { Atom } from '../api/atom.tsx'
import { ApiSection } from '../api/section.tsx'
import { Badge } from '../parts/badge.tsx'
import { Callout } from './callout.tsx'
import { CodeBlock } from '../code/block.tsx'
import { CodeGroup } from '../code/group.tsx'
import { Demo } from '../demo/demo.tsx'
import { DemoIndex } from '../demo/list.tsx'
import { FindHeading } from './find-heading.tsx'
import { Fold } from './fold.tsx'
import { Grid } from './grid.tsx'
import { Heading } from './heading.tsx'
import { Keys } from './keys.tsx'
import { OwnIsland } from './own-island.tsx'
import { Picture } from './picture.tsx'
import { Replay } from '../demo/replay.tsx'
import { PropLink } from '../api/prop-link.tsx'
import { Steps } from './steps.tsx'
import type { DirectiveProps } from '../../markdown/apply-directives.ts'
import type { TextProps } from '../../model/element-props.ts'
import { readProps } from '../../node/read-props.ts'
import { ApiHistory } from './history.tsx'
import { HeadCell, TableFrame } from './table-frame.tsx'
import { TaskBox } from './task-box.tsx'
import type { ElementProps, View } from '../view.ts'

/** A text of the page. The `v-*` elements, which stand for directives, become components here. */
export function Prose({ view, tree }: { view: View; tree: Root }): ReactElement {
  return toJsxRuntime(tree, { Fragment, jsx, jsxs, components: listComponents(view) })
}

/** The props of a directive's element: its data as one JSON string, and the content inside it. */
interface Carried {
  data?: string
  children?: ReactNode
}

/** The component of each directive that has an element. */
const directives: { [Name in keyof DirectiveProps]: FunctionComponent<ElementProps<Name>> } = {
  'v-api': ApiSection,
  'v-atom': Atom,
  'v-badge': Badge,
  'v-callout': Callout,
  'v-code-group': CodeGroup,
  'v-demo': Demo,
  'v-demo-index': DemoIndex,
  'v-find-heading': FindHeading,
  'v-each': ({ children }) => <>{children}</>,
  'v-fold': Fold,
  'v-grid': Grid,
  'v-history': ApiHistory,
  'v-island': OwnIsland,
  'v-kbd': Keys,
  'v-picture': Picture,
  'v-prop': PropLink,
  'v-replay': Replay,
  'v-steps': Steps,
  'v-value': ({ children }) => <>{children}</>,
}

function listComponents(view: View): Partial<Components> {
  const texts: { [Name in keyof TextProps]: FunctionComponent<TextProps[Name]> } = {
    'v-code': (props) => <CodeBlock {...props} view={view} />,
    'v-heading': (props) => <Heading {...props} view={view} />,
    'v-table': TableFrame,
  }
  const components = {
    ...texts,
    ...Object.fromEntries(Object.entries(directives).map(([name, Component]) => [name, carry(view, name, Component)])),
    th: HeadCell,
    // Markdown has no inputs except the boxes of task lists.
    input: ({ checked }: { checked?: boolean }) => <TaskBox view={view} checked={checked === true} />,
  }
  return components
}

/** Renders a component with the props that its element has as JSON. */
function carry(view: View, name: string, Component: FunctionComponent<never>): FunctionComponent<Carried> {
  // The table `directives` ensures that each component gets the props of its own element. TypeScript cannot follow that here.
  const Drawn = Component as FunctionComponent<{ view: View; children?: ReactNode }>
  return ({ data, children }) => (
    <Drawn {...readProps(name, data)} view={view}>
      {children}
    </Drawn>
  )
}
