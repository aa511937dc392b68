import { globSync, readFileSync } from 'node:fs'
import { checkedSetting } from '@chengban/kernel/checked-setting.ts'
import { Problem } from '@chengban/kernel/kinds/face.ts'
import type { Setting } from '@chengban/kernel/setting.ts'
import { settings } from '@chengban/modules/settings.gen.ts'
import { expect, it } from 'vitest'

const declared: readonly Setting[] = Object.values(settings)
const open = declared.filter(({ isSecret }) => !isSecret)

it('every setting begins with a value that its own field takes', () => {
  expect(declared.length).toBeGreaterThan(100)
  const wrong = open.flatMap((one) => {
    const checked = checkedSetting(one, one.first)
    return checked instanceof Problem ? [`${one.key}: ${checked.message}`] : []
  })
  expect(wrong).toEqual([])
})

it('what a form shows of a setting is stored as it was', () => {
  const stored = ({ first, field }: Setting): unknown => (field.kind === 'json' ? JSON.parse(first) : first)
  for (const one of open) {
    const first = String(checkedSetting(one, one.first))
    expect(stored({ ...one, first }), one.key).toEqual(stored(one))
  }
})

it('SQL beside the declarations asks for settings that there are', () => {
  const keys = globSync('modules/**/*.sql').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/setting_(?:figure|part)\('([\w.]+)'/g)].map(([, key]) => String(key)),
  )
  expect(keys.length).toBeGreaterThan(2)
  expect(keys.filter((key) => !settings[key])).toEqual([])
})

/** Places that read parameters whose keys are data (of a flow, a client, a notice) or that are secret. */
const ownReaders = [
  /^modules\/platform\/(config|flow|ding|metabase)\//,
  /^modules\/platform\/server\/seed\//,
  /^packages\/engine\/round\//,
  'packages/engine/remind/run-notice.ts',
  // the engine knows no declaration of an area
  'packages/engine/rules/outside.ts',
  'modules/platform/user/server/sister.ts',
  'modules/platform/user/server/test-email.ts',
  'modules/work/apply-for/server/sync-statistics.ts',
  'modules/work/client-sync/server/key.ts',
]

it('a setting is read by its typed key, never by SQL of its own', () => {
  const raw = globSync(['modules/**/*.ts', 'packages/**/*.ts', 'apps/server/**/*.ts']).filter(
    (file) =>
      !/\.test\.ts$|\/(demo|testing|node_modules)\//.test(file) &&
      !ownReaders.some((place) => (typeof place === 'string' ? file === place : place.test(file))) &&
      /\bstore\.config\b/.test(readFileSync(file, 'utf8')),
  )
  expect(raw).toEqual([])
})

/** Read by a part of their key. */
const byPrefix = new Set(['testApply.maxDays', 'testApply.maxExtend'])

it('every setting is read by somebody, and not only shown', () => {
  const all = globSync(['modules', 'apps/server', 'packages'].map((folder) => `${folder}/**/*.{ts,tsx,sql}`))
    .filter((file) => !/\.test\.tsx?$|node_modules|\.settings\.ts$|\.gen\.ts$/.test(file))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
  // keys of flows, of other systems and of mail are put together
  const isRead = (key: string): boolean => /^(flow|sso|mail)\./.test(key) || all.includes(key) || byPrefix.has(key)
  expect(declared.map(({ key }) => key).filter((key) => !isRead(key))).toEqual([])
})
