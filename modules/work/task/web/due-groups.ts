import type { Row } from '@chengban/ui/data/row.ts'
import { dayAfter, weekStart } from '@chengban/ui/dates/days.ts'

export interface DueGroup {
  readonly label: '逾期' | '今天' | '本周' | '以后'
  readonly rows: readonly Row[]
}

/** Open tasks by when they are due, empty groups left out; the week ends on Sunday. */
export const dueGroups = (rows: readonly Row[], today: string): readonly DueGroup[] => {
  const sunday = dayAfter(weekStart(today), 6)
  const labelOf = ({ date }: Row): DueGroup['label'] => {
    const day = String(date)
    if (day < today) return '逾期'
    if (day === today) return '今天'
    return day <= sunday ? '本周' : '以后'
  }
  return (['逾期', '今天', '本周', '以后'] as const)
    .map((label) => ({ label, rows: rows.filter((row) => labelOf(row) === label) }))
    .filter((group) => group.rows.length > 0)
}
