import type { CallHandler } from '@chengban/engine/call.ts'
import type { Sql } from '@chengban/engine/db/sql.ts'
import type { AnswerOf } from '@chengban/kernel/call.ts'
import type { verify } from '../verify.call.ts'
import { chained } from './chain.ts'

interface Entry extends Readonly<Record<string, unknown>> {
  readonly seq: number
  readonly hash: string
  readonly tzCreate: string
}

type Verified = AnswerOf<typeof verify>

/** Recalculates the hashes over the stored rows, including fields hidden from the caller. */
export const verifyLog: CallHandler<typeof verify> = (engine, { from, to }) =>
  engine.asHouse('whether the hashes of all rows hold, and where not', async (tx) => {
    const [first, last] = [Number(from ?? 1), to ?? null]
    const chain = await verifyChain(tx, first, last)
    if (!chain.ok) return chain
    const [kept] = await tx.query<{ seq: number }>(broken, [first, last])
    return kept ? { ...chain, ok: false, firstBad: kept.seq } : chain
  })

/** Rows that are held at a time: the trail of years is as long as it is. */
export const portion = 2000

/** Every row is the next one, and its sum that over the one before it. */
export const verifyChain = async (
  tx: Sql,
  first: number,
  last: number | null,
  size: number = portion,
): Promise<Verified> => {
  const [start] = await tx.query<{ hash: string }>('select hash from store.finance_log where seq = $1', [first - 1])
  let before = start?.hash ?? ''
  let checked = 0
  for (;;) {
    const rows = await tx.query<Entry>(entries, [first + checked, last, size])
    for (const row of rows) {
      const expected = first + checked
      checked += 1
      if (row.seq !== expected || !isSealed(before, row)) return { ok: false, checked, firstBad: row.seq }
      before = row.hash
    }
    if (rows.length < size) return { ok: true, checked, firstBad: null }
  }
}

/** Until 2026-11 a month that its row keeps as a number was sealed as a number, and stored as text. */
const isSealed = (before: string, row: Entry): boolean =>
  row.hash === chained(before, row, row.tzCreate) ||
  (/^\d{1,2}$/.test(String(row.month)) &&
    row.hash === chained(before, { ...row, month: Number(row.month) }, row.tzCreate))

const entries = `select l.seq, l.hash, l.tz_create as "tzCreate", l.module, l.relevance_id as "relevanceId",
    l.submit_id as "submitId", l.action, l.user_id::text as "userId", l.about_id::text as "aboutId", l.company, l.month,
    l.money_before::text as "moneyBefore", l.money_after::text as "moneyAfter", l.content, l.ids, l.address
  from store.finance_log l where l.seq >= $1 and ($2::integer is null or l.seq <= $2) order by l.seq limit $3`

/** The ends of the log recorded when months were closed; finds the first that was deleted or rewritten since. */
const broken = `select (p.totals ->> 'seq')::integer as seq from store.finance_period p
  where p.status <> '未结账' and p.totals ? 'seq' and (p.totals ->> 'seq')::integer >= $1
    and ($2::integer is null or (p.totals ->> 'seq')::integer <= $2)
    and not exists (select from store.finance_log l where l.seq = (p.totals ->> 'seq')::integer and l.hash = p.totals ->> 'hash')
  order by 1 limit 1`
