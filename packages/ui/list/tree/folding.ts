import { useMemo, useState } from 'react'
import { idOf, type Row } from '../../data/row.ts'
import { toggled } from '../../table/selection.ts'
import { useStable } from '../../table/use-stable.ts'
import { branchesOf } from './branches.ts'

/** More than so many are not shown at once before anybody asked for them. */
const manyAtFirst = 200

/** Which branches are shut: a small tree begins open, a large one with its upper levels. */
export const useFolding = (rows: readonly Row[] | undefined, parent: string) => {
  const first = useMemo(() => shutAtFirst(rows ?? [], parent), [rows, parent])
  const [chosen, setChosen] = useState<ReadonlySet<string>>()
  const folded = chosen ?? first
  const shut = useMemo(() => withBelow(rows ?? [], parent), [rows, parent])
  return {
    folded,
    hasBelow: shut.size > 0,
    fold: useStable((id: string) => setChosen((now) => toggled(now ?? first, id))),
    foldAll: () => setChosen(shut),
    unfoldAll: () => setChosen(none),
    /** What has come below a row is seen. */
    unfold: (id: string) => setChosen((now) => toggled(now ?? first, id, false)),
  }
}

/** The branches below which there would be too much to see, level by level. */
export const shutAtFirst = (rows: readonly Row[], parent: string): ReadonlySet<string> => {
  if (rows.length <= manyAtFirst) return none
  const branches = branchesOf(rows, parent, none)
  const upTo = (depth: number): number => branches.filter((each) => each.depth <= depth).length
  let open = 0
  while (open < 20 && upTo(open + 1) <= manyAtFirst) open++
  return new Set(branches.filter(({ depth, below }) => below > 0 && depth >= open).map(({ row }) => idOf(row)))
}

const withBelow = (rows: readonly Row[], parent: string): ReadonlySet<string> =>
  new Set(branchesOf(rows, parent, none).flatMap(({ row, below }) => (below > 0 ? [idOf(row)] : [])))

const none: ReadonlySet<string> = new Set()
