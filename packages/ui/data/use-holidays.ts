import { useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import { readAllRows } from './calls.ts'

export interface SpecialDay {
  readonly name: string
  /** A weekend worked, or a weekday off. */
  readonly isWork: boolean
}

const read = async (year: string): Promise<readonly (readonly [string, SpecialDay])[]> => {
  const filters = { date: { greaterThanOrEqualTo: `${year}-01-01`, lessThanOrEqualTo: `${year}-12-31` } }
  const rows = await readAllRows({ resource: 'holiday' }, { filters })
  return rows.map((row) => [String(row.date), { name: String(row.name), isWork: row.isWork === true }])
}

/** The days that are not what their weekday says, of the years given; empty until they have come. */
export const useHolidays = (years: readonly string[]): ReadonlyMap<string, SpecialDay> => {
  const answers = useQueries({
    queries: years.map((year) => ({
      queryKey: ['holidays', year],
      queryFn: () => read(year),
      staleTime: 3_600_000,
      meta: { quiet: true },
    })),
  })
  const known = answers.map(({ data }) => data)
  const key = answers.map(({ dataUpdatedAt }) => dataUpdatedAt).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the answers are new arrays each time, their hours tell
  return useMemo(() => new Map(known.flatMap((each) => each ?? [])), [key, years.join()])
}

/** Whether nobody works: a weekend or a holiday, unless it is worked. */
export const isRest = (day: string, special: ReadonlyMap<string, SpecialDay>): boolean => {
  const known = special.get(day)
  return known ? !known.isWork : [0, 6].includes(new Date(day).getUTCDay())
}
