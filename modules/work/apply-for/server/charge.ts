import type { Sql } from '@chengban/engine/db/sql.ts'
import type { Handler, Values } from '@chengban/engine/row/scene.ts'
import { compare } from '@chengban/kernel/decimal.ts'
import { invalid } from '@chengban/kernel/refusal.ts'
import { settingOf, settingSql } from '@chengban/modules/platform/config/server/setting.ts'

/** Hours of a project that requirements without charge may take: in all, taken, left; one decimal. */
interface Limit {
  readonly hours: string
  readonly used: string
  readonly left: string
}

/**
 * Checks the charge mode from the second approval level on, and for a change: free requirements must fit into the free
 * share of the project, whose row is locked so that concurrent requests cannot exceed it.
 */
export const applyForCharge: Handler<'applyFor'> = async ({ tx, row }) => {
  const limit = row.projectId ? await limitOf(tx, row) : null
  if (row.auditStatus !== '待一级审核') await demandCharge(tx, row, limit)
  return { limit }
}

const demandCharge = async (tx: Sql, row: Values, limit: Limit | null): Promise<void> => {
  if (row.chargeMode === '人天变更') return demandManDays(tx, row)
  if (row.chargeMode === '收费' && compare(String(row.quotation ?? '0'), '0') <= 0)
    throw invalid({ quotation: '请填写报价' })
  if (row.chargeMode !== '免费' || !limit || compare(String(row.predict), limit.left) <= 0) return
  const shown = compare(limit.left, '0') < 0 ? '0.0' : limit.left
  throw invalid({ chargeMode: `超出可承接工时，剩余${shown}小时，请选择收费或办理人天变更` })
}

/** Refuses the charge mode `人天变更` until a man-day change for this requirement is approved. */
const demandManDays = async (tx: Sql, row: Values): Promise<void> => {
  const [agreed] = await tx.query(
    `select from store.project_man_day where apply_for_id = $1 and status = '通过' limit 1`,
    [row.id],
  )
  if (!agreed) throw invalid({ chargeMode: '请先办理人天变更' })
}

/** Null where the project foretells no days. Its row is locked meanwhile. */
const limitOf = async (tx: Sql, row: Values): Promise<Limit | null> => {
  const hoursPerDay = await settingOf(tx, 'project.hoursPerDay')
  await tx.query('select from store.project where id = $1 for no key update', [row.projectId])
  const [found] = await tx.query<Limit>(
    `with share as (
       select p.estimate * $3 * ${settingSql('applyFor.freeRate')} / 100 as hours,
         coalesce((select sum(a.predict) from store.apply_for a where a.project_id = p.id and a.charge_mode = '免费'
           and a.stage in ('待排期', '开发中', '待测试', '待发布', '待客户确认', '已完成', '暂缓') and a.id <> $2), 0) as used
       from store.project p where p.id = $1)
     select round(hours, 1)::text as hours, round(used, 1)::text as used, round(hours - used, 1)::text as left
     from share where hours is not null`,
    [row.projectId, row.id, hoursPerDay],
  )
  return found ?? null
}
