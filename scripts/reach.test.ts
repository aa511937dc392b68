import { expect, test } from 'vitest'
import { reachOf } from './reach.ts'

const engine = `import { clock } from '@chengban/engine/clock.ts'`
const sources = new Map([
  ['packages/engine/clock.ts', ''],
  ['packages/engine/clock.test.ts', `import { clock } from './clock.ts'`],
  ['packages/ui/list/List.tsx', `const Chart = lazyPart(() => import('./Chart.tsx'))`],
  ['packages/ui/list/Chart.tsx', ''],
  ['packages/ui/list/List.test.tsx', `import { List } from './List.tsx'`],
  ['modules/sales/client/client.entity.ts', `export const client = entity('client', {})`],
  ['modules/sales/client/credit-code.ts', ''],
  ['modules/sales/client/server/check.ts', `import { isCode } from '../credit-code.ts'`],
  ['modules/sales/client/client.db.test.ts', `import { openServer } from '../../../apps/server/testing/server.ts'`],
  ['modules/sales/contract/contract.entity.ts', `export const contract = entity('contract', {})`],
  ['modules/sales/contract/contract.db.test.ts', `import { openServer } from '../../../apps/server/testing/server.ts'`],
  ['modules/sales/area.ts', `import { client } from './client/client.entity.ts'`],
  ['modules/areas.gen.ts', `import { sales } from './sales/area.ts'`],
  ['apps/server/joined.gen.ts', `import { check } from '@chengban/modules/sales/client/server/check.ts'`],
  ['apps/server/compose.ts', `import { areas } from '@chengban/modules/areas.gen.ts'\nimport './joined.gen.ts'`],
  [
    'apps/server/testing/server.ts',
    `import { compose } from '../compose.ts'\nimport { seed } from '../seed.ts'\n${engine}`,
  ],
  ['apps/server/whole/faults.test.ts', `import { compose } from '../compose.ts'`],
  ['apps/server/story/sale.db.test.ts', `import '../testing/server.ts'\nawait get('/api/client/1')`],
  ['apps/server/story/leave.db.test.ts', `import '../testing/server.ts'\nawait sql('select from store.rest_day')`],
  ['modules/sales/server/demo.ts', `import { company } from './demo/company.ts'`],
  ['modules/sales/server/demo/company.ts', `import { client } from '../../client/client.entity.ts'`],
  ['apps/server/seed.ts', `import { demo } from '@chengban/modules/sales/server/demo.ts'`],
  ['apps/server/story/company.db.test.ts', `import '../testing/server.ts'\nopenServer({ demo: true })`],
  ['packages/ui/screen/menu.test.tsx', `import { areas } from '@chengban/modules/areas.gen.ts'`],
  ['e2e/stories/client.spec.ts', `await page.goto('/client')`],
  ['e2e/stories/rest.spec.ts', `await page.goto('/restDay')`],
  ['e2e/session.spec.ts', `await page.goto('/client')`],
  ['apps/server/rest/filters.db.test.ts', `import '../testing/server.ts'\nawait get('/api/client')`],
  ['scripts/docs.test.ts', `readFile('docs/STYLE.md')`],
])
const tests = (...changed: string[]): string[] => [...reachOf(changed, sources).tests].sort()

test('a change that nothing imports and no folder holds reaches no test', () => {
  expect(tests('bench/run.ts')).toEqual([])
})

test('a new entity with its place in the lists of its area reaches what holds all of them, and no neighbour', () => {
  const all = new Map([
    ...sources,
    ['modules/sales/lead/lead.entity.ts', `export const lead = entity('lead', {})`],
    ['modules/sales/lead/lead.db.test.ts', `import { openServer } from '../../../apps/server/testing/server.ts'`],
  ])
  const lists = ['area', 'screens', 'people-screens', 'phone-screens', 'phone-plans', 'server/cards'].map(
    (name) => `modules/sales/${name}.ts`,
  )
  const roles = ['modules/platform/role/roles.ts']
  const reached = reachOf(['modules/sales/lead/lead.entity.ts', ...lists, ...roles], all)
  expect(reached.entities).toEqual(['lead'])
  expect([...reached.tests].sort()).toEqual([
    'apps/server/whole/faults.test.ts',
    'modules/sales/lead/lead.db.test.ts',
    'packages/ui/screen/menu.test.tsx',
  ])
})

