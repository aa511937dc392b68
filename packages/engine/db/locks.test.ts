import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { locks } from './locks.ts'

const root = join(import.meta.dirname, '../../..')

test('no two locks have one number', () => {
  expect(new Set(Object.values(locks)).size).toBe(Object.keys(locks).length)
})

test('no file takes an advisory lock by a number of its own', () => {
  const listed = execFileSync('git', ['ls-files', 'apps', 'modules', 'packages'], { cwd: root, encoding: 'utf8' })
  const sources = listed.split('\n').filter((path) => /\.(ts|sql)$/.test(path) && !/test|\/testing\//.test(path))
  const own = sources.filter((path) =>
    /advisory_\w*lock\w*\((\d|hash|'|\$1::)/.test(readFileSync(join(root, path), 'utf8')),
  )
  expect([sources.length > 1000, own]).toEqual([true, []])
})
