import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useSoon } from './use-soon.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('a burst is one act, and none once the page is left', () => {
  const act = vi.fn()
  const { result, unmount } = renderHook(() => useSoon(act, 200))
  for (let times = 0; times < 15; times += 1) result.current()
  expect(act).not.toHaveBeenCalled()
  vi.advanceTimersByTime(200)
  expect(act).toHaveBeenCalledTimes(1)
  result.current()
  unmount()
  vi.advanceTimersByTime(1000)
  expect(act).toHaveBeenCalledTimes(1)
})
