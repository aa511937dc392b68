import type { Sql } from '@chengban/engine/db/sql.ts'
import type { Within } from '@chengban/engine/row/scene.ts'
import { findOne } from '@chengban/engine/row/stored.ts'
import { create } from '@chengban/engine/write/save.ts'
import type { RowOf } from '@chengban/kernel/registry.ts'
import { dailyWork } from '../../daily-work/daily-work.entity.ts'
import { marketWork } from '../../market-work/market-work.entity.ts'

export const dailyKinds = { dailyWork, marketWork } as const
export type DailyKind = keyof typeof dailyKinds
export type Daily = RowOf<'dailyWork'> | RowOf<'marketWork'>

interface OfDay {
  readonly userId: string
  readonly date: string
}

/**
 * Returns the kind of report a person owes for a day: that of the existing report, else by the main role. Null when
 * none is owed.
 */
export const owedKind = async (tx: Sql, { userId, date }: OfDay): Promise<DailyKind | null> => {
  const [found] = await tx.query<{ kind: DailyKind | null }>(owedSql, [userId, date])
  return found?.kind ?? null
}

/** What a person owes of a working day; the parameters are person and day. */
export const owedSql = `select case
    when exists (select from store.daily_work d where d.user_id = u.id and d.date = $2::date) then 'dailyWork'
    when exists (select from store.market_work m where m.user_id = u.id and m.date = $2::date) then 'marketWork'
    when not (u.status = '在职' and u.is_work and app.is_work_day($2::date)) or r.user_group = '管理层' then null
    when r.user_group = '销售' then 'marketWork' else 'dailyWork' end as kind
  from store."user" u left join store.role r on r.id = u.role_id where u.id = $1`

/** The report itself, made where it is missing. */
export const owedReport = async (within: Within, kind: DailyKind, of: OfDay): Promise<Daily> => {
  const { tx, writer } = within
  const stands = await findOne(within, kind, { ...of }, { isLocked: true })
  const id = stands?.id ?? (await create(tx, writer, dailyKinds[kind], { ...of }))
  const report = stands ?? (await findOne(within, kind, id))
  if (!report) throw new Error(`${kind} of ${of.date} is not there`)
  return report
}
