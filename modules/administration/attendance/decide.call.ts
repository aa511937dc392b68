import { call } from '@chengban/kernel/call.ts'
import { allOf, holds, is, me } from '@chengban/kernel/expr.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { json } from '@chengban/kernel/kinds/json.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { longText, month, text } from '@chengban/kernel/kinds/text.ts'
import type { Offer } from '@chengban/kernel/offer.ts'

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

/** Chosen appeals of one person and month, agreed to or refused together. */
const bothWays = (status: '待一级审核' | '待二级审核', decider: 'audit1' | 'audit2') =>
  ([true, false] as const).map(
    (pass): Offer => ({
      of: 'attendance',
      on: 'rows',
      label: pass ? '同意所选申诉' : '驳回所选申诉',
      when: allOf(is({ status }), me(decider)),
      given: { pass },
      from: { userId: 'userId', month: 'month' },
      rows: 'rows',
      danger: !pass,
      done: '已审核{decided}条申诉',
    }),
  )

/** All appeals of a person's month that wait for me at the first level. */
export const auditMonth1 = call({
  method: 'POST',
  path: '/attendance/audit1',
  label: '考勤申诉一级审核',
  offered: bothWays('待一级审核', 'audit1'),
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
  offered: bothWays('待二级审核', 'audit2'),
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
