import type { Sql } from '@chengban/engine/db/sql.ts'
import type { EntityName } from '@chengban/kernel/registry.ts'
import { addBugs } from './demo/bugs.ts'
import { castOf } from './demo/cast.ts'
import { crewOf } from './demo/crew.ts'
import { addGoals } from './demo/goals.ts'
import { addLinks } from './demo/links.ts'
import { addMeetings } from './demo/meetings.ts'
import { addOrders } from './demo/orders.ts'
import { addPlans } from './demo/plans.ts'
import { addReports } from './demo/reports.ts'
import { addRequests } from './demo/requests.ts'
import { addTasks } from './demo/tasks.ts'

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
  const crew = await crewOf(tx)
  await addPlans(tx, crew, await addTasks(tx, crew))
  await addRequests(tx, crew)
  await addBugs(tx, crew)
  await addLinks(tx)
  await reindex?.(['meetingKind', 'workDay', 'okr', 'goalPlan', 'pmoAssign'])
  await reindex?.(['task', 'extraTask', 'applyFor', 'bug', 'change', 'weekTaskComb', 'auditTask', 'message'])
  return true
}
