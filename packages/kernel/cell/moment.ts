const dayMs = 86_400_000
/** Serial number of 1970-01-01. */
const epoch = 25_569
/** Serials before 1900-03-01 mean different days in different programs. */
const firstSure = 61
const shanghaiMs = 8 * 3_600_000

const dateForm = /^(\d{4})-(\d{2})-(\d{2})$/
const datetimeForm = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2})(:\d{2}(?:\.\d{1,9})?)?(Z|[+-]\d{2}(?::?\d{2})?)?$/

/** A calendar date (`YYYY-MM-DD`) as the number spreadsheets count days by; null when it is none. */
export function dateSerial(value: unknown): number | null {
  if (value instanceof Date) return whole(datetimeSerial(value))
  const match = typeof value === 'string' ? dateForm.exec(value) : null
  if (!match) return null
  const ms = Date.parse(`${match[0]}T00:00:00Z`)
  if (Number.isNaN(ms) || new Date(ms).getUTCDate() !== Number(match[3])) return null
  return sure(ms / dayMs + epoch)
}

/**
 * A moment as serial number with its time of day in Asia/Shanghai, to the millisecond; null when it is none.
 * Takes a Date, ISO text, or the database's text; text without an offset is Shanghai time already.
 */
export function datetimeSerial(value: unknown): number | null {
  const ms = value instanceof Date ? value.getTime() : typeof value === 'string' ? parse(value) : Number.NaN
  return Number.isNaN(ms) ? null : sure((ms + shanghaiMs) / dayMs + epoch)
}

/** `YYYY-MM-DD` or `YYYY-MM-DD HH:mm:ss` of a serial number. */
export function shownSerial(serial: number, withTime: boolean): string {
  const iso = new Date(Math.round((serial - epoch) * dayMs)).toISOString()
  return withTime ? `${iso.slice(0, 10)} ${iso.slice(11, 19)}` : iso.slice(0, 10)
}

function parse(text: string): number {
  const match = datetimeForm.exec(text)
  if (!match) return Number.NaN
  const [, date, time, seconds = ':00', offset = '+08:00'] = match
  return Date.parse(`${date}T${time}${seconds.slice(0, 7)}${offset.length === 3 ? `${offset}:00` : offset}`)
}

const sure = (serial: number): number | null => (serial >= firstSure ? serial : null)
const whole = (serial: number | null): number | null => (serial === null ? null : Math.floor(serial))
