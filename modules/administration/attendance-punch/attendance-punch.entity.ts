import { entity } from '@chengban/kernel/entity.ts'
import { field, headOf, holds, le, me, now } from '@chengban/kernel/expr.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'
import { oneOf } from '@chengban/kernel/kinds/choice.ts'
import { datetime } from '@chengban/kernel/kinds/date.ts'
import { place } from '@chengban/kernel/kinds/json.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'

/** A punch of the clock as it came in: never changed, only added. */
export const attendancePunch = entity('attendancePunch', {
  label: '打卡记录',
  title: 'tzPunch',
  fields: {
    userId: ref('人员', 'user', { required: true }),
    tzPunch: datetime('打卡时间', { required: true }),
    source: oneOf('来源', ['钉钉', '导入', '申诉'], { required: true, readonly: true, default: '导入' }),
    place: place('位置'),
    isOutside: bool('外勤', { default: false }),
    attendanceId: ref('考勤日', 'attendance', { readonly: true }),
  },
  rows: { own: me('userId'), manage: holds('attendance:manage'), also: [headOf('userId')] },
  appendOnly: true,
  checks: [{ holds: le(field('tzPunch'), now()), field: 'tzPunch', message: '打卡时间不能晚于现在' }],
  unique: [{ fields: ['userId', 'tzPunch'], message: '该打卡已登记' }],
  on: { check: 'attendancePunch/wholeMinute', saved: 'attendancePunch/reckon' },
  indexes: [['userId', 'tzPunch']],
  list: {
    columns: ['userId', 'tzPunch', 'source', 'isOutside', 'place'],
    filters: ['userId', 'source', 'tzPunch'],
    sort: '-tzPunch',
  },
  summary: ['userId', 'source', 'isOutside'],
})
