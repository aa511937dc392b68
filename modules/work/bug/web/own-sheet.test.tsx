import { afterEach, expect, test } from 'vitest'
import { withSheet } from './own-sheet.ts'

afterEach(() => localStorage.clear())

test('a sheet that is named stays, and who comes without a link has none', () => {
  const named = new URLSearchParams('token=abcdefgh&temporaryId=x')
  expect(withSheet(named)).toBe(named)
  const staff = new URLSearchParams('projectId=p')
  expect(withSheet(staff)).toBe(staff)
})

test('who comes by a link without one has their own, the same again, and another by another link', () => {
  const sheet = (token: string) => withSheet(new URLSearchParams({ token })).get('temporaryId')
  const first = sheet('aaaaaaaaaa')
  expect(first).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(sheet('aaaaaaaaaa')).toBe(first)
  expect(sheet('bbbbbbbbbb')).not.toBe(first)
})