test('what the engine has reaches whoever imports it, the declarations and whole pages among them', () => {
  expect(tests('packages/engine/clock.ts')).toEqual([
    'apps/server/rest/filters.db.test.ts',
    'apps/server/story/company.db.test.ts',
    'apps/server/story/leave.db.test.ts',
    'apps/server/story/sale.db.test.ts',
    'e2e/session.spec.ts',
    'e2e/stories/client.spec.ts',
    'e2e/stories/rest.spec.ts',
    'modules/sales/client/client.db.test.ts',
    'modules/sales/contract/contract.db.test.ts',
    'packages/engine/clock.test.ts',
  ])
})

test('a declaration reaches its folder, what names it and what holds all of them, and not its neighbours', () => {
  const reached = reachOf(['modules/sales/client/client.entity.ts'], sources)
  expect(reached.entities).toEqual(['client'])
  expect([...reached.tests].sort()).toEqual([
    'apps/server/story/sale.db.test.ts',
    'apps/server/whole/faults.test.ts',
    'e2e/stories/client.spec.ts',
    'modules/sales/client/client.db.test.ts',
    'packages/ui/screen/menu.test.tsx',
  ])
})

test('a test of a mechanism is not reached by the entity it takes as its example', () => {
  const reached = tests('modules/sales/client/client.entity.ts')
  expect(reached).not.toContain('apps/server/rest/filters.db.test.ts')
  expect(reached).not.toContain('e2e/session.spec.ts')
  expect(tests('packages/engine/clock.ts')).toContain('apps/server/rest/filters.db.test.ts')
})

test('what the server alone does reaches no page, and first rows of the company the tests that have it', () => {
  const reached = tests('modules/sales/client/server/check.ts')
  expect(reached).toContain('apps/server/whole/faults.test.ts')
  expect(reached).not.toContain('packages/ui/screen/menu.test.tsx')
  expect(reached).not.toContain('apps/server/story/company.db.test.ts')
  expect(tests('modules/sales/server/demo/company.ts')).toContain('apps/server/story/company.db.test.ts')
  expect(tests('modules/sales/server/demo/company.ts')).not.toContain('apps/server/story/leave.db.test.ts')
})

test('a declaration reaches no test of the whole refusal matrix, which a run asks of its entities alone', () => {
  const walk = 'makeCatalog().all'
  const all = new Map([...sources, ['apps/server/matrix/matrix.db.test.ts', `${engine}\n${walk}`]])
  const isReached = (changed: string) => reachOf([changed], all).tests.includes('apps/server/matrix/matrix.db.test.ts')
  expect(isReached('modules/sales/client/client.entity.ts')).toBe(false)
  expect(isReached('packages/engine/clock.ts')).toBe(true)
})

test('a rule beside it reaches the same through the handlers that ask it', () => {
  const rule = tests('modules/sales/client/credit-code.ts')
  const declared = tests('modules/sales/client/client.entity.ts')
  expect(rule.filter((test) => /apps\/server\/(story\/sale|whole)|client\//.test(test))).toEqual(
    declared.filter((test) => /apps\/server\/(story\/sale|whole)|client\//.test(test)),
  )
  expect(tests('modules/sales/client/client.sql')).toContain('apps/server/story/sale.db.test.ts')
})

test('what is imported once it is wanted is reached too', () => {
  expect(tests('packages/ui/list/Chart.tsx')).toContain('packages/ui/list/List.test.tsx')
})

test('of what belongs to a whole area every entity is reached, of a document the tests that read it', () => {
  expect(reachOf(['modules/sales/sale-words.ts'], sources).entities).toEqual(['client', 'contract'])
  expect(tests('docs/STYLE.md')).toEqual(['scripts/docs.test.ts'])
})

test('what all stands on reaches everything, what is derived nothing', () => {
  expect(reachOf(['package-lock.json'], sources)).toMatchObject({ isAll: true, tests: { length: 14 } })
  expect(tests('db/derived.sql', 'api/openapi.json', 'modules/areas.gen.ts')).toEqual([])
})
