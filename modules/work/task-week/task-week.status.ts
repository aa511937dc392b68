import { anyOf, exists, field, gt, holds, is, le, me, not, via } from '@chengban/kernel/expr.ts'
import { confirmedTwice } from '../confirmed-twice.ts'

const items = { of: 'planItem', by: 'taskWeekId' } as const

/** Workflow of a week: planned, sent out, reported, confirmed by the leader and then by the PMO. */
export const status = {
  field: 'status',
  states: ['草稿', '已提交', '已下发', '已保存', '退回', '已确认', 'PMO已确认'],
  initial: '草稿',
  moves: [
    {
      name: 'submit',
      label: '提交计划',
      from: ['草稿'],
      to: '已提交',
      who: me('userId'),
      guards: [
        { holds: gt(field('itemCount'), 0), field: 'task', message: '请添加事项' },
        {
          holds: not(exists({ ...items, where: le(field('planHours'), 0) })),
          field: 'task',
          message: '请填写计划工时',
        },
        { holds: le(field('planHours'), 60), field: 'task', message: '周计划工时不能超过60小时' },
      ],
      notify: [{ to: ['confirmerId'], text: '【周计划】{userId}已提交{weekStart}的计划' }],
    },
    {
      name: 'send',
      label: '下发',
      from: ['草稿', '已提交'],
      to: '已下发',
      who: anyOf(me('confirmerId'), via('weekTaskCombId', me('userId')), holds('task:dispatch')),
      notify: [{ to: ['userId'], text: '【周计划】{weekStart}的计划已下发' }],
    },
    {
      name: 'save',
      label: '提交完成情况',
      from: ['已提交', '已下发', '已保存', '退回'],
      to: '已保存',
      who: me('userId'),
      input: ['summarize'],
      guards: [
        {
          holds: not(exists({ ...items, where: is({ isDone: false, reason: null }) })),
          field: 'task',
          message: '请填写未完成原因',
        },
      ],
      guard: 'taskWeek/save',
      effect: 'taskWeek/saved',
      notify: [{ to: ['confirmerId'], text: '【周计划】{userId}已提交{weekStart}的完成情况' }],
    },
    ...confirmedTwice('【周计划】{weekStart}的完成情况被退回'),
  ],
} as const
