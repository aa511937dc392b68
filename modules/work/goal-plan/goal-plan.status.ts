import { anyOf, count, eq, field, holds, is, lt, me, today } from '@chengban/kernel/expr.ts'

const person = anyOf(me('userId'), holds('goalPlan:manage'))

/** A goal is begun, and reached, missed or given up. */
export const status = {
  field: 'status',
  states: ['草稿', '进行中', '已完成', '未完成', '已取消'],
  initial: '草稿',
  moves: [
    {
      name: 'start',
      label: '启用',
      from: ['草稿'],
      to: '进行中',
      who: anyOf(person, me('creatorId')),
      notify: [{ to: ['userId'], text: '【目标计划】{name}已启用' }],
    },
    {
      name: 'finish',
      label: '完成',
      from: ['进行中'],
      to: '已完成',
      who: person,
      input: ['result'],
      required: { result: '请填写完成情况' },
      guards: [
        {
          holds: eq(count({ of: 'goalPlan', by: 'parentId', where: is({ status: ['草稿', '进行中'] }) }), 0),
          message: '还有未完成的下级目标',
        },
      ],
      set: { progress: '100.0' },
      effect: 'goalPlan/rollUp',
    },
    {
      name: 'fail',
      label: '未完成',
      from: ['进行中'],
      to: '未完成',
      who: person,
      input: ['result'],
      required: { result: '请填写完成情况' },
      guards: [{ holds: lt(field('endDate'), today()), message: '未到期' }],
    },
    {
      name: 'cancel',
      label: '取消',
      from: ['草稿', '进行中'],
      to: '已取消',
      who: anyOf(me('creatorId'), holds('goalPlan:manage')),
      opinion: 'required',
      danger: true,
    },
    {
      name: 'typeChange',
      label: '更改期间',
      from: ['草稿', '进行中', '已完成', '未完成', '已取消'],
      to: 'same',
      who: anyOf(person, me('creatorId')),
      call: { path: '/goal-plan/typeChange', answers: { type: 'type', startDate: 'startDate', endDate: 'endDate' } },
      input: ['type', 'year', 'quarter', 'month', 'week'],
      guards: [{ holds: is({ status: ['草稿', '进行中'] }), message: '目标已结束' }],
      guard: 'goalPlan/check',
    },
  ],
} as const
