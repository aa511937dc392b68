import {
  add,
  allOf,
  anyOf,
  asked,
  field,
  holds,
  is,
  isSet,
  le,
  lt,
  me,
  nobody,
  not,
  subtract,
  when,
} from '@chengban/kernel/expr.ts'
import { money } from '@chengban/kernel/kinds/decimal.ts'

const amount = { amount: money('金额', { required: true, min: '0.01' }) }
const taken = add(field('taken'), asked('amount'))
const left = subtract(field('taken'), asked('amount'))

/** Back pay for a voided deduction. It has no source record in which it could be cancelled. */
const givenBack = is({ module: 'deduction', type: '补发' })

/** An item waits, is taken by locked runs in one or more parts, or is called off. */
export const status = {
  field: 'status',
  states: ['待计入', '部分计入', '已计入', '已取消'],
  initial: '待计入',
  moves: [
    {
      name: 'cancel',
      label: '取消',
      from: ['待计入'],
      to: '已取消',
      who: allOf(holds('moneyPayroll:calc'), not(me('userId'))),
      guards: [{ holds: anyOf(not(isSet('module')), givenBack), message: '请在来源单据中取消' }],
      opinion: 'required',
      opinionMessage: '请填写取消原因',
      danger: true,
    },
    { name: 'drop', label: '随来源取消', from: ['待计入', '部分计入'], to: '已取消', who: nobody },
    {
      name: 'take',
      label: '计入',
      from: ['待计入', '部分计入'],
      to: when([[lt(taken, field('money')), '部分计入']], '已计入'),
      who: nobody,
      asks: amount,
      guards: [{ holds: le(taken, field('money')), message: '计入金额超过未计入金额' }],
      set: { taken },
    },
    {
      name: 'giveBack',
      label: '退回计入',
      from: ['部分计入', '已计入', '已取消'],
      to: when([[le(left, 0), '待计入']], '部分计入'),
      who: nobody,
      asks: amount,
      guards: [{ holds: le(asked('amount'), field('taken')), message: '退回金额超过已计入金额' }],
      set: { taken: left },
    },
  ],
} as const
