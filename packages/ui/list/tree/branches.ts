import { idOf, type Row } from '../../data/row.ts'

/** A row with how deep it hangs and how many hang below it. */
export interface Branch {
  readonly row: Row
  /** 0 for the root. */
  readonly depth: number
  readonly below: number
}

/** Returns the rows in tree order without those under folded rows; rows with an unknown parent count as roots. */
export const branchesOf = (rows: readonly Row[], parent: string, folded: ReadonlySet<string>): readonly Branch[] => {
  const ids = new Set(rows.map(idOf))
  const above = (row: Row): string => (ids.has(String(row[parent])) ? String(row[parent]) : '')
  const children = new Map<string, Row[]>()
  for (const row of rows) {
    const beside = children.get(above(row))
    if (beside) beside.push(row)
    else children.set(above(row), [row])
  }
  const walk = (under: string, depth: number): readonly Branch[] =>
    depth > 20
      ? []
      : (children.get(under) ?? []).flatMap((row) => {
          const id = idOf(row)
          const below = children.get(id)?.length ?? 0
          return [{ row, depth, below }, ...(folded.has(id) ? [] : walk(id, depth + 1))]
        })
  return walk('', 0)
}

/** Rows whose name holds the keyword, with all above them. */
export const found = (rows: readonly Row[], parent: string, title: string, keyword: string): readonly Row[] => {
  const word = keyword.trim()
  if (!word) return rows
  const byId = new Map(rows.map((row) => [idOf(row), row]))
  const kept = new Set<string>()
  for (const row of rows) {
    if (!String(row[title]).includes(word)) continue
    for (let each: Row | undefined = row; each && !kept.has(idOf(each)); each = byId.get(String(each[parent])))
      kept.add(idOf(each))
  }
  return rows.filter((row) => kept.has(idOf(row)))
}

/** Whether a row is another or hangs somewhere below it. */
export const isBelow = (rows: readonly Row[], parent: string, id: string, above: string): boolean => {
  const byId = new Map(rows.map((row) => [idOf(row), row]))
  const seen = new Set<string>()
  for (let at = id; at && !seen.has(at); at = String(byId.get(at)?.[parent] ?? '')) {
    if (at === above) return true
    seen.add(at)
  }
  return false
}
