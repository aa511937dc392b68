import type { Entity } from '@chengban/kernel/entity.ts'
import { rowName } from '@chengban/kernel/row-name.ts'
import { useMemo } from 'react'
import { askedColumns } from '../../columns/default-columns.ts'
import { useTones } from '../../columns/tones.ts'
import type { Row } from '../../data/row.ts'
import { useHolidays } from '../../data/use-holidays.ts'
import { today } from '../../dates/date-time.ts'
import { dayAfter, dayOf, daysFrom, weekStart } from '../../dates/days.ts'
import { monthWeeks, movedMonth } from '../../dates/month.ts'
import { whereOf } from '../filters.ts'
import type { ListState } from '../list-state.ts'
import { narrowed, touching, useSome } from '../range.ts'
import type { List } from '../use-list.ts'
import { useShift } from '../use-shift.ts'
import { barWords } from './bar-words.ts'
import type { Span } from './lanes.ts'

/** The days in sight, the rows on them, and the way to others. */
export const useCalendar = (list: List) => {
  const { entity, state, change, query, chosen } = list
  const { from, to, hue, words } = entity.list?.calendar ?? plain
  const zoom = state.zoom === 'week' ? 'week' : 'month'
  const place = /^\d{4}-\d{2}/.test(state.at) ? state.at : today()
  const month = place.slice(0, 7)
  const weeks = useMemo(() => (zoom === 'week' ? [weekStart(wholeDay(place))] : weeksOf(month)), [zoom, place, month])
  const [first = '', last = ''] = [weeks[0], dayAfter(weeks.at(-1) ?? '', 6)]
  const asked = useMemo(
    () =>
      askedColumns(entity, [
        ...chosen.shown,
        ...[from, to, hue, ...(words ?? [])].filter((name) => name !== undefined),
      ]),
    [entity, chosen.shown, from, to, hue, words],
  )
  const days = daysFrom(first, weeks.length * 7)
  const whole = narrowed({ ...query, sort: from }, touching(entity, from, to, first, last))
  const some = useSome(entity, whole, asked, { parts: days.map((day) => touching(entity, from, to, day, day)) })
  const spans = useMemo(() => some.data?.rows.flatMap((row) => spanOf(row, from, to)), [some.data, from, to])
  const step = (by: -1 | 1): void => change({ at: zoom === 'week' ? dayAfter(first, 7 * by) : movedMonth(month, by) })
  return {
    list,
    from,
    hue,
    nameOf: (row: Row): string => (words ? barWords(entity, row, words, list.asker.userId) : rowName(entity, row)),
    zoom,
    month,
    weeks,
    days,
    spans,
    total: some.data?.total,
    isPartial: (some.data?.total ?? 0) > (spans?.length ?? 0),
    /** All of a day as a table. */
    seeDay: (day: string) => change(dayAsTable(state, touching(entity, from, to, day, day))),
    error: some.error,
    special: useHolidays([...new Set([first.slice(0, 4), last.slice(0, 4)])]),
    tones: useTones(hue ? entity.fields[hue] : undefined),
    step,
    goTo: (at: string, close?: string) => change({ at, ...(close === undefined ? {} : { zoom: close }) }),
    look: (close: string) => change({ zoom: close === 'month' ? '' : close }),
    ...useShift(list, from, to),
  }
}

const plain: NonNullable<NonNullable<Entity['list']>['calendar']> = { from: 'tzCreate' }

export type CalendarState = ReturnType<typeof useCalendar>

const dayAsTable = ({ where: text }: ListState, own: Readonly<Record<string, unknown>>): Partial<ListState> => {
  const given = whereOf(text)
  return { layout: 'table', at: '', zoom: '', where: JSON.stringify(given ? { and: [given, own] } : own) }
}

const wholeDay = (place: string): string => (place.length === 10 ? place : `${place.slice(0, 7)}-01`)

/** The Mondays of the weeks a month touches. */
const weeksOf = (month: string): readonly string[] => {
  const days = monthWeeks(month)
  return [0, 7, 14, 21, 28, 35].map((at) => days[at] ?? '').filter((monday) => monday.slice(0, 7) <= month)
}

const spanOf = (row: Row, from: string, to: string | undefined): readonly Span<Row>[] => {
  const begin = dayOf(row[from])
  const end = to ? dayOf(row[to]) : ''
  return begin ? [{ item: row, from: begin, to: [begin, end].toSorted().at(-1) ?? begin }] : []
}
