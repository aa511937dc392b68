import { firstState, pageSizes } from './list-state.ts'

const keyOf = (personId: string, screen: string): string => `chengban.size.${personId}.${screen}`

/** Rows of a page as the person chose them for this list, on this device; as many as fit otherwise. */
export const keptSize = (personId: string, screen: string, fits = firstState.size): number => {
  const size = Number(localStorage.getItem(keyOf(personId, screen)))
  return pageSizes.includes(size) ? size : fits
}

/** What stands over and under the rows of a list, and the height of one, in pixels. */
const around = 260
const rowHeight = 40

/** Rows that a window so high shows without scrolling; cards are read by tens. */
export const fittingSize = (height: number, isNarrow: boolean): number =>
  isNarrow ? firstState.size : Math.min(50, Math.max(firstState.size, Math.floor((height - around) / rowHeight)))

export const keepSize = (personId: string, screen: string, size: number): void =>
  localStorage.setItem(keyOf(personId, screen), String(size))
