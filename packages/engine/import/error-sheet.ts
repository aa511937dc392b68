import type { Readable } from 'node:stream'
import type { Entity } from '@chengban/kernel/entity.ts'
import type { SheetColumn } from '../excel/column.ts'
import { xlsx } from '../excel/xlsx.ts'
import { isFault } from './cell.ts'
import { errorHeading } from './columns.ts'
import { saidOf } from './import-errors.ts'
import type { ImportResult } from './result.ts'

/**
 * The rows of refused records as they were uploaded, with a last column for the errors: to be corrected and imported
 * again.
 */
export function errorSheet(entity: Entity, { sheet, heads, errors, refusedRows }: ImportResult): Readable {
  const headings = heads.shown
  const kept = headings.flatMap((heading, at) => (isFault(heading) || heading === errorHeading ? [] : [at]))
  const column = (header: string): SheetColumn => ({ header, kind: 'text' })
  const columns = [...kept.map((at) => column(String(headings[at]))), { ...column(errorHeading), width: 60 }]
  const byRow = new Map(errors.map(({ row, fields }) => [row, fields]))
  const rows = refusedRows.map((row) => {
    const cells = sheet[row - 1] ?? []
    const shown = kept.map((at) => (isFault(cells[at]) ? '' : cells[at]))
    const said = Object.entries(byRow.get(row) ?? {}).map(([name, message]) => saidOf(entity, name, message))
    return [...shown, [...new Set(said)].join('；')]
  })
  return xlsx(columns, rows, { sheetName: entity.label })
}
