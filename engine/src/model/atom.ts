/** Any JSON value. */
export type AtomValue = string | number | boolean | null | AtomValue[] | { [key: string]: AtomValue }

/** A preset as data: a component of the documented library, its props and its children. */
export interface AtomNode {
  componentName: string
  props?: Record<string, AtomValue> | undefined
  children?: AtomChild | AtomChild[] | undefined
}

export type AtomChild = string | AtomNode
