import { cleanup } from '@testing-library/react'
import { afterEach } from 'vitest'

// what antd asks of a browser and happy-dom does not have

window.matchMedia ??= (media: string): MediaQueryList =>
  Object.assign(new EventTarget(), {
    matches: false,
    media,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  })

window.ResizeObserver ??= class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

afterEach(cleanup)
