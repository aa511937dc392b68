import { today } from '@chengban/engine/clock.ts'
import type { Handler, Scene } from '@chengban/engine/row/scene.ts'
import { addRow } from '@chengban/engine/write/add-row.ts'
import { change } from '@chengban/engine/write/by-system.ts'
import { addDays } from '@chengban/kernel/days.ts'
import { conflict, invalid } from '@chengban/kernel/refusal.ts'

interface Standing {
  readonly parent: string | null
  readonly status: string
  readonly needMaintain: boolean
  readonly until: string | null
  readonly accepted: string | null
  readonly periodId: string | null
  readonly start: string | null
  readonly userId: string | null
  readonly initiator: string
}

/** The contract, locked, with its latest period. */
const standingOf = async ({ tx, row }: Scene<'maintainDateChange'>): Promise<Standing> => {
  await tx.query('select from store.contract where id = $1 for no key update', [row.contractId])
  const [found] = await tx.query<Standing>(
    `select c.parent_id as parent, c.status, c.need_maintain as "needMaintain", c.maintain_date::text as until,
       c.dt_accept::text as accepted, m.id as "periodId", m.dt_start::text as start, m.user_id as "userId",
       c.initiator
     from store.contract c left join lateral (
       select p.id, p.dt_start, p.user_id from store.maintenance p where p.contract_id = c.id order by p.dt_end desc limit 1) m on true
     where c.id = $1`,
    [row.contractId],
  )
  if (!found) throw invalid({ contractId: '合同不存在' })
  return found
}

export const maintainDateChangeCheck: Handler<'maintainDateChange'> = async (scene) => {
  const { parent } = await standingOf(scene)
  if (parent) throw invalid({ contractId: '补充协议并入主合同，请选择主合同' })
}

/** Handed in against the period that is the latest now. */
export const maintainDateChangeSubmit: Handler<'maintainDateChange'> = async (scene) => {
  const { tx, row } = scene
  const standing = await standingOf(scene)
  if (!['通过', '变更中'].includes(standing.status) || !standing.needMaintain) throw conflict('该合同无需维护')
  const [other] = await tx.query(
    `select from store.maintain_date_change where contract_id = $1 and status = '待一级审核' and id <> $2 limit 1`,
    [row.contractId, row.id],
  )
  if (other) throw conflict('该合同已有审核中的维护日期变更')
  row.oldDate = standing.until
  row.maintenanceId = standing.periodId
  refuseDate(String(row.kind), String(row.newDate), standing)
}

const refuseDate = (kind: string, day: string, { until, start }: Standing): void => {
  if (day === until) throw invalid({ newDate: '新旧日期相同' })
  const isWrong =
    until !== null && ((kind === '提前' && day > until) || (['延期', '续约'].includes(kind) && day < until))
  if (isWrong) throw invalid({ newDate: '新日期与变更类型不符' })
  if (start !== null && day < start) throw invalid({ newDate: '新日期早于维护期开始日期' })
}

export const maintainDateChangeApprove: Handler<'maintainDateChange'> = async (scene) => {
  const { until } = await standingOf(scene)
  if (until !== (scene.row.oldDate ?? null)) throw conflict('维护日期已变化，请重新提交')
}

/** Applies an approved change: a renewal adds a new period, any other kind moves the end of the current one. */
export const maintainDateChangeApproved: Handler<'maintainDateChange'> = async (scene) => {
  const { row } = scene
  const { periodId, accepted, userId, initiator } = await standingOf(scene)
  const period = { contractId: row.contractId, dtEnd: row.newDate, money: row.money, userId: userId ?? initiator }
  const isRenewal = row.kind === '续约' && row.oldDate !== null
  if (isRenewal)
    await addRow(scene, 'maintenance', {
      ...period,
      dtStart: addDays(String(row.oldDate), 1),
      renewContractId: row.renewContractId,
    })
  else if (periodId) await change(scene, 'maintenance', periodId, { dtEnd: row.newDate, tzStop: null })
  else await addRow(scene, 'maintenance', { ...period, dtStart: accepted ?? today() })
  await change(scene, 'contract', row.contractId, { dtLastMain: row.oldDate })
}
