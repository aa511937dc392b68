import type { CallHandler } from '@chengban/engine/call.ts'
import { isUuid } from '@chengban/engine/db/uuid.ts'
import { linkTo } from '@chengban/engine/row/announce.ts'
import { find } from '@chengban/engine/row/stored.ts'
import { change } from '@chengban/engine/write/by-system.ts'
import type { AnswerOf } from '@chengban/kernel/call.ts'
import { conflict, forbidden, invalid, notFound } from '@chengban/kernel/refusal.ts'
import { checkOnWorkFact } from '../../check-on-work-fact/check-on-work-fact.entity.ts'
import { checkOnWork } from '../check-on-work.entity.ts'
import { costs, ruleOf } from '../cost.ts'
import type { ignoreFact, sheetFacts } from '../facts.call.ts'

type Node = AnswerOf<typeof sheetFacts>['nodes'][number]

/** Answers with the facts of a sheet to everyone who may read the sheet. */
export const readFacts: CallHandler<typeof sheetFacts> = async (engine, { id, kind }) => {
  if (!isUuid(id)) throw notFound()
  const sheet = await engine.detail(checkOnWork, id)
  const rows = await engine.read<Omit<Node, 'free' | 'rate' | 'money' | 'link'>>({
    text: `select f.id::text, f.version, f.user_id as "userId", f.date::text, f.kind, f.module, f.relevance_id as "relevanceId",
        f.amount::text, f.text, f.is_ignore as "isIgnore", f.ignore_reason as "ignoreReason", f.objection
      from public.check_on_work_fact f where f.check_on_work_id = $1 order by f.date, f.tz_create, f.id`,
    params: [id],
  })
  const told = costs(rows, ruleOf(sheet))
  const { all } = engine.writer.catalog
  const nodes = rows
    .map((row, index) => {
      const entity = row.module ? all.get(row.module) : undefined
      const link = entity && row.relevanceId ? linkTo(entity, row.relevanceId) : null
      return { ...row, ...told[index], link } as Node
    })
    .filter((row) => !kind || row.kind === kind)
  return { nodes, totalCount: nodes.length }
}

const open: readonly string[] = ['统计中', '待本人确认', '有异议']

/** All or none; a sheet that was confirmed stays as it was. */
export const ignoreFacts: CallHandler<typeof ignoreFact> = (engine, { factIds, isIgnore, reason }) => {
  if (isIgnore && !reason?.trim()) throw invalid({ reason: '请填写忽略原因' })
  const { writer } = engine
  return engine.write(checkOnWorkFact, async (tx) => {
    const within = { tx, writer }
    const ids = [...new Set(factIds)]
    const facts = await find(within, 'checkOnWorkFact', ids)
    if (facts.length < ids.length) throw notFound()
    if (facts.some(({ userId }) => userId === writer.actor.userId)) throw forbidden('不能忽略自己的事实')
    const sheetIds = [...new Set(facts.flatMap(({ checkOnWorkId }) => checkOnWorkId ?? []))]
    const sheets = await find(within, 'checkOnWork', sheetIds, { isLocked: true })
    if (sheets.some(({ status }) => !open.includes(status))) throw conflict('考核月表已确认')
    const changed = await change(within, 'checkOnWorkFact', ids, {
      isIgnore,
      ignoreReason: isIgnore ? (reason ?? null) : null,
    })
    return { changed: changed.length }
  })
}
