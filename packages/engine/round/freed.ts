import { isOpen } from './agreement.ts'
import type { Task } from './state.ts'

/** Who waited for the one who is done or taken back, and for nobody else. */
export const freed = (level: readonly Task[], { id, kind, fromTaskId }: Task): string[] => {
  const others = level.some(
    (task) => task.id !== id && task.kind === '前加签' && task.fromTaskId === fromTaskId && isOpen(task),
  )
  return kind === '前加签' && fromTaskId !== null && !others ? [fromTaskId] : []
}
