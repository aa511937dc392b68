import { anyOf, eq, field, holds, inHand, is, me, said } from '@chengban/kernel/expr.ts'

const confirmer = anyOf(inHand, holds('task:manage'))

/** Workflow of an extra task: reported, confirmed, completed. */
export const status = {
  field: 'status',
  states: ['待确认', '进行中', '已完成', '驳回', '取消'],
  initial: '待确认',
  decided: {
    asker: 'userId',
    withdraw: 'cancel',
    questions: [
      { in: '待确认', when: is({ needConfirm: true }), by: ['confirmerId'], pass: 'confirm', reject: 'reject' },
    ],
  },
  moves: [
    {
      name: 'confirm',
      label: '确认',
      from: ['待确认'],
      to: '进行中',
      who: confirmer,
      effect: 'extraTask/counted',
      notify: [{ to: ['userId'], text: '【额外任务】{name}已确认' }],
    },
    {
      name: 'reject',
      label: '驳回',
      from: ['待确认'],
      to: '驳回',
      who: confirmer,
      opinion: 'required',
      danger: true,
      set: { opinion: said },
      effect: 'extraTask/counted',
      notify: [{ to: ['userId'], text: '【额外任务】{name}被驳回' }],
    },
    {
      name: 'submit',
      label: '重新提交',
      from: ['驳回'],
      to: '待确认',
      who: me('userId'),
    },
    {
      name: 'complete',
      label: '完成',
      from: ['待确认', '进行中'],
      to: '已完成',
      who: me('userId'),
      input: ['result'],
      required: { result: '请填写结果' },
      guards: [{ holds: anyOf(is({ needConfirm: false }), is({ status: '进行中' })), message: '当前状态不能完成' }],
      set: { tzComplete: { from: 'now' } },
    },
    {
      name: 'cancel',
      label: '取消',
      from: ['待确认', '进行中', '驳回'],
      to: '取消',
      who: me('userId'),
      danger: true,
      guards: [{ holds: eq(field('actualHours'), 0), message: '已有工时，不能取消' }],
    },
  ],
} as const
