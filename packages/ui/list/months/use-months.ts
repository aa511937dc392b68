import { useTones } from '../../columns/tones.ts'
import type { Row } from '../../data/row.ts'
import { today } from '../../dates/date-time.ts'
import { useDict } from '../../kinds/choice/dicts.ts'
import { narrowed, useSome } from '../range.ts'
import { useFollowed } from '../use-followed.ts'
import type { List } from '../use-list.ts'

/** The rows of a year by month and choice; of this year its months so far, the newest first. */
export const useMonths = (list: List) => {
  const { entity, state, change, query } = list
  const { month, by, state: stated, words } = entity.list?.months ?? none
  const year = /^\d{4}/.test(state.at) ? state.at.slice(0, 4) : today().slice(0, 4)
  const dict = useDict(entity.fields[by]?.options?.dict ?? '')
  const within = { [month]: { greaterThanOrEqualTo: `${year}-01`, lessThanOrEqualTo: `${year}-12` } }
  const asked = [...new Set(['id', 'version', entity.title, month, by, stated, ...words])]
  const found = useSome(entity, narrowed({ ...query, sort: month }, within), asked, { most: 500, isOn: true })
  const places = placesOf(found.data?.rows ?? [], month, by)
  const columns = dict.filter(({ value }) => value !== 'all' || [...places.keys()].some((key) => key.endsWith(' all')))
  return {
    ...{ year, month, by, stated, words, columns, places },
    rows: found.data?.rows,
    error: found.error,
    again: useFollowed(entity),
    months: monthsOf(year, today()),
    tones: useTones(entity.fields[stated]),
    step: (years: -1 | 1) => change({ at: `${Number(year) + years}-01-01` }),
    goTo: (at: string) => change({ at }),
  }
}

export type MonthsState = ReturnType<typeof useMonths>

const none = { month: '', by: '', state: '', words: [] }

/** Rows by `{month} {choice}`. */
export const placesOf = (rows: readonly Row[], month: string, by: string): ReadonlyMap<string, readonly Row[]> => {
  const places = new Map<string, Row[]>()
  for (const row of rows) {
    const key = `${String(row[month])} ${String(row[by])}`
    places.set(key, [...(places.get(key) ?? []), row])
  }
  return places
}

export const monthsOf = (year: string, day: string): readonly string[] => {
  const last = year === day.slice(0, 4) ? Number(day.slice(5, 7)) : 12
  const count = year > day.slice(0, 4) ? 0 : last
  return Array.from({ length: count }, (_, at) => `${year}-${String(count - at).padStart(2, '0')}`)
}
