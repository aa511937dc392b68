import { today } from '@chengban/engine/clock.ts'
import type { Handler } from '@chengban/engine/write/scene.ts'

/** A new round asks for a new statement, within the working days configured. */
export const askStatement: Handler = async ({ tx, row }) => {
  const [found] = await tx.query<{ day: string }>(
    `select app.add_work_days($1, coalesce((select value::integer from store.config where key = 'violate.statementDays'), 3)) as day`,
    [today()],
  )
  Object.assign(row, { statement: null, statementFile: [], tzStatement: null, statementDue: found?.day })
}
