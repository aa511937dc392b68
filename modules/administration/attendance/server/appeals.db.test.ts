import type { Answer, Api } from '@chengban/server/testing/server.ts'
import { expectOk } from '@chengban/server/testing/team.ts'
import { expect, test } from 'vitest'
import { clocked, clockedMonth, days, month } from './testing/clocked-month.ts'

const { office, later, listed, results, sheet, dayAt, imported, monthAct } = clockedMonth()

const apply = (rows: readonly object[], api: Api = office.team.s1) => api.post('/api/attendance/apply', { month, rows })
const appeal = async (place: number, more: object = {}) => {
  const { id, version } = await dayAt(place)
  return { id, version, appealKind: '补卡', reason: '忘记打卡', applyIn: `${days[place]}T08:25:00+08:00`, ...more }
}

test('an appeal fits its day, its month and its quota, and nothing is stored where one does not', async () => {
  expectOk(await imported(clocked('08:20', '18:00', '10:00 18:00', '08:20 18:00')))
  expect(await apply([await appeal(3)])).toMatchObject({ status: 422, message: '该日无异常，无需申诉' })
  expect(await apply([await appeal(0, { applyIn: null })])).toMatchObject({ message: '请填写打卡时间' })
  const next = { applyOut: '2026-11-10T05:00:00+08:00', applyIn: null }
  expect(await apply([await appeal(0, next)])).toMatchObject({ message: '打卡时间不在当日' })
  expect(await apply([await appeal(0, { appealKind: '外勤' })])).toMatchObject({ message: '请上传证明材料' })
  expect((await apply([await appeal(0)], office.team.s2)).status).toBe(404)
  expect((await apply([{ ...(await appeal(0)), version: 99 }])).message).toBe('单据已变更，请刷新')
  const all = [await appeal(0), await appeal(1), await appeal(2), await appeal(4)]
  expect(await apply(all)).toMatchObject({ status: 422, message: '补卡次数已用完，每月最多3次' })
  expect(new Set((await listed()).map(({ status }) => status))).toEqual(new Set(['草稿']))
  expect(expectOk(await apply(all.slice(0, 3))).data).toEqual({ submitted: 3, repunchLeft: 0 })
  expect(await apply([await appeal(0)])).toMatchObject({ status: 409, message: '该日正在申诉审核中' })
  expect(await apply([await appeal(4)])).toMatchObject({ message: '补卡次数已用完，每月最多3次' })
  // a second punch of the morning mends nothing, one of it the missing one, and 90 minutes are late no more
  expect((await listed()).map(({ applyMinutes }) => applyMinutes)).toEqual([0, 1, 90, null, null])
})

test('two devices never use the same last punch by hand', async () => {
  expectOk(await imported(clocked('08:20', '08:20', '08:20', '08:20', '08:20')))
  const rows = await Promise.all(
    days.map((_, place) => appeal(place, { applyIn: null, applyOut: `${days[place]}T18:00:00+08:00` })),
  )
  const answers = await Promise.all(rows.map((row) => apply([row])))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
})

test('what is agreed to counts as a punch; small ones need one level, others two; the whole month is decided as it was seen', async () => {
  expectOk(await imported(clocked('08:20', '', '10:00 18:00', '08:20 18:00', '08:20 18:00')))
  const out = { applyIn: null, applyOut: `${days[0]}T18:05:00+08:00` }
  const whole = { applyIn: `${days[1]}T08:30:00+08:00`, applyOut: `${days[1]}T18:00:00+08:00` }
  expectOk(await apply([await appeal(0, out), await appeal(1, whole), await appeal(2)]))
  const open = async () =>
    (await listed()).filter(({ status }) => status === '待一级审核').map(({ id, version }) => ({ id, version }))
  const decided = (rows: readonly object[], more: object = {}, api = office.team.h, level = 1) =>
    api.post(`/api/attendance/audit${level}`, { userId: office.team.ids.s1, month, rows, pass: true, ...more })
  const rows = await open()
  expect(await decided(rows, { pass: false })).toMatchObject({ message: '请填写审批意见' })
  expect(await decided(rows.slice(1))).toMatchObject({ status: 409, message: '待审核的申诉已变化，请刷新' })
  expect((await decided(rows, {}, office.team.s1)).status).toBe(403)
  expect(expectOk(await decided(rows)).data).toEqual({ decided: 3, status: { 待二级审核: 1, 通过: 2, 驳回: 0 } })
  expect(await results()).toEqual(['正常', '旷工', '正常', '正常', '正常'])
  expect(await decided(rows)).toMatchObject({ status: 404, message: '没有待审核的申诉' })
  const { id, version } = await dayAt(1)
  const second = await office.team.g.post('/api/attendance/auditRow2', { id, version, pass: true })
  expect(expectOk(second).data).toMatchObject({ id, status: '通过', left: 0 })
  expect(await results()).toEqual(['正常', '正常', '正常', '正常', '正常'])
})

test('a day is appealed twice and no third time; after the month is told only until its day, and never once locked', async () => {
  expectOk(await imported(clocked('08:20', '08:20 18:00', '08:20 18:00', '08:20 18:00', '08:20 18:00')))
  const out = { applyIn: null, applyOut: `${days[0]}T18:05:00+08:00` }
  const refuse = async (): Promise<Answer> => {
    const { id, version } = await dayAt(0)
    return office.team.h.post('/api/attendance/auditRow1', { id, version, pass: false, opinion: '没有证明' })
  }
  expectOk(await apply([await appeal(0, out)]))
  expectOk(await refuse())
  await later('2026-12-01T09:00:00+08:00')
  expectOk(await monthAct('publish'))
  const dueDate = (await sheet()).dueDate
  await later(`${dueDate}T23:59:00+08:00`)
  expectOk(await apply([await appeal(0, out)]))
  const waiting = await sheet()
  const confirmed = () => office.team.s1.post('/api/attendance/confirm', { month, version: waiting.version })
  expect(await confirmed()).toMatchObject({ status: 409, message: '仍有申诉在审核中' })
  expectOk(await refuse())
  expect(await apply([await appeal(0, out)])).toMatchObject({ status: 422, message: '同一天最多申诉2次' })
  expectOk(await confirmed())
  expect(await confirmed()).toMatchObject({ status: 409 })
  expect(await apply([await appeal(0, out)])).toMatchObject({ status: 409, message: '已超过申诉期限' })
  expectOk(await monthAct('lock'))
  expect((await imported(clocked('07:00'))).data.errors).toEqual([{ index: 0, message: '该月考勤已锁定' }])
  const leave = { kind: '事假', startDate: days[0], endDate: days[0], reason: '家中有事', userId: office.team.ids.s1 }
  const { id, version } = expectOk(await office.team.admin.post('/api/restDay', leave)).data
  expect(await office.team.admin.post('/api/restDay/action/submit', { id, version })).toMatchObject({
    status: 409,
    message: '该月考勤已锁定',
  })
})
