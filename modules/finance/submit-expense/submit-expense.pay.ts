import { anyOf, asked, eq, exists, field, gt, holds, is, le, not, today } from '@chengban/kernel/expr.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'
import { text } from '@chengban/kernel/kinds/text.ts'

const hasPaper = exists({ of: 'moneyExpense', by: 'submitId', where: is({ isPaper: true }) })

/** What has passed is paid once its receipts are in, and may come back from the bank. */
export const payStatus = {
  field: 'payStatus',
  states: ['未到', '待付款', '已付款'],
  initial: '未到',
  moves: [
    {
      name: 'pay',
      label: '付款',
      call: {
        path: '/submitExpense/action/pay',
        names: { items: 'ids' },
        answers: { money: ['counted', 'money'], offsetMoney: ['counted', 'offsetMoney'] },
      },
      many: { most: 200, answers: 'paid' },
      ahead: 'submitExpense/paying',
      from: ['待付款'],
      elsewhere: '状态不符',
      to: '已付款',
      who: holds('submitExpense:pay'),
      input: ['dtPay', 'payWay', 'bankSerial'],
      begins: { dtPay: 'today' },
      required: { dtPay: '请填写付款日期' },
      // what only takes back is booked and moves no money
      requires: [{ when: gt(field('auditMoney'), 0), fields: ['payWay'], message: '请选择付款方式' }],
      asks: { offset: bool('冲抵借款', { default: true }) },
      guards: [
        { holds: le(field('dtPay'), today()), field: 'dtPay', message: '付款日期不能晚于今天' },
        { holds: anyOf(is({ noticeCheck: true }), not(hasPaper)), message: '纸质票据未收齐' },
      ],
      guard: 'submitExpense/pay',
      set: { payUserId: { from: 'me' } },
      effect: 'submitExpense/paid',
      notify: [{ to: ['userId'], text: '【报销】{serialNumber}已付款' }],
    },
    {
      name: 'unpay',
      label: '退票重付',
      from: ['已付款'],
      to: '待付款',
      who: holds('submitExpense:pay'),
      opinion: 'required',
      opinionMessage: '请填写退回原因',
      danger: true,
      guard: 'submitExpense/unpay',
      set: { dtPay: null, payWay: null, bankSerial: null, payUserId: null, offsetMoney: '0.00' },
      effect: 'submitExpense/unpaid',
      notify: [{ to: ['userId'], text: '【报销】{serialNumber}付款被退回，将重新付款' }],
    },
    {
      name: 'noticeCheck',
      label: '收票',
      from: ['未到', '待付款', '已付款'],
      to: 'same',
      who: holds('submitExpense:manage'),
      call: { path: '/submitExpense/noticeCheck', answers: { noticeCheck: 'noticeCheck' } },
      asks: { received: bool('票据已收齐', { required: true }), remark: text('说明') },
      requires: [{ when: not(eq(asked('received'), true)), fields: ['remark'], message: '请说明缺少的票据' }],
      guard: 'submitExpense/noticeCheck',
      effect: 'submitExpense/noticeChecked',
      notify: [
        {
          when: not(eq(asked('received'), true)),
          to: ['userId'],
          text: '【收票】{serialNumber}票据未收齐：{remark}',
        },
      ],
    },
  ],
} as const
