import type { AuditKind } from '../shell/menu/audit-counts.ts'
import type { InboxTask } from './inbox-tasks.ts'

/** A filter chip: a kind of record with its number in the box; outside the to-do box only rows already loaded count. */
export interface Kind {
  readonly module: string
  readonly label: string
  readonly count: number
}

/** What waits is counted whole, also what has not been read yet; of other boxes what has been read. */
export const kindsIn = (
  box: string,
  tasks: readonly InboxTask[],
  waiting: readonly AuditKind[],
  among?: readonly string[],
): readonly Kind[] => {
  const kinds = new Map<string, Kind>()
  const put = (module: string, label: string, count: number): void => {
    if (!among || among.includes(module))
      kinds.set(module, { module, label, count: count + (kinds.get(module)?.count ?? 0) })
  }
  if (box === 'todo') for (const { module, moduleLabel, todo } of waiting) put(module, moduleLabel, todo)
  else for (const { module, moduleLabel } of tasks) put(module, moduleLabel, 1)
  return [...kinds.values()]
}

/** The figures of the boxes; of some kinds alone only what waits is known before it is read. */
export const boxCounts = <C>(
  counts: C | undefined,
  waiting: readonly AuditKind[] | undefined,
  among?: readonly string[],
): C | { readonly todo: number } | undefined => {
  if (!among || !waiting) return among ? undefined : counts
  return { todo: kindsIn('todo', [], waiting, among).reduce<number>((sum, { count }) => sum + count, 0) }
}
