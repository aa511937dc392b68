import { existsSync, readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { join } from 'node:path'
import { expect, it, test } from 'vitest'
import { root } from '../places.ts'
import { broken, placesIn } from './breakage.ts'
import { breakages } from './breakages.ts'

const sourceOf = (file: string): string => readFileSync(join(root, file), 'utf8')

it.each(breakages)('$name applies to one place of what the tests load', (breakage) => {
  const { file, find, tests } = breakage
  expect(file).toMatch(/^(packages\/(kernel|engine)|modules)\/.*\.ts$/)
  expect(find).not.toContain('\n')
  expect(placesIn(sourceOf(file), breakage)).toBe(1)
  expect(broken(sourceOf(file), breakage)).not.toBe(sourceOf(file))
  // what does not even compile would be noticed by anything
  expect(() => stripTypeScriptTypes(broken(sourceOf(file), breakage))).not.toThrow()
  expect(tests.length).toBeGreaterThan(0)
  expect(tests.filter((path) => !existsSync(join(root, path)))).toEqual([])
})

test('every name stands once, for enough breakages', () => {
  expect(new Set(breakages.map(({ name }) => name)).size).toBe(breakages.length)
  expect(breakages.length).toBeGreaterThanOrEqual(60)
})

test('a breakage that applies nowhere, or twice, is known', () => {
  const breakage = { name: 'n', file: 'f', find: 'a < b', put: 'a <= b', tests: [] }
  expect([placesIn('a > b', breakage), placesIn('a < b; a < b', breakage)]).toEqual([0, 2])
  expect(broken('if (a < b) $&', breakage)).toBe('if (a <= b) $&')
})
