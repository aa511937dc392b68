import { today } from '@chengban/engine/clock.ts'
import type { Handler, Scene } from '@chengban/engine/row/scene.ts'

/** Results show the state of their objective. */
export const spread: Handler<'okr'> = ({ tx, row }) =>
  tx.query(
    `update store.okr set status = $2, confirmer_id = $3, tz_confirm = $4 where parent_id = $1 and kind = 'KR'`,
    [row.id, row.status, row.confirmerId, row.tzConfirm],
  )

/** What is agreed is followed until its end. */
export const confirmed: Handler<'okr'> = async (scene) => {
  await spread(scene)
  await planChecks(scene)
}

/** What is to be changed is followed no longer; what was told stays. */
export const revised: Handler<'okr'> = async (scene) => {
  await spread(scene)
  await scene.tx.query(
    `delete from store.okr_check c using store.okr r
     where r.id = c.okr_id and r.parent_id = $1 and c.status = '待跟进' and c.date > $2`,
    [scene.row.id, today()],
  )
}

/** Each working day, or the last one of each week or month, after today and up to the end of the result. */
const planChecks = ({ tx, row, writer }: Scene<'okr'>): Promise<unknown> =>
  tx.query(
    `insert into store.okr_check (id, tz_create, tz_update, creator_id, okr_id, user_id, confirmer_id, date, week_start)
     select uuidv7(), app.now(), app.now(), $3, r.id, r.user_id, r.confirmer_id, d.day,
       date_trunc('week', d.day)::date
     from store.okr r, lateral generate_series($2::date + 1, r.end_date, interval '1 day') g (at),
       lateral (select g.at::date) d (day)
     where r.parent_id = $1 and r.kind = 'KR' and app.is_work_day(d.day) and case r.frequency
       when '每日' then true
       when '每周' then date_trunc('week', app.add_work_days(d.day, 1)) > date_trunc('week', d.day)
       else date_trunc('month', app.add_work_days(d.day, 1)) > date_trunc('month', d.day) end
     on conflict do nothing`,
    [row.id, today(), writer.actor.userId],
  )
