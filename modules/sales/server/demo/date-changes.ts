import type { Sql } from '@chengban/engine/db/sql.ts'
import { addDays } from '@chengban/kernel/days.ts'
import { momentAgo } from '@chengban/modules/platform/server/demo/days.ts'
import { demoId } from '@chengban/modules/platform/server/demo/ids.ts'
import { into } from '@chengban/modules/platform/server/seed/rows.ts'

const asked = [
  ['通过', 40, '延期', 30, '客户验收资料补签，维护期顺延一个月'],
  ['待一级审核', 2, '延期', 60, '机房搬迁期间停用，客户要求顺延'],
  ['驳回', 12, '提前', -90, '客户拟提前终止维护'],
  ['草稿', 0, '更正', 1, '录入时少一天'],
  ['已撤回', 6, '延期', 15, '与客户再确认后提交'],
] as const

interface Period {
  readonly id: string
  readonly contractId: string
  readonly dtEnd: string
  readonly initiator: string
}

/** Adds requests to change the end of maintenance; the periods already reflect the approved ones. */
export const addDateChanges = async (tx: Sql): Promise<void> => {
  const periods = await tx.query<Period>(
    `select m.id::text, m.contract_id::text as "contractId", m.dt_end::text as "dtEnd", c.initiator::text
     from store.maintenance m join store.contract c on c.id = m.contract_id order by m.dt_end desc, m.id`,
  )
  await into(tx, 'maintainDateChange').insert(
    asked.flatMap((one, index) => {
      const period = periods[index % Math.max(periods.length, 1)]
      return period ? [rowOf(one, index, period)] : []
    }),
  )
}

const rowOf = (
  [status, days, kind, by, reason]: (typeof asked)[number],
  index: number,
  { id, contractId, dtEnd, initiator }: Period,
) => ({
  id: demoId('maintainDateChange', index),
  contractId,
  maintenanceId: id,
  kind,
  oldDate: status === '通过' ? addDays(dtEnd, -by) : dtEnd,
  newDate: status === '通过' ? dtEnd : addDays(dtEnd, by),
  reason,
  initiator,
  creatorId: initiator,
  status,
  opinion: status === '驳回' ? '合同未约定提前终止' : status === '通过' ? '同意' : null,
  tzSubmit: status === '草稿' ? null : momentAgo(days, 10),
  tzCreate: momentAgo(days, 9),
})
