/** `2026-11` and a number of months on. */
export const monthAfter = (month: string, n: number): string => {
  const [year = 0, of = 0] = month.split('-').map(Number)
  return new Date(Date.UTC(year, of - 1 + n, 1)).toISOString().slice(0, 7)
}

export const firstDay = (month: string): string => `${month}-01`

export const lastDay = (month: string): string => {
  const [year = 0, of = 0] = month.split('-').map(Number)
  return new Date(Date.UTC(year, of, 0)).toISOString().slice(0, 10)
}

/** From the first to the last, both counted. */
export const monthsBetween = (first: string, last: string): string[] => {
  const months: string[] = []
  for (let at = first; at <= last; at = monthAfter(at, 1)) months.push(at)
  return months
}
