import type { Field } from '@chengban/kernel/field.ts'
import type { Filter } from '@chengban/kernel/statistics.ts'
import { addDays, type Days } from './period.ts'

const isPlain = (value: unknown): value is Filter =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Both filters at once, flat where they do not ask the same thing, so that a list can show them as its own. */
export const both = (a: Filter, b: Filter): Filter => {
  const joined: Record<string, unknown> = { ...a }
  for (const [key, value] of Object.entries(b)) {
    const there = joined[key]
    if (there === undefined) joined[key] = value
    else if (!areDisjoint(key, there, value)) return { and: [...conjuncts(a), b] }
    else joined[key] = { ...(there as Filter), ...(value as Filter) }
  }
  return joined
}

const conjuncts = (filter: Filter): readonly unknown[] =>
  Array.isArray(filter.and) && Object.keys(filter).length === 1 ? filter.and : [filter]

const areDisjoint = (key: string, a: unknown, b: unknown): boolean =>
  !['and', 'or', 'not'].includes(key) && isPlain(a) && isPlain(b) && Object.keys(b).every((word) => !(word in a))

/** The rows whose column falls on these days, of +08:00 where it is an instant. */
export const daysFilter = (name: string, { kind }: Field, { from, to }: Days): Filter => {
  const isInstant = kind === 'datetime'
  const start = (day: string): string => (isInstant ? `${day}T00:00:00+08:00` : day)
  const tests = {
    ...(from ? { greaterThanOrEqualTo: start(from) } : {}),
    ...(to ? (isInstant ? { lessThan: start(addDays(to, 1)) } : { lessThanOrEqualTo: to }) : {}),
  }
  return Object.keys(tests).length ? { [name]: tests } : {}
}

/** A column's day in +08:00. */
export const daySql = (target: string, { kind }: Field): string =>
  kind === 'datetime' ? `(${target} at time zone 'Asia/Shanghai')` : target
