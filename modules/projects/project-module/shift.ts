/** A module on the time line: days as `YYYY-MM-DD`, both counted. */
export interface Bar {
  readonly id: string
  readonly start: string | null
  readonly end: string | null
  /** Nothing of it has begun. */
  readonly isFree: boolean
  /** What must be done before it. */
  readonly after: readonly string[]
}

/** Working days in ascending order, covering enough days before and after the moved range. */
export type WorkDays = readonly string[]

/** The place of the first working day from this day on. */
const placeFrom = (days: WorkDays, day: string): number => {
  let [low, high] = [0, days.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((days[middle] ?? '') < day) low = middle + 1
    else high = middle
  }
  return low
}

export const isWorkDay = (days: WorkDays, day: string): boolean => days[placeFrom(days, day)] === day

/** Working days from one to the other, both counted. */
export const lengthOf = (days: WorkDays, start: string, end: string): number =>
  placeFrom(days, end) - placeFrom(days, start) + (isWorkDay(days, end) ? 1 : 0)

/** How many working days lie between two starts; below 0 where the second is earlier. */
export const distance = (days: WorkDays, from: string, to: string): number =>
  placeFrom(days, to) - placeFrom(days, from)

/** The same stretch so many working days on: its distance and its length stay. */
export const movedBy = (
  days: WorkDays,
  { start, end }: { readonly start: string; readonly end: string },
  n: number,
): { readonly start: string; readonly end: string } => {
  const first = placeFrom(days, start) + n
  const last = first + Math.max(1, lengthOf(days, start, end)) - 1
  return { start: days[first] ?? start, end: days[last] ?? end }
}

/**
 * Returns by how many working days each module moves because a predecessor now ends later: it starts after the latest
 * end of its predecessors if it would otherwise start earlier. A module that has begun stays in place, and its
 * successors follow its unchanged end.
 */
export const successorsMoved = (
  bars: readonly Bar[],
  later: Iterable<string>,
  days: WorkDays,
): ReadonlyMap<string, number> => {
  const ends = new Map(bars.map(({ id, end }) => [id, end]))
  const rose = new Set(later)
  const moved = new Map<string, number>()
  for (const { id, start, end, isFree, after } of inOrder(bars)) {
    if (!isFree || !start || !end || !after.some((one) => rose.has(one))) continue
    const last =
      after
        .map((one) => ends.get(one) ?? '')
        .sort()
        .at(-1) ?? ''
    if (start > last) continue
    const next = placeFrom(days, last) + (isWorkDay(days, last) ? 1 : 0)
    const n = next - placeFrom(days, start)
    moved.set(id, n)
    ends.set(id, movedBy(days, { start, end }, n).end)
    rose.add(id)
  }
  return moved
}

/** Sorts predecessors before their successors. */
const inOrder = (bars: readonly Bar[]): Bar[] => {
  const known = new Map(bars.map((bar) => [bar.id, bar]))
  const ordered = new Set<Bar>()
  const visit = (bar: Bar, way: readonly Bar[]): void => {
    if (ordered.has(bar) || way.includes(bar)) return
    for (const id of bar.after) {
      const before = known.get(id)
      if (before) visit(before, [...way, bar])
    }
    ordered.add(bar)
  }
  for (const bar of bars) visit(bar, [])
  return [...ordered]
}
