import { clock } from '@chengban/engine/clock.ts'
import { type Answer, type Api, adminPassword, type TestServer } from '@chengban/server/testing/server.ts'
import { expectOk, personPassword, roleIds, signInTeam, type Team, teamServer } from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

let server: TestServer
let team: Team
/** A Monday at nine; the days of the tests lie around it. */
const monday = '2026-11-16T09:00:00+08:00'
const at = (instant: string): void => clock.shift((Date.parse(instant) - Date.now()) / 1000)
/** Sessions end meanwhile: everybody signs in anew. */
const later = async (instant: string): Promise<void> => {
  at(instant)
  const [admin, s1, h] = await Promise.all([
    server.signIn('admin', adminPassword),
    server.signIn('seller1', personPassword),
    server.signIn('head1', personPassword),
  ])
  team = { ...team, admin, s1, h }
}
beforeAll(async () => {
  at(monday)
  server = await teamServer({ works: true })
  team = await signInTeam(server)
  const id = (await roleIds(team.admin)).审核
  const operationCodes = ['restDay:audit', 'overtime:audit']
  expectOk(await team.admin.patch('/api/role/action/set-permission', { id, permissionIds: [], operationCodes }))
})
afterAll(() => {
  clock.shift(0)
  return server.close()
})
beforeEach(async () => {
  await later(monday)
  await server.owner.query(`
    set session_replication_role = replica;
    delete from store.rest_day_ledger; delete from store.rest_day; delete from store.overtime;
    delete from store.attendance_punch; delete from store.attendance; delete from store.attendance_month;
    set session_replication_role = origin`)
})

const row = async (api: Api, entity: string, id: string) => expectOk(await api.get(`/api/${entity}/${id}`)).data
const act = async (api: Api, entity: string, id: string, move: string, more: object = {}): Promise<Answer> =>
  api.post(`/api/${entity}/action/${move}`, { id, version: (await row(api, entity, id)).version, ...more })
const adjust = (hours: string, expireDate?: string, kind = '调休', api: Api = team.admin) =>
  api.post('/api/restDay/action/adjust', { userId: team.ids.s1, kind, hours, expireDate, remark: '结转' })
const balance = async (kind = '调休') =>
  expectOk(await team.s1.get('/api/restDay/balance')).data.kinds.find((one: { kind: string }) => one.kind === kind)
const lots = async () => (await balance()).lots.map((one: { remain: string }) => one.remain)
const ask = async (startDate: string, endDate: string, more: object = {}) => {
  const values = { kind: '调休', startDate, endDate, reason: '休息', ...more }
  const { id } = expectOk(await team.s1.post('/api/restDay', values)).data as { id: string }
  return { id, answer: await act(team.s1, 'restDay', id, 'submit') }
}
const taken = async (startDate: string, endDate: string, more: object = {}): Promise<string> => {
  const { id, answer } = await ask(startDate, endDate, more)
  expectOk(answer)
  expectOk(await act(team.h, 'restDay', id, 'approve'))
  return id
}

test('hours are given and taken by hand within what there is, by halves, and by nobody to themselves', async () => {
  expect(await adjust('0.3', '2027-01-31')).toMatchObject({ status: 422, message: '小时须为0.5的倍数' })
  expect(await adjust('8.0')).toMatchObject({ data: { fields: { expireDate: '请填写失效日期' } } })
  expect((await adjust('8.0', '2027-01-31', '调休', team.s2)).status).toBe(403)
  const { userId } = (await server.owner.query(`select user_id as "userId" from store.admin where name = 'admin'`))
    .rows[0]
  const own = { userId, kind: '调休', hours: '1.0', expireDate: '2027-01-31', remark: 'x' }
  expect(await team.admin.post('/api/restDay/action/adjust', own)).toMatchObject({
    status: 403,
    message: '不能调整自己的余额',
  })
  expect(expectOk(await adjust('8.0', '2027-01-31')).data).toEqual({ balance: '8.0' })
  expectOk(await adjust('4.0', '2026-12-31'))
  expect(await adjust('-12.5')).toMatchObject({ status: 409, message: '余额不足' })
  // what expires first goes first
  expect(expectOk(await adjust('-5.0')).data).toEqual({ balance: '7.0' })
  expect(await lots()).toEqual(['7.0'])
})

test('leave draws its hours once it is agreed to: two of eight never pass on one lot of eight', async () => {
  expectOk(await adjust('8.0', '2027-01-31'))
  await taken('2026-11-23', '2026-11-23')
  expect((await balance()).hours).toBe('0.0')
  expect((await ask('2026-11-24', '2026-11-24')).answer).toMatchObject({
    status: 422,
    message: '调休余额不足，可用0小时',
  })
})

