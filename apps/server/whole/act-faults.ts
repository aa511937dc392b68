import type { Area, Screen } from '@chengban/kernel/area.ts'
import type { Entity } from '@chengban/kernel/entity.ts'
import { movesOf } from '@chengban/kernel/moves.ts'
import type { PhoneAct } from '@chengban/kernel/phone-act.ts'

type Declared = Pick<Area, 'entities' | 'screens'>

/** Acts of phone pages that name a move or a field that does not exist. */
export const actFaults = (areas: readonly Declared[]): readonly string[] => {
  const entities = new Map(areas.flatMap((area) => area.entities.map((entity) => [entity.name, entity] as const)))
  return areas
    .flatMap((area) => Object.entries(area.screens))
    .flatMap(([route, screen]) =>
      listsOf(screen).flatMap(({ of, acts = [] }) => {
        const entity = entities.get(of ?? '')
        return entity
          ? acts.flatMap((act) => faultsOf(entity, act)).map((said) => `${route}: ${entity.name} ${said}`)
          : []
      }),
    )
}

const listsOf = ({ of, acts, tabs = [] }: Screen) => [{ of, acts }, ...tabs]

const faultsOf = (
  entity: Entity,
  { move, sends, fields = [], fill = {}, remind, mark, words = {} }: PhoneAct,
): string[] => {
  const moves = movesOf(entity)
  const named = [...fields, ...Object.keys(fill), ...(remind ? [remind.to] : []), ...Object.keys(words)]
  const asked = moves.flatMap(({ asks = {} }) => Object.keys(asks))
  return [
    ...(mark && !entity.marks?.some(({ field }) => field === mark) ? [`has no mark ${mark}`] : []),
    ...[move, sends?.move]
      .filter((name) => name && !moves.some((each) => each.name === name))
      .map((name) => `has no move ${name}`),
    ...named
      .filter((name) => name !== 'opinion' && !(name in { ...entity.fields, ...entity.lines }) && !asked.includes(name))
      .map((name) => `has no field ${name}`),
  ]
}
