import { expectOk } from '@chengban/server/testing/team.ts'
import { expect, test } from 'vitest'
import { act, hoursOff, row } from './testing/hours.ts'

const { office, later, ask, taken, adjust, balance } = hoursOff()
const lots = async () => (await balance()).lots.map((one: { remain: string }) => one.remain)

test('hours are given and taken by hand within what there is, by halves, and by nobody to themselves', async () => {
  expect(await adjust('0.3', '2027-01-31')).toMatchObject({ status: 422, message: '小时须为0.5的倍数' })
  expect(await adjust('8.0')).toMatchObject({ data: { fields: { expireDate: '请填写失效日期' } } })
  expect((await adjust('8.0', '2027-01-31', '调休', office.team.s2)).status).toBe(403)
  const { userId } = (
    await office.server.owner.query(`select user_id as "userId" from store.admin where name = 'admin'`)
  ).rows[0]
  const own = { userId, kind: '调休', hours: '1.0', expireDate: '2027-01-31', remark: 'x' }
  expect(await office.team.admin.post('/api/restDay/action/adjust', own)).toMatchObject({
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
  expect(await act(office.team.s1, 'restDay', id, 'cancelRest')).toMatchObject({ message: '请填写原因' })
  const sent = { reason: '提前回来', endDate: '2026-11-24', endHalf: '下午' }
  expect(await act(office.team.s1, 'restDay', id, 'cancelRest', sent)).toMatchObject({ status: 422 })
  expect((await act(office.team.s2, 'restDay', id, 'cancelRest', sent)).status).toBe(403)
  expectOk(
    await act(office.team.s1, 'restDay', id, 'cancelRest', {
      reason: '提前回来',
      endDate: '2026-11-23',
      endHalf: '上午',
    }),
  )
  const part = await row(office.team.s1, 'restDay', id)
  expect([part.restStatus, part.actualDays, part.actualEnd, part.actualEndHalf]).toEqual([
    '待休',
    '0.5',
    '2026-11-23',
    '上午',
  ])
  expect(await lots()).toEqual(['12.0'])
  // the half days that came free can be asked for again
  expect((await ask('2026-11-23', '2026-11-23', { startHalf: '下午' })).answer.status).toBe(200)
  expectOk(await act(office.team.s1, 'restDay', id, 'cancelRest', { reason: '不休了' }))
  expect(await row(office.team.s1, 'restDay', id)).toMatchObject({
    restStatus: '已销假',
    actualDays: '0.0',
    actualEnd: null,
  })
  expect(await lots()).toEqual(['4.0', '12.0'])
})

test('whoever wants to cancel is in time until three working days after the end; hours of a dead lot expire at once', async () => {
  expectOk(await adjust('8.0', '2026-11-23'))
  const id = await taken('2026-11-23', '2026-11-23')
  await later('2026-11-27T09:00:00+08:00')
  expect(await act(office.team.s1, 'restDay', id, 'cancelRest', { reason: '晚了' })).toMatchObject({ status: 409 })
  await later('2026-11-26T23:59:59+08:00')
  expectOk(await act(office.team.s1, 'restDay', id, 'cancelRest', { reason: '来上班了' }))
  expect((await balance()).hours).toBe('0.0')
  const { rows } = await office.server.owner.query(
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
  for (const { id } of waiting) expectOk(await act(office.team.h, 'restDay', id, 'approve'))
  expect((await balance()).hours).toBe('0.0')
})
