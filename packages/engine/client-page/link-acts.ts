import { Refusal } from '@chengban/kernel/refusal.ts'
import { clock } from '../clock.ts'
import { lock } from '../db/locks.ts'
import type { Sql } from '../db/sql.ts'

/** The row whose token somebody bears. */
export interface Bearing {
  readonly of: string
  readonly id: string
}

interface Act {
  readonly name: string
  /** So often in an hour. */
  readonly most: number
  readonly fileId?: string
}

const hourMs = 3_600_000

/** Notes what a bearer does, under a lock of the row; RATE_LIMITED where it has been done too often within the hour. */
export const noteLinkAct = async (tx: Sql, { of, id }: Bearing, { name, most, fileId }: Act): Promise<void> => {
  await lock(tx, 'linkActs', `${of} ${id} ${name}`)
  const now = clock.now().getTime()
  const since = new Date(now - hourMs).toISOString()
  const [done] = await tx.query<{ count: number }>(
    'select count(*)::integer as count from app.link_act where of = $1 and row_id = $2 and act = $3 and tz > $4',
    [of, id, name, since],
  )
  if ((done?.count ?? 0) >= most) throw new Refusal('RATE_LIMITED', '操作过于频繁，请稍后再试')
  // a file nobody has named by then is swept
  await tx.query(`delete from app.link_act where row_id = $1 and tz < $2::timestamptz - interval '7 days'`, [id, since])
  await tx.query('insert into app.link_act (of, row_id, act, tz, file_id) values ($1, $2, $3, $4, $5)', [
    of,
    id,
    name,
    new Date(now).toISOString(),
    fileId ?? null,
  ])
}

/** Of these addresses those that the bearer has brought, as they are stored. */
export const broughtByLink = (
  tx: Sql,
  { of, id }: Bearing,
  urls: readonly string[],
): Promise<{ url: string; name: string; size: number }[]> =>
  tx.query(
    `select f.url, f.name, f.size::float8 as size from store.stored_file f join app.link_act a on a.file_id = f.id
     where a.of = $1 and a.row_id = $2 and f.url = any ($3) and f.tz_linked is null order by array_position($3, f.url)`,
    [of, id, urls],
  )
