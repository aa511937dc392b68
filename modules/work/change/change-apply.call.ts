import { call } from '@chengban/kernel/call.ts'
import { oneOf } from '@chengban/kernel/kinds/choice.ts'
import { date } from '@chengban/kernel/kinds/date.ts'
import { files } from '@chengban/kernel/kinds/file.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { text } from '@chengban/kernel/kinds/text.ts'
import { columns } from '@chengban/kernel/structure.ts'

/** Asks to move the agreed date of a task or of a requirement. */
export const applyChange = call({
  method: 'POST',
  path: '/change/changeApply',
  label: '申请时间变更',
  offered: [
    { of: 'task', on: 'record', label: '申请改期', from: { targetId: 'id' }, given: { targetType: 'task' } },
    { of: 'applyFor', on: 'record', label: '申请改期', from: { targetId: 'id' }, given: { targetType: 'applyFor' } },
  ],
  input: {
    targetType: oneOf('对象', ['task', 'applyFor'], { required: true }),
    targetId: text('对象ID', { required: true, max: 36 }),
    newDate: date('新日期', { required: true }),
    cause: text('原因'),
    file: files('附件'),
    version: int('version', { required: true }),
  },
  answer: columns('change', ['id', 'auditorId', 'sequence']),
})
