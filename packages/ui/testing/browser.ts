import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, inject, vi } from 'vitest'

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

interface Store<T> {
  setState(state: T, replace: true): void
  getInitialState(): T
}
const reset = <T>(store: Store<T>): void => store.setState(store.getInitialState(), true)

// modules are read at the end, since a file that mocks one has to be the first to read it
afterEach(async () => {
  cleanup()
  // the next test begins without the question that this one left open
  reset((await import('../question/question.ts')).useQuestion)
})

// the next file of this worker shares modules and document: its stores are as they are at first
afterAll(async () => {
  vi.unstubAllGlobals()
  reset((await import('../api/notices.ts')).useNotices)
  reset((await import('../session/person.ts')).useSession)
  reset((await import('../preview/preview.ts')).usePreview)
  reset((await import('../shell/desk.ts')).useDesk)
  reset((await import('../shell/tabs.ts')).useTabs)
  reset((await import('../shell/published.ts')).usePublished)
  reset((await import('../shell/overlay/overlays.ts')).useOverlay)
  localStorage.clear()
  sessionStorage.clear()
})
