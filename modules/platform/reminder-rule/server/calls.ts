import { answer, type CallHandler, type NamedCall } from '@chengban/engine/call.ts'
import type { Engine } from '@chengban/engine/engine.ts'
import type { NamedNotice } from '@chengban/engine/remind/named-notice.ts'
import { runNotice } from '@chengban/engine/remind/run-notice.ts'
import { stopEnded } from '@chengban/engine/remind/stop.ts'
import { notFound } from '@chengban/kernel/refusal.ts'
import { remindOf, remindSummary, runRemind } from '../remind.call.ts'

/** The calls of the reminders that all areas declare. */
export const remindCalls = (notices: readonly NamedNotice[]): readonly NamedCall[] => [
  answer(remindSummary, summary(notices)),
  answer(runRemind, runNow(notices)),
  ...notices.map((notice) => answer(remindOf(notice.declared), listOf(notice))),
]

const mostShown = 200

const listOf =
  (notice: NamedNotice): CallHandler =>
  async (engine) => {
    await endMine(engine, [notice])
    const text = `select m.id, m.title, m.text, m.link, m.tz_create as "tzCreate", m.is_read as "isRead",
        count(*) over ()::integer as total
      from public.message m where m.user_id = (select app.me()) and m.type = $1 and m.tz_stop is null
        and not (m.dedupe_key is null and m.is_read)
      order by m.is_read, m.tz_create desc, m.id desc limit ${mostShown}`
    const rows = await engine.read<{ total: number }>({
      text,
      params: [notice.declared.code],
      prepared: true,
    })
    return { nodes: rows.map(({ total: _total, ...node }) => node), totalCount: rows[0]?.total ?? 0 }
  }

interface Counted {
  readonly code: string
  readonly name: string
  readonly family: string
  readonly label: string
  readonly count: number
}

const summary =
  (notices: readonly NamedNotice[]): CallHandler =>
  async (engine) => {
    await endMine(engine, notices)
    const declared = notices.map(({ declared: { code, name, family } }) => ({ code, name, family }))
    const text = `select d.code, d.name, d.family, coalesce(e.name, d.family) as label, count(*)::integer as count
      from jsonb_to_recordset($1::jsonb) d (code text, name text, family text)
        join public.message m on m.type = d.code and m.tz_stop is null and m.user_id = (select app.me())
          and not (m.dedupe_key is null and m.is_read)
        left join public.dict e on e.dict_type_id = 'remindFamily' and e.code = d.family
      group by d.code, d.name, d.family, e.name, e.sort order by e.sort nulls last, d.family, d.code`
    const rows = await engine.read<Counted>({ text, params: [JSON.stringify(declared)], prepared: true })
    const nodes = Map.groupBy(rows, ({ family }) => family)
    return {
      nodes: [...nodes].map(([family, codes]) => ({
        family,
        label: codes[0]?.label ?? family,
        count: sumOf(codes),
        codes: codes.map(({ code, name, count }) => ({ code, name, count })),
      })),
      totalCount: sumOf(rows),
    }
  }

const sumOf = (rows: readonly Counted[]): number => rows.reduce((sum, { count }) => sum + count, 0)

/** Ends the caller's reminders that stopped applying since the last run of the job. */
const endMine = (engine: Engine, notices: readonly NamedNotice[]): Promise<void> =>
  engine.write(engine.writer.catalog.entity('message'), async (tx) => {
    const { catalog, actor } = engine.writer
    const mine = await tx.query<{ type: string }>(
      `select distinct m.type from store.message m
       where m.user_id = $1 and m.type = any ($2) and m.dedupe_key is not null and m.tz_stop is null`,
      [actor.userId, notices.map(({ declared }) => declared.code)],
    )
    for (const notice of notices)
      if (mine.some(({ type }) => type === notice.declared.code)) await stopEnded(tx, catalog, notice, actor.userId)
  })

const runNow =
  (notices: readonly NamedNotice[]): CallHandler<typeof runRemind> =>
  (engine, { code, date }) => {
    const notice = notices.find(({ declared }) => declared.code === code)
    if (!notice) throw notFound()
    const { catalog } = engine.writer
    return engine.write(catalog.entity('reminderRule'), (tx) =>
      runNotice(tx, catalog, notice, date ? { day: date } : {}),
    )
  }
