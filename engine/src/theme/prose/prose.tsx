import type { Root } from 'hast'
import { toJsxRuntime, type Components } from 'hast-util-to-jsx-runtime'
import type { ComponentType, ReactElement, ReactNode } from 'react'
import { Fragment, jsx, jsxs } from 'react/jsx-runtime'
import { Atom } from '../api/atom.tsx'
import { ApiSection } from '../api/section.tsx'
import { Badge } from '../parts/badge.tsx'
import { Callout } from './callout.tsx'
import { CodeBlock } from '../code/block.tsx'
import { CodeGroup } from '../code/group.tsx'
import { Demo } from '../demo/demo.tsx'
import { DemoIndex } from '../demo/list.tsx'
import { Heading } from './heading.tsx'
import { Keys } from './keys.tsx'
import { Picture } from './picture.tsx'
import { PropLink } from '../api/prop-link.tsx'
import { Steps } from './steps.tsx'
import { HeadCell, TableFrame } from './table-frame.tsx'
import { TaskBox } from './task-box.tsx'
import type { View } from '../view.ts'

/** A text of the page. Elements that markdown named `v-*` become components here. */
export function Prose({ view, tree }: { view: View; tree: Root }): ReactElement {
  return toJsxRuntime(tree, { Fragment, jsx, jsxs, components: listComponents(view) })
}

/** What a `v-*` element carries: one JSON string, and what stands inside it. */
interface Carried {
  data?: string
  children?: ReactNode
}

function listComponents(view: View): Partial<Components> {
  /** A component whose own props travel as JSON. */
  function carrying<Props extends object>(Component: ComponentType<Props & { view: View; children?: ReactNode }>) {
    return function Carrier({ data, children }: Carried): ReactElement {
      const props = JSON.parse(data ?? '{}') as Props
      return (
        <Component {...props} view={view}>
          {children}
        </Component>
      )
    }
  }
  const components: Record<string, ComponentType<never>> = {
    'v-heading': (props: Parameters<typeof Heading>[0]) => <Heading {...props} view={view} />,
    'v-code': (props: Parameters<typeof CodeBlock>[0]) => <CodeBlock {...props} view={view} />,
    'v-table': TableFrame,
    th: HeadCell,
    // The only boxes markdown has.
    input: ({ checked }: { checked?: boolean }) => <TaskBox view={view} checked={checked === true} />,
    'v-callout': carrying(Callout),
    'v-demo': carrying(Demo),
    'v-demo-index': carrying(DemoIndex),
    'v-grid': ({ children }: Carried) => <div className="grid">{children}</div>,
    'v-code-group': carrying(CodeGroup),
    'v-picture': carrying(Picture),
    'v-api': carrying(ApiSection),
    'v-atom': carrying(Atom),
    'v-prop': carrying(PropLink),
    'v-kbd': carrying(Keys),
    'v-badge': carrying(Badge),
    'v-steps': Steps,
  }
  // The library's type knows the elements of HTML only.
  return components as Partial<Components>
}
