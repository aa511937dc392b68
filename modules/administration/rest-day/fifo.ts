/** Hours granted on one day and valid until another, with the remaining amount. */
export interface Lot {
  readonly id: string
  readonly date: string
  readonly expireDate: string
  /** Half hours, so that no fraction is ever held. */
  readonly left: number
}

/** Half hours that half a day of leave takes. */
const half = 8

interface Drawn {
  /** Half hours covered, half day by half day. */
  readonly covered: readonly number[]
  /** Half hours drawn on each lot. */
  readonly lots: ReadonlyMap<string, number>
}

/**
 * Draws the half days, in the order of their days, on the lots by what expires first; a lot counts only up to its last
 * day, 年假 (`fromDate`) not before its first.
 */
export const draw = (lots: readonly Lot[], days: readonly string[], fromDate: boolean): Drawn => {
  const left = new Map(lots.map((lot) => [lot.id, lot.left]))
  const drawn = new Map<string, number>()
  const ordered = [...lots].sort(byExpiry)
  const covered = days.map((day) => {
    let need = half
    for (const lot of ordered) {
      if (lot.expireDate < day || (fromDate && lot.date > day)) continue
      const taken = Math.min(need, left.get(lot.id) ?? 0)
      if (taken === 0) continue
      left.set(lot.id, (left.get(lot.id) ?? 0) - taken)
      drawn.set(lot.id, (drawn.get(lot.id) ?? 0) + taken)
      need -= taken
    }
    return half - need
  })
  return { covered, lots: drawn }
}

/** How many hours of the last `wanted` half days are covered. */
export const coveredHours = (
  lots: readonly Lot[],
  days: readonly string[],
  wanted: number,
  fromDate: boolean,
): number =>
  draw(lots, days, fromDate)
    .covered.slice(days.length - wanted)
    .reduce((sum, one) => sum + one, 0) / 2

/** What expires first comes first. */
export const byExpiry = (a: Omit<Lot, 'left'>, b: Omit<Lot, 'left'>): number =>
  compare(a.expireDate, b.expireDate) || compare(a.date, b.date) || compare(a.id, b.id)

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
