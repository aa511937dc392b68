import type { Field } from '@chengban/kernel/field.ts'
import { keyword } from './values.ts'

/** A value no other row has, by kind; days are Mondays. */
export const apart = (field: Field, n: number): unknown => {
  if (field.kind === 'int') return n
  if (field.kind === 'text') return `${keyword}${n}`
  const day = beginning(n).toISOString()
  return field.kind === 'date' ? day.slice(0, 10) : day
}

/** The n-th Monday on which a month begins: weeks and months both begin with it. */
const beginning = (n: number): Date => {
  let left = n
  for (let month = 0; ; month++) {
    const day = new Date(Date.UTC(2030, month, 1))
    if (day.getUTCDay() === 1 && left-- === 0) return day
  }
}
