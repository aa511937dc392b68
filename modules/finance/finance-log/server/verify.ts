import type { CallHandler } from '@chengban/engine/call.ts'
import type { verify } from '../verify.call.ts'
import { chained } from './chain.ts'

interface Entry extends Readonly<Record<string, unknown>> {
  readonly seq: number
  readonly hash: string
  readonly tzCreate: string
}

/** Works the sums out anew over the rows as they stand, also what the person asking reads as empty. */
export const verifyLog: CallHandler<typeof verify> = async (engine, { from, to }) => {
  const first = Number(from ?? 1)
  const [rows, kept] = await engine.write(engine.writer.catalog.entity('financeLog'), async (tx) => [
    await tx.query<Entry>(entries, [first, to ?? null]),
    await tx.query<{ seq: number }>(broken, [first, to ?? null]),
  ])
  let before = first > 1 ? rows.shift() : undefined
  for (const [index, row] of rows.entries()) {
    if (row.seq !== first + index || row.hash !== chained(before?.hash ?? '', row, row.tzCreate))
      return { ok: false, checked: index + 1, firstBad: row.seq }
    before = row
  }
  if (kept[0]) return { ok: false, checked: rows.length, firstBad: kept[0].seq }
  return { ok: true, checked: rows.length, firstBad: null }
}

/** The row before the first gives the sum to begin with. */
const entries = `select l.seq, l.hash, l.tz_create as "tzCreate", l.module, l.relevance_id as "relevanceId",
    l.submit_id as "submitId", l.action, l.user_id::text as "userId", l.about_id::text as "aboutId", l.company, l.month,
    l.money_before::text as "moneyBefore", l.money_after::text as "moneyAfter", l.content, l.ids, l.address
  from store.finance_log l where l.seq >= $1 - 1 and ($2::integer is null or l.seq <= $2) order by l.seq`

/** Where the trail ended when a month was closed: what was cut off since, or written anew, differs. */
const broken = `select (p.totals ->> 'seq')::integer as seq from store.finance_period p
  where p.status <> '未结账' and p.totals ? 'seq' and (p.totals ->> 'seq')::integer >= $1
    and ($2::integer is null or (p.totals ->> 'seq')::integer <= $2)
    and not exists (select from store.finance_log l where l.seq = (p.totals ->> 'seq')::integer and l.hash = p.totals ->> 'hash')
  order by 1 limit 1`
