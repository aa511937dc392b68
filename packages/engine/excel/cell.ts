import { mostInCell } from '@chengban/kernel/cell/from-cell.ts'
import { dateSerial, datetimeSerial } from '@chengban/kernel/cell/moment.ts'
import type { CellKind } from './column.ts'
import { decimalText, fits } from './decimal.ts'
import { looksLikeFormula, shown, shownBool } from './shown.ts'
import { styles } from './styles.ts'
import { cellText } from './xml.ts'

/**
 * A cell's XML; empty for an empty value. A value that is not of its column's kind (a partial date, a number of more
 * than 15 digits) is written as text, never rounded and never left out. @param at the cell's address, `B7`
 */
export function cell(at: string, kind: CellKind, value: unknown): string {
  if (value === null || value === undefined || value === '') return ''
  switch (kind) {
    case 'number':
      return decimal(at, styles.number, value)
    case 'money':
      return decimal(at, styles.money, value)
    case 'percent':
      return percent(at, value)
    case 'date':
      return serial(at, styles.date, dateSerial(value), value)
    case 'datetime':
      return serial(at, styles.datetime, datetimeSerial(value), value)
    case 'bool':
      return text(at, shownBool(value))
    case 'text':
      return text(at, shown(value))
  }
}

/** A text cell, even if the text begins like a formula or a number. */
export function text(at: string, value: string, style: number = styles.text): string {
  const held = value.length > mostInCell ? `${value.slice(0, mostInCell - 1)}…` : value
  const how = looksLikeFormula(held) && style === styles.text ? styles.quoted : style
  return `<c r="${at}" s="${how}" t="inlineStr"><is><t xml:space="preserve">${cellText(held)}</t></is></c>`
}

const number = (at: string, style: number, value: string | number): string =>
  `<c r="${at}" s="${style}"><v>${value}</v></c>`

function decimal(at: string, style: number, value: unknown): string {
  const exact = decimalText(value)
  if (exact === null) return text(at, shown(value))
  return fits(exact) ? number(at, style, exact) : text(at, exact, styles.digits)
}

/** 85.25 means 85.25 %, which a spreadsheet stores as 0.8525. */
function percent(at: string, value: unknown): string {
  const exact = decimalText(value)
  return exact === null || !fits(exact) ? text(at, shown(value)) : number(at, styles.percent, Number(`${exact}e-2`))
}

const serial = (at: string, style: number, days: number | null, value: unknown): string =>
  days === null ? text(at, shown(value)) : number(at, style, days)
