import * as days from './days.ts'
import * as decimal from './decimal.ts'
import type { Op } from './expr.ts'

type Figure = Extract<Op, { is: 'lines' }>
type Line = Readonly<Record<string, unknown>>

/** A figure over the lines a row keeps in itself. */
export const lineFigure = ({ total, column = '', where = {} }: Figure, value: unknown): unknown => {
  const lines: readonly Line[] = Array.isArray(value) ? value : []
  const wanted = lines.filter((line) =>
    Object.entries(where).every(([name, one]) => [one].flat().some((allowed) => (line[name] ?? null) === allowed)),
  )
  if (total === 'count') return wanted.length
  const values = wanted.map((line) => line[column] ?? null).filter((one) => one !== null)
  const texts = values.map(String)
  const sum = (): string => texts.reduce((a, b) => decimal.add(a, b), '0')
  if (total === 'sum') return sum()
  if (texts.length === 0) return null
  if (total === 'avg') return decimal.divide(sum(), String(texts.length))
  return texts.reduce((best, one) => (compare(one, best) === (total === 'max' ? 1 : -1) ? one : best))
}

const compare = (a: string, b: string): number =>
  decimal.isDecimal(a) && decimal.isDecimal(b) ? decimal.compare(a, b) : days.compare(a, b)
