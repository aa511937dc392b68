import type { CallHandler } from '@chengban/engine/call.ts'
import { readerSql } from '@chengban/engine/read/reader-sql.ts'
import { changesOf } from '@chengban/engine/row/change-record.ts'
import type { AnswerOf } from '@chengban/kernel/call.ts'
import { notFound } from '@chengban/kernel/refusal.ts'
import { businessOpportunity } from '../../business-opportunity/business-opportunity.entity.ts'
import { businessProduct } from '../../business-product/business-product.entity.ts'
import { type businessHistory, changeKinds } from '../history.call.ts'

type Node = AnswerOf<typeof businessHistory>['nodes'][number]
type Values = Readonly<Record<string, unknown>>
interface Entry extends Omit<Node, 'fields'> {
  readonly before: Values | null
  readonly after: Values | null
}
interface HistoryRow {
  readonly total: number
  readonly entries: readonly Entry[]
}

/** Page and number of one moment; no row where the opportunity is none of the asker's. */
const statement = `
  with entry as (
    select l.id, l.kind, l.tz_log, l.creator_id, l.before, l.after, l.reason from public.business_log l
    where l.business_opportunity_id = $1 and l.kind = any ($2)
  ), page as (select * from entry order by tz_log desc, id desc limit $3 offset $4)
  select (select count(*)::integer from entry) as total,
    (select coalesce(json_agg(json_build_object('id', p.id, 'kind', p.kind, 'tzLog', p.tz_log, 'reason', p.reason,
       'before', p.before, 'after', p.after,
       'userName', rule.label_user(p.creator_id) ->> 'name') order by p.tz_log desc, p.id desc), '[]') from page p) as entries
  from public.business_opportunity o where o.id = $1`

export const historyOf: CallHandler<typeof businessHistory> = async (
  engine,
  { businessOpportunityId, kind, pageNumber, pageSize },
) => {
  const size = pageSize ?? 20
  const params = [businessOpportunityId, kind ? [kind] : changeKinds, size, ((pageNumber ?? 1) - 1) * size]
  const [found] = await engine.read<HistoryRow>({ text: statement, params })
  if (!found) throw notFound()
  const sql = readerSql(engine)
  const nodes: Node[] = []
  for (const { before, after, ...entry } of found.entries) {
    const entity = entry.kind === '产品' ? businessProduct : businessOpportunity
    const changes = await changesOf(sql, engine.writer.catalog, entity, before ?? {}, after ?? {})
    nodes.push({
      ...entry,
      fields: changes.map(({ field, label, old, new: now }) => ({ field, label, before: old, after: now })),
    })
  }
  return { nodes, totalCount: found.total }
}
