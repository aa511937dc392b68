import { exists, field, ge, inHand, le, me, now, said, today } from '@chengban/kernel/expr.ts'
import { coalesce } from '@chengban/kernel/formula.ts'
import { confirmedTwice } from '../confirmed-twice.ts'

const items = { of: 'planItem', by: 'weekendTaskId' } as const

/** Workflow of weekend work: requested, approved, reported, confirmed by the leader and then by the PMO. */
export const status = {
  field: 'status',
  states: ['草稿', '待审批', '已批准', '驳回', '已保存', '退回', '已确认', 'PMO已确认', '取消'],
  initial: '草稿',
  decided: {
    asker: 'userId',
    withdraw: 'cancel',
    questions: [
      { in: '待审批', by: ['confirmerId'], pass: 'approve', reject: 'reject' },
      { in: '已保存', by: ['confirmerId'], pass: 'confirm', reject: 'back' },
    ],
  },
  moves: [
    {
      name: 'submit',
      label: '提交',
      from: ['草稿', '驳回'],
      to: '待审批',
      who: me('userId'),
      guards: [
        { holds: exists(items), field: 'task', message: '请添加事项' },
        { holds: ge(field('planHours'), '0.5'), field: 'task', message: '请填写计划工时' },
        { holds: ge(field('date'), today()), field: 'date', message: '周末任务须事前提交' },
      ],
      guard: 'weekendTask/submit',
    },
    {
      name: 'approve',
      label: '批准',
      from: ['待审批'],
      to: '已批准',
      who: inHand,
      notify: [{ to: ['userId'], text: '【周末任务】{date}的申请已批准' }],
    },
    {
      name: 'reject',
      label: '驳回',
      from: ['待审批'],
      to: '驳回',
      who: inHand,
      opinion: 'required',
      danger: true,
      set: { opinion: said },
      notify: [{ to: ['userId'], text: '【周末任务】{date}的申请被驳回' }],
    },
    {
      name: 'save',
      label: '提交产出',
      from: ['已批准', '已保存', '退回'],
      to: '已保存',
      who: me('userId'),
      input: ['summarize'],
      required: { summarize: '请填写总结' },
      guards: [{ holds: le(field('date'), today()), field: 'date', message: '未到日期' }],
      guard: 'weekendTask/save',
      set: { tzSave: coalesce(field('tzSave'), now()) },
    },
    ...confirmedTwice('【周末任务】{date}的产出被退回', inHand),
    {
      name: 'cancel',
      label: '取消',
      from: ['草稿', '待审批', '已批准', '驳回'],
      to: '取消',
      who: me('userId'),
      danger: true,
    },
  ],
} as const
