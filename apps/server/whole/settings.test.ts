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

/** A value in place of one that is missing, in a formula and in SQL. */
const instead = [
  /coalesce\(setting\('([\w.]+)'\), '?([\w.:]+)'?\)/g,
  /coalesce\(\(select (?:c\.)?value(?:::\w+)? from (?:store\.|public\.)?config(?: c)? where (?:c\.)?key = '([\w.]+)'\)(?:::\w+)?, '?([\w.:]+)'?\)/g,
]

it('what stands in place of a setting that is missing is its first value', () => {
  const first = new Map(areas.flatMap(({ config }) => Object.entries(config ?? {})))
  const said = globSync('{modules,apps/server}/**/*.{ts,sql}')
    .filter((file) => !/\.test\.ts$|node_modules|\.gen\.ts$/.test(file))
    .flatMap((file) => instead.flatMap((form) => [...readFileSync(file, 'utf8').matchAll(form)]))
  expect(said.length).toBeGreaterThan(20)
  const others = said.filter(
    ([, key = '', value]) => Number(first.get(key)) !== Number(value) && first.get(key) !== value,
  )
  expect(others.map(([text]) => text)).toEqual([])
})

it('every setting is read by somebody, and not only shown', () => {
  const textsOf = (...folders: readonly string[]): string =>
    globSync(folders.map((folder) => `${folder}/**/*.{ts,tsx,sql}`))
      .filter((file) => !/\.test\.tsx?$|node_modules|area\.ts$|notes\.ts$|\.gen\.ts$/.test(file))
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n')
  const all = textsOf('modules', 'apps/server', 'packages')
  const left = areas.flatMap(({ name, config }) => {
    const own = textsOf(`modules/${name}`)
    // some read several keys of one kind: `attendance.` and each of its names
    const isRead = (key: string): boolean =>
      key.startsWith('flow.') || all.includes(key) || new RegExp(`['".]${key.replace(/^.*\./, '')}\\b`).test(own)
    return Object.keys(config ?? {}).filter((key) => !isRead(key))
  })
  expect(left.sort()).toEqual([])
})
