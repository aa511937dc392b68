import type { Sql } from '@chengban/engine/db/sql.ts'
import type { EntityName } from '@chengban/kernel/registry.ts'
import { castOf } from './demo/cast.ts'
import { addGoals } from './demo/goals.ts'
import { addMeetings } from './demo/meetings.ts'
import { addOrders } from './demo/orders.ts'
import { addReports } from './demo/reports.ts'

interface WorkDemo {
  /** Fills the search columns of these entities. */
  readonly reindex?: (entities: readonly EntityName[]) => Promise<void>
}

/** Meetings, reports, goals and orders of the demonstration company. Once. */
export const workDemo = async (tx: Sql, { reindex }: WorkDemo = {}): Promise<boolean> => {
  const [known] = await tx.query('select from store.meeting_kind limit 1')
  if (known) return false
  const cast = await castOf(tx)
  await addMeetings(tx, cast)
  await addReports(tx, cast)
  await addGoals(tx, cast)
  await addOrders(tx, cast)
  await reindex?.(['meetingKind', 'workDay', 'okr', 'goalPlan', 'pmoAssign'])
  return true
}
