import { anyOf, field, gt, holds, me } from '@chengban/kernel/expr.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'

/** Workflow of a board: drafted, sent out, completed. A snapshot is stored at sending and at completion. */
export const status = {
  field: 'status',
  states: ['编制中', '已下发', '已完成', '已作废'],
  initial: '编制中',
  moves: [
    {
      name: 'send',
      label: '下发',
      from: ['编制中'],
      to: '已下发',
      who: anyOf(me('userId'), holds('task:dispatch')),
      elsewhere: { 已下发: '周组合已下发', 已完成: '周组合已完成' },
      guards: [{ holds: gt(field('planCount'), 0), field: 'planCount', message: '请添加事项' }],
      set: { tzSend: { from: 'now' } },
      effect: 'weekTaskComb/sent',
      notify: [{ to: ['userIds'], text: '【周组合】{name}已下发' }],
    },
    {
      name: 'complete',
      label: '完成',
      from: ['已下发'],
      to: '已完成',
      who: anyOf(me('userId'), holds('taskDay:pmo')),
      elsewhere: { 已完成: '周组合已完成' },
      call: {
        path: '/task/combComplete',
        answers: {
          snapshotId: ['given', 'snapshotId'],
          planCount: 'planCount',
          doneCount: 'doneCount',
          doneRate: 'doneRate',
          planHours: 'planHours',
          actualHours: 'actualHours',
          added: ['given', 'added'],
          removed: ['given', 'removed'],
        },
      },
      input: ['summarize'],
      asks: { force: bool('未确认也完成') },
      required: { summarize: '请填写周总结' },
      opinion: 'optional',
      guard: 'weekTaskComb/completing',
      set: { tzComplete: { from: 'now' } },
      effect: 'weekTaskComb/completed',
      notify: [{ to: ['userIds'], text: '【周组合】{name}已完成' }],
    },
    {
      name: 'void',
      label: '作废',
      from: ['编制中', '已下发'],
      to: '已作废',
      who: anyOf(me('userId'), holds('taskDay:pmo')),
      opinion: 'required',
      danger: true,
      effect: 'weekTaskComb/voided',
    },
  ],
} as const
