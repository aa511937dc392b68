import { allOf, field, is, via, when } from '@chengban/kernel/expr.ts'
import { coalesce, dayOf, least, of } from '@chengban/kernel/formula.ts'
import { notice } from '@chengban/kernel/notice.ts'

const month = dayOf(field('year'), field('month'), 1)
const since = when([[is({ isDue: true }), least(month, coalesce(of('contractId', 'dtAccept'), month))]], month)

/** A planned invoice is due. */
export const contractPlan = notice({
  code: 'contractPlan',
  family: 'contract',
  name: '计划待开票',
  condition:
    '开票计划到期（当月1日或验收）当天，之后每周，提醒合同发起人，超过30天同时提醒部门负责人；完成、取消或合同不需开票后停止',
  days: 'calendar',
  about: {
    of: 'invoicingPlan',
    where: allOf(is({ status: ['待开票', '部分开票'] }), via('contractId', is({ invoiceIgnore: false }))),
    record: 'contractId',
    title: '合同【{contractId}】有开票计划待开票：{money}',
    lines: [
      { by: since, on: [0], again: 7, to: ['contractId.initiator'] },
      { by: since, on: [], from: 30, again: 7, to: [{ headOf: 'contractId.initiator' }] },
    ],
  },
})
