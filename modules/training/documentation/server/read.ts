import { today } from '@chengban/engine/clock.ts'
import type { Handler } from '@chengban/engine/row/scene.ts'

/** Counts one reading a person and day; the page stays in the version that others have before them. */
export const documentationOpened: Handler<'documentation'> = async ({ tx, writer, row }) => {
  const day = today()
  const first = await tx.query(
    `insert into app.documentation_read (documentation_id, user_id, day) values ($1, $2, $3)
     on conflict do nothing returning day`,
    [row.id, writer.actor.userId, day],
  )
  if (first.length === 0) return
  await tx.query('update store.documentation set read_count = read_count + 1 where id = $1', [row.id])
  await tx.query('delete from app.documentation_read where documentation_id = $1 and day < $2', [row.id, day])
}
