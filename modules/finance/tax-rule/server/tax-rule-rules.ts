import type { Handler, Scene, Values } from '@chengban/engine/row/scene.ts'
import { conflict, invalid } from '@chengban/kernel/refusal.ts'
import { logRule } from '../../finance-log/server/log-rule.ts'
import { isTable } from '../bands.ts'

/** Refuses bands that do not form a consistent table, and changes to rules that locked pay has used. */
export const taxRuleCheck: Handler<'taxRule'> = async (scene) => {
  const { before, row } = scene
  if (!isTable(row.bands)) throw invalid({ bands: '速算扣除数与税率不一致' })
  if (before) await refuseUsed(scene, before)
}

export const taxRuleRemoving: Handler<'taxRule'> = async (scene) => {
  await refuseUsed(scene, scene.row)
  await logRule(scene, '删除')
}

const refuseUsed = async ({ tx }: Scene<'taxRule'>, { id, kind, dtStart }: Values): Promise<void> => {
  const [used] = await tx.query(
    `select from store.money_payroll s join store.submit_payroll p on p.id = s.submit_id
     where p.stage in ('已锁定', '已发放', '已归档') and p.pay_date >= $1::date
       and (case when p.kind = '年终奖' and not s.is_merge then '年终奖' else '综合所得' end) = $2
       and not exists (select from store.tax_rule r where r.id <> $3 and r.kind = $2
         and r.dt_start > $1::date and r.dt_start <= p.pay_date) limit 1`,
    [dtStart, kind, id],
  )
  if (used) throw conflict('已用于已锁定的工资')
}
