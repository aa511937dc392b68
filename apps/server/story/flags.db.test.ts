import { today } from '@chengban/engine/clock.ts'
import { type Entity, entity } from '@chengban/kernel/entity.ts'
import { anyOf, today as day, everybody, field, is, isSet, lt, me, when } from '@chengban/kernel/expr.ts'
import { daysBetween } from '@chengban/kernel/formula.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'
import { oneOf } from '@chengban/kernel/kinds/choice.ts'
import { date, time } from '@chengban/kernel/kinds/date.ts'
import { money } from '@chengban/kernel/kinds/decimal.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { place } from '@chengban/kernel/kinds/json.ts'
import { number } from '@chengban/kernel/kinds/number.ts'
import { ref, refs } from '@chengban/kernel/kinds/ref.ts'
import { text } from '@chengban/kernel/kinds/text.ts'
import { contains } from '@chengban/kernel/row-rule.ts'
import type { FastifyRequest } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Sessions } from '../rest/session.ts'
import { withEntities } from '../testing/further-entities.ts'
import type { TestServer } from '../testing/server.ts'
import { signInTeam, type Team, teamServer } from '../testing/team.ts'

/** Fields with defaults, conditions, and values that follow from the clock and the reader. */
const leaf = entity('leaf', {
  label: '叶子',
  title: 'name',
  fields: {
    name: text('名称', { required: true }),
    userId: ref('负责人', 'user', { default: { from: 'me' } }),
    departmentId: ref('部门', 'department', { default: { of: ['userId', 'departmentId'] } }),
    startDate: date('开始', { default: { from: 'today' } }),
    firstDate: date('原开始', { readonly: true, default: { field: 'startDate' } }),
    mateIds: refs('同事', 'user', { max: 2 }),
    kind: oneOf('类别', ['甲', '乙'], { default: '甲' }),
    reason: text('原因'),
    at: time('几点'),
    spot: place('地点'),
    late: int('逾期天数', {
      computed: when([[lt(field('startDate'), day()), daysBetween(field('startDate'), day())]], 0),
    }),
    isMine: bool('我的', { computed: me('userId') }),
    pay: money('酬劳', { secret: 'user:salary' }),
    number: number('编号', {
      at: 'create',
      forms: [
        { where: is({ kind: '甲' }), prefix: '甲{YYYY}-', digits: 3 },
        { prefix: '乙{YYYY}{MM}', digits: 2 },
      ],
    }),
  },
  rows: { own: everybody },
  self: me('userId'),
  opens: { 'user:salary': contains('mateIds') },
  write: { create: everybody, update: everybody },
  checks: [{ holds: anyOf(is({ kind: '甲' }), isSet('reason')), field: 'reason', message: '乙类须填写原因' }],
})

let server: TestServer
let team: Team
let sessions: Sessions

beforeAll(async () => {
  server = await teamServer()
  team = await signInTeam(server)
  sessions = (await withEntities(server, [leaf])).sessions
})
afterAll(() => server.close())

type Who = 's1' | 's2'
const e = leaf as Entity
const at = (name: Who) =>
  ({ method: 'POST', headers: { authorization: `Bearer ${team[name].token}` } }) as FastifyRequest
const make = (who: Who, values: object) =>
  sessions.as(at(who), (engine) => engine.create(e, { name: '一', ...values } as never))
const read = (who: Who, id: string): Promise<Readonly<Record<string, unknown>>> =>
  sessions.as(at(who), (engine) => engine.detail(e, id)) as never
const refused = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'done',
    ({ code, message, data }) => data?.fields ?? `${code} ${message}`,
  )

it('nobody types what is derived, names whom there is not, or too many', async () => {
  const { s1, s2, h } = team.ids
  expect(await refused(make('s1', { mateIds: [s1, s2, h] }))).toEqual({ mateIds: '同事最多选择2项' })
  expect(await refused(make('s1', { mateIds: [s1, '019a9c3e-0000-7000-8000-000000000001'] }))).toEqual({
    mateIds: '同事不存在',
  })
  expect(await refused(make('s1', { late: 3, isMine: true, firstDate: '2020-01-01', number: '甲1' }))).toEqual({
    late: '该字段不可修改',
    isMine: '该字段不可修改',
    firstDate: '该字段不可修改',
    number: '该字段不可修改',
  })
})

it('what is asked for in one case alone is asked for there, when made and when changed', async () => {
  expect(await refused(make('s1', { kind: '乙' }))).toEqual({ reason: '乙类须填写原因' })
  const id = await make('s1', {})
  const patch = (values: object) => refused(sessions.as(at('s1'), (engine) => engine.update(e, id, values as never)))
  expect(await patch({ kind: '乙' })).toEqual({ reason: '乙类须填写原因' })
  expect(await patch({ kind: '乙', reason: '有' })).toBe('done')
  expect(await patch({ reason: null })).toEqual({ reason: '乙类须填写原因' })
})

