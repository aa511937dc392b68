import type { DragEvent } from 'react'
import type { Side } from './use-order.ts'

const marks = ['is-target', 'is-before', 'is-after'] as const

/** Marks on an element where the dragged row would be dropped: beside it, or onto it. */
export const markSide = (element: HTMLElement, side: Side | undefined): void => {
  unmarkSide(element)
  element.classList.add(side ? `is-${side}` : 'is-target')
}

export const unmarkSide = (element: HTMLElement): void => element.classList.remove(...marks)

/** Which edge the mouse is near to; `edge` is the share of the height that counts as near. */
export const sideOf = ({ currentTarget, clientY }: DragEvent<HTMLElement>, edge: number): Side | undefined => {
  const { top, height } = currentTarget.getBoundingClientRect()
  const share = (clientY - top) / height
  if (share < edge) return 'before'
  return share >= 1 - edge ? 'after' : undefined
}
