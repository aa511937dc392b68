import type { Entity } from './entity.ts'
import { remembered } from './remembered.ts'
import type { Move, Workflow } from './workflow.ts'

type Moving = Pick<Entity, 'workflow' | 'flows' | 'acts'>

/** The state machines that an entity declares itself: its audit apart. */
export const flowsOf = ({ workflow, flows = [] }: Moving): readonly Workflow[] =>
  [workflow, ...flows].filter((flow) => flow !== undefined)

/** Steps on its rows besides forms and audit: the moves of its workflows, and its acts. */
export const movesOf = remembered((e: Moving): readonly Move[] => [
  ...flowsOf(e).flatMap(({ moves }) => moves),
  ...(e.acts ?? []).map((act) => ({ ...act, from: [], to: 'same' })),
])

export const moveOf = (e: Moving, name: string): Move | undefined => movesOf(e).find((move) => move.name === name)

/** The state machine that a move belongs to; none of an act. */
export const flowOf = (e: Moving, name: string): Workflow | undefined =>
  flowsOf(e).find(({ moves }) => moves.some((move) => move.name === name))
