import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { areas } from '../compose.ts'

const asked = /\b(?:setting|settingFor)\(\s*'([a-zA-Z]+\.[a-zA-Z]+)'/g

it('every setting that a formula asks for has a first value: without one it says nothing, and nothing says so', () => {
  const known = new Set(areas.flatMap(({ config }) => Object.keys(config ?? {})))
  const names = globSync('modules/**/*.ts')
    .filter((file) => !file.endsWith('.test.ts'))
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(asked)].map(([, name]) => String(name)))
  expect(names.length).toBeGreaterThan(10)
  expect([...new Set(names)].filter((name) => !known.has(name)).sort()).toEqual([])
})
