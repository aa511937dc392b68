import { randomUUID } from 'node:crypto'
import { clock } from '@chengban/engine/clock.ts'
import type { RowOf } from '@chengban/kernel/registry.ts'
import { adminPassword, type TestServer } from '@chengban/server/testing/server.ts'
import { expectOk, signInTeam, type Team, teamServer } from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

let server: TestServer
let team: Team
let sheet: string
beforeAll(async () => {
  clock.shift((Date.parse('2026-12-01T09:00:00+08:00') - Date.now()) / 1000)
  server = await teamServer()
  team = await signInTeam(server)
  await server.owner.query(`update store."user" set salary = 5000 where id = $1`, [team.ids.s1])
  sheet = await sheetOf(team.ids.s1)
  for (const [kind, date, amount] of [
    ['日报迟交', '2026-11-02', 1],
    ['日报迟交', '2026-11-03', 1],
    ['日报迟交', '2026-11-04', 1],
    ['日报未交', '2026-11-05', 1],
    ['警告', '2026-11-06', 2],
    ['待工', '2026-11-06', 1],
  ] as const)
    await fact(kind, date, amount)
})
afterAll(() => {
  clock.shift(0)
  return server.close()
})

const rule = {
  rates: { dailyMissing: '50.00', dailyLate: '10.00', warning: '100.00' },
  free: { dailyLate: 2 },
  capPercent: '20',
  minWage: '2000.00',
}
const sheetOf = async (userId: string): Promise<string> => {
  return server.make('checkOnWork', { userId, startDate: '2026-11-01', endDate: '2026-11-30', rule })
}
const fact = (kind: RowOf<'checkOnWorkFact'>['kind'], date: string, amount: number, of = sheet, userId = team.ids.s1) =>
  server.make('checkOnWorkFact', {
    userId,
    date,
    kind,
    module: 'task',
    relevanceId: randomUUID(),
    amount,
    text: kind,
    checkOnWorkId: of,
  })
const status = (value: string) => server.owner.query(`update store.check_on_work set status = $1`, [value])
const facts = async (api = team.s1, query = '') => api.get(`/api/checkOnWork/facts?id=${sheet}${query}`)
const raw = async () => expectOk(await team.admin.get(`/api/checkOnWork/${sheet}`)).data.raw

test('a sheet is told down to its facts: the first free ones cost nothing, and all add up to what it costs', async () => {
  const { nodes, totalCount } = expectOk(await facts()).data
  expect(nodes.map(({ kind, free, money }: Record<string, string>) => [kind, free, money])).toEqual([
    ['日报迟交', true, '0.00'],
    ['日报迟交', true, '0.00'],
    ['日报迟交', false, '10.00'],
    ['日报未交', false, '50.00'],
    ['警告', false, '200.00'],
    ['待工', true, '0.00'],
  ])
  expect([totalCount, await raw()]).toEqual([6, '260.00'])
  expect(expectOk(await facts(team.s1, '&kind=警告')).data.totalCount).toBe(1)
  expect((await facts(team.s2)).status).toBe(404)
})

test('a fact is ignored with a reason, by somebody else, while the sheet is open', async () => {
  const [first] = expectOk(await facts()).data.nodes
  const ignore = (body: object, api = team.admin) => api.post('/api/checkOnWork/action/ignoreFact', body)
  const sent = { factIds: [first.id], isIgnore: true, reason: '系统故障' }
  expect(await ignore({ ...sent, reason: '' })).toMatchObject({ status: 422, message: '请填写忽略原因' })
  expect((await ignore(sent, team.s1)).status).toBe(403)
  const { userId } = (await server.owner.query(`select user_id as "userId" from store.admin where name = 'admin'`))
    .rows[0]
  const mine = await sheetOf(userId)
  await fact('警告', '2026-11-06', 1, mine, userId)
  const { rows } = await server.owner.query(`select id from store.check_on_work_fact where check_on_work_id = $1`, [
    mine,
  ])
  expect(await ignore({ ...sent, factIds: [first.id, rows[0].id] })).toMatchObject({ message: '不能忽略自己的事实' })
  expect(expectOk(await ignore(sent)).data).toEqual({ changed: 1 })
  // the third late report is free in its place
  expect(await raw()).toBe('250.00')
  await status('已确认')
  expect(await ignore({ ...sent, isIgnore: false })).toMatchObject({ status: 409, message: '考核月表已确认' })
  await status('统计中')
  expectOk(await ignore({ ...sent, isIgnore: false }))
})

