import type { Readable } from 'node:stream'
import type { Entity } from '@chengban/kernel/entity.ts'
import type { SheetColumn } from '../excel/column.ts'
import { xlsx } from '../excel/xlsx.ts'
import { isFault, type Sheet } from './cell.ts'
import { errorHeading } from './columns.ts'
import type { ImportResult } from './result.ts'

/** The refused rows as they were uploaded, with a last column that says why: to be put right and brought in again. */
export function errorSheet(entity: Entity, sheet: Sheet, { heads, errors }: ImportResult): Readable {
  const headings = sheet[heads.place] ?? []
  const kept = headings.flatMap((heading, at) => (isFault(heading) || heading === errorHeading ? [] : [at]))
  const column = (header: string): SheetColumn => ({ header, kind: 'text' })
  const columns = [...kept.map((at) => column(String(headings[at]))), { ...column(errorHeading), width: 60 }]
  const rows = errors.map(({ row, fields }) => {
    const cells = sheet[row - 1] ?? []
    const shown = kept.map((at) => (isFault(cells[at]) ? '' : cells[at]))
    return [...shown, [...new Set(Object.values(fields))].join('；')]
  })
  return xlsx(columns, rows, { sheetName: entity.label })
}
