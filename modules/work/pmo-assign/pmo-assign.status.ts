import { allOf, anyOf, holds, me, not, said } from '@chengban/kernel/expr.ts'

const sender = anyOf(me('senderId'), holds('pmoAssign:manage'))

/** An order is taken, answered, and confirmed by who gave it. */
export const status = {
  field: 'status',
  states: ['待接收', '处理中', '待确认', '已完成', '退回', '已取消'],
  initial: '待接收',
  moves: [
    {
      name: 'accept',
      label: '接收',
      from: ['待接收'],
      to: '处理中',
      who: me('userId'),
      set: { tzAccept: { from: 'now' } },
    },
    {
      name: 'result',
      label: '回复结果',
      from: ['待接收', '处理中', '退回'],
      to: '待确认',
      who: me('userId'),
      input: ['result', 'resultFile'],
      required: { result: '请填写处理结果' },
      set: { tzResult: { from: 'now' } },
      notify: [{ to: ['senderId'], text: '【PMO指派】{userId}已回复：{content}' }],
    },
    {
      name: 'confirm',
      label: '确认完成',
      from: ['待确认'],
      to: '已完成',
      who: allOf(sender, not(me('userId'))),
      set: { tzComplete: { from: 'now' } },
      notify: [{ to: ['userId'], text: '【PMO指派】已确认完成：{content}' }],
    },
    {
      name: 'back',
      label: '退回',
      from: ['待确认'],
      to: '退回',
      who: sender,
      opinion: 'required',
      set: { tzResult: null, opinion: said },
      notify: [{ to: ['userId'], text: '【PMO指派】结果被退回：{content}' }],
    },
    {
      name: 'cancel',
      label: '取消',
      from: ['待接收', '处理中', '待确认', '退回'],
      to: '已取消',
      who: sender,
      opinion: 'required',
      danger: true,
      set: { opinion: said },
      notify: [{ to: ['userId'], text: '【PMO指派】已取消：{content}' }],
    },
  ],
} as const
