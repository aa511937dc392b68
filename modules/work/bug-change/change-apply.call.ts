import { call } from '@chengban/kernel/call.ts'
import { date } from '@chengban/kernel/kinds/date.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { text } from '@chengban/kernel/kinds/text.ts'
import { columns } from '@chengban/kernel/structure.ts'

/** Asks to move the agreed date of a bug. */
export const applyBugChange = call({
  method: 'POST',
  path: '/bugChange/changeApply',
  label: '申请缺陷时间变更',
  offered: { of: 'bug', on: 'record', label: '申请改期', from: { bugId: 'id' } },
  input: {
    bugId: text('缺陷', { required: true, max: 36 }),
    newDate: date('新日期', { required: true }),
    cause: text('原因'),
    version: int('version', { required: true }),
  },
  answer: columns('bugChange', ['id', 'auditorId', 'sequence']),
})
