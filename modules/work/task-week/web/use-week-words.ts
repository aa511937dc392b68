import { useKept } from '@chengban/ui/data/kept.ts'
import type { Row } from '@chengban/ui/data/row.ts'

/** What a week is for, and what came of it. */
export type WeekWords = Readonly<Partial<Record<'goal' | 'summarize', string>>>

/** The words of a week as they stand and as they were typed; only those typed are sent. */
export const useWeekWords = (monday: string, row: Row | undefined) => {
  const { value: typed, change, place } = useKept<WeekWords>(`week-words ${monday}`, (kept) => kept ?? {})
  const { goal, summarize } = typed
  return {
    words: { goal: goal ?? String(row?.goal ?? ''), summarize: summarize ?? String(row?.summarize ?? '') },
    typedGoal: goal === undefined ? {} : { goal },
    typedSummary: summarize === undefined ? {} : { summarize },
    say: (more: WeekWords) => change({ ...typed, ...more }),
    forget: () => change({}),
    place,
  }
}
