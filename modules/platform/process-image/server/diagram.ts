import type { CallHandler } from '@chengban/engine/call.ts'
import { clock, today } from '@chengban/engine/clock.ts'
import type { Engine } from '@chengban/engine/engine.ts'
import { type DrawnFlow, drawnFlows, type Way } from '@chengban/kernel/diagram.ts'
import type { Entity } from '@chengban/kernel/entity.ts'
import { type Asker, evaluate } from '@chengban/kernel/evaluate.ts'
import { targetOf } from '@chengban/kernel/field.ts'
import { has } from '@chengban/kernel/has.ts'
import type { Json } from '@chengban/kernel/kinds/json.ts'
import { notFound } from '@chengban/kernel/refusal.ts'
import { hearerInWords, type Names, whoInWords } from '@chengban/kernel/rule-in-words.ts'
import type { diagram } from '../diagram.call.ts'

/** Drawn from the declarations that run here; the counts are those of the person asking. */
export const drawDiagram: CallHandler<typeof diagram> = async (engine, { module }) => {
  const entity = engine.writer.catalog.byResource(module)
  const flows = entity ? drawnFlows(entity) : []
  if (!entity || flows.length === 0) throw notFound()
  const [page] = await engine.read<{ title: string; remark: string | null; file: Json }>({
    text: 'select title, remark, file from public.process_image where module = $1',
    params: [entity.name],
  })
  const names = await namesFor(engine, entity)
  const counted = await Promise.all(flows.map((flow) => countsOf(engine, entity, flow)))
  return {
    title: page?.title ?? entity.label,
    flows: flows.map(({ field }) => ({ field, label: entity.fields[field]?.label ?? field })),
    states: flows.flatMap((flow, at) => flow.states.map((name) => stateOf(flow, name, counted[at]?.get(name) ?? 0))),
    transitions: flows.flatMap((flow) => flow.ways.map((way) => transitionOf(flow, way, names, askerOf(engine)))),
    remark: page?.remark ?? null,
    file: page?.file ?? null,
  }
}

const countsOf = async (engine: Engine, entity: Entity, { field }: DrawnFlow): Promise<Map<string, number>> => {
  const { nodes } = await engine.statistics(entity, { groupBy: [field], top: 100 })
  return new Map(nodes.map(({ name, count }) => [name, count]))
}

const stateOf = ({ field, initial, ways }: DrawnFlow, name: string, count: number) => ({
  flow: field,
  name,
  count,
  kind: kindOf(name, name === initial, !ways.some(({ from, to }) => from === name && to !== name)),
})

const kindOf = (name: string, isFirst: boolean, isLast: boolean): 'start' | 'normal' | 'end' | 'reject' => {
  if (isFirst) return 'start'
  if (name.includes('驳回')) return 'reject'
  return isLast ? 'end' : 'normal'
}

const transitionOf = ({ field }: DrawnFlow, way: Way, names: Names, asker: Asker) => ({
  flow: field,
  name: way.name,
  label: way.label,
  from: way.from,
  to: way.to,
  who: whoInWords(way.who, names),
  guard: way.guards.map((words) => words.replaceAll(/\{[^}]*\}/g, '…')).join('；'),
  notify: [...new Set(way.hears.map((hearer) => hearerInWords(hearer, names)))].join('、'),
  /** Whether the person's rights would allow the move on some record. */
  isMine: way.who !== undefined && evaluate(way.who, ownRow(names.entity, asker), asker) !== false,
})

/** A record on which every person named is the one asking. */
const ownRow = ({ fields }: Entity, { userId }: Asker): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      field.kind === 'ref' && targetOf(field) === 'user' ? [[name, userId]] : [],
    ),
  )

const namesFor = async (engine: Engine, entity: Entity): Promise<Names> => {
  const rights = await engine.read<{ id: string; name: string }>({
    text: 'select id, name from public.operation',
    params: [],
  })
  const known = new Map(rights.map(({ id, name }) => [id, name]))
  return { entity, right: (code) => known.get(code) }
}

const askerOf = ({ writer: { actor } }: Engine): Asker => ({
  userId: actor.userId,
  has: (code) => has(actor.entries, code),
  today: today(),
  now: clock.now().toISOString(),
})
