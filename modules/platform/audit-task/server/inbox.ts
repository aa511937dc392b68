import type { CallHandler } from '@chengban/engine/call.ts'
import type { Engine } from '@chengban/engine/engine.ts'
import { idType } from '@chengban/engine/kinds/column.ts'
import { literal, view } from '@chengban/engine/schema/names.ts'
import { containing } from '@chengban/engine/search/probe.ts'
import { linkTo } from '@chengban/engine/write/announce.ts'
import { pageOf } from '../../comment/server/paging.ts'
import { type BoxName, boxCounts, boxes } from './boxes.ts'

interface Node {
  readonly module: string
  readonly relevanceId: string
}

export const listTasks: CallHandler = async (engine, input) => {
  const { db, actor } = engine.writer
  const { from, where, order, columns } = boxes[(input.box ?? 'todo') as BoxName]
  const { offset, size } = pageOf(input)
  const keyword = input.keyword ? containing(String(input.keyword).slice(0, 100)) : null
  const params = [input.module ?? null, keyword, input.overdue === true]
  const text = `select ${columns} from ${from} where ${where} order by ${order} limit $4 offset $5`
  const [nodes, [total], [counts]] = await Promise.all([
    db.read<Node>(actor, { text, params: [...params, size, offset], prepared: true }),
    db.read<{ total: number }>(actor, {
      text: `select count(*)::integer as total from ${from} where ${where}`,
      params,
    }),
    db.read(actor, { text: boxCounts, prepared: true }),
  ])
  return { nodes: await withRecords(engine, nodes), totalCount: total?.total ?? 0, counts }
}

/** Beside each row the version of its record, which a decision has to name, and where it opens. */
const withRecords = async (engine: Engine, nodes: readonly Node[]) => {
  const { catalog } = engine.writer
  const versions = await versionsOf(engine, nodes)
  return nodes.map((node) => {
    const { module, relevanceId } = node
    const entity = catalog.all.get(module)
    return {
      ...node,
      moduleLabel: entity?.label ?? module,
      version: versions.get(`${module} ${relevanceId}`) ?? null,
      link: entity ? linkTo(entity, relevanceId) : null,
      phoneLink: `/phone/applyAudit?module=${module}&id=${relevanceId}`,
    }
  })
}

const versionsOf = async ({ writer }: Engine, nodes: readonly Node[]): Promise<Map<string, number>> => {
  const modules = [...new Set(nodes.map(({ module }) => module))].filter((name) => writer.catalog.all.has(name))
  if (modules.length === 0) return new Map()
  const text = modules
    .map((name, index) => {
      const type = idType(writer.catalog.entity(name))
      return `select ${literal(name)} as module, x.id::text as id, x.version from ${view(name)} x where x.id = any ($${index + 1}::${type}[])`
    })
    .join(' union all ')
  const params = modules.map((name) => nodes.filter(({ module }) => module === name).map((node) => node.relevanceId))
  const rows = await writer.db.read<{ module: string; id: string; version: number }>(writer.actor, { text, params })
  return new Map(rows.map(({ module, id, version }) => [`${module} ${id}`, version]))
}

export const countTasks: CallHandler = async ({ writer: { db, actor, catalog } }) => {
  const rows = await db.read<{ module: string; todo: number; overdue: number }>(actor, {
    text: countsText,
    prepared: true,
  })
  const nodes = rows.map((row) => ({ ...row, moduleLabel: catalog.all.get(row.module)?.label ?? row.module }))
  return { nodes, totalCount: rows.reduce((sum, { todo }) => sum + todo, 0) }
}

const countsText = `select t.module, count(*)::integer as todo,
    (count(*) filter (where t.tz_due < app.now()))::integer as overdue
  from public.audit_task t where t.user_id = (select app.me()) and t.status = '待处理'
  group by t.module order by count(*) desc, t.module`
