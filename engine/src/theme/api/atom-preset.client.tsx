import { createElement, type ElementType, type ReactNode } from 'react'
import type { AtomChild, AtomNode } from '../../model/atom.ts'

/** A module and the name of one of its exports; a type has none when the program runs. */
type Export = readonly [module: Readonly<Record<string, unknown>>, name: string]

/** Draws atoms with the components of the reference, by their names there. */
export function createAtomPreset(components: Readonly<Record<string, Export>>) {
  const draw = (node: AtomChild): ReactNode => {
    if (typeof node === 'string') return node
    const [module, name] = components[node.componentName] ?? []
    const component = module?.[name ?? '']
    if (component === undefined) throw new Error(`The library exports no component "${node.componentName}".`)
    const children = node.children === undefined ? [] : [node.children].flat()
    return createElement(component as ElementType, node.props, ...children.map(draw))
  }
  return function AtomPreset({ atom }: { atom: AtomNode }): ReactNode {
    return draw(atom)
  }
}
