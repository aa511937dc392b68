import { firstState, pageSizes } from './list-state.ts'

const keyOf = (personId: string, screen: string): string => `chengban.size.${personId}.${screen}`

/** Rows of a page as the person chose them for this list, on this device; as many as fit otherwise. */
export const keptSize = (personId: string, screen: string, fits = firstState.size): number => {
  const size = Number(localStorage.getItem(keyOf(personId, screen)))
  return pageSizes.includes(size) ? size : fits
}

/** Pixels above and below the rows of a list, and the height of one row. */
const around = 260
const rowHeight = 40

/** Of the sizes of a page that which fills a window so high, the last rows perhaps below its edge; cards are read by tens. */
export const fittingSize = (height: number, isNarrow: boolean): number => {
  const rows = isNarrow ? 0 : (height - around) / rowHeight
  return pageSizes.findLast((size) => size * mostlySeen <= rows) ?? firstState.size
}
const mostlySeen = 0.7

export const keepSize = (personId: string, screen: string, size: number): void =>
  localStorage.setItem(keyOf(personId, screen), String(size))
