import { counted } from '@chengban/kernel/deeds/counted.ts'
import { bug } from './bug.entity.ts'

const me = { equalTo: { from: 'me' } }
const open = { status: { notEqualTo: '已关闭' } }
const past = { status: { notEqualTo: '草稿' } }

/** Figures for the list of bugs, and how many wait for the caller. */
export const bugTotal = counted({
  path: '/bug/total',
  label: '缺陷总数',
  of: bug,
  form: 'figures',
  where: past,
  measures: {
    all: { count: {} },
    open: { count: open },
    urgent: { count: { ...open, priority: { equalTo: '急' } } },
    late: { count: { ...open, delayDays: { greaterThan: 0 } } },
    respondLate: { count: { ...open, respondLate: { equalTo: true } } },
    submitMonth: { count: { tzSubmit: { greaterThanOrEqualTo: { from: 'month' } } } },
    closeMonth: { count: { status: { equalTo: '已关闭' }, tzComplete: { greaterThanOrEqualTo: { from: 'month' } } } },
  },
  parts: {
    mine: {
      of: bug,
      form: 'figures',
      where: past,
      measures: {
        confirm: { count: { userId: me, status: { equalTo: '待确认' } } },
        solve: { count: { solverId: me, status: { in: ['已确认', '处理中'] } } },
        test: { count: { testerId: me, status: { equalTo: '待测试' } } },
        close: { count: { closerId: me, status: { equalTo: '待关闭' } } },
        back: { count: { providerId: me, status: { equalTo: '退回' } } },
      },
    },
  },
})
