import { add, isDecimal } from '@chengban/kernel/decimal.ts'
import type { Entity } from '@chengban/kernel/entity.ts'
import { evaluate } from '@chengban/kernel/evaluate.ts'
import { readParts } from '@chengban/kernel/kinds/json.ts'
import { isEmpty } from '@chengban/kernel/kinds/kinds.ts'
import type { Telling, ToldByCall } from '@chengban/kernel/telling.ts'
import { formatMoney } from '../figures/money.ts'
import { isSame, type Values, wholeValues } from './values.ts'

type FiguresCall = Pick<ToldByCall, 'call' | 'shows' | 'item'>

/** The call that answers, and the labels of what it tells: the row's own columns have theirs. */
export const toldOf = ({ fields }: Entity, told: Telling): FiguresCall =>
  'call' in told
    ? told
    : {
        call: '/foretold',
        shows: Object.fromEntries(told.foretells.map((name) => [`figures.${name}`, fields[name]?.label ?? name])),
      }

/** Returns the input of the call; undefined while a value it needs is missing, or where it is not asked. */
export const askedWith = (
  { name: module, fields = {} }: Pick<Entity, 'name'> & Partial<Pick<Entity, 'fields'>>,
  told: Telling,
  typed: Values,
  others: readonly Values[] = [],
): Readonly<Record<string, unknown>> | undefined => {
  const values = wholeValues(fields, typed)
  if (told.needs?.some((name) => isEmpty(values[name]))) return undefined
  if ('when' in told && told.when && evaluate(told.when, values) === false) return undefined
  if ('foretells' in told)
    return { module, values: sent(Object.fromEntries(told.needs.map((name) => [name, values[name]]))) }
  const own = Object.entries(told.by).flatMap(([input, name]) =>
    isEmpty(values[name]) ? [] : [[input, sent(values[name])]],
  )
  return { ...Object.fromEntries(own), ...sumsOf(told, values, others) }
}

/** The sums over the other lines like this one whose figures are typed. */
const sumsOf = ({ others: asked = {} }: ToldByCall, values: Values, others: readonly Values[]): Values =>
  Object.fromEntries(
    Object.entries(asked).flatMap(([input, { sum, same }]) => {
      const figures = others
        .filter((line) => same.every((name) => isSame(line[name], values[name])))
        .map((line) => String(line[sum]))
        .filter(isDecimal)
      return figures.length > 0 ? [[input, figures.reduce(add)]] : []
    }),
  )

const sent = (value: unknown): unknown => (typeof value === 'object' ? JSON.stringify(value) : value)

/** The most values of a list that are spelled out. */
const most = 12
const listed = (values: readonly unknown[]): string =>
  values.length > most ? `${readParts(values.slice(0, most))} 等 ${values.length} 次` : readParts(values)

/** The figures of an answer with their labels, those left out that it does not have. */
export const figuresIn = (
  { shows, item }: Pick<ToldByCall, 'shows' | 'item'>,
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

/** The warnings of an answer, shown in red. */
export const alarmsIn = (told: Telling, answer: unknown): readonly string[] =>
  Object.entries(('alarms' in told && told.alarms) || {}).flatMap(([part, words]) =>
    at(answer, part) ? [words.replaceAll(/\{([\w.]+)\}/g, (_, path: string) => inWords(at(answer, path)))] : [],
  )

const inWords = (value: unknown): string =>
  typeof value === 'string' && /^-?\d+\.\d{2}$/.test(value) ? formatMoney(value) : String(value ?? '')

/**
 * The columns that change with an answer, and what each has been given by it. What somebody else filled in, or typed
 * over what was `given` before, stays.
 */
export const fillsIn = (
  told: Telling,
  answer: unknown,
  known: Values,
  given: Values,
): { readonly changes: Values; readonly given: Values } => {
  const own = Object.entries(('fills' in told && told.fills) || {}).flatMap(([name, part]) => {
    const [now, value] = [known[name] || null, at(answer, part ?? '') || null]
    return now === null || now === value || now === given[name] ? [{ name, now, value }] : []
  })
  return {
    changes: Object.fromEntries(own.flatMap(({ name, now, value }) => (now === value ? [] : [[name, value]]))),
    given: Object.fromEntries(own.map(({ name, value }) => [name, value])),
  }
}

interface Shares {
  readonly parts: readonly (readonly [string, number])[]
  readonly isOver: boolean
}

/** Each part of the whole; of all of them together, where they are more than it. */
export const sharesIn = (told: Telling, answer: unknown): Shares | undefined => {
  if (!('bar' in told) || !told.bar || isEmpty(at(answer, told.bar.whole))) return undefined
  const figures = told.bar.parts.map((part) => [part, Math.max(0, Number(at(answer, part) ?? 0))] as const)
  const sum = figures.reduce((all, [, figure]) => all + figure, 0)
  const whole = Number(at(answer, told.bar.whole))
  const track = Math.max(whole, sum)
  return { parts: figures.map(([part, figure]) => [part, track > 0 ? figure / track : 0]), isOver: sum > whole }
}
