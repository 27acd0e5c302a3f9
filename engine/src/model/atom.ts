/** A value that JSON can say. */
export type AtomValue = string | number | boolean | null | AtomValue[] | { [key: string]: AtomValue }

/** A preset described as data: a component of the documented library, its props and what stands inside it. */
export interface AtomNode {
  componentName: string
  props?: Record<string, AtomValue> | undefined
  children?: AtomChild | AtomChild[] | undefined
}

export type AtomChild = string | AtomNode
