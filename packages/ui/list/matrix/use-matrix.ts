import type { Entity } from '@chengban/kernel/entity.ts'
import { evaluate } from '@chengban/kernel/evaluate.ts'
import { nobody } from '@chengban/kernel/expr.ts'
import { fieldOf, targetOf } from '@chengban/kernel/field.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTones } from '../../columns/tones.ts'
import { readRows } from '../../data/calls.ts'
import { idOf, type Row } from '../../data/row.ts'
import { useHolidays } from '../../data/use-holidays.ts'
import { useTotal } from '../../data/use-rows.ts'
import { today } from '../../dates/date-time.ts'
import { dayOf, monthDays } from '../../dates/days.ts'
import { movedMonth } from '../../dates/month.ts'
import { useEntity } from '../../declarations/declarations.ts'
import { filters } from '../../kinds/filters.ts'
import { useFigures } from '../chart/figures.ts'
import { narrowed, touching, useSome } from '../range.ts'
import { useFollowed } from '../use-followed.ts'
import type { List } from '../use-list.ts'

/** A page of people and, day by day of a month, what there is of each. */
export const useMatrix = (list: List) => {
  const { entity, state, change, query } = list
  const { row, day, cell } = entity.list?.matrix ?? { row: '', day: '', cell: '' }
  const target = useEntity(targetOf(fieldOf(entity.fields, row)))
  const month = /^\d{4}-\d{2}/.test(state.at) ? state.at.slice(0, 7) : today().slice(0, 7)
  const days = useMemo(() => monthDays(month), [month])
  const inMonth = useMemo(() => touching(entity, day, undefined, days[0] ?? '', days.at(-1) ?? ''), [entity, day, days])
  const people = usePeople(list, target, row, inMonth)
  const ids = people.rows?.map(idOf) ?? []
  const asked = useMemo(() => [...new Set(['id', 'version', entity.title, row, day, cell])], [entity, row, day, cell])
  const own = { and: [{ [row]: { in: ids } }, inMonth] }
  const some = useSome(entity, narrowed({ ...query, sort: day }, own), asked, { most: 2000, isOn: ids.length > 0 })
  const cellsOf = useMemo(() => byPlace(some.data?.rows ?? [], row, day), [some.data, row, day])
  const again = useFollowed(entity)
  return {
    list,
    cell,
    month,
    days,
    target,
    people: people.rows,
    peopleTotal: people.total,
    error: people.error ?? some.error,
    again,
    isPartial: (some.data?.total ?? 0) > (some.data?.rows.length ?? 0),
    cellsOf,
    special: useHolidays([month.slice(0, 4)]),
    tones: useTones(entity.fields[cell]),
    step: (by: -1 | 1) => change({ at: movedMonth(month, by) }),
    goTo: (at: string) => change({ at }),
  }
}

export type MatrixState = ReturnType<typeof useMatrix>

/**
 * Those the filter names, else everybody in force, also who has nothing in the month. Who does not see all rows meets
 * those alone of whom there are some to be seen.
 */
const usePeople = (list: List, target: Entity, row: string, inMonth: Readonly<Record<string, unknown>>) => {
  const { entity, state, asker, query } = list
  const field = fieldOf(entity.fields, row)
  const condition = filters.ref?.condition(state.filters[row] ?? '', field)
  const inForce = target.fields.isEnable ? { isEnable: { equalTo: true } } : undefined
  const seesAll = evaluate(entity.rows.manage ?? nobody, {}, asker) === true
  const seen = useFigures(entity, narrowed(query, inMonth), { groupBy: [row] }, { isOn: !condition && !seesAll })?.nodes
  const isKnown = condition !== undefined || seesAll || seen !== undefined
  const chosen = condition
    ? { id: condition }
    : seesAll
      ? inForce
      : { id: { in: seen?.flatMap(({ key }) => key ?? []) ?? [] } }
  const asked = { ...(chosen ? { filters: chosen } : {}), sort: target.list?.sort }
  const { data: total } = useTotal(target, asked, isKnown)
  const { data, error } = useQuery({
    queryKey: ['list', target.name, 'rows', 'matrix', asked, state.page, state.size],
    queryFn: ({ signal }) =>
      readRows(
        target,
        { ...asked, pageNumber: state.page, pageSize: Math.max(20, state.size), columns: ['id', target.title] },
        signal,
      ),
    enabled: isKnown,
    meta: { quiet: true },
  })
  return { rows: data, total, error }
}

/** Rows by who and which day. */
export const byPlace = (rows: readonly Row[], row: string, day: string): ReadonlyMap<string, readonly Row[]> => {
  const places = new Map<string, Row[]>()
  for (const each of rows) {
    const key = `${String(each[row])} ${dayOf(each[day])}`
    const there = places.get(key)
    if (there) there.push(each)
    else places.set(key, [each])
  }
  return places
}
