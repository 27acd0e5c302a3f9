import { cleanup } from '@testing-library/react'
import { afterEach } from 'vitest'

// jsdom has no layout, so it has no ResizeObserver. The select asks for one
// when its list opens, and for tags that fit the width.
class IdleResizeObserver implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}
globalThis.ResizeObserver ??= IdleResizeObserver

afterEach(cleanup)
