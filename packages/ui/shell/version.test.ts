import { expect, it } from 'vitest'
import { type Outcome, seen } from './version.ts'

const opened: Outcome = { first: '1.9.9', told: undefined, mustReload: false }

it.each(['1.9.9', '1.9.8', '1.1.10'])('%s is nothing new to pages of 1.9.9', (version) =>
  expect(seen(opened, { version, force: true })).toBe(opened),
)

it('the first one heard is that of the pages themselves', () =>
  expect(seen({ first: undefined, told: undefined, mustReload: false }, { version: '2.0.0', force: true })).toEqual({
    ...{ first: '2.0.0', told: undefined, mustReload: false },
  }))

it('tells of each higher version once, and keeps in mind that it must be taken', () => {
  const told = seen(opened, { version: '1.10.0', force: true })
  expect(told).toEqual({ first: '1.9.9', told: '1.10.0', mustReload: true })
  expect(seen(told, { version: '1.10.0', force: true })).toBe(told)
  expect(seen(told, { version: '1.11.0', force: false })).toEqual({ ...told, told: '1.11.0' })
})
