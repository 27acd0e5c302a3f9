// What the guides say of types. The compiler is what tests it, with `npm run check`.
import type { DefaultOptionType, SelectProps } from '@rc-component/select'
import { expectTypeOf, test } from 'vitest'

/** What a handler is given. */
type Given<Handler extends ((...told: never[]) => void) | undefined> = Parameters<NonNullable<Handler>>

test('without its type the value is `any`, and it never includes `undefined` by itself', () => {
  expectTypeOf<Given<SelectProps['onChange']>[0]>().toBeAny()
  expectTypeOf<Given<SelectProps<string>['onChange']>[0]>().toEqualTypeOf<string>()
  expectTypeOf<Given<SelectProps<string[]>['onChange']>[0]>().toEqualTypeOf<string[]>()
})

test('the second argument is an option, several or nothing, in every mode', () => {
  type Plan = { value: string; seats: number }
  expectTypeOf<Given<SelectProps<string, Plan>['onChange']>[1]>().toEqualTypeOf<Plan | Plan[] | undefined>()
  expectTypeOf<Given<SelectProps<string[], Plan>['onChange']>[1]>().toEqualTypeOf<Plan | Plan[] | undefined>()
})

test('an option without its type has any field', () => {
  expectTypeOf<DefaultOptionType['misspelt']>().toBeAny()
})

test('heights are numbers', () => {
  expectTypeOf<SelectProps['listHeight']>().toEqualTypeOf<number | undefined>()
  expectTypeOf<SelectProps['listItemHeight']>().toEqualTypeOf<number | undefined>()
})
