import type { Handler, Scene, Values } from '@chengban/engine/row/scene.ts'
import { conflict } from '@chengban/kernel/refusal.ts'

/** Refuses changes to the opening figures once pay of the year is locked. */
export const taxOpeningCheck: Handler<'taxOpening'> = async (scene) => {
  if (scene.before) await refuseLocked(scene, scene.before)
  await refuseLocked(scene, scene.row)
}

export const taxOpeningRemoving: Handler<'taxOpening'> = (scene) => refuseLocked(scene, scene.row)

const refuseLocked = async ({ tx }: Scene<'taxOpening'>, { userId, company, year }: Values): Promise<void> => {
  const [locked] = await tx.query(
    `select from store.money_payroll s join store.submit_payroll p on p.id = s.submit_id
     where s.user_id = $1 and p.company = $2 and extract(year from p.pay_date) = $3
       and p.stage in ('已锁定', '已发放', '已归档') limit 1`,
    [userId, company, year],
  )
  if (locked) throw conflict('已有锁定工资，不能修改期初')
}
