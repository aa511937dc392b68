import { idOf, type Row } from '@chengban/ui/record/row.ts'

/** A department with how deep it hangs and how many hang below it. */
export interface Branch {
  readonly row: Row
  /** 0 for the root. */
  readonly depth: number
  readonly below: number
}

/** The departments in the order of the tree, without what is folded; what hangs nowhere stands at the end. */
export const branchesOf = (rows: readonly Row[], folded: ReadonlySet<string>): readonly Branch[] => {
  const ids = new Set(rows.map(idOf))
  const parentOf = (row: Row): string => (ids.has(String(row.parentId)) ? String(row.parentId) : '')
  const children = new Map<string, Row[]>()
  for (const row of rows) children.set(parentOf(row), [...(children.get(parentOf(row)) ?? []), row])
  const walk = (parent: string, depth: number): readonly Branch[] =>
    depth > 20
      ? []
      : (children.get(parent) ?? []).flatMap((row) => {
          const id = idOf(row)
          const below = children.get(id)?.length ?? 0
          return [{ row, depth, below }, ...(folded.has(id) ? [] : walk(id, depth + 1))]
        })
  return walk('', 0)
}

/** Rows whose name holds the keyword, with all above them. */
export const found = (rows: readonly Row[], keyword: string): readonly Row[] => {
  const word = keyword.trim()
  if (!word) return rows
  const byId = new Map(rows.map((row) => [idOf(row), row]))
  const kept = new Set<string>()
  for (const row of rows) {
    if (!String(row.name).includes(word)) continue
    for (let each: Row | undefined = row; each && !kept.has(idOf(each)); each = byId.get(String(each.parentId)))
      kept.add(idOf(each))
  }
  return rows.filter((row) => kept.has(idOf(row)))
}
