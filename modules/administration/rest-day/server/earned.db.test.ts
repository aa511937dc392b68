import { expectOk } from '@chengban/server/testing/team.ts'
import { expect, test } from 'vitest'
import { act, hoursOff, row } from './testing/hours.ts'

const { office, later, taken, adjust, balance } = hoursOff()

const overtime = async (day: string, from: string, to: string, more: object = {}): Promise<string> => {
  const values = {
    tzStart: `${day}T${from}:00+08:00`,
    tzEnd: `${day}T${to}:00+08:00`,
    reason: '上线',
    way: '调休',
    ...more,
  }
  const { id } = expectOk(await office.team.s1.post('/api/overtime', values)).data
  expectOk(await act(office.team.s1, 'overtime', id, 'submit'))
  expectOk(await act(office.team.h, 'overtime', id, 'approve'))
  return id
}
const punches = async (...times: string[]): Promise<void> => {
  for (const time of times)
    await office.server.make('attendancePunch', { userId: office.team.ids.s1, tzPunch: time, source: '导入' })
}
const run = async (name: string) => expectOk(await office.team.admin.post('/api/test/job', { name }))

test('overtime counts as far as the punches bear it out, and stands as hours to take off for six months', async () => {
  await punches('2026-11-14T09:05:30+08:00', '2026-11-14T16:59:00+08:00')
  const id = await overtime('2026-11-14', '09:00', '18:00')
  // reckoned already: 09:05 to 16:59 without midday
  expect(await row(office.team.s1, 'overtime', id)).toMatchObject({
    settle: '已转调休',
    checkedTime: '6.0',
    restHours: '6.0',
  })
  const [lot] = (await balance()).lots
  expect(lot).toMatchObject({ hours: '6.0', date: '2026-11-14', expireDate: '2027-05-14' })
  await punches('2026-11-14T18:10:00+08:00')
  expect((await act(office.team.s1, 'overtime', id, 'recheck')).status).toBe(403)
  expectOk(await act(office.team.admin, 'overtime', id, 'recheck'))
  expect(await row(office.team.s1, 'overtime', id)).toMatchObject({ settle: '已转调休', checkedTime: '7.0' })
  expect((await balance()).hours).toBe('7.0')
  await taken('2026-11-23', '2026-11-23', { endHalf: '上午' })
  expect(await act(office.team.admin, 'overtime', id, 'recheck')).toMatchObject({
    status: 409,
    message: '调休已使用，不能作废',
  })
  expect(await act(office.team.admin, 'overtime', id, 'void', { opinion: '重复' })).toMatchObject({ status: 409 })
})

test('overtime without two punches is void, outside it needs none, and the evening waits for the night', async () => {
  await punches('2026-11-14T09:05:00+08:00')
  const id = await overtime('2026-11-14', '09:00', '18:00')
  expect(await row(office.team.s1, 'overtime', id)).toMatchObject({ settle: '无效', checkedTime: '0.0' })
  expect((await balance()).lots).toEqual([])
  await later('2026-11-16T21:00:00+08:00')
  await punches('2026-11-16T08:20:00+08:00', '2026-11-16T20:30:00+08:00')
  const tonight = await overtime('2026-11-16', '18:00', '20:30', { way: '加班费' })
  expect(await row(office.team.s1, 'overtime', tonight)).toMatchObject({ settle: '未核实' })
  expect(await act(office.team.admin, 'overtime', tonight, 'void', { opinion: '重复' })).toMatchObject({ status: 200 })
  const again = await overtime('2026-11-16', '18:00', '20:30', { way: '加班费' })
  await office.server.owner.query(`update store."user" set salary = 8700 where id = $1`, [office.team.ids.s1])
  await later('2026-11-17T06:30:00+08:00')
  expect((await run('overtimeVerify')).data.result).toMatchObject({ verified: 1 })
  expect((await run('overtimeVerify')).data.result).toMatchObject({ verified: 0 })
  // 8700 / 21.75 / 8 = 50.00 an hour, 2.5 h at 1.5
  expect(await row(office.team.admin, 'overtime', again)).toMatchObject({
    settle: '已核实',
    money: '187.50',
    restHours: '0.0',
  })
})

test('leave of the year is given once, on its first day or when the first year is full', async () => {
  const began = (id: string, day: string) =>
    office.server.owner.query(`update store."user" set tz_probation = $2, status = '在职' where id = $1`, [id, day])
  await began(office.team.ids.s1, '2020-03-01')
  await began(office.team.ids.s2, '2026-01-16')
  await later('2027-01-01T00:30:00+08:00')
  await run('annualGrant')
  await run('annualGrant')
  const of = async (id: string) =>
    (
      await office.server.owner.query(
        `select date::text, hours::text, expire_date::text as ends from store.rest_day_ledger where user_id = $1 and source = '年度发放' order by date`,
        [id],
      )
    ).rows
  expect(await of(office.team.ids.s1)).toEqual([{ date: '2027-01-01', hours: '40.0', ends: '2028-03-31' }])
  expect(await of(office.team.ids.s2)).toEqual([])
  await later('2027-01-18T00:30:00+08:00')
  await run('annualGrant')
  // two nights late: 5 × 350 / 365 = 4.79
  expect(await of(office.team.ids.s2)).toEqual([{ date: '2027-01-16', hours: '32.0', ends: '2028-03-31' }])
})

test('hours and days are brought in line with what was approved, and a second time nothing is left to do', async () => {
  await punches('2026-11-14T09:00:00+08:00', '2026-11-14T18:00:00+08:00')
  const id = await overtime('2026-11-14', '09:00', '18:00')
  expectOk(await adjust('4.0', '2027-06-30'))
  await taken('2026-11-23', '2026-11-23')
  await office.server.owner.query(`set session_replication_role = replica;
    delete from store.rest_day_ledger where module in ('overtime', 'restDay'); update store.rest_day_ledger set remain = 4.0;
    set session_replication_role = origin`)
  const sync = () => office.team.admin.post('/api/rest-day/sync', { month: '2026-11' })
  expect((await office.team.s1.post('/api/rest-day/sync', { month: '2026-11' })).status).toBe(403)
  expect(expectOk(await sync()).data).toMatchObject({
    posted: 3,
    reversed: 0,
    balances: [{ before: '4.0', after: '3.5' }],
  })
  expect(expectOk(await sync()).data).toEqual({ posted: 0, reversed: 0, imported: 0, days: 0, balances: [] })
  expect(await row(office.team.s1, 'overtime', id)).toMatchObject({ settle: '已转调休' })
})
