// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest'
import { lookAway, lookThrough } from '../session/look-through.ts'
import { lookedThrough, lookingHeaders } from './looking.ts'

beforeEach(() => {
  sessionStorage.clear()
  vi.spyOn(location, 'reload').mockImplementation(() => undefined)
})

it('says nothing of a role until one is looked through', () => {
  expect(lookedThrough()).toBeNull()
  expect(lookingHeaders()).toEqual({})
})

it('names the role with every request until one looks away', () => {
  lookThrough({ id: 'r1', name: '销售' })
  expect(lookingHeaders()).toEqual({ 'X-View-Role': 'r1' })
  expect(location.hash).toBe('#/hello')
  lookAway()
  expect(lookingHeaders()).toEqual({})
  expect(location.hash).toBe('#/record/role/r1')
  expect(location.reload).toHaveBeenCalledTimes(2)
})
