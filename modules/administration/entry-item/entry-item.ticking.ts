import { allOf, anyOf, asked, eq, holds, is, isSet, me, not, via } from '@chengban/kernel/expr.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'

const own = me('responsibleId')
const guide = anyOf(via('entryId', me('mentorId')), holds('entry:manage'))

/** Whether a line of the list is done; one address ticks and unticks. */
export const ticking = {
  field: 'status',
  states: ['待完成', '已完成'],
  initial: '待完成',
  moves: [
    {
      name: 'done',
      label: '完成',
      call: {
        path: '/entryItem/action/done',
        answers: {
          isDone: 'isDone',
          stage: 'entryId.stage',
          learnDone: 'entryId.learnDone',
          learnTotal: 'entryId.learnTotal',
        },
      },
      from: ['待完成', '已完成'],
      to: { handler: 'entryItem/ticked' },
      who: anyOf(
        allOf(is({ kind: ['材料', '准备'] }), anyOf(own, guide)),
        allOf(is({ kind: '学习' }), guide),
        allOf(is({ kind: '交接' }), own),
      ),
      input: ['file', 'remark'],
      asks: { isDone: bool('已完成', { required: true, default: true }) },
      guards: [
        {
          holds: anyOf(not(is({ kind: '材料' })), not(eq(asked('isDone'), true)), isSet('file')),
          field: 'file',
          message: '请上传{name}',
        },
      ],
      guard: 'entryItem/ticking',
      effect: 'entryItem/after',
    },
  ],
} as const
