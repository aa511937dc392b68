import type { Entity } from '@chengban/kernel/entity.ts'

/** Pixels that the buttons of a row take. */
export const followWidth = 150

/** The columns by which a list knows what can be made from its rows next; none where nothing is offered there. */
export const followColumns = ({ children = [] }: Entity): readonly string[] =>
  children.flatMap(({ offered = [], begins = {} }) =>
    offered.length > 0 ? [...offered.flatMap(({ when }) => namedIn(when)), ...Object.values(begins).map(String)] : [],
  )

const namedIn = (part: unknown): readonly string[] => {
  if (typeof part !== 'object' || part === null) return []
  const own = 'field' in part && typeof part.field === 'string' ? [part.field] : []
  return [...own, ...Object.values(part).flatMap(namedIn)]
}
