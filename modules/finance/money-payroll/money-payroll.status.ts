import { allOf, holds, me, nobody, not } from '@chengban/kernel/expr.ts'

/** A slip goes with its run until that is locked; then its person confirms it or objects. */
export const status = {
  field: 'status',
  states: ['草稿', '待审核', '待确认', '已确认', '有异议', '已作废'],
  initial: '草稿',
  moves: [
    { name: 'wait', label: '送审', from: ['草稿'], to: '待审核', who: nobody },
    { name: 'giveBack', label: '退回', from: ['待审核'], to: '草稿', who: nobody },
    {
      name: 'issue',
      label: '发出',
      from: ['待审核'],
      to: '待确认',
      who: nobody,
      notify: [{ to: ['userId'], text: '【工资条】{month}工资条待确认' }],
    },
    { name: 'void', label: '作废', from: ['待确认', '已确认', '有异议'], to: '已作废', who: nobody },
    {
      name: 'confirm',
      label: '确认工资条',
      from: ['待确认', '有异议'],
      to: '已确认',
      who: me('userId'),
      input: ['signature'],
      required: { signature: '请签名' },
      set: { tzConfirm: { from: 'now' } },
    },
    {
      name: 'dispute',
      label: '提出异议',
      from: ['待确认'],
      to: '有异议',
      who: me('userId'),
      opinion: 'required',
      opinionMessage: '请填写异议内容',
      set: { opinion: { from: 'opinion' }, answer: null },
      notify: [{ to: ['submitId.calcUserId'], text: '【工资条】{userId}对{month}工资条有异议' }],
    },
    {
      name: 'reply',
      label: '答复异议',
      from: ['有异议'],
      to: '待确认',
      who: allOf(holds('moneyPayroll:calc'), not(me('userId'))),
      input: ['answer'],
      required: { answer: '请填写答复' },
      notify: [{ to: ['userId'], text: '【工资条】{month}工资条的异议已答复' }],
    },
  ],
} as const