test('what is cancelled goes back to the lots it came from, the latest used first', async () => {
  expectOk(await adjust('4.0', '2026-12-31'))
  expectOk(await adjust('12.0', '2027-01-31'))
  const id = await taken('2026-11-23', '2026-11-24')
  expect(await lots()).toEqual([])
  expect(await act(team.s1, 'restDay', id, 'cancelRest')).toMatchObject({ message: '请填写原因' })
  const sent = { reason: '提前回来', endDate: '2026-11-24', endHalf: '下午' }
  expect(await act(team.s1, 'restDay', id, 'cancelRest', sent)).toMatchObject({ status: 422 })
  expect((await act(team.s2, 'restDay', id, 'cancelRest', sent)).status).toBe(403)
  expectOk(
    await act(team.s1, 'restDay', id, 'cancelRest', { reason: '提前回来', endDate: '2026-11-23', endHalf: '上午' }),
  )
  const part = await row(team.s1, 'restDay', id)
  expect([part.restStatus, part.actualDays, part.actualEnd, part.actualEndHalf]).toEqual([
    '待休',
    '0.5',
    '2026-11-23',
    '上午',
  ])
  expect(await lots()).toEqual(['12.0'])
  // the half days that came free can be asked for again
  expect((await ask('2026-11-23', '2026-11-23', { startHalf: '下午' })).answer.status).toBe(200)
  expectOk(await act(team.s1, 'restDay', id, 'cancelRest', { reason: '不休了' }))
  expect(await row(team.s1, 'restDay', id)).toMatchObject({ restStatus: '已销假', actualDays: '0.0', actualEnd: null })
  expect(await lots()).toEqual(['4.0', '12.0'])
})

test('whoever wants to cancel is in time until three working days after the end; hours of a dead lot expire at once', async () => {
  expectOk(await adjust('8.0', '2026-11-23'))
  const id = await taken('2026-11-23', '2026-11-23')
  await later('2026-11-27T09:00:00+08:00')
  expect(await act(team.s1, 'restDay', id, 'cancelRest', { reason: '晚了' })).toMatchObject({ status: 409 })
  await later('2026-11-26T23:59:59+08:00')
  expectOk(await act(team.s1, 'restDay', id, 'cancelRest', { reason: '来上班了' }))
  expect((await balance()).hours).toBe('0.0')
  const { rows } = await server.owner.query(
    'select source, hours::text from store.rest_day_ledger order by tz_create, id',
  )
  expect(rows.map(({ source, hours }) => `${source} ${hours}`)).toEqual([
    '手工调整 8.0',
    '请假 -8.0',
    '退回 8.0',
    '过期 -8.0',
  ])
})

test('of twenty half days asked for at once on eight hours exactly two are agreed to', async () => {
  expectOk(await adjust('8.0', '2027-01-31'))
  const days = ['11-23', '11-24', '11-25', '11-26', '11-27', '11-30', '12-01', '12-02', '12-03', '12-04']
  const asked = await Promise.all(
    days.flatMap((day) =>
      ['上午', '下午'].map((half) => ask(`2026-${day}`, `2026-${day}`, { startHalf: half, endHalf: half })),
    ),
  )
  const waiting = asked.filter(({ answer }) => answer.status === 200)
  expect(waiting).toHaveLength(2)
  for (const { id } of waiting) expectOk(await act(team.h, 'restDay', id, 'approve'))
  expect((await balance()).hours).toBe('0.0')
})

const overtime = async (day: string, from: string, to: string, more: object = {}): Promise<string> => {
  const values = {
    tzStart: `${day}T${from}:00+08:00`,
    tzEnd: `${day}T${to}:00+08:00`,
    reason: '上线',
    way: '调休',
    ...more,
  }
  const { id } = expectOk(await team.s1.post('/api/overtime', values)).data
  expectOk(await act(team.s1, 'overtime', id, 'submit'))
  expectOk(await act(team.h, 'overtime', id, 'approve'))
  return id
}
const punches = async (...times: string[]): Promise<void> => {
  for (const time of times) await server.make('attendancePunch', { userId: team.ids.s1, tzPunch: time, source: '导入' })
}
const run = async (name: string) => expectOk(await team.admin.post('/api/test/job', { name }))

