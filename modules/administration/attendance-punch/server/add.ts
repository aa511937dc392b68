import { clock } from '@chengban/engine/clock.ts'
import type { Sql } from '@chengban/engine/db/sql.ts'
import { uuidv7 } from '@chengban/engine/db/uuid.ts'

interface Punch {
  readonly userId: string
  readonly tzPunch: string
  readonly isOutside: boolean
}

/**
 * Inserts up to twenty thousand punches of a time clock in one statement and skips those already stored. Returns the
 * number of new rows.
 */
export const addPunches = async (tx: Sql, punches: readonly Punch[], source: '导入' | '钉钉'): Promise<number> => {
  const made = await tx.query(
    `insert into store.attendance_punch (id, tz_create, tz_update, creator_id, version, user_id, tz_punch, source, is_outside)
     select p.id, $5, $5, app.me(), 1, p.user_id, p.tz_punch, $6, p.is_outside
     from unnest ($1::uuid[], $2::uuid[], $3::timestamptz[], $4::boolean[]) p (id, user_id, tz_punch, is_outside)
     on conflict (user_id, tz_punch) do nothing returning id`,
    [
      punches.map(() => uuidv7()),
      punches.map(({ userId }) => userId),
      punches.map(({ tzPunch }) => tzPunch),
      punches.map(({ isOutside }) => isOutside),
      clock.now(),
      source,
    ],
  )
  return made.length
}
