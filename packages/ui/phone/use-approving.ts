import { useEffect, useEffectEvent, useState } from 'react'
import { reportError } from '../api/error-notice.ts'
import { notifyDone } from '../api/notices.ts'
import { request } from '../api/request.ts'
import { approveTask, type InboxTask } from './inbox-tasks.ts'

/** How long an approved card stays in its place, in ms. */
const staysFor = 8000

interface Approved {
  readonly task: InboxTask
  /** Index in the list. */
  readonly at: number
  /** Version of the record after the approval; undefined while it is sent. */
  readonly version?: number
}

/**
 * Approves cards of a list. An approved card keeps its place for 8 s with 撤销, so that no other card moves under a
 * finger that is still pressing. Then the list is read again.
 */
export const useApproving = (tasks: readonly InboxTask[] | undefined, again: () => void) => {
  const [approved, setApproved] = useState<readonly Approved[]>([])
  const drop = (id: string): void => setApproved((all) => all.filter(({ task }) => task.id !== id))
  const shown = tasks && withApproved(tasks, approved)
  const closeUp = useEffectEvent(() => {
    setApproved([])
    again()
  })
  const isWhole = approved.length > 0 && approved.every(({ version }) => version !== undefined)
  useEffect(() => {
    if (!isWhole) return
    // each further approval restarts the 8 s
    const timer = setTimeout(closeUp, staysFor)
    return () => clearTimeout(timer)
  }, [isWhole])
  const approve = async (task: InboxTask): Promise<void> => {
    const at = shown?.indexOf(task) ?? 0
    setApproved((all) => [...all, { task, at }])
    try {
      const { version } = await approveTask(task)
      setApproved((all) => all.map((one) => (one.task.id === task.id ? { ...one, version } : one)))
    } catch (error) {
      drop(task.id)
      reportError(error)
      again()
    }
  }
  const takeBack = async ({ task, version }: Approved): Promise<void> => {
    const body = { id: task.id, version }
    await request('POST', '/api/auditTask/action/auditWithdraw', { body }).then(
      () => notifyDone(`已撤销 ${task.title}`),
      reportError,
    )
    drop(task.id)
    again()
  }
  return {
    shown,
    approve,
    /** Takes back a card that was just approved; null while it is sent, undefined for cards that wait. */
    undoOf: ({ id }: InboxTask): (() => void) | null | undefined => {
      const found = approved.find(({ task }) => task.id === id)
      return found && (found.version === undefined ? null : () => void takeBack(found))
    },
  }
}

/** Puts approved cards back at their index where the list was read again without them. */
export const withApproved = (
  tasks: readonly InboxTask[],
  approved: readonly Pick<Approved, 'task' | 'at'>[],
): readonly InboxTask[] => {
  const left = tasks.filter(({ id }) => approved.every(({ task }) => task.id !== id))
  for (const { task, at } of approved.toSorted((a, b) => a.at - b.at)) left.splice(at, 0, task)
  return left
}
