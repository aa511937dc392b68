import { afterEach, expect, it } from 'vitest'
import { readDraft } from './draft.ts'

const day = 86_400_000
afterEach(() => localStorage.clear())

it('drops what is no draft, and one of seven days', () => {
  localStorage.setItem('k', '{broken')
  expect(readDraft('k', 0)).toBeUndefined()
  localStorage.setItem('k', JSON.stringify({ at: 0, values: { name: '甲' } }))
  expect(readDraft('k', 7 * day)).toBeUndefined()
  expect(localStorage.getItem('k')).toBeNull()
})

it('finds a younger one again', () => {
  localStorage.setItem('k', JSON.stringify({ at: 0, values: { name: '甲' } }))
  expect(readDraft('k', 7 * day - 1)?.values).toEqual({ name: '甲' })
})
