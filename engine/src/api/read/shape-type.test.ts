import { describe, expect, test } from 'vitest'
import {
  hashType,
  shortenDeclaration,
  shortenType,
  splitUnion,
  tidyCheckedType,
  tidyDeclaration,
  tidyMethod,
  tidyType,
} from './shape-type.ts'

describe('tidyType', () => {
  test('writes a type on one line, without comments, in single quotes and without React in front', () => {
    expect(tidyType('(a: React.Key, // key\n  info: {\n    /* at */ index: number;\n  }) => React.ReactNode;')).toBe(
      '(a: Key, info: { index: number }) => ReactNode',
    )
    expect(tidyType(`| "a" | 'it"s' | "it's"`)).toBe(`'a' | 'it"s' | "it's"`)
    expect(tidyType("'http://example.org' | 'a  b'")).toBe("'http://example.org' | 'a  b'")
  })

  test('turns a method into the function type it is', () => {
    expect(tidyMethod('render?(entry: T, info: { index: number }): React.ReactNode;')).toBe(
      '(entry: T, info: { index: number }) => ReactNode',
    )
  })

  test('takes away the undefined that the checker adds to optional properties, and nothing else', () => {
    expect(tidyCheckedType('((value: string) => void) | undefined', true)).toBe('(value: string) => void')
    expect(tidyCheckedType('string | undefined', false)).toBe('string | undefined')
    expect(tidyCheckedType('(a: string) => (b: number) => void', true)).toBe('(a: string) => (b: number) => void')
  })
})

describe('splitUnion', () => {
  test('splits at the top level only', () => {
    expect(splitUnion("string | ((a: A | B) => C) | Map<A | B, C> | '|'")).toEqual([
      'string',
      '((a: A | B) => C)',
      'Map<A | B, C>',
      "'|'",
    ])
    expect(splitUnion('() => string | number')).toEqual(['() => string | number'])
  })
})

describe('what is too long is cut where it can be read', () => {
  test('a union of many members says how many more there are', () => {
    const union = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'].map((name) => `'${name}'`).join(' | ')
    expect(shortenType(union)).toBe("'a' | 'b' | 'c' | 'd' | 'e' | 'f' | … 3 more")
  })

  test('one long type ends at a whole word', () => {
    const type = `(${Array.from({ length: 30 }, (_, index) => `argument${index}: string`).join(', ')}) => void`
    expect(shortenType(type)).toMatch(/^\(argument0: string, .*: string …$/)
    expect(shortenType(type).length).toBeLessThan(165)
    expect(shortenType('string')).toBe('string')
  })

  test('a declaration of many lines says how many more there are', () => {
    const text = Array.from({ length: 60 }, (_, index) => `  field${index}: string`).join('\n')
    expect(shortenDeclaration(text).split('\n')).toHaveLength(40)
    expect(shortenDeclaration(text).split('\n').at(-1)).toBe('  … 21 more')
  })
})

test('a declaration keeps its lines and loses comments and export', () => {
  expect(
    tidyDeclaration(
      'export declare interface A {\n    /** a */\n    a: "x"; // b\n    b: {\n        c: React.Key;\n    };\n}',
    ),
  ).toBe("interface A {\n  a: 'x';\n  b: {\n    c: Key;\n  };\n}")
})

test('the hash of a type is short and differs with the type', () => {
  expect(hashType('string')).toBe('473287f8')
  expect(hashType('number')).not.toBe(hashType('string'))
})
