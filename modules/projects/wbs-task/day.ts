/** The calendar day (+08:00) of an instant. */
export const dayOf = (instant: string): string =>
  new Date(Date.parse(instant) + 8 * 3_600_000).toISOString().slice(0, 10)

/** Where a planned day begins and ends. */
export const startOf = (day: string): string => new Date(`${day}T00:00:00+08:00`).toISOString()
export const endOf = (day: string): string => new Date(`${day}T23:59:59+08:00`).toISOString()
