import { clock } from '../clock.ts'
import { type Actor, type Database, generic } from '../db/database.ts'
import type { Statement } from '../db/pipeline.ts'
import type { Sql } from '../db/sql.ts'
import { withEnding } from './ending.ts'

/** The opening statement takes the role as well, until the transaction ends. */
const asWriter = (opening: Statement): Statement => ({
  ...opening,
  text: `${opening.text}, set_config('role', 'chengban_writer', true)`,
})

/** The only door to the writer role: a transaction of the write path, in the name of a person. */
export const writing = <T>(db: Database, actor: Actor, work: (tx: Sql) => Promise<T>): Promise<T> =>
  db.transaction(
    [generic(asWriter(db.identify(actor)))],
    (tx) => withEnding(tx, work),
    actor.isLooking ? 'rollback' : 'commit',
  )

/** The same for what the system does itself: signing in, jobs, first start. */
export const writingAsSystem = <T>(db: Database, work: (tx: Sql) => Promise<T>): Promise<T> =>
  db.transaction(
    [asWriter({ text: `select set_config('app.now', $1, true)`, params: [clock.now().toISOString()] })],
    work,
  )
