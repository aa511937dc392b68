import { daysBetween } from '@chengban/kernel/days.ts'
import type { Listed } from '@chengban/kernel/deeds/listed.ts'
import type { Narrowing } from '@chengban/kernel/deeds/narrowing.ts'
import type { Entity } from '@chengban/kernel/entity.ts'
import { fieldOf, targetOf } from '@chengban/kernel/field.ts'
import { invalid } from '@chengban/kernel/refusal.ts'
import { relationKey } from '@chengban/kernel/row-name.ts'
import type { Filter } from '@chengban/kernel/statistics.ts'
import { toldSql } from '../read/answer-formula.ts'
import type { Catalog } from '../schema/catalog.ts'
import { quote, view } from '../schema/names.ts'
import { both } from '../statistics/said.ts'

export type Input = Readonly<Record<string, unknown>>

/** The input in the grammar of lists, for the columns that the entity has. */
export const narrowedBy = (
  entity: Entity,
  { filters = [], through = {}, under = [] }: Narrowing,
  input: Input,
): Filter => {
  const has = (name: string): boolean => entity.fields[name] !== undefined
  const own = [...filters, ...under]
    .filter(has)
    .flatMap((name) => tested(input[name]).map((test) => ({ [name]: test })))
  const far = Object.entries(through)
    .filter(([, { by }]) => has(by))
    .flatMap(([name, { by, column }]) =>
      tested(input[name]).map((test) => ({
        [relationKey(entity, by, targetOf(fieldOf(entity.fields, by)))]: { [column]: test },
      })),
    )
  return [...own, ...far].reduce<Filter>(both, {})
}

const tested = (value: unknown): Filter[] => (value === undefined || value === null ? [] : [{ equalTo: value }])

/** Returns the days sent. Refuses reversed days and too many of them, with the messages of the call or 日期错误. */
export const daysIn = ({ date1, date2 }: Input, { mostDays, refusesDays }: Narrowing = {}) => {
  const [from, to] = [date1, date2].map((day) => (typeof day === 'string' ? day : undefined))
  if (from && to) {
    if (from > to) throw invalid({ date2: refusesDays?.reversed ?? '日期错误' })
    if (mostDays !== undefined && daysBetween(from, to) + 1 > mostDays)
      throw invalid({ date2: refusesDays?.tooMany ?? '日期错误' })
  }
  return { from, to }
}

/** Whether the person sees the parent records, as SQL. */
export const standsSql = (
  catalog: Catalog,
  entity: Entity,
  under: readonly string[],
  given: (name: string) => string,
): string =>
  under
    .map((name) => {
      const to = catalog.entity(targetOf(fieldOf(entity.fields, name)))
      return `exists (select from ${view(to.name)} u where u.id = ${given(name)})`
    })
    .join(' and ') || 'true'

/** The values of the parent record. */
export const headSql = (
  catalog: Catalog,
  entity: Entity,
  { under = [], head }: Pick<Listed, 'under' | 'head'>,
  given: (name: string) => string,
): string[] => {
  const [by] = under
  if (by === undefined) {
    const nowhere = catalog.seen(entity, '', given)
    return Object.entries(head).map(([name, told]) => `(${toldSql(told, nowhere)}) as ${quote(`$${name}`)}`)
  }
  const to = catalog.entity(targetOf(fieldOf(entity.fields, by)))
  const place = catalog.seen(to, 'u', given)
  return Object.entries(head).map(
    ([name, told]) =>
      `(select ${toldSql(told, place)} from ${view(to.name)} u where u.id = ${given(by)}) as ${quote(`$${name}`)}`,
  )
}
