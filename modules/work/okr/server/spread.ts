import { today } from '@chengban/engine/clock.ts'
import type { Handler } from '@chengban/engine/row/scene.ts'
import { addDays } from '@chengban/kernel/days.ts'
import { planChecks } from './checks.ts'

/** Results show the state of their objective. */
export const okrSpread: Handler<'okr'> = ({ tx, row }) =>
  tx.query(
    `update store.okr set status = $2, confirmer_id = $3, tz_confirm = $4 where parent_id = $1 and kind = 'KR'`,
    [row.id, row.status, row.confirmerId, row.tzConfirm],
  )

/** Plans the follow-ups of a confirmed objective from tomorrow until its end date. */
export const okrConfirmed: Handler<'okr'> = async (scene) => {
  await okrSpread(scene)
  const { tx, row, writer } = scene
  await planChecks(tx, { goalId: row.id, from: addDays(today(), 1), creatorId: writer.actor.userId })
}

/** On revision deletes future pending check-ins and keeps submitted ones. */
export const okrRevised: Handler<'okr'> = async (scene) => {
  await okrSpread(scene)
  await scene.tx.query(
    `delete from store.okr_check c using store.okr r
     where r.id = c.okr_id and r.parent_id = $1 and c.status = '待跟进' and c.date > $2`,
    [scene.row.id, today()],
  )
}
