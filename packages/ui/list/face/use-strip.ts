import type { PhoneFace } from '@chengban/kernel/area.ts'
import type { Entity } from '@chengban/kernel/entity.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { readAllRows } from '../../data/calls.ts'
import { today } from '../../dates/date-time.ts'
import { readDate } from '../../dates/partial-date.ts'
import {
  conditionOf,
  type Declared,
  filledPlaces,
  lastOf,
  placeOf,
  placesAround,
  rangeOf,
  steppedPlace,
} from './strip-places.ts'

const most = 500

type Condition = Readonly<Record<string, unknown>>

/** The day in the address; today without one that is a date. */
export const dayIn = (params: URLSearchParams): string => {
  const day = readDate(params.get('day') ?? '')
  return day?.whole ? day.from : today()
}

/** `where` with the rows alone of the place and of the record chosen, in the address as `day` and `of`. */
export const useFaceWhere = (entity: Entity, { strip, chips }: PhoneFace, where: Condition | undefined) => {
  const [params] = useSearchParams()
  const day = dayIn(params)
  const of = params.get('of')
  return useMemo(() => {
    const own = [
      ...(where ? [where] : []),
      ...(strip ? [conditionOf(entity, strip, placeOf(strip, day))] : []),
      ...(chips && of ? [{ [chips.by]: { equalTo: of } }] : []),
    ]
    return own.length > 1 ? { and: own } : own[0]
  }, [entity, strip, chips, where, day, of])
}

/** What a strip shows: its places, which have rows, which is chosen. */
export const useStrip = (entity: Entity, strip: Declared, where: Condition | undefined) => {
  const [params, setParams] = useSearchParams()
  const day = dayIn(params)
  const places = placesAround(strip, day)
  const [first = day] = places
  const range = rangeOf(entity, strip, first, lastOf(strip, places.at(-1) ?? day))
  const filters = where ? { and: [where, range] } : range
  const { data = [] } = useQuery({
    queryKey: ['list', entity.name, 'strip', filters, strip.by],
    queryFn: ({ signal }) => readAllRows(entity, { filters, columns: ['id', strip.by] }, signal, most),
    meta: { quiet: true },
  })
  const choose = (next: string): void => {
    const others = [...params].filter(([name]) => name !== 'day' && name !== 'page')
    setParams(next === placeOf(strip, today()) ? others : [...others, ['day', next]], { replace: true })
  }
  return {
    places,
    chosen: placeOf(strip, day),
    present: placeOf(strip, today()),
    filled: filledPlaces(strip, data),
    choose,
    step: (by: -1 | 1): void => choose(steppedPlace(strip, placeOf(strip, day), by)),
  }
}
