import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useSession } from '../session/person.ts'
import { keep, readKept, useKept } from './kept.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

test('what is broken or not there is nothing', () => {
  expect(readKept('x')).toBeUndefined()
  localStorage.setItem('cb.x', '{')
  expect(readKept('x')).toBeUndefined()
})

test('a device that keeps nothing stops nobody', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('denied')
    },
    setItem: () => {
      throw new Error('denied')
    },
    clear: () => undefined,
  })
  expect(() => keep('x', 1)).not.toThrow()
  expect(readKept('x')).toBeUndefined()
})

test('what was typed is there again until it is forgotten', () => {
  keep('x', { name: '李' })
  expect(readKept('x')).toEqual({ name: '李' })
  keep('x', undefined)
  expect(readKept('x')).toBeUndefined()
})

test('state is kept under its person and key until it is forgotten', () => {
  useSession.setState({ person: { id: 'u1' } as never })
  const use = (key: string) => renderHook(() => useKept<string>(key, (kept) => kept ?? '')).result
  const first = use('day')
  act(() => first.current.change('产出'))
  expect([first.current.value, first.current.isRestored]).toEqual(['产出', false])
  const again = use('day')
  expect([again.current.value, again.current.isRestored]).toEqual(['产出', true])
  expect(use('other day').current.value).toBe('')
  useSession.setState({ person: { id: 'u2' } as never })
  expect(use('day').current.value).toBe('')
  useSession.setState({ person: { id: 'u1' } as never })
  use('day').current.forget()
  expect(use('day').current.value).toBe('')
})
