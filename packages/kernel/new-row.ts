import { addMonths } from './days.ts'
import type { Entity } from './entity.ts'
import type { Asker } from './evaluate.ts'
import { type Field, isDefaultFrom } from './field.ts'
import { isEmpty } from './kinds/kinds.ts'

type Row = Record<string, unknown>
export type Maker = Pick<Asker, 'userId' | 'today' | 'now'>

/** What a new row has where nothing was sent: constants, who makes it and when, what another of its fields says. */
export const newRow = (entity: Entity, sent: Readonly<Row>, maker: Maker): Row => {
  const row: Row = {}
  for (const [name, field] of Object.entries(entity.fields))
    row[name] = isEmpty(sent[name]) ? (defaultOf(field, maker) ?? sent[name] ?? null) : sent[name]
  for (const [name, { options }] of Object.entries(entity.fields)) {
    const from = options.default
    if (isEmpty(row[name]) && isDefaultFrom(from) && 'field' in from)
      row[name] = later(row[from.field], from.months) ?? null
  }
  return row
}

const later = (value: unknown, months?: number): unknown =>
  months !== undefined && typeof value === 'string' && value ? addMonths(value, months) : value

/** What a form begins with where there is no default; what follows another field is proposed once that is typed. */
export const begunOf = ({ options: { begins } }: Field, { userId, today }: Maker): unknown =>
  typeof begins === 'string' ? begun(userId, today)[begins] : null

const begun = (userId: string, today: string) => ({
  ...{ me: userId || null, today, month: today.slice(0, 7) },
  lastMonth: addMonths(`${today.slice(0, 7)}-01`, -1).slice(0, 7),
  ...{ firstOfMonth: `${today.slice(0, 7)}-01`, firstOfYear: `${today.slice(0, 4)}-01-01` },
})

/** The default of a field that needs no other row and no other field; null where it has none. */
export const defaultOf = ({ options: { default: given } }: Field, { userId, today, now }: Maker): unknown => {
  if (!isDefaultFrom(given)) return given ?? null
  if (!('from' in given)) return null
  return { me: userId || null, today, now, month: today.slice(0, 7), year: Number(today.slice(0, 4)) }[given.from]
}
