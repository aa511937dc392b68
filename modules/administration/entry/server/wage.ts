import { today } from '@chengban/engine/clock.ts'
import type { Within } from '@chengban/engine/row/scene.ts'

/** Returns whether a wage agreement is in force for the person; it then takes precedence over the file. */
export const hasWage = async ({ tx }: Within, userId: string): Promise<boolean> => {
  const rows = await tx.query(
    `select from store.money_salary w where w.user_id = $1 and w.status = '通过' and w.kind <> '专项附加调整'
       and $2::date between w.dt_start and coalesce(w.dt_end, 'infinity') limit 1`,
    [userId, today()],
  )
  return rows.length > 0
}
