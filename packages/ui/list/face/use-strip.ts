import { addDays } from '@chengban/kernel/days.ts'
import type { Entity } from '@chengban/kernel/entity.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { readAllRows } from '../../data/calls.ts'
import { today } from '../../dates/date-time.ts'
import { readDate } from '../../dates/partial-date.ts'
import { conditionOf, type Declared, filledPlaces, placeOf, placesAround, rangeOf, stepDays } from './strip-places.ts'

const most = 500

type Condition = Readonly<Record<string, unknown>>

/** The day in the address; today without one that is a date. */
const dayIn = (params: URLSearchParams): string => {
  const day = readDate(params.get('day') ?? '')
  return day?.whole ? day.from : today()
}

/** The place of a strip that is chosen, in the address as `day`; `where` with the rows of that place alone. */
export const useStripWhere = (entity: Entity, strip: Declared | undefined, where: Condition | undefined) => {
  const day = dayIn(useSearchParams()[0])
  return useMemo(() => {
    if (!strip) return where
    const own = conditionOf(entity, strip, placeOf(strip, day))
    return where ? { and: [where, own] } : own
  }, [entity, strip, where, day])
}

/** What a strip shows: its places, which have rows, which is chosen. */
export const useStrip = (entity: Entity, strip: Declared, where: Condition | undefined) => {
  const [params, setParams] = useSearchParams()
  const day = dayIn(params)
  const places = placesAround(strip, day)
  const [first = day] = places
  const range = rangeOf(entity, strip, first, addDays(places.at(-1) ?? day, strip.step === 'week' ? 6 : 0))
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
    step: (by: -1 | 1): void => choose(addDays(placeOf(strip, day), by * stepDays(strip))),
  }
}
