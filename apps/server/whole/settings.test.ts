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

it('what stands in a formula in place of a setting that is missing is its first value', () => {
  const first = new Map(areas.flatMap(({ config }) => Object.entries(config ?? {})))
  const said = globSync('modules/**/*.ts').flatMap((file) => [
    ...readFileSync(file, 'utf8').matchAll(/coalesce\(setting\('([\w.]+)'\), '?([\w.:]+)'?\)/g),
  ])
  const others = said.filter(
    ([, key = '', value]) => Number(first.get(key)) !== Number(value) && first.get(key) !== value,
  )
  expect(others.map(([text]) => text)).toEqual([])
})

/** Places that read parameters whose keys are data (of a flow, a client, a notice) or that are secret. */
const ownReaders = [
  /^modules\/platform\/(config|flow|ding|metabase)\//,
  /^modules\/platform\/server\/seed\//,
  'modules/platform/user/server/sister.ts',
  'modules/platform/user/server/test-email.ts',
  'packages/engine/remind/run-notice.ts',
  'modules/work/apply-for/server/sync-statistics.ts',
  'modules/work/client-sync/server/key.ts',
]

it('a setting is read by its typed key, never by SQL of its own', () => {
  const raw = globSync('modules/**/*.ts').filter(
    (file) =>
      !/\.test\.ts$|\/(demo|testing)\//.test(file) &&
      !ownReaders.some((place) => (typeof place === 'string' ? file === place : place.test(file))) &&
      /\bstore\.config\b/.test(readFileSync(file, 'utf8')),
  )
  expect(raw).toEqual([])
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
