import type { Entity } from '@chengban/kernel/entity.ts'
import type { Asker } from '@chengban/kernel/evaluate.ts'
import { isMerged, shownField, stateCondition } from '../columns/state-shown.ts'
import { mayAsk } from '../data/asker.ts'
import type { ListQuery } from '../data/calls.ts'
import { filterOf } from '../kinds/filters.ts'
import type { ListState } from './list-state.ts'
import type { ListView } from './views.ts'

type Condition = Readonly<Record<string, unknown>>

export const mostInSight = 3

/** Fields a list can be narrowed by, those of the declaration first in its order. */
export const filterNames = (entity: Entity, asker: Asker): readonly string[] =>
  (entity.list?.filters ?? []).filter((name) => {
    const field = entity.fields[name]
    return field !== undefined && filterOf(field) !== null && mayAsk(entity, name, asker)
  })

export const isSearched = (entity: Entity): boolean =>
  Object.values(entity.fields).some(({ options }) => options.search)

/** Builds the query from the list's state, its view and a fixed condition. */
export const queryOf = (entity: Entity, state: ListState, view: ListView | undefined, fixed?: Condition): ListQuery => {
  const chosen = conditionsOf(entity, state.filters)
  const parts = [fixed, view?.filters, whereOf(state.where), ...chosen].filter(
    (part): part is Condition => part !== undefined,
  )
  const filters = parts.length > 1 ? { and: parts } : parts[0]
  return {
    ...(filters ? { filters } : {}),
    ...(state.keyword ? { keyword: state.keyword } : {}),
    ...(state.sort ? { sort: state.sort } : {}),
    ...(view?.view ? { view: view.view } : {}),
  }
}

/** Parses the condition that a figure's link put into the address; undefined when it is no object. */
export const whereOf = (text: string): Condition | undefined => {
  if (!text) return undefined
  try {
    const found: unknown = JSON.parse(text)
    return typeof found === 'object' && found !== null && !Array.isArray(found) ? (found as Condition) : undefined
  } catch {
    return undefined
  }
}

/** The conditions of the choices that say something; 日期错误 and the like say nothing yet. */
const conditionsOf = (entity: Entity, choices: Readonly<Record<string, string>>): readonly Condition[] =>
  Object.entries(choices).flatMap(([name, text]) => {
    const field = shownField(entity, name)
    const condition = field && filterOf(field)?.condition(text, field)
    if (!condition) return []
    return [isMerged(entity, name) ? stateCondition(entity, text.split(',')) : { [name]: condition }]
  })
