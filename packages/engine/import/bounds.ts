import { Refusal } from '@chengban/kernel/refusal.ts'
import { mostRows } from './cell.ts'
import type { SheetPlace } from './marks.ts'

// Decision 132: An import is stored whole, up to 5,000 rows

/** Rows of a sheet that are looked at, the empty ones among those of data. */
export const mostPlaces = 2 * mostRows

/** A sheet is read into rows that are all as wide as the widest: one far cell would make billions of them. */
export const demandWithin = ({ row, column }: SheetPlace, columns: number): void => {
  if (column > columns) throw new Refusal('VALIDATION', `第${column}列超出了表格的列数，请使用导入模板`)
  if (row > mostPlaces) throw tooMany()
}

export const tooMany = (): Refusal => new Refusal('VALIDATION', `一次最多导入${mostRows}行，请分成几个文件`)
