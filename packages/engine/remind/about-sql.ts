import { targetOf } from '@chengban/kernel/field.ts'
import { type About, aboutsOf, type Line, type Notice } from '@chengban/kernel/notice.ts'
import { idType } from '../kinds/column.ts'
import type { Catalog } from '../schema/catalog.ts'
import { dutySql } from '../schema/duty.ts'
import { own, type Place, sqlOf } from '../schema/expression.ts'
import { literal, table } from '../schema/names.ts'
import { lastBefore } from './due-days.ts'
import { dueSql, nearSql } from './line-due.ts'
import { isSoon, type NoticeMoment } from './named-notice.ts'
import { atPath, holdersSql, peopleSql } from './people-sql.ts'
import { titleSql } from './title-sql.ts'

type Ending = Omit<NoticeMoment, 'tx'>
const mostText = 2000

/** Selects who is to hear of what now; undefined where none of its lines can come. */
export const findSql = (declared: Notice, about: About, asked: NoticeMoment): string | undefined => {
  const lines = (about.lines ?? []).filter((line) => comes(line, asked))
  if (lines.length === 0) return undefined
  const codes = new Map<string, string>()
  const held = (code: string): string => {
    if (!codes.has(code)) codes.set(code, `held_${codes.size}`)
    return `select id from ${codes.get(code)}`
  }
  const rows = lines.map((line, n) => lineSql({ declared, about, line, asked }, n, held)).join(' union all ')
  const ctes = [...codes].map(([code, name]) => `${name} as materialized (${holdersSql(code)})`)
  const found = about.joined ? joinedSql(about, rows, aboutsOf(declared).indexOf(about)) : eachSql(rows)
  return ctes.length ? `with ${ctes.join(', ')} ${found}` : found
}

/** Which lines this run is about: those of an hour, those that wait for none, or all. */
const comes = (line: Line, { only }: NoticeMoment): boolean => {
  if (only === undefined) return true
  return only === 'soon' ? isSoon(line) : !isSoon(line) && (line.at ?? '') === only
}

const eachSql = (rows: string): string =>
  `select distinct on (about, "userId", day) "userId", about, module, "relevanceId", title, link, day
   from (${rows}) f order by about, "userId", day, n`

/** Joins the rows of a list into one message for each person. Several lists of one notice stay separate messages. */
const joinedSql = ({ title = '' }: About, rows: string, at: number): string =>
  `select "userId", "userId"::text as about, null as module, null as "relevanceId", min(link) as link,
     day${at > 0 ? ` || '/${at}'` : ''} as day, ${titleOfCount(title)} as title, left(string_agg(title, '、' order by title), ${mostText}) as text
   from (select distinct "userId", about, day, title, link from (${rows}) r) f group by "userId", day order by "userId"`

const titleOfCount = (title: string): string =>
  `concat(${title
    .split('{count}')
    .map((part) => literal(part))
    .join(', count(*), ')})`

interface One {
  readonly declared: Notice
  readonly about: About
  readonly line: Line
  readonly asked: Ending
}

const lineSql = (one: One, n: number, held: (code: string) => string): string => {
  const { about, line, asked } = one
  const { catalog } = asked
  const place = catalog.inside(catalog.entity(about.of), 't')
  const { module, id } = recordOf(catalog, about, place)
  const day = dayOf(catalog, place, line)
  const words = about.joined ?? line.title ?? about.title ?? ''
  const figures = { days: `abs(date '${asked.today}' - ${day})`, day: `(${day})::text` }
  const title = titleSql(catalog, place, words, figures)
  const link = about.at ? titleSql(catalog, place, about.at, figures) : ownDuty(about, place)
  const record = about.at ? 'null' : `${id}::text`
  return `select ${n} as n, p.user_id as "userId", ${id}::text as about, ${about.at ? 'null' : module} as module, ${record} as "relevanceId",
      ${title} as title, ${link} as link, ${keyDay(catalog, place, line, asked)} as day
    from ${table(about.of)} t cross join lateral (
      select distinct x.user_id from (${peopleSql(catalog, place, line.to, held)}) x (user_id) where x.user_id is not null) p
    where ${holdsSql(one, place)} and ${dueNow(one, place, day)}${unpaused(one, place, `${id}::text`, 'p.user_id', day)}`
}

/** Returns the day part of the key: one message a day, or one for each hour a reminder names. */
const keyDay = (catalog: Catalog, place: Place, line: Line, { today }: Ending): string => {
  if (!isSoon(line)) return literal(line.at ? `${today}T${line.at}` : today)
  if (typeof line.once === 'string') return literal(line.once)
  const format = line.once ? 'YYYY-MM-DD' : 'YYYY-MM-DD"T"HH24:MI'
  return `to_char(${instantOf(catalog, place, line)} at time zone 'Asia/Shanghai', ${literal(format)})`
}

const holdsSql = ({ about, line }: One, place: Place): string =>
  [about.where, ...(line.when ? [line.when] : [])].map((rule) => `(${sqlOf(rule, place)})`).join(' and ')

