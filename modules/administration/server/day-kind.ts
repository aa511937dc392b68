import type { Sql } from '@chengban/engine/db/sql.ts'
import type { Handler } from '@chengban/engine/row/scene.ts'
import { dateOf } from '@chengban/kernel/days.ts'
import type { dayKinds } from '../day-kind.ts'

/** What the row's day counts as; of a span, the day it begins. */
export const administrationDayKind: Handler = ({ tx, row }) =>
  dayKindOn(tx, row.tzStart ? dateOf(String(row.tzStart)) : String(row.date))

export const dayKindOn = async (tx: Sql, day: string): Promise<(typeof dayKinds)[number] | null> => {
  const [found] = await tx.query<{ kind: (typeof dayKinds)[number] | null }>('select app.day_kind($1) as kind', [day])
  return found?.kind ?? null
}
