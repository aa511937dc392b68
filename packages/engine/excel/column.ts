/** How the values of a column are written; null, undefined and empty text are always an empty cell. */
export type CellKind = 'text' | 'number' | 'money' | 'date' | 'datetime' | 'bool' | 'percent'

/** One column of a sheet. */
export interface SheetColumn {
  header: string
  kind: CellKind
  /** In characters of the standard font; from kind and header when left out. */
  width?: number
}

/** Rows as they come, each with one value per column. */
export type SheetRows = AsyncIterable<readonly unknown[]> | Iterable<readonly unknown[]>

const usual: Record<CellKind, number> = {
  text: 20,
  number: 12,
  money: 16,
  date: 12,
  datetime: 20,
  bool: 8,
  percent: 10,
}

/** The width of a column in characters, wide enough for its heading (a Chinese character takes two). */
export function widthOf(column: SheetColumn): number {
  const heading = [...column.header].reduce((sum, char) => sum + (char > '\u02ff' ? 2 : 1), 3)
  return column.width ?? Math.min(60, Math.max(usual[column.kind], heading))
}
