const DAY = 86_400_000

/** The 42 days shown for a month (`2026-11`), from the Monday on or before its first. */
export function monthWeeks(month: string): readonly string[] {
  const first = Date.parse(`${month}-01`)
  const before = (new Date(first).getUTCDay() + 6) % 7
  return Array.from({ length: 42 }, (_, i) => new Date(first + (i - before) * DAY).toISOString().slice(0, 10))
}

/** `2026-11` and 2 → `2027-01`; held between 1900-01 and 2100-12. */
export function movedMonth(month: string, by: number): string {
  const index = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + by
  const held = Math.min(Math.max(index, 1900 * 12), 2100 * 12 + 11)
  return `${Math.floor(held / 12)}-${String((held % 12) + 1).padStart(2, '0')}`
}
