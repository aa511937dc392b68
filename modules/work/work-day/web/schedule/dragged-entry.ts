import type { Dated } from './layers.ts'

/** What is being dragged, and the day on which it was taken hold of. */
export const draggedEntry: { current: { readonly item: Dated; readonly grip: string } | undefined } = {
  current: undefined,
}