test('overtime counts as far as the punches bear it out, and stands as hours to take off for six months', async () => {
  await punches('2026-11-14T09:05:30+08:00', '2026-11-14T16:59:00+08:00')
  const id = await overtime('2026-11-14', '09:00', '18:00')
  // reckoned already: 09:05 to 16:59 without midday
  expect(await row(team.s1, 'overtime', id)).toMatchObject({ settle: '已转调休', checkedTime: '6.0', restHours: '6.0' })
  const [lot] = (await balance()).lots
  expect(lot).toMatchObject({ hours: '6.0', date: '2026-11-14', expireDate: '2027-05-14' })
  await punches('2026-11-14T18:10:00+08:00')
  expect((await act(team.s1, 'overtime', id, 'recheck')).status).toBe(403)
  expectOk(await act(team.admin, 'overtime', id, 'recheck'))
  expect(await row(team.s1, 'overtime', id)).toMatchObject({ settle: '已转调休', checkedTime: '7.0' })
  expect((await balance()).hours).toBe('7.0')
  await taken('2026-11-23', '2026-11-23', { endHalf: '上午' })
  expect(await act(team.admin, 'overtime', id, 'recheck')).toMatchObject({
    status: 409,
    message: '调休已使用，不能作废',
  })
  expect(await act(team.admin, 'overtime', id, 'void', { opinion: '重复' })).toMatchObject({ status: 409 })
})

test('overtime without two punches is void, outside it needs none, and the evening waits for the night', async () => {
  await punches('2026-11-14T09:05:00+08:00')
  const id = await overtime('2026-11-14', '09:00', '18:00')
  expect(await row(team.s1, 'overtime', id)).toMatchObject({ settle: '无效', checkedTime: '0.0' })
  expect((await balance()).lots).toEqual([])
  await later('2026-11-16T21:00:00+08:00')
  await punches('2026-11-16T08:20:00+08:00', '2026-11-16T20:30:00+08:00')
  const tonight = await overtime('2026-11-16', '18:00', '20:30', { way: '加班费' })
  expect(await row(team.s1, 'overtime', tonight)).toMatchObject({ settle: '未核实' })
  expect(await act(team.admin, 'overtime', tonight, 'void', { opinion: '重复' })).toMatchObject({ status: 200 })
  const again = await overtime('2026-11-16', '18:00', '20:30', { way: '加班费' })
  await server.owner.query(`update store."user" set salary = 8700 where id = $1`, [team.ids.s1])
  await later('2026-11-17T06:30:00+08:00')
  expect((await run('overtimeVerify')).data.result).toMatchObject({ verified: 1 })
  expect((await run('overtimeVerify')).data.result).toMatchObject({ verified: 0 })
  // 8700 / 21.75 / 8 = 50.00 an hour, 2.5 h at 1.5
  expect(await row(team.admin, 'overtime', again)).toMatchObject({
    settle: '已核实',
    money: '187.50',
    restHours: '0.0',
  })
})

test('leave of the year is given once, on its first day or when the first year is full', async () => {
  const began = (id: string, day: string) =>
    server.owner.query(`update store."user" set tz_probation = $2, status = '在职' where id = $1`, [id, day])
  await began(team.ids.s1, '2020-03-01')
  await began(team.ids.s2, '2026-01-16')
  await later('2027-01-01T00:30:00+08:00')
  await run('annualGrant')
  await run('annualGrant')
  const of = async (id: string) =>
    (
      await server.owner.query(
        `select date::text, hours::text, expire_date::text as ends from store.rest_day_ledger where user_id = $1 and source = '年度发放' order by date`,
        [id],
      )
    ).rows
  expect(await of(team.ids.s1)).toEqual([{ date: '2027-01-01', hours: '40.0', ends: '2028-03-31' }])
  expect(await of(team.ids.s2)).toEqual([])
  await later('2027-01-18T00:30:00+08:00')
  await run('annualGrant')
  // two nights late: 5 × 350 / 365 = 4.79
  expect(await of(team.ids.s2)).toEqual([{ date: '2027-01-16', hours: '32.0', ends: '2028-03-31' }])
})

test('hours and days are brought in line with what was approved, and a second time nothing is left to do', async () => {
  await punches('2026-11-14T09:00:00+08:00', '2026-11-14T18:00:00+08:00')
  const id = await overtime('2026-11-14', '09:00', '18:00')
  expectOk(await adjust('4.0', '2027-06-30'))
  await taken('2026-11-23', '2026-11-23')
  await server.owner.query(`set session_replication_role = replica;
    delete from store.rest_day_ledger where module in ('overtime', 'restDay'); update store.rest_day_ledger set remain = 4.0;
    set session_replication_role = origin`)
  const sync = () => team.admin.post('/api/rest-day/sync', { month: '2026-11' })
  expect((await team.s1.post('/api/rest-day/sync', { month: '2026-11' })).status).toBe(403)
  expect(expectOk(await sync()).data).toMatchObject({
    posted: 3,
    reversed: 0,
    balances: [{ before: '4.0', after: '3.5' }],
  })
  expect(expectOk(await sync()).data).toEqual({ posted: 0, reversed: 0, imported: 0, days: 0, balances: [] })
  expect(await row(team.s1, 'overtime', id)).toMatchObject({ settle: '已转调休' })
})
