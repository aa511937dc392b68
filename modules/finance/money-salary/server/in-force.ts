import type { Sql } from '@chengban/engine/db/sql.ts'
import type { Values } from '@chengban/engine/row/scene.ts'
import { column, quote } from '@chengban/engine/schema/names.ts'
import { deducts } from '../deduct.ts'

/** What a change of the items alone takes over from the wage in force. */
export const copied = [
  'company',
  'type',
  'normMoney',
  'performance',
  'other',
  'probationRate',
  'isFormal',
  'needSocial',
  'needFund',
  'socialBase',
  'fundBase',
] as const

const listed = (names: readonly string[]): string =>
  names.map((name) => `w.${column(name)} as ${quote(name)}`).join(', ')

/** The person's wage in force on the day the row begins, or on the day before. */
export const inForce = async (tx: Sql, row: Values, day: 'on' | 'before'): Promise<Values | undefined> => {
  const [found] = await tx.query<Values>(
    `select w.id::text, ${listed(copied)} from store.money_salary w
     where w.user_id = $1 and w.id <> $3 and w.status = '通过' and w.kind <> '专项附加调整'
       and $2::date - $4::integer between w.dt_start and coalesce(w.dt_end, 'infinity')`,
    [row.userId, row.dtStart, row.id, day === 'before' ? 1 : 0],
  )
  return found
}

/** Whether a wage agreed before begins on that day or later. */
export const laterWage = async (tx: Sql, row: Values): Promise<boolean> => {
  const rows = await tx.query(
    `select from store.money_salary w where w.user_id = $1 and w.id <> $3 and w.status = '通过'
       and w.kind <> '专项附加调整' and w.dt_start >= $2::date limit 1`,
    [row.userId, row.dtStart, row.id],
  )
  return rows.length > 0
}

/** The items of tax in force in the month the row begins: those declared last of what began by its end. */
export const itemsInForce = async (tx: Sql, row: Values): Promise<Values> => {
  const [found] = await tx.query<Values>(
    `select ${listed([...deducts, 'taxStart'])} from store.money_salary w
     where w.user_id = $1 and w.id <> $3 and w.status = '通过'
       and w.dt_start <= (date_trunc('month', $2::date) + interval '1 month - 1 day')::date
     order by w.dt_start desc, w.tz_update desc limit 1`,
    [row.userId, row.dtStart, row.id],
  )
  return found ?? {}
}
