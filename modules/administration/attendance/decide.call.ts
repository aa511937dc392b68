import { call } from '@chengban/kernel/call.ts'
import { holds } from '@chengban/kernel/expr.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { json } from '@chengban/kernel/kinds/json.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { longText, month, text } from '@chengban/kernel/kinds/text.ts'

const together = {
  userId: ref('人员', 'user', { required: true }),
  month: month('月份', { required: true, default: { from: 'month' } }),
  rows: json('申诉', { required: true }),
  pass: bool('是否同意', { required: true }),
  opinion: longText('审批意见'),
}
const decided = { decided: 'int', status: { 待二级审核: 'int', 通过: 'int', 驳回: 'int' } } as const
const one = {
  id: text('考勤', { required: true, max: 36 }),
  version: int('version', { required: true }),
  pass: bool('是否同意', { required: true }),
  opinion: longText('审批意见'),
}
const row = { id: 'uuid', status: 'text', version: 'int', left: 'int' } as const

/** All appeals of a person's month that wait for me at the first level. */
export const auditMonth1 = call({
  method: 'POST',
  path: '/attendance/audit1',
  label: '考勤申诉一级审核',
  who: holds('attendance:audit1'),
  input: together,
  handsOn: ['rows'],
  answer: decided,
})
/** The same at the second. */
export const auditMonth2 = call({
  method: 'POST',
  path: '/attendance/audit2',
  label: '考勤申诉二级审核',
  who: holds('attendance:audit2'),
  input: together,
  handsOn: ['rows'],
  answer: decided,
})
/** One appeal at the first level. */
export const auditDay1 = call({
  method: 'POST',
  path: '/attendance/auditRow1',
  label: '考勤申诉一级审核（单条）',
  who: holds('attendance:audit1'),
  input: one,
  answer: row,
})
/** The same at the second. */
export const auditDay2 = call({
  method: 'POST',
  path: '/attendance/auditRow2',
  label: '考勤申诉二级审核（单条）',
  who: holds('attendance:audit2'),
  input: one,
  answer: row,
})
