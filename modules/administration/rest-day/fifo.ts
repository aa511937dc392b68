/** Hours granted on a day that count until another, and what is left of them. */
export interface Lot {
  readonly id: string
  readonly date: string
  readonly expireDate: string
  /** Half hours, so that no fraction is ever held. */
  readonly left: number
}

/** Half hours that half a day of leave takes. */
const half = 8

/**
 * Draws the half days, in the order of their days, on the lots by what expires first; a lot counts only up to its last
 * day, 年假 not before its first. Gives how many hours of the last `wanted` half days are covered.
 */
export const coveredHours = (
  lots: readonly Lot[],
  days: readonly string[],
  wanted: number,
  fromDate: boolean,
): number => {
  const left = new Map(lots.map((lot) => [lot.id, lot.left]))
  const ordered = [...lots].sort(
    (a, b) => compare(a.expireDate, b.expireDate) || compare(a.date, b.date) || compare(a.id, b.id),
  )
  const drawn = days.map((day) => {
    let need = half
    for (const lot of ordered) {
      if (lot.expireDate < day || (fromDate && lot.date > day)) continue
      const taken = Math.min(need, left.get(lot.id) ?? 0)
      left.set(lot.id, (left.get(lot.id) ?? 0) - taken)
      need -= taken
    }
    return half - need
  })
  return drawn.slice(days.length - wanted).reduce((sum, one) => sum + one, 0) / 2
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
