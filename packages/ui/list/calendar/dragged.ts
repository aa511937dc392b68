import type { Row } from '../../data/row.ts'

/** The bar under the mouse, and how far a day is from where it was taken. One at a time in a window. */
export const dragged: { current: { readonly row: Row; readonly daysTo: (day: string) => number } | undefined } = {
  current: undefined,
}
