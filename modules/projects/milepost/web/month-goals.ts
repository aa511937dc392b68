/** A milepost as the grid of months needs it. */
export interface Goal {
  readonly id: string
  readonly name: string
  readonly userId: string
  readonly userName: string
  readonly endDate: string
  readonly status: string
  readonly goalMonth: string | null
  readonly goalWeight: string | null
}

export interface Cell {
  readonly goals: readonly Goal[]
  /** In percent; null where the month has no goals. */
  readonly sum: number | null
}

export interface PersonRow {
  readonly userId: string
  readonly name: string
  readonly cells: Readonly<Record<string, Cell>>
}

/** In hundredths, so that thirds add up as they are written. */
export const sumOf = (weights: readonly (string | number | null)[]): number =>
  weights.reduce<number>((sum, each) => sum + Math.round(Number(each ?? 0) * 100), 0) / 100

/** Who has goals or could have them, with those of each month. */
export const peopleIn = (rows: readonly Goal[], months: readonly string[]): readonly PersonRow[] => {
  const names = new Map(rows.map(({ userId, userName }) => [userId, userName]))
  return [...names]
    .map(([userId, name]) => ({
      userId,
      name,
      cells: Object.fromEntries(months.map((month) => [month, cellOf(rows, userId, month)])),
    }))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'zh-CN'))
}

const cellOf = (rows: readonly Goal[], userId: string, month: string): Cell => {
  const goals = rows.filter((row) => row.userId === userId && row.goalMonth === month)
  return { goals, sum: goals.length > 0 ? sumOf(goals.map(({ goalWeight }) => goalWeight)) : null }
}

/** States in which a milepost may become a goal. */
export const openStates: readonly string[] = ['未开始', '进行中', '待确认']

/** The mileposts a person may be given for a month: its present goals, and open ones due by its end that no other month has. */
export const choicesFor = (rows: readonly Goal[], userId: string, month: string): readonly Goal[] =>
  rows.filter(
    (row) =>
      row.userId === userId &&
      (row.goalMonth === month ||
        (row.goalMonth === null && openStates.includes(row.status) && row.endDate.slice(0, 7) <= month)),
  )