test('what confirmed sheets cost is proposed once, within the cap, never for oneself', async () => {
  const propose = (more: object = {}) =>
    team.admin.post('/api/checkOnWork/action/propose', { month: '2026-11', ...more })
  expect(expectOk(await propose()).data).toEqual({ created: 0, submitted: 0, skipped: [] })
  await status('已确认')
  await server.owner.query(`update store."user" set salary = 2150 where id = $1`, [team.ids.s1])
  await server.owner.query(
    `update store."user" set salary = 9000 where id = (select user_id from store.admin where name = 'admin')`,
  )
  const { created, submitted, skipped } = expectOk(await propose()).data
  expect([created, submitted, skipped.map(({ message }: { message: string }) => message)]).toEqual([
    1,
    1,
    ['不能处理自己的扣款'],
  ])
  const { rows } = await server.owner.query('select id, money::text, lines, status from store.deduction')
  expect(rows).toMatchObject([{ money: '150.00', status: '待一级审核' }])
  expect(rows[0].lines.map(({ reason, money }: Record<string, string>) => [reason, money])).toEqual([
    ['日报迟交', '10.00'],
    ['日报未交', '50.00'],
    ['警告', '200.00'],
    ['超出上限不扣', '-110.00'],
  ])
  expect(expectOk(await propose()).data).toMatchObject({ created: 0 })
  await server.owner.query(`update store.deduction set status = '已作废'`)
  expect(expectOk(await propose()).data.skipped).toContainEqual({ userId: team.ids.s1, message: '该月表扣款已作废' })
  expect(await propose({ force: true })).toMatchObject({ status: 422, message: '请填写重新生成原因' })
  expect(expectOk(await propose({ force: true, reason: '重新核算' })).data).toMatchObject({ created: 1 })
})

test('what the system found may be lowered, never raised, and what is left out stands as a line of its own', async () => {
  const [{ id }] = (await server.owner.query(`select id from store.deduction where status = '待一级审核'`)).rows
  const read = async () => expectOk(await team.admin.get(`/api/deduction/${id}`)).data
  const change = async (patch: object) =>
    team.admin.patch(`/api/deduction/${id}`, { version: (await read()).version, patch })
  const linesOf = async () =>
    (await read()).lines.map(({ reason, money }: Record<string, string>) => [reason, money]).slice(-2)
  await server.owner.query(`update store.deduction set status = '驳回' where id = $1`, [id])
  expect(await change({ money: '150.01' })).toMatchObject({ data: { fields: { money: '不能高于核算扣款150.00元' } } })
  expectOk(await change({ money: '100.00' }))
  expect(await linesOf()).toEqual([
    ['超出上限不扣', '-110.00'],
    ['酌情减免', '-50.00'],
  ])
  expectOk(await change({ money: '120.00', lines: [] }))
  expect(await linesOf()).toEqual([
    ['超出上限不扣', '-110.00'],
    ['酌情减免', '-30.00'],
  ])
  expectOk(await change({ money: '150.00' }))
  expect((await linesOf())[1]).toEqual(['超出上限不扣', '-110.00'])
})

