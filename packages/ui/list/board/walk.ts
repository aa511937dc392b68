import type { KeyboardEvent } from 'react'

/** Arrows lead to the next card of the column or the first of the neighbour column. */
export const walk = ({ key, currentTarget }: KeyboardEvent): boolean => {
  const column = currentTarget.closest('[data-column]')
  const cards = [...(column?.querySelectorAll<HTMLElement>('[data-card]') ?? [])]
  const at = cards.indexOf(currentTarget as HTMLElement)
  if (key === 'ArrowDown' || key === 'ArrowUp') return focus(cards[at + (key === 'ArrowDown' ? 1 : -1)])
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return false
  let next = column
  do next = key === 'ArrowRight' ? (next?.nextElementSibling ?? null) : (next?.previousElementSibling ?? null)
  while (next && !next.querySelector('[data-card]'))
  const there = [...(next?.querySelectorAll<HTMLElement>('[data-card]') ?? [])]
  return focus(there[Math.min(at, there.length - 1)])
}

const focus = (card: HTMLElement | undefined): boolean => {
  card?.focus()
  card?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  return card !== undefined
}
