import type { Handler, Scene, Values } from '@chengban/engine/row/scene.ts'
import { conflict } from '@chengban/kernel/refusal.ts'
import { logRule } from '../../finance-log/server/log-rule.ts'

/** Refuses changes to a rule on which a checked month was calculated. */
export const socialRuleCheck: Handler<'socialRule'> = async (scene) => {
  if (scene.before) await refuseUsed(scene, scene.before)
}

export const socialRuleRemoving: Handler<'socialRule'> = async (scene) => {
  await refuseUsed(scene, scene.row)
  await logRule(scene, '删除')
}

const refuseUsed = async ({ tx }: Scene<'socialRule'>, { id, company, kind, dtStart }: Values): Promise<void> => {
  const [used] = await tx.query(
    `select from store.social_insurance i
     where i.company = $1 and i.status in ('已核对', '已缴', '已封账') and make_date(i.year, i.month, 1) >= $2::date
       and not exists (select from store.social_rule r where r.id <> $3 and r.company = $1 and r.kind = $4
         and r.dt_start > $2::date and r.dt_start <= make_date(i.year, i.month, 1)) limit 1`,
    [company, dtStart, id, kind],
  )
  if (used) throw conflict('已用于已封账的月份')
}
