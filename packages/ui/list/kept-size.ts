import { firstState, pageSizes } from './list-state.ts'

const keyOf = (personId: string, screen: string): string => `chengban.size.${personId}.${screen}`

/** Rows of a page as the person chose them for this list, on this device; the first size otherwise. */
export const keptSize = (personId: string, screen: string): number => {
  const size = Number(localStorage.getItem(keyOf(personId, screen)))
  return pageSizes.includes(size) ? size : firstState.size
}

export const keepSize = (personId: string, screen: string, size: number): void =>
  localStorage.setItem(keyOf(personId, screen), String(size))
