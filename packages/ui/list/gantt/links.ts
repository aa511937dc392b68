import { idOf, type NamedRow, type Row } from '../../data/row.ts'
import { dayOf } from '../../dates/days.ts'
import { placeOf, type Scale } from './scale.ts'

/** One row must be done before another: drawn from the end of the one to the beginning of the other. */
export interface Link {
  readonly key: string
  /** Of an SVG path, in pixels from the first day and the first row. */
  readonly path: string
  /** The later one begins before the earlier one has ended. */
  readonly isConflict: boolean
}

interface Names {
  readonly from: string
  readonly to: string
  readonly after?: string | undefined
}

/** The links between rows of which both ends are known and in sight; `rows` by their place. */
export const linksOf = (
  rows: ReadonlyMap<number, Row>,
  { from, to, after }: Names,
  scale: Scale,
  height: number,
): readonly Link[] => {
  if (after === undefined) return []
  const placed = new Map([...rows].map(([index, row]) => [idOf(row), { index, row }]))
  const span = (row: Row): readonly [string, string] => [dayOf(row[from]), dayOf(row[to]) || dayOf(row[from])]
  return [...rows].flatMap(([index, row]) =>
    idsIn(row[after]).flatMap((id) => {
      const earlier = placed.get(id)
      if (!earlier) return []
      const [begin, end] = [span(row), span(earlier.row)]
      const [here, there] = [placeOf(scale, ...begin), placeOf(scale, ...end)]
      if (!here || !there || here.isCutBefore || there.isCutAfter) return []
      const way = { x1: there.left + there.width, x2: here.left, r1: earlier.index, r2: index }
      return { key: `${id} ${idOf(row)}`, path: pathOf(way, height), isConflict: begin[0] <= end[1] }
    }),
  )
}

const idsIn = (value: unknown): readonly string[] => {
  if (value === null || value === undefined) return []
  const all = Array.isArray(value) ? value : [value]
  return all.map((each) => String(typeof each === 'object' && each !== null ? (each as NamedRow).id : each))
}

const out = 6

/** Out to the right, down or up, in from the left; where that has no room, round between the rows. */
const pathOf = (
  { x1, x2, r1, r2 }: { readonly x1: number; readonly x2: number; readonly r1: number; readonly r2: number },
  height: number,
): string => {
  const [y1, y2] = [(r1 + 0.5) * height, (r2 + 0.5) * height]
  if (x2 >= x1 + out * 2) return `M${x1} ${y1}h${out}V${y2}H${x2 - 1}`
  const between = y2 > y1 ? y2 - height / 2 : y2 + height / 2
  return `M${x1} ${y1}h${out}V${between}H${x2 - out * 2}V${y2}H${x2 - 1}`
}
