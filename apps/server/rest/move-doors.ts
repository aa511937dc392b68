import type { Entity } from '@chengban/kernel/entity.ts'
import type { MoveCall } from '@chengban/kernel/move-call.ts'
import { movesOf } from '@chengban/kernel/moves.ts'
import type { Move } from '@chengban/kernel/workflow.ts'

/** A further address of moves and of acts of the audit. */
export interface MoveDoor {
  readonly path: `/${string}`
  readonly entity: Entity
  /** One move, or two of which the sent `pass` chooses. */
  readonly leads: string | { readonly agreed: string; readonly refused: string }
  readonly answers?: MoveCall['answers']
  readonly names?: MoveCall['names']
}

type Opening = MoveCall & { readonly name: string }

/** Lists every address of acts on records. */
export const moveDoors = (entities: Iterable<Entity>): MoveDoor[] =>
  [...entities].flatMap((entity) => {
    const openings = openingsOf(entity)
    const paths = [...new Set(openings.map(({ path }) => path))]
    return paths.map((path) =>
      door(
        entity,
        path,
        openings.filter((one) => one.path === path),
      ),
    )
  })

const openingsOf = (entity: Entity): Opening[] => [
  ...movesOf(entity).flatMap(openingOf),
  ...Object.entries(entity.audit?.calls ?? {}).flatMap(([name, call]) =>
    name === 'decide'
      ? [
          { ...asCall(call), name: 'approve', pass: true },
          { ...asCall(call), name: 'reject', pass: false },
        ]
      : [{ ...asCall(call), name }],
  ),
]

const asCall = (call: MoveCall['path'] | MoveCall): MoveCall => (typeof call === 'string' ? { path: call } : call)

const openingOf = ({ name, call }: Move): Opening[] => (call === undefined ? [] : [{ ...asCall(call), name }])

const door = (entity: Entity, path: MoveDoor['path'], openings: readonly Opening[]): MoveDoor => {
  const answers = Object.assign({}, ...openings.map((one) => one.answers))
  const names = Object.assign({}, ...openings.map((one) => one.names))
  const [first, ...others] = openings
  if (first && others.length === 0 && first.pass === undefined)
    return { path, entity, leads: first.name, answers, names }
  const [agreed, refused] = [true, false].map((pass) => openings.find((one) => one.pass === pass)?.name)
  if (openings.length !== 2 || agreed === undefined || refused === undefined)
    throw new Error(`${path} of ${entity.name} leads to one move, or to one that passes and one that does not`)
  return { path, entity, leads: { agreed, refused }, answers, names }
}
