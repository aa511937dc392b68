import { present } from '@chengban/kernel/present.ts'
import { idOf, type Row, textValue } from '../../data/row.ts'

interface Names {
  /** The reference to the row above in the tree. */
  readonly parent: string
  /** What a row must share with the one it comes under. */
  readonly within: readonly string[]
}

/** Under whom a row comes a level deeper: the sibling above it; undefined where there is none. */
export const deeper = (
  rows: ReadonlyMap<number, Row>,
  index: number,
  { parent, within }: Names,
): string | undefined => {
  const row = rows.get(index)
  if (!row) return undefined
  for (let at = index - 1; rows.has(at); at--) {
    const above = present(rows.get(at))
    if (idOf(above) === row[parent]) return undefined
    if ([parent, ...within].every((name) => (above[name] ?? null) === (row[name] ?? null))) return idOf(above)
  }
  return undefined
}

/** Under whom it comes a level higher: null at the top; undefined where it is at the top already, or its parent is not known. */
export const higher = (
  rows: ReadonlyMap<number, Row>,
  index: number,
  { parent }: Pick<Names, 'parent'>,
): string | null | undefined => {
  const above = rows.get(index)?.[parent]
  if (!above) return undefined
  const found = [...rows.values()].find((row) => idOf(row) === above)
  return found && textValue(found[parent])
}
