import { allOf, anyOf, holds, is, me } from '@chengban/kernel/expr.ts'
import { dict } from '@chengban/kernel/kinds/choice.ts'
import { date } from '@chengban/kernel/kinds/date.ts'
import { percent } from '@chengban/kernel/kinds/decimal.ts'
import { monthOfYear, year } from '@chengban/kernel/kinds/int.ts'
import { lines } from '@chengban/kernel/kinds/lines.ts'
import { longText } from '@chengban/kernel/kinds/text.ts'

/** Generates plan lines for the unplanned part of a contract, each as a percentage of it. */
export const generatePlan = {
  name: 'generatePlan',
  label: '按比例生成计划',
  who: allOf(is({ status: ['通过', '变更中'] }), anyOf(me('initiator'), holds('invoicingPlan:edit'))),
  anyVersion: true,
  call: {
    path: '/invoicingPlan/action/generate',
    names: { contractId: 'id' },
    answers: { created: ['counted', 'created'], nodes: ['given', 'nodes'] },
  },
  asks: {
    lines: lines(
      '计划',
      {
        type: dict('款项类型', 'paymentKind', { required: true }),
        percent: percent('比例', { required: true, min: 0, max: 100 }),
        year: year('年', { required: true, min: 2000, max: 2100 }),
        month: monthOfYear('月', { required: true }),
        dtReceive: date('应回款日期'),
        detail: longText('开票内容'),
      },
      { required: true, min: 1, max: 120 },
    ),
  },
  effect: 'contract/generatePlan',
} as const
