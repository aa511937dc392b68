import type { Handler } from '@chengban/engine/row/scene.ts'
import { dateOf } from '@chengban/kernel/days.ts'

/** What the row's day counts as; of a span, the day it begins. */
export const dayKindOf: Handler = async ({ tx, row }) => {
  const day = row.tzStart ? dateOf(String(row.tzStart)) : row.date
  const [found] = await tx.query<{ kind: string }>('select app.day_kind($1) as kind', [day])
  return found?.kind
}
