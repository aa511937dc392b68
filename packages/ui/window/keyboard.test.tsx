import { afterEach, expect, test, vi } from 'vitest'
import { followKeyboard } from './keyboard.ts'

afterEach(() => vi.unstubAllGlobals())

const covered = (): string => document.documentElement.style.getPropertyValue('--cb-keyboard')

test('the foot of the window stands above the keyboard, and where the page is zoomed at its end', () => {
  const view = Object.assign(new EventTarget(), { height: innerHeight, offsetTop: 0, scale: 1 })
  vi.stubGlobal('visualViewport', view)
  followKeyboard()
  const becomes = (more: object): string => {
    Object.assign(view, more)
    view.dispatchEvent(new Event('resize'))
    return covered()
  }
  expect(becomes({ height: innerHeight - 300 })).toBe('300px')
  expect(becomes({ offsetTop: 120 })).toBe('180px')
  expect(becomes({ scale: 2 })).toBe('0px')
  expect(becomes({ height: innerHeight, offsetTop: 0, scale: 1 })).toBe('0px')
})