const dueNow = ({ declared, line, asked, about }: One, place: Place, day: string): string => {
  const { catalog } = asked
  if (isSoon(line)) {
    const at = instantOf(catalog, place, line)
    return `${at} <= app.now() and ${at} > app.now() - interval '1 day'`
  }
  const due = dueSql(declared, line, asked, day)
  if (isDuty(declared, line) || about.joined) return due
  const { id } = recordOf(catalog, about, place)
  const by = { days: line.days ?? declared.days, special: asked.special }
  const lapsed = `exists (select from store.remind_pause z where ${pauseOf(declared, place, `${id}::text`, 'p.user_id')}
    and z.until >= date '${lastBefore(asked.today, by)}' and z.until < date '${asked.today}')`
  return `(${due} or (${nearSql(declared, line, asked, day)} and ${lapsed}))`
}

const isDuty = (declared: Notice, line: Line): boolean => Boolean(declared.isDuty ?? line.isDuty)

/** A pause of a project holds for what belongs to it. */
const pauseOf = ({ code, family }: Notice, place: Place, id: string, person: string): string =>
  `z.code in (${literal(code)}, ${literal(`${family}.*`)})
    and z.about_id in (${[id, ...(place.entity.fields.projectId ? [`${own(place, 'projectId')}::text`] : [])].join(', ')}) and (z.user_id is null or z.user_id = ${person})`

const unpaused = (
  { declared, line, about, asked }: One,
  place: Place,
  id: string,
  person: string,
  day: string,
): string =>
  isDuty(declared, line) || about.joined
    ? ''
    : ` and not exists (select from store.remind_pause z where ${pauseOf(declared, place, id, person)}
        and (z.until is null or z.until >= date '${asked.today}') and (z.for_date is null or z.for_date = ${day}))`

/**
 * Selects the reminders that still hold: row, person, and the day in the title. Null means any row, person or day.
 * `$1`: ids of the rows, as text; `$2`: ids of the people.
 */
export const standingSql = (declared: Notice, about: About, asked: Ending): string => {
  const { catalog } = asked
  const place = catalog.inside(catalog.entity(about.of), 't')
  const { id, type } = recordOf(catalog, about, place)
  const named = about.joined ? 'cardinality($1::text[]) > 0' : `${id} = any ($1::text[]::${type}[])`
  const rows = `from ${table(about.of)} t`
  const holds = `${named} and (${sqlOf(about.where, place)})`
  const record = about.joined ? 'null' : `${id}::text`
  const each = (about.lines ?? []).map((line) => standingLine({ declared, about, line, asked }, place, record, holds))
  if (each.length === 0)
    return `select ${record} as about, null::uuid as "userId", null as day ${rows} where ${holds} and cardinality($2::uuid[]) > 0`
  return each.join(' union ')
}

const standingLine = (one: One, place: Place, record: string, holds: string): string => {
  const { declared, about, line, asked } = one
  const { catalog } = asked
  const { id } = recordOf(catalog, about, place)
  const day = dayOf(catalog, place, line)
  const near = isSoon(line) ? `${instantOf(catalog, place, line)} <= app.now()` : nearSql(declared, line, asked, day)
  const when = line.when ? ` and (${sqlOf(line.when, place)})` : ''
  return `select ${record} as about, p.user_id as "userId", ${toldDay(about, line, day)} as day
    from ${table(about.of)} t cross join lateral (${peopleSql(catalog, place, line.to, holdersSql)}) p (user_id)
    where ${holds} and ${near}${when} and p.user_id = any ($2::uuid[])${unpaused(one, place, `${id}::text`, 'p.user_id', day)}`
}

/** A reminder that tells the day holds while that is the day. */
const toldDay = ({ title, joined }: About, line: Line, day: string): string => {
  const words = line.title ?? title ?? ''
  const named = typeof line.by === 'string' ? `{${line.by}}` : '{day}'
  return joined || isSoon(line) || !words.includes(named) ? 'null' : `(${day})::text`
}

/** A row's own person is led to where it is done; what opens is another record where the notice names one. */
const ownDuty = ({ record }: About, { entity, alias }: Place): string =>
  record === undefined ? dutySql(entity, alias, 'p.user_id') : 'null::text'

interface RecordSql {
  readonly module: string
  readonly id: string
  /** Of the id. */
  readonly type: string
}

const recordOf = (catalog: Catalog, { of, record }: About, place: Place): RecordSql => {
  const { entity } = place
  if (record === undefined) return { module: literal(of), id: own(place, 'id'), type: idType(entity) }
  if (record === true) return { module: own(place, 'module'), id: own(place, 'relevanceId'), type: 'text' }
  const field = entity.fields[record]
  if (!field) throw new Error(`${of} has no ${record}`)
  const target = catalog.entity(targetOf(field))
  return { module: literal(target.name), id: own(place, record), type: idType(target) }
}

const dayOf = (catalog: Catalog, place: Place, line: Line): string => {
  if (typeof line.by !== 'string') {
    const value = sqlOf(line.by, place)
    return isSoon(line) ? `(${value} at time zone 'Asia/Shanghai')::date` : `(${value})`
  }
  const { field, sql } = atPath(catalog, place, line.by)
  return field.kind === 'datetime' ? `(${sql} at time zone 'Asia/Shanghai')::date` : sql
}

const instantOf = (catalog: Catalog, place: Place, { by, hours = 0 }: Line): string => {
  const sql = typeof by === 'string' ? atPath(catalog, place, by).sql : sqlOf(by, place)
  return `(${sql} + interval '${hours * 60} minutes')`
}
