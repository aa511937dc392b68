import type { Catalog } from '@chengban/engine/schema/catalog.ts'
import { sqlOf } from '@chengban/engine/schema/expression.ts'
import { column, literal, table } from '@chengban/engine/schema/names.ts'
import type { Entity } from '@chengban/kernel/entity.ts'
import type { About, Notice } from '@chengban/kernel/notice.ts'
import { dueDays, lastNearDay } from './due-days.ts'
import { aboutColumn, mostTitle, type NamedNotice, type Reminder, type Source } from './named-notice.ts'

/** A notice about records that have a day: all of it is said by the declaration. */
export const dated = (declared: Notice): NamedNotice => ({
  declared,
  source: { find: find(declared), over: over(declared) },
})

/** A notice with a sender of its own, that ends when its record no longer meets the declared condition. */
export const sent = (declared: Notice, find: Source['find']): NamedNotice => ({
  declared,
  source: { find, over: over(declared) },
})

/** A notice that the step it tells of leaves by itself: nothing is found for it, and it ends when it is read. */
export const leftByStep = (declared: Notice): NamedNotice => ({
  declared: { ...declared, endsWhenRead: true, isContinuous: true },
  source: { find: async () => [], over: () => 'false' },
})

const find =
  (declared: Notice): Source['find'] =>
  async ({ tx, catalog, today, special, offsets }) => {
    const { of, where, date = '', receivers = [], title = '' } = aboutOf(declared)
    const entity = catalog.entity(of)
    const days = dueDays(today, offsets, { days: declared.days, special })
    return tx.query<Reminder>(
      `select p.user_id as "userId", t.id::text as about, ${titleSql(title)} as title
       from ${table(of)} t cross join lateral (
         select distinct x.user_id from unnest(array[${receivers.map((path) => personSql(catalog, entity, path)).join(', ')}]::uuid[]) x (user_id)
         where x.user_id is not null) p
       where t.${column(date)} = any ($1::date[]) and ${sqlOf(where, catalog.place(entity, 't'))}
       order by t.id, p.user_id`,
      [days],
    )
  }

const over =
  (declared: Notice): Source['over'] =>
  ({ catalog, today, special, offsets }) => {
    const { of, where, date, title = '' } = aboutOf(declared)
    const near = date
      ? ` and t.${column(date)} <= ${literal(lastNearDay(today, offsets, { days: declared.days, special }))}${still(date, title)}`
      : ''
    const holds = sqlOf(where, catalog.place(catalog.entity(of), 't'))
    return `not exists (select from ${table(of)} t where t.id::text = ${aboutColumn} and ${holds}${near})`
  }

/** A reminder that tells the day holds while that is the day; a title that was cut may have lost it. */
const still = (date: string, title: string): string =>
  title.includes(`{${date}}`)
    ? ` and (length(m.title) = ${mostTitle} or strpos(m.title, t.${column(date)}::text) > 0)`
    : ''

const aboutOf = ({ code, about }: Notice): About => {
  if (!about) throw new Error(`notice ${code} is about nothing`)
  return about
}

/** `{column}` in a title becomes the row's value. */
const titleSql = (title: string): string =>
  `concat(${title
    .split(/\{(\w+)\}/)
    .map((part, index) => (index % 2 ? `t.${column(part)}` : literal(part)))
    .join(', ')})`

const personSql = (catalog: Catalog, entity: Entity, path: string): string => {
  const [first = '', second] = path.split('.')
  if (!second) return `t.${column(first)}`
  const { to = '' } = (entity.fields[first]?.options ?? {}) as { to?: string }
  return `(select r.${column(second)} from ${table(catalog.entity(to).name)} r where r.id = t.${column(first)})`
}