test('what the system proposed and was refused for good is taken back, and its sheet can be locked', async () => {
  const end = async (id: string) => {
    const { version } = expectOk(await team.admin.get(`/api/deduction/${id}`)).data
    return team.admin.post('/api/deduction/action/void', { id, version, opinion: '不再扣款' })
  }
  const [{ id, userId }] = (
    await server.owner.query(`select id, user_id as "userId" from store.deduction where status = '驳回'`)
  ).rows
  await server.owner.query(`update store."user" set need_attendance = false where id = $1`, [userId])
  const lock = async () => {
    const { version } = expectOk(await team.admin.get(`/api/checkOnWork/${sheet}`)).data
    return team.admin.post('/api/checkOnWork/action/lock', { id: sheet, version })
  }
  expect(await lock()).toMatchObject({ status: 409, message: '仍有未审核的扣款' })
  await server.owner.query(
    `update store.deduction set kind = '手工', reason = '赔偿', file = '[{"url":"x"}]' where id = $1`,
    [id],
  )
  expect(await end(id)).toMatchObject({ status: 409, message: '当前状态不能作废' })
  expect((await team.admin.get(`/api/deduction/${id}`)).data.can).not.toContain('void')
  await server.owner.query(`update store.deduction set kind = '系统' where id = $1`, [id])
  expect((await team.admin.get(`/api/deduction/${id}`)).data.can).toContain('void')
  expectOk(await end(id))
  const { rows: heard } = await server.owner.query(
    `select title from store.message where user_id = $1 and title like '【扣款】%'`,
    [userId],
  )
  expect(heard).toEqual([{ title: expect.stringContaining('150.00元已作废') }])
  expectOk(await lock())
})

test('a sheet that was confirmed keeps its cap and its hours of leave, whatever is agreed or taken later', async () => {
  const own = (await server.owner.query(`select id from store.check_on_work where user_id = $1`, [team.ids.s2])).rows[0]
  const id = own?.id ?? (await sheetOf(team.ids.s2))
  const read = async () => expectOk(await team.admin.get(`/api/checkOnWork/${id}`)).data
  const lot = async (hours: number, date: string, expire: string, lotId: string | null = null) =>
    server.make('restDayLedger', {
      userId: team.ids.s2,
      kind: '调休',
      date,
      hours,
      lotId,
      expireDate: lotId ? null : expire,
      remark: 'x',
    })
  await server.owner.query(`update store."user" set salary = 5000 where id = $1`, [team.ids.s2])
  const good = await lot(8, '2026-11-02', '2026-11-30')
  await lot(-2, '2026-11-03', '', good)
  const gone = await lot(4, '2026-11-02', '2026-11-29')
  await lot(-1, '2026-11-04', '', gone)
  expect(await read()).toMatchObject({ cap: '1000.00', remain: '6.0' })
  await server.owner.query(`update store.check_on_work set status = '待本人确认' where id = $1`, [id])
  const { version } = await read()
  expectOk(await team.s2.post('/api/checkOnWork/action/confirm', { id, version }))
  await server.owner.query(`update store."user" set salary = 9000 where id = $1`, [team.ids.s2])
  await lot(-3, '2026-11-20', '', good)
  expect(await read()).toMatchObject({ cap: '1000.00', remain: '6.0', status: '已确认' })
})

test('on a running sheet the hours are those of today', async () => {
  clock.shift((Date.parse('2026-11-10T09:00:00+08:00') - Date.now()) / 1000)
  const admin = await server.signIn('admin', adminPassword)
  const id = await sheetOf(team.ids.h)
  const remain = async () => expectOk(await admin.get(`/api/checkOnWork/${id}`)).data.remain
  for (const [date, expire, hours] of [
    ['2026-11-02', '2026-11-10', 1],
    ['2026-11-02', '2026-11-09', 2],
    ['2026-11-11', '2026-12-31', 4],
  ])
    await server.make('restDayLedger', {
      userId: team.ids.h,
      kind: '调休',
      date,
      hours,
      expireDate: expire,
      remark: 'x',
    })
  expect(await remain()).toBe('1.0')
})
