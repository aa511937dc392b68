import { cleanup, configure } from '@testing-library/react'
import { afterEach, inject } from 'vitest'
import { useQuestion } from '../question/question.ts'

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

// a part of a page that is read when first needed takes longer than a second where the machine is slow
configure({ asyncUtilTimeout: 30_000 * inject('pace') })

afterEach(() => {
  cleanup()
  // the next file of this worker begins without the question that a test left open
  useQuestion.setState({ asked: undefined })
})
