import type { Entity } from '@chengban/kernel/entity.ts'
import { expect, test } from 'vitest'
import { namedHandlers, ofKind, refuseLost } from './joined.ts'
import type { Typed } from './written.ts'

const device = { name: 'device', on: { check: 'device/check' } } as unknown as Entity
const at = (path: string, name: string) => ({ path, name })
const worth = { ...at('device/worth.call.ts', 'worth'), value: {} }
const handler = (path: string): Typed => ({ ...at(path, 'readWorth'), kind: 'CallHandler', of: worth })
const calls = (typed: readonly Typed[], byHand: readonly string[] = []) =>
  ofKind(typed, /Handler$/, [worth], new Set(byHand))

test('a handler that a declaration names and no file exports is refused with the name it should have', () => {
  const other = at('device/server/check.ts', 'checkDevice')
  expect(() => namedHandlers([device], [other])).toThrow(
    'the handler device/check of device is not written: export it as deviceCheck from a file in a server/ folder',
  )
})

test('a handler that two files export is refused with both files', () => {
  const files = ['device/server/one.ts', 'device/server/two.ts'].map((path) => at(path, 'deviceCheck'))
  expect(() => namedHandlers([device], files)).toThrow(/device\/server\/one\.ts.* and .*device\/server\/two\.ts/)
})

test('a handler is found by its name in any file of a server folder', () => {
  const found = at('device/server/check.ts', 'deviceCheck')
  expect([...namedHandlers([device], [found])]).toEqual([['device/check', found]])
})

test('a call without handler is refused with the type that would answer it', () => {
  expect(() => calls([])).toThrow(
    'modules/device/worth.call.ts: worth has no handler: export one as `CallHandler<typeof worth>` from a file in a server/ folder',
  )
})

test('two handlers of one call are refused with both files', () => {
  expect(() => calls([handler('device/server/a.ts'), handler('device/server/b.ts')])).toThrow(
    /has two handlers: .*server\/a\.ts.* and .*server\/b\.ts/,
  )
})

test('a call that is joined by hand as well is refused with its handler', () => {
  expect(() => calls([handler('device/server/a.ts')], ['modules/device/worth.call.ts: worth'])).toThrow(
    /is joined by hand besides: .*server\/a\.ts/,
  )
})

test('a call is answered by the handler whose type names it, by hand, or by its declaration', () => {
  expect(calls([handler('device/server/a.ts')])).toHaveLength(1)
  expect(calls([], ['modules/device/worth.call.ts: worth'])).toEqual([])
  expect(ofKind([], /Handler$/, [{ ...worth, value: { does: {} } }], new Set())).toEqual([])
})

test('a handler that answers what no file declares is refused with both', () => {
  expect(() => refuseLost([handler('device/server/worth.ts')], [])).toThrow(
    'device/server/worth.ts: readWorth answers modules/device/worth.call.ts: worth, which no .call.ts or .job.ts declares',
  )
  expect(() => refuseLost([handler('device/server/worth.ts')], [worth])).not.toThrow()
})
