import { useState } from 'react'
import { type InboxTask, mostInBatch } from './inbox-tasks.ts'

/** Which tasks of a list are chosen; what has left the list is not chosen any more. */
export const useChosen = (tasks: readonly InboxTask[]) => {
  const [ids, setIds] = useState<readonly string[]>()
  const chosen = tasks.filter(({ id }) => ids?.includes(id))
  const turn = (...turned: readonly InboxTask[]): void => {
    const now = chosen.map(({ id }) => id)
    const fresh = turned.map(({ id }) => id).filter((id) => !now.includes(id))
    const kept = now.filter((id) => fresh.length > 0 || !turned.some((task) => task.id === id))
    setIds([...kept, ...fresh].slice(0, mostInBatch))
  }
  return {
    isChoosing: ids !== undefined && tasks.length > 0,
    chosen,
    /** All that are not chosen are; where all are, none is. */
    turn,
    begin: () => setIds([]),
    end: () => setIds(undefined),
  }
}