it('what is left out is who asks, the day, another field, and what the named row says; what is given stands', async () => {
  const departments = await server.owner.query('select id, department_id from store."user" where id = any($1)', [
    [team.ids.s1, team.ids.s2],
  ])
  const department = (id: string) => departments.rows.find((row) => row.id === id)?.department_id
  expect(department(team.ids.s1)).toBeTruthy()
  expect(await read('s1', await make('s1', {}))).toMatchObject({
    userId: team.ids.s1,
    departmentId: department(team.ids.s1),
    startDate: today(),
    firstDate: today(),
  })
  const given = await make('s1', { userId: team.ids.s2, startDate: '2026-01-05' })
  expect(await read('s1', given)).toMatchObject({
    userId: team.ids.s2,
    departmentId: department(team.ids.s2),
    firstDate: '2026-01-05',
  })
})

it('many rows keep their order in the link table; times and places come back as they were given', async () => {
  const { s1, s2 } = team.ids
  const spot = { lng: 120.153576, lat: 30.287459, address: '文三路 9 号' }
  const id = await make('s1', { mateIds: [s2, s1, s2], at: '08:30', spot })
  expect(await read('s1', id)).toMatchObject({ mateIds: [s2, s1], spot })
  expect(String((await read('s1', id)).at)).toMatch(/^08:30/)
  await sessions.as(at('s1'), (engine) => engine.update(e, id, { mateIds: [s1] } as never))
  expect((await read('s1', id)).mateIds).toEqual([s1])
})

it('figures by the clock are filtered, sorted and counted; those by who reads differ', async () => {
  const ids = [
    await make('s1', { name: '钟', startDate: '2026-01-05' }),
    await make('s1', { name: '钟', startDate: '2026-03-05' }),
  ]
  const query = (more: object) => ({ filters: { name: { equalTo: '钟' }, ...more }, sort: '-late' })
  const found = (who: Who, more: object) =>
    sessions.as(at(who), async (engine) =>
      (await engine.list(e, query(more) as never, { offset: 0, size: 10 })).map(({ id }) => id),
    )
  expect(await found('s1', { late: { greaterThan: 0 } })).toEqual(ids)
  const [first] = [Number((await read('s1', ids[0] as string)).late)]
  expect(await found('s1', { late: { equalTo: first } })).toEqual([ids[0]])
  expect(await found('s1', { isMine: { equalTo: true } })).toEqual(ids)
  expect(await found('s2', { isMine: { equalTo: true } })).toEqual([])
  expect((await read('s2', ids[0] as string)).isMine).toBe(false)
})

it('numbers run on within their prefix, ten at once without a gap, and a refused row takes none', async () => {
  const year = today().slice(0, 4)
  const numberOf = async (id: string) => String((await read('s1', id)).number)
  const start = Number((await numberOf(await make('s1', {}))).slice(-3))
  expect(await refused(make('s1', { mateIds: ['x'] }))).not.toBe('done')
  const made = await Promise.all(Array.from({ length: 10 }, () => make('s1', {})))
  const numbers = (await Promise.all(made.map(numberOf))).sort()
  expect(numbers).toEqual(made.map((_, index) => `甲${year}-${String(start + 1 + index).padStart(3, '0')}`))
  const other = await numberOf(await make('s1', { kind: '乙', reason: '有' }))
  expect(other).toBe(`乙${today().slice(0, 7).replace('-', '')}01`)
})

it('a secret is read by whom it is about and by whom the circumstance opens it to, as long as that holds', async () => {
  const { s2, h } = team.ids
  const id = await make('s1', { name: '密', mateIds: [h], pay: '100.00' })
  const raise = () => refused(sessions.as(at('s2'), (engine) => engine.update(e, id, { pay: '200.00' } as never)))
  expect(await raise()).toMatch('FORBIDDEN')
  const query = (more: object) => ({ filters: { name: { equalTo: '密' } }, ...more }) as never
  const list = (who: Who, more: object = {}) =>
    sessions.as(at(who), (engine) => engine.list(e, query(more), { offset: 0, size: 10 }))
  const seen = async (who: Who) => [(await read(who, id)).pay, (await list(who)).map(({ pay }) => pay)]
  expect(await seen('s2')).toEqual([null, [null]])
  expect(await seen('s1')).toEqual(['100.00', ['100.00']])
  const mates = (mateIds: string[]) => sessions.as(at('s1'), (engine) => engine.update(e, id, { mateIds } as never))
  await mates([s2])
  expect(await seen('s2')).toEqual(['100.00', ['100.00']])
  // a comparison reveals as much as a reading: over all rows it needs the code
  for (const more of [{ filters: { pay: { greaterThan: '1' } } }, { sort: 'pay' }])
    expect(await refused(list('s2', more)), JSON.stringify(more)).toMatch('FORBIDDEN')
  await mates([h])
  expect(await seen('s2')).toEqual([null, [null]])
  await sessions.as(at('s1'), (engine) => engine.update(e, id, { userId: s2 } as never))
  expect([await seen('s1'), await seen('s2')]).toEqual([
    [null, [null]],
    ['100.00', ['100.00']],
  ])
})
