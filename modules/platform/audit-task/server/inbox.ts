import type { CallHandler } from '@chengban/engine/call.ts'
import { oneRow } from '@chengban/engine/db/one-row.ts'
import type { Engine } from '@chengban/engine/engine.ts'
import { idType } from '@chengban/engine/kinds/column.ts'
import { pageAsked } from '@chengban/engine/read/page-asked.ts'
import { linkTo } from '@chengban/engine/row/announce.ts'
import { column, literal, view } from '@chengban/engine/schema/names.ts'
import { containing } from '@chengban/engine/search/probe.ts'
import { approvalPath, approvalsPath } from '@chengban/kernel/approval-path.ts'
import type { AnswerOf } from '@chengban/kernel/call.ts'
import { decidedFlow } from '@chengban/kernel/decided.ts'
import { auditField, type Entity, writable } from '@chengban/kernel/entity.ts'
import { showValue } from '@chengban/kernel/kinds/kinds.ts'
import type { inbox } from '../audit-task.call.ts'
import type { inboxCounts } from '../counts.call.ts'
import { isPlainlyDecided } from './asks.ts'
import { boxCounts, boxes } from './boxes.ts'
import { cardLines, type Fact } from './card-lines.ts'

type Answer = AnswerOf<typeof inbox>
type Made = 'summary' | 'isPlain' | 'moduleLabel' | 'version' | 'link' | 'phoneLink'

interface Node extends Omit<Answer['nodes'][number], Made> {
  readonly summary: readonly Fact[] | null
  /** The level asks for a drawn signature. */
  readonly isSigned?: boolean
}

export const listTasks: CallHandler<typeof inbox> = async (engine, input) => {
  const { from, where, order, columns } = boxes[input.box ?? 'todo']
  const { offset, size } = pageAsked(input)
  const keyword = input.keyword ? containing(String(input.keyword).slice(0, 100)) : null
  const modules = input.module ? String(input.module).split(',') : null
  const params = [modules, keyword, input.overdue === true]
  const text = `select ${columns} from ${from} where ${where} order by ${order} limit $4 offset $5`
  const [nodes, [total], counts] = await Promise.all([
    engine.read<Node>({ text, params: [...params, size, offset], prepared: true }),
    engine.read<{ total: number }>({ text: `select count(*)::integer as total from ${from} where ${where}`, params }),
    engine.read<Answer['counts']>({ text: boxCounts, prepared: true }),
  ])
  return { nodes: await withRecords(engine, nodes), totalCount: total?.total ?? 0, counts: oneRow(counts) }
}

/** Beside each row the version of its record, which a decision has to name, its sum, and where it opens. */
const withRecords = async (engine: Engine, nodes: readonly Node[]) => {
  const { catalog } = engine.writer
  const records = await recordsOf(engine, nodes)
  return nodes.map(({ isSigned = false, ...node }) => {
    const { module, relevanceId } = node
    const entity = catalog.all.get(module)
    const record = records.get(`${module} ${relevanceId}`)
    return {
      ...node,
      isPlain: node.status === '待处理' && !isSigned && isPlainlyDecided(entity, record?.state),
      summary: cardLines(node.title, sumOf(entity, record?.sum), node.summary ?? []),
      moduleLabel: entity?.label ?? module,
      version: record?.version ?? null,
      link: entity ? linkTo(entity, relevanceId) : null,
      phoneLink: approvalPath(module, entity, relevanceId),
    }
  })
}

/** What an approver weighs first. Sums are often secret, so the summary written at submission has none. */
const sumOf = (entity: Entity | undefined, sum: string | null | undefined): Fact | undefined => {
  const name = entity && sumName(entity)
  const field = name ? entity.fields[name] : undefined
  return field && sum ? { label: field.label, value: showValue(sum, field) } : undefined
}

/** The sum that was handed in; else the first that the list shows. One that is covered is read on the record alone. */
const sumName = (entity: Entity): string | undefined => {
  const isSum = (name: string): boolean =>
    entity.fields[name]?.kind === 'money' && !entity.fields[name]?.options.covered
  return writable(entity).find(isSum) ?? entity.list?.columns.find(isSum)
}

interface Known {
  readonly module: string
  readonly id: string
  readonly version: number
  /** The state of the record, where moves decide; otherwise null. */
  readonly state: string | null
  /** Null when the person may not read it. */
  readonly sum: string | null
}

const recordsOf = async (engine: Engine, nodes: readonly Node[]): Promise<Map<string, Known>> => {
  const { catalog } = engine.writer
  const modules = [...new Set(nodes.map(({ module }) => module))].filter((name) => catalog.all.has(name))
  if (modules.length === 0) return new Map()
  const text = modules
    .map((name, index) => {
      const entity = catalog.entity(name)
      const sum = sumName(entity)
      return `select ${literal(name)} as module, x.id::text as id, x.version, ${decidedFlow(entity) ? `x.${column(auditField(entity))}` : 'null'} as state, ${sum ? `x.${column(sum)}::text` : 'null'} as sum from ${view(name)} x where x.id = any ($${index + 1}::${idType(entity)}[])`
    })
    .join(' union all ')
  const params = modules.map((name) => nodes.filter(({ module }) => module === name).map((node) => node.relevanceId))
  const rows = await engine.read<Known>({ text, params })
  return new Map(rows.map((row) => [`${row.module} ${row.id}`, row]))
}

export const countTasks: CallHandler<typeof inboxCounts> = async (engine) => {
  const { catalog } = engine.writer
  const rows = await engine.read<{ module: string; todo: number; overdue: number }>({
    text: countsText,
    prepared: true,
  })
  const nodes = rows.map((row) => {
    const entity = catalog.all.get(row.module)
    return { ...row, moduleLabel: entity?.label ?? row.module, phoneLink: approvalsPath(row.module, entity) }
  })
  return { nodes, totalCount: rows.reduce((sum, { todo }) => sum + todo, 0) }
}

const countsText = `select t.module, count(*)::integer as todo,
    (count(*) filter (where t.tz_due < app.now()))::integer as overdue
  from public.audit_task t where t.user_id = (select app.me()) and t.status = '待处理'
  group by t.module order by count(*) desc, t.module`
