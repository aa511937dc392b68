import type { Queued } from '../decide/Queue.tsx'
import type { Waiting } from '../decide/use-queue.ts'
import { type InboxTask, ownTitle, useInbox } from '../phone/inbox-tasks.ts'
import { placeOf } from './place-of.ts'

/** Returns the tasks that wait for the reader, of every kind, oldest first. */
export const useInboxQueue = (): Waiting => {
  const { tasks = none, counts, hasMore, more, again } = useInbox('todo', '', '')
  const read = hasMore ? () => void more() : undefined
  return { items: tasks.map(queuedOf), total: counts?.todo ?? tasks.length, more: read, refresh: again }
}

const none: readonly InboxTask[] = []

const queuedOf = (task: InboxTask): Queued => ({
  id: placeOf(task),
  name: ownTitle(task),
  kind: task.moduleLabel,
  person: task.initiator?.name,
  since: task.tzCreate,
})
