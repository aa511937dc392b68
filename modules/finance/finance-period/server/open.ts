import { clock } from '@chengban/engine/clock.ts'
import type { Sql } from '@chengban/engine/db/sql.ts'
import { conflict } from '@chengban/kernel/refusal.ts'

/**
 * Holds the months of a company's books open until the transaction ends; CONFLICT if one is closed. Creates missing
 * rows, so that closing a month waits for bookings even if nobody has used that month before.
 */
export const holdOpen = async (tx: Sql, company: unknown, days: readonly unknown[]): Promise<void> => {
  const months = [...new Set(days.filter(Boolean).map((day) => String(day).slice(0, 7)))].sort()
  if (!company || months.length === 0) return
  const states = await held(tx, company, months)
  const all = states.length === months.length ? states : await made(tx, company, months)
  if (all.some(({ status }) => status !== '未结账')) throw conflict('该期间已结账')
}

/** Whether a month of a company's books is closed, held so until the transaction ends. */
export const isClosed = async (tx: Sql, company: unknown, day: string): Promise<boolean> => {
  const states = await made(tx, company, [day.slice(0, 7)])
  return states.some(({ status }) => status !== '未结账')
}

interface PeriodMonth {
  readonly status: string
}

const held = (tx: Sql, company: unknown, months: readonly string[]): Promise<PeriodMonth[]> =>
  tx.query<PeriodMonth>(
    `select p.status from store.finance_period p where p.company = $1 and p.month = any ($2::text[]) order by p.month for share`,
    [company, months],
  )

const made = async (tx: Sql, company: unknown, months: readonly string[]): Promise<PeriodMonth[]> => {
  await makePeriods(tx, company, months)
  return held(tx, company, months)
}

/** Months that nobody asked for yet are open. */
export const makePeriods = async (tx: Sql, company: unknown, months: readonly string[]): Promise<void> => {
  await tx.query(
    `insert into store.finance_period (id, tz_create, tz_update, company, month, status)
     select gen_random_uuid(), $3, $3, $1, m, '未结账' from unnest($2::text[]) m order by m
     on conflict (company, month) do nothing`,
    [company, months, clock.now().toISOString()],
  )
}
