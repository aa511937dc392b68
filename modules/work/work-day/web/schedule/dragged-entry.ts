import type { Dated } from './layers.ts'

/** The entry being dragged, and the day it was dragged from. */
export const draggedEntry: { current: { readonly item: Dated; readonly grip: string } | undefined } = {
  current: undefined,
}
