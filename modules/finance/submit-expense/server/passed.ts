import type { Sql } from '@chengban/engine/db/sql.ts'
import type { Handler } from '@chengban/engine/row/scene.ts'
import { addMonths } from '@chengban/kernel/days.ts'
import { holdOpen } from '../../finance-period/server/open.ts'
import { submissionPassed } from '../../submission/server/audit.ts'

/** Every line comes into the books: on its day, or on the first of the earliest month after it that is open. */
export const submitExpensePassed: Handler<'submitExpense'> = async (scene) => {
  const { tx, row } = scene
  await submissionPassed(scene)
  if (!row.opinion && row.opinion3) Object.assign(row, { opinion: row.opinion3, opinion3: null })
  const closed = await closedMonths(tx, row.company)
  const days = await tx.query<{ day: string }>(
    'select distinct date::text as day from store.money_expense where submit_id = $1',
    [row.id],
  )
  const booked = days.map(({ day }) => ({ day, book: bookDay(day, closed) }))
  await holdOpen(
    tx,
    row.company,
    booked.map(({ book }) => book),
  )
  await tx.query(
    `update store.money_expense e set book_date = b.book from unnest($2::date[], $3::date[]) b (day, book)
     where e.submit_id = $1 and e.date = b.day`,
    [row.id, booked.map(({ day }) => day), booked.map(({ book }) => book)],
  )
}

const bookDay = (day: string, closed: ReadonlySet<string>): string => {
  if (!closed.has(day.slice(0, 7))) return day
  let first = `${day.slice(0, 7)}-01`
  while (closed.has(first.slice(0, 7))) first = addMonths(first, 1)
  return first
}

const closedMonths = async (tx: Sql, company: unknown): Promise<ReadonlySet<string>> => {
  const rows = await tx.query<{ month: string }>(
    `select month from store.finance_period where company = $1 and status <> '未结账'`,
    [company],
  )
  return new Set(rows.map(({ month }) => month))
}
