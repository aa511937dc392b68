import type { Entity } from '@chengban/kernel/entity.ts'
import { readParts } from '@chengban/kernel/kinds/json.ts'
import { isEmpty } from '@chengban/kernel/kinds/kinds.ts'
import type { Values } from './values.ts'

type Told = NonNullable<Entity['tells']>[number]

/** What the call is asked with; undefined while something it needs has not been typed. */
export const askedWith = ({ by, needs = [] }: Told, values: Values): Readonly<Record<string, unknown>> | undefined =>
  needs.some((name) => isEmpty(values[name]))
    ? undefined
    : Object.fromEntries(
        Object.entries(by).flatMap(([input, name]) => (isEmpty(values[name]) ? [] : [[input, sent(values[name])]])),
      )

const sent = (value: unknown): unknown => (typeof value === 'object' ? JSON.stringify(value) : value)

/** So many of a list are told. */
const most = 12
const listed = (values: readonly unknown[]): string =>
  values.length > most ? `${readParts(values.slice(0, most))} 等 ${values.length} 次` : readParts(values)

/** The figures of an answer with their labels, those left out that it does not have. */
export const figuresIn = (
  { shows, item }: Told,
  answer: unknown,
  values: Values,
): readonly (readonly [string, string])[] => {
  const from = item ? listIn(answer, item.of).find((one) => at(one, item.by) === values[item.is]) : answer
  return Object.entries(shows).flatMap(([path, label]) => {
    const value = at(from, path)
    const words = Array.isArray(value) ? listed(value) : value
    return words === undefined || words === null || words === '' ? [] : [[label, String(words)] as const]
  })
}

const listIn = (answer: unknown, path: string): readonly unknown[] => {
  const list = at(answer, path)
  return Array.isArray(list) ? list : []
}

const at = (value: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((found, key) => (typeof found === 'object' && found ? (found as Values)[key] : undefined), value)
