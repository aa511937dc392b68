import { expect, test } from 'vitest'
import { namedHere } from './imports.ts'

const at = (path: string, name: string) => ({ path, name })

test('a name that two files export says whose it is, so that a further file renames no other', () => {
  const files = [at('a/device/worth.call.ts', 'worth'), at('a/device/server/check.ts', 'check')]
  const names = (all: readonly { path: string; name: string }[]) => [...namedHere(all).values()].map(({ as }) => as)
  expect(names(files)).toEqual(['worth', 'check'])
  expect(names([...files, at('b/loan/server/check.ts', 'check')])).toEqual([
    'worth',
    'checkOfDeviceServerCheck',
    'checkOfLoanServerCheck',
  ])
})
