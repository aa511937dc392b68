import type { Queued } from '../decide/Queue.tsx'
import type { WaitingDecision } from '../decide/use-queue.ts'
import { boxCounts } from '../phone/inbox-kinds.ts'
import { type InboxTask, ownTitle, useInbox } from '../phone/inbox-tasks.ts'
import { useAuditCounts } from '../shell/menu/audit-counts.ts'
import { placeOf } from './place-of.ts'

/** Returns the tasks that wait for the reader, of every kind or of some, oldest first. */
export const useInboxQueue = (modules: readonly string[] = []): WaitingDecision => {
  const { tasks = none, counts, hasMore, more, again } = useInbox('todo', modules.join(), '')
  const { counts: waiting } = useAuditCounts()
  const read = hasMore ? () => void more() : undefined
  return {
    items: tasks.map(queuedOf),
    total: (modules.length > 0 ? boxCounts(counts, waiting?.nodes, modules)?.todo : counts?.todo) ?? tasks.length,
    more: read,
    refresh: again,
  }
}

const none: readonly InboxTask[] = []

const queuedOf = (task: InboxTask): Queued => ({
  id: placeOf(task),
  name: ownTitle(task),
  kind: task.moduleLabel,
  person: task.initiator?.name,
  since: task.tzCreate,
})
