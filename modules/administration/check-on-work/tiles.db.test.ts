import { randomUUID } from 'node:crypto'
import type { RowOf } from '@chengban/kernel/registry.ts'
import type { TestServer } from '@chengban/server/testing/server.ts'
import { day } from '@chengban/server/testing/staff.ts'
import { expectOk, signInTeam, type Team, teamServer } from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

let server: TestServer
let team: Team
beforeAll(async () => {
  server = await teamServer()
  team = await signInTeam(server)
})
afterAll(() => server.close())

const rule = {
  rates: { dailyLate: '10.00', warning: '100.00' },
  free: { dailyLate: 2 },
  capPercent: '20',
  minWage: '0',
}
const first = (): string => `${day().slice(0, 7)}-01`
const sheetOf = async (userId: string): Promise<string> => {
  const { rows } = await server.owner.query(
    `insert into store.check_on_work (id, tz_create, tz_update, version, user_id, start_date, end_date, rule)
     values (gen_random_uuid(), now(), now(), 1, $1, $2::date, ($2::date + interval '1 month - 1 day')::date, $3) returning id`,
    [userId, first(), JSON.stringify(rule)],
  )
  return rows[0].id
}
const fact = async (
  userId: string,
  sheet: string,
  kind: RowOf<'checkOnWorkFact'>['kind'],
  amount = 1,
  isIgnore = false,
): Promise<string> => {
  return server.make('checkOnWorkFact', {
    userId,
    date: first(),
    kind,
    module: 'x',
    relevanceId: randomUUID(),
    amount,
    text: kind,
    isIgnore,
    checkOnWorkId: sheet,
  })
}

test('one reads the running sheet by kinds, each with what is free and what the rest costs', async () => {
  expect(expectOk(await team.s2.get('/api/checkOnWork/tiles')).data).toMatchObject({
    id: null,
    isClean: true,
    nodes: [],
  })
  const sheet = await sheetOf(team.ids.s1)
  for (const _ of [1, 2, 3]) await fact(team.ids.s1, sheet, '日报迟交')
  await fact(team.ids.s1, sheet, '警告', 2)
  await fact(team.ids.s1, sheet, '警告', 1, true)
  await fact(team.ids.s1, sheet, '会议迟到')
  const { nodes, raw, isClean } = expectOk(await team.s1.get('/api/checkOnWork/tiles')).data
  expect([raw, isClean]).toEqual(['210.00', false])
  expect(nodes).toEqual([
    expect.objectContaining({ kind: '日报迟交', count: '3.0', free: '2.0', rate: '10.00', money: '10.00' }),
    expect.objectContaining({ kind: '警告', count: '2.0', free: '0.0', rate: '100.00', money: '200.00' }),
  ])
})

test('facts are objected to on their lines by whose they are, of one sheet that waits for them', async () => {
  const sheet = await sheetOf(team.ids.s2)
  const facts = [await fact(team.ids.s2, sheet, '日报迟交'), await fact(team.ids.s2, sheet, '警告')]
  const object = (factIds: readonly string[], api = team.s2) =>
    api.post('/api/checkOnWork/action/objectFacts', { factIds, text: '当天请假' })
  const isAsked = async () => expectOk(await team.s2.get(`/api/checkOnWorkFact/${facts[0]}`)).data.isAsked
  expect(await isAsked()).toBe(false)
  expect((await object(facts, team.s1)).status).toBe(404)
  expect(await object(facts)).toMatchObject({ status: 409, message: '当前状态不能提出异议' })
  await server.owner.query(`update store.check_on_work set status = '待本人确认' where id = $1`, [sheet])
  expect(await isAsked()).toBe(true)
  const ignored = await fact(team.ids.s2, sheet, '会议缺席', 1, true)
  expect(await object([...facts, ignored])).toMatchObject({
    status: 422,
    data: { fields: { factIds: '已忽略的事实不能提出异议' } },
  })
  expect((await object([...facts, team.ids.s2])).status).toBe(404)
  expect(expectOk(await object(facts.slice(0, 1))).data).toEqual({ objected: 1 })
  expect(expectOk(await team.s2.get(`/api/checkOnWork/${sheet}`)).data.status).toBe('有异议')
  expect(expectOk(await team.s2.get(`/api/checkOnWorkFact/${facts[0]}`)).data.objection).toBe('当天请假')
  expect(expectOk(await team.s2.get(`/api/checkOnWorkFact/${facts[1]}`)).data.objection ?? null).toBeNull()
})

test('who reads the report of performance alone sees the accidents it counts, and no other fact', async () => {
  const kinds = async (api = team.s2) =>
    expectOk(await api.get('/api/checkOnWorkFact?pageSize=50')).data.nodes.map((one: { kind: string }) => one.kind)
  const table = async () => {
    const when = `year=${first().slice(0, 4)}&quarter=${Math.ceil(Number(first().slice(5, 7)) / 3)}`
    const { blocks } = expectOk(await team.s2.get(`/api/dashboard?name=performance&${when}`)).data
    return blocks.find(({ key }: { key: string }) => key === 'accidents').points.length
  }
  await server.owner.query(`delete from store.check_on_work_fact where user_id = $1`, [team.ids.s2])
  expect(await kinds()).toEqual([])
  const { nodes } = expectOk(await team.admin.get('/api/role?pageSize=50')).data
  const role = nodes.find(({ name }: { name: string }) => name === '导出')
  const operationCodes = ['client:apply', 'contract:apply', 'data:export', 'performance:report']
  const wider = { id: role.id, permissionIds: [], operationCodes }
  expectOk(await team.admin.patch('/api/role/action/set-permission', wider))
  await fact(team.ids.s1, await sheetOf(team.ids.h), '日报未交')
  expect(new Set(await kinds())).toEqual(new Set(['日报迟交', '日报未交', '会议迟到']))
  expect(await table()).toBe(1)
  await server.owner.query(
    `update store.check_on_work_fact set objection = '当天住院', text = '日报【…】' where user_id = $1`,
    [team.ids.s1],
  )
  const { nodes: seen } = expectOk(await team.s2.get('/api/checkOnWorkFact?pageSize=50')).data
  expect(seen.length).toBeGreaterThan(0)
  for (const one of seen)
    expect([one.objection ?? null, one.text ?? null, one.isAsked ?? null]).toEqual([null, null, null])
})
