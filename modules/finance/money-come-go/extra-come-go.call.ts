import { told } from '@chengban/kernel/deeds/answer-formula.ts'
import { listed } from '@chengban/kernel/deeds/listed.ts'
import {
  allOf,
  anyOf,
  eq,
  field,
  given,
  gt,
  is,
  isFilled,
  le,
  not,
  subtract,
  sum,
  today,
  when,
} from '@chengban/kernel/expr.ts'
import { coalesce, daysBetween, greatest } from '@chengban/kernel/formula.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'
import { date } from '@chengban/kernel/kinds/date.ts'
import { money } from '@chengban/kernel/kinds/decimal.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { text } from '@chengban/kernel/kinds/text.ts'
import { moneyComeGo } from './money-come-go.entity.ts'

const day = coalesce(given('date'), today())
const back = sum({ of: 'comeGoBack', by: 'comeGoId', column: 'money', where: le(field('date'), day) })
const remain = subtract(field('money'), back)
const out = when([[is({ kind: '付出' }), remain]], 0)
const received = when([[is({ kind: '收入' }), remain]], 0)

/** Money outside income and cost that was still open at the end of a day. */
export const extraComeGo = listed({
  path: '/finance/extraComeGo',
  label: '往来余额',
  offered: {
    of: 'moneyComeGo',
    on: 'list',
    tells: {
      figures: {
        'sum.out': money('应收'),
        'sum.in': money('应付'),
        'sum.net': money('净额'),
        'sum.overOut': money('逾期应收'),
      },
      tables: [
        {
          rows: 'nodes',
          opens: { of: 'moneyComeGo', by: 'id' },
          columns: {
            content: text('内容'),
            kind: text('收支'),
            otherSide: text('对方'),
            userId: ref('责任人', 'user'),
            money: money('金额'),
            backMoney: money('已归还'),
            remain: money('未归还'),
            dtDue: date('约定归还'),
            overDays: int('逾期天数'),
          },
          none: '没有未归还的往来款',
        },
      ],
    },
  },
  of: moneyComeGo,
  where: { status: { equalTo: '通过' }, settle: { notEqualTo: '未生效' } },
  filters: ['company', 'type', 'userId'],
  input: { date: date('日期'), badDebt: bool('含坏账') },
  rows: allOf(
    le(field('date'), day),
    gt(remain, 0),
    anyOf(allOf(isFilled(given('badDebt')), eq(given('badDebt'), true)), not(is({ settle: '坏账' }))),
  ),
  columns: ['id', 'content', 'kind', 'type', 'otherSide', 'userId', 'money', 'dtDue'],
  add: {
    backMoney: told('money', back),
    remain: told('money', remain),
    overDays: told('int', greatest(0, daysBetween(field('dtDue'), day))),
  },
  order: ['-overDays', 'dtDue'],
  sums: {
    sum: {
      out: { sum: out, form: 'money' },
      in: { sum: received, form: 'money' },
      net: { sum: subtract(out, received), form: 'money' },
      overOut: { sum: when([[gt(day, field('dtDue')), out]], 0), form: 'money' },
    },
  },
})
