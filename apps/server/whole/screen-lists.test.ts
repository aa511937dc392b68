import { conditions } from '@chengban/engine/read/conditions.ts'
import { Params } from '@chengban/engine/read/params.ts'
import { expect, it } from 'vitest'
import { areas, entities, makeCatalog } from '../compose.ts'

const catalog = makeCatalog()
const somebody = '00000000-0000-4000-8000-000000000000'
const actor = { userId: somebody, sessionId: somebody, entries: ['*'], stamp: '' }

/** Replaces the values a screen fills in by person and time. */
const filled = (where: object): object =>
  JSON.parse(JSON.stringify(where), (_, value) => {
    const from = typeof value === 'object' && value && 'from' in value ? value.from : undefined
    if (from === 'me') return somebody
    if (from === 'today') return '2026-11-18'
    return from === 'now' ? '2026-11-18T09:00:00+08:00' : value
  })

const lists = [
  ...areas.flatMap(({ screens }) =>
    Object.entries(screens).flatMap(([route, screen]) =>
      [screen, ...(screen.tabs ?? [])].flatMap(({ label, of, where }) =>
        of && where ? [{ route, label, of, where }] : [],
      ),
    ),
  ),
  ...entities.flatMap(({ name: of, list }) =>
    (list?.tabs ?? []).map(({ label, where }) => ({ route: of, label, of, where })),
  ),
]

it.each(lists)('$route · $label asks what the server understands', ({ of, where }) => {
  const asked = () => conditions(catalog, catalog.entity(of), actor, { filters: filled(where) }, new Params())
  expect(asked()).not.toBe('true')
})

const named = areas.flatMap(({ screens }) =>
  Object.entries(screens).flatMap(([route, screen]) =>
    [screen, ...(screen.tabs ?? [])].flatMap(({ of, columns }) => (of && columns ? [{ route, of, columns }] : [])),
  ),
)

it.each(named)('$route shows columns that $of has', ({ of, columns }) => {
  expect(columns.filter((name) => !(name in catalog.entity(of).fields))).toEqual([])
})

it('would not be asked for by a field that nothing has', () => {
  const asked = () => conditions(catalog, catalog.entity('task'), actor, { filters: { helpers: {} } }, new Params())
  expect(asked).toThrow('字段helpers不存在')
})
