import type { Api } from '@chengban/server/testing/server.ts'
import { expectOk } from '@chengban/server/testing/team.ts'
import { expect, test } from 'vitest'
import { clocked, clockedMonth, days, month } from './testing/clocked-month.ts'

const { office, later, listed, results, sheet, dayAt, imported, monthAct } = clockedMonth()

test('punches are all taken, or none where one is wrong; twice is once', async () => {
  const wrong = await imported([
    ...clocked('08:20 18:00'),
    { jobNumber: 'T999', tzPunch: '2026-11-10T08:20:00+08:00' },
    { jobNumber: 'T001', tzPunch: '2026-11-16T09:01:00+08:00' },
  ])
  expect(wrong.data).toEqual({
    created: 0,
    skipped: 0,
    days: 0,
    errors: [
      { index: 2, message: '工号不存在' },
      { index: 3, message: '打卡时间不能晚于现在' },
    ],
  })
  expect((await listed()).map(({ tzIn }) => tzIn)).toEqual([null, null, null, null, null])
  expect((await imported(clocked('08:20 18:00'), { dryRun: true })).data).toMatchObject({ created: 2, days: 9 })
  expect(await results()).toEqual(['未统计', '未统计', '未统计', '未统计', '未统计'])
  expect((await imported(clocked('08:20 18:00', '08:20 18:01'))).data).toMatchObject({ created: 4, skipped: 0 })
  expect((await imported(clocked('08:20 18:00', '08:20 18:01'))).data).toEqual({
    created: 0,
    skipped: 4,
    days: 0,
    errors: [],
  })
  expect(await results()).toEqual(['正常', '正常', '旷工', '旷工', '旷工'])
})

test('the night reckons the days that are over, leave among them, and no day twice', async () => {
  const run = async () =>
    expectOk(await office.team.admin.post('/api/test/job', { name: 'attendanceCalc' })).data.result
  expect(await run()).toMatchObject({ days: 7, made: 2 })
  expect(await run()).toMatchObject({ days: 0 })
  expect(await results()).toEqual(['旷工', '旷工', '旷工', '旷工', '旷工'])
  const values = { kind: '事假', startDate: days[2], endDate: days[3], endHalf: '上午', reason: '家中有事' }
  const { id, version } = expectOk(
    await office.team.admin.post('/api/restDay', { ...values, userId: office.team.ids.s1 }),
  ).data
  expectOk(await office.team.admin.post('/api/restDay/action/submit', { id, version }))
  const leave = expectOk(await office.team.h.get(`/api/restDay/${id}`)).data
  expectOk(await office.team.h.post('/api/restDay/action/approve', { id, version: leave.version }))
  expect(await results()).toEqual(['旷工', '旷工', '请假', '旷工半天', '旷工'])
  expect(await sheet()).toMatchObject({ workDays: '5.0', unpaidDays: '1.5', absenceDays: '3.5', attendDays: '0.0' })
  const now = expectOk(await office.team.admin.get(`/api/restDay/${id}`)).data
  expectOk(await office.team.admin.post('/api/restDay/action/void', { id, version: now.version, opinion: '未休' }))
  expect(await results()).toEqual(['旷工', '旷工', '旷工', '旷工', '旷工'])
})

test('an ignored day counts nothing, gives its 弹性 to a later one, and takes the month back when it counts again', async () => {
  expectOk(await imported(clocked('08:35 18:00', '08:35 18:00', '08:35 18:00', '08:35 18:00', '08:20 18:00')))
  expect(await results()).toEqual(['弹性', '弹性', '弹性', '迟到5', '正常'])
  const ignore = async (place: number, more: object = { reason: '停电' }, api = office.team.admin) => {
    const { id, version } = await dayAt(place)
    return api.post('/api/attendance/ignore', { id, version, ...more })
  }
  expect(await ignore(0, {})).toMatchObject({ status: 422, message: '请填写忽略原因' })
  expect(await ignore(4)).toMatchObject({ status: 409, message: '该日无异常，无需忽略' })
  expect((await ignore(0, { reason: 'x' }, office.team.h)).status).toBe(403)
  expect(expectOk(await ignore(0)).data).toMatchObject({ isIgnore: true })
  expect(await results()).toEqual(['弹性', '弹性', '弹性', '弹性', '正常'])
  await later('2026-12-01T09:00:00+08:00')
  expectOk(await monthAct('publish'))
  const { version } = await sheet()
  expect(await office.team.s1.post('/api/attendance/confirm', { month: '2026-13', version })).toMatchObject({
    message: '月份格式错误',
  })
  expectOk(await office.team.s1.post('/api/attendance/confirm', { month, version }))
  expectOk(await ignore(0, { isIgnore: false }))
  expect((await sheet()).status).toBe('待本人确认')
  expect(await results()).toEqual(['弹性', '弹性', '弹性', '迟到5', '正常'])
})

test('days are ignored together or not at all', async () => {
  expectOk(await imported(clocked('08:20 18:00', '10:00 18:00')))
  const rows = (await listed()).slice(0, 2).map(({ id, version }) => ({ id, version }))
  const sent = (some: readonly object[]) =>
    office.team.admin.post('/api/attendance/ignores', { rows: some, reason: '停电' })
  expect(await sent([])).toMatchObject({ message: '请选择考勤记录' })
  const refused = await sent(rows)
  expect([refused.status, refused.data.rows[0].index]).toEqual([409, 0])
  expect((await dayAt(1)).isIgnore).toBe(false)
  expect((await sent(rows.slice(1))).data).toEqual({ changed: 1 })
})

test('a month is summed up by person with a sign for each day, for whom the list shows it', async () => {
  expectOk(await imported(clocked('08:20 18:00', '08:35 18:00', '09:00 18:00', '08:20', '')))
  const asked = (api: Api, query = '') => api.get(`/api/attendance/summary?month=${month}${query}`)
  const { nodes, totalCount, total } = expectOk(await asked(office.team.s1)).data
  expect([nodes.length, totalCount, nodes[0].userName, nodes[0].departmentName]).toEqual([1, 1, '林一', '销售一部'])
  expect(nodes[0].days).toBe(`${' '.repeat(8)}√△迟缺旷休休${' '.repeat(16)}`)
  expect(nodes[0]).toMatchObject({
    lateTimes: 1,
    lateMinutes: 30,
    missingTimes: 1,
    absenceDays: '1.0',
    pendingAppeals: 0,
  })
  expect(total).toMatchObject({ workDays: '5.0', lateTimes: 1, absenceDays: '1.0', overtimeMoney: null })
  expect(expectOk(await asked(office.team.h)).data.totalCount).toBe(1)
  expect(expectOk(await asked(office.team.admin, '&keyword=林二')).data.totalCount).toBe(0)
  const { rows } = await office.server.owner.query(`select id from store.department where name = '销售二部'`)
  expect((await asked(office.team.h, `&departmentId=${rows[0].id}`)).data.fields).toEqual({
    departmentId: '部门不存在',
  })
})
