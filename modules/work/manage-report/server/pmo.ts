import { clock } from '@chengban/engine/clock.ts'
import type { Handler } from '@chengban/engine/row/scene.ts'
import { invalid } from '@chengban/kernel/refusal.ts'

/** Who follows a report works for the PMO, and works here. */
export const reportPmo: Handler<'manageReport'> = async ({ tx, row }) => {
  const [found] = await tx.query<{ enabled: boolean; isPmo: boolean }>(
    `select u.is_enable as enabled, u.id in (select h.id from app.holders_of('taskDay:pmo', $2) h (id)
       union select h.id from app.holders_of('manageReport:pmo', $2) h (id)) as "isPmo"
     from store."user" u where u.id = $1`,
    [row.pmoId, clock.now().toISOString()],
  )
  if (found && !found.enabled) throw invalid({ pmoId: '该用户已停用' })
  if (!found?.isPmo) throw invalid({ pmoId: '所选人员不是PMO' })
}
