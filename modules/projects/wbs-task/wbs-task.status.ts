import { add, anyOf, count, eq, exists, holds, me, nobody, not } from '@chengban/kernel/expr.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'
import { openApply, openBug } from '../open-problems.ts'
import { builders, open } from '../team.ts'

const doer = anyOf(me('userId'), holds('wbsTask:edit'))
const leaf = {
  holds: not(exists({ of: 'wbsTask', by: 'parentId' })),
  field: 'status',
  message: '父任务状态自动汇总',
} as const

const left = add(
  count({ of: 'bug', by: 'wbsId', where: openBug }),
  count({ of: 'applyFor', by: 'wbsId', where: openApply }),
)
/** All bugs and requirements linked to the task must be finished first. */
const settled = { holds: eq(left, 0), message: '还有未完成事项：{n}项', fill: { n: left } } as const

/** Leaves are moved; the states above follow. */
export const status = {
  field: 'status',
  states: ['未开始', '进行中', '完成', '取消'],
  initial: '未开始',
  moves: [
    {
      name: 'start',
      label: '开始',
      from: ['未开始'],
      to: '进行中',
      who: doer,
      locks: ['projectId'],
      guards: [leaf, open],
      asks: { force: bool('前置模块未完成，仍然开始') },
      opinion: 'optional',
      guard: 'wbsTask/starting',
      effect: 'wbsTask/settle',
    },
    {
      name: 'finish',
      label: '完成',
      from: ['进行中'],
      to: '完成',
      who: doer,
      locks: ['projectId'],
      guards: [leaf, settled, open],
      set: { tzActual: { from: 'now' } },
      effect: 'wbsTask/settle',
    },
    {
      name: 'reopen',
      label: '重新打开',
      from: ['完成'],
      to: '进行中',
      who: builders,
      locks: ['projectId'],
      opinion: 'required',
      guards: [leaf, open],
      set: { tzActual: null },
      effect: 'wbsTask/settle',
    },
    {
      name: 'cancel',
      label: '取消',
      from: ['未开始', '进行中'],
      to: '取消',
      who: builders,
      locks: ['projectId'],
      opinion: 'required',
      guards: [open],
      effect: 'wbsTask/cancelled',
      danger: true,
    },
    {
      name: 'stop',
      label: '随项目取消',
      from: ['未开始', '进行中'],
      to: '取消',
      who: nobody,
      opinion: 'required',
      effect: 'wbsTask/settle',
    },
  ],
} as const
