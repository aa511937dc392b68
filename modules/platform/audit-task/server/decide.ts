import type { Verdict } from '@chengban/engine/audit/answer.ts'
import type { CallHandler } from '@chengban/engine/call.ts'
import type { Engine } from '@chengban/engine/engine.ts'
import { decidedFlow, hasTasks } from '@chengban/kernel/decided.ts'
import type { Entity } from '@chengban/kernel/entity.ts'
import { isUuid } from '@chengban/kernel/kinds/ref.ts'
import { listIn } from '@chengban/kernel/list-in.ts'
import { conflict, forbidden, invalid, notFound, Refusal } from '@chengban/kernel/refusal.ts'
import type { approveTask, decideBatch, rejectTask, withdrawRecord } from '../decide.call.ts'
import { asksMore } from './asks.ts'

type Input = Readonly<Record<string, unknown>>
type Decision = 'approve' | 'reject'

interface Task {
  readonly module: string
  readonly relevanceId: string
  readonly title: string
  readonly isMine: boolean
  readonly status: string
  /** Agreeing on this level asks for a drawn signature. */
  readonly isSigned: boolean
}

/** POST /auditTask/action/{approve|reject}: the very moves of the entity, found by the task. */
export const decideTask =
  (name: Decision): CallHandler<typeof rejectTask> =>
  async (engine, input) =>
    decide(engine, { isPass: name === 'approve' }, await openTask(engine, String(input.id)), input)

export const withdrawTask: CallHandler<typeof withdrawRecord> = async (engine, input) => {
  const named = input.module && input.relevanceId
  const { module, relevanceId } = named ? (input as Task) : await submission(engine, String(input.id ?? ''))
  const entity = engine.writer.catalog.all.get(module)
  const withdraw = entity?.audit ? 'withdraw' : entity && decidedFlow(entity)?.decided.withdraw
  if (!entity || !hasTasks(entity)) throw notFound()
  if (!withdraw) throw conflict('该单据不能撤回')
  const status = await engine.move(entity, withdraw, {
    id: relevanceId,
    version: input.version,
    opinion: input.opinion,
  })
  return afterwards(engine, entity, relevanceId, status)
}

/** Decides each item in a separate transaction. Lists the refused items; the others are committed. */
export const decideTasks: CallHandler<typeof decideBatch> = async (engine, { action, opinion, items }) => {
  const failed: { id: string; title: string; message: string }[] = []
  const listed = itemsOf(items)
  for (const { id, version } of listed) {
    const known = await findTask(engine, id)
    try {
      const task = demandOpen(known)
      if (action === 'approve') demandPlain(engine, task)
      await decide(engine, { isPass: action === 'approve', isOneOfMany: true }, task, { version, opinion })
    } catch (error) {
      failed.push({ id, title: known?.title ?? '', message: messageOf(error) })
    }
  }
  return { done: listed.length - failed.length, failed }
}

const itemsOf = (items: unknown): { id: string; version: unknown }[] => {
  if (!Array.isArray(items) || items.length === 0) throw invalid({ items: '请选择要审批的单据' })
  if (items.length > 50) throw invalid({ items: '一次最多处理50条' })
  return items.map((item: unknown) => {
    const { id, version }: { id?: unknown; version?: unknown } = item ?? {}
    return { id: String(id ?? ''), version }
  })
}

const messageOf = (error: unknown): string => {
  if (error instanceof Refusal) return error.message
  throw error
}

/** A level that asks for a signature, and a form that asks for the next approver, are decided one by one. */
const demandPlain = (engine: Engine, { module, isSigned }: Task): void => {
  if (isSigned || asksMore(engine.writer.catalog.entity(module))) throw conflict('该单据需逐条审批')
}

const decide = async (
  engine: Engine,
  verdict: Verdict,
  { module, relevanceId }: Task,
  { version, opinion, signature, cc }: Input,
) => {
  const entity = engine.writer.catalog.entity(module)
  const status = await engine.decide(entity, verdict, { id: relevanceId, version, opinion, signature, cc })
  return afterwards(engine, entity, relevanceId, status)
}

/** Returns the state after the decision, limited to the fields the person may still see. */
const afterwards = async (engine: Engine, entity: Entity, id: string, status: string) => {
  const row = await engine.written(entity, id)
  const waiting = listIn<{ name: string }>(row?.waitsFor)
  return { status, version: row?.version ?? null, nextApprovers: waiting.map(({ name }) => name) }
}

const openTask = async (engine: Engine, id: string): Promise<Task> => demandOpen(await findTask(engine, id))

const demandOpen = (task: Task | undefined): Task => {
  if (!task) throw notFound()
  if (!task.isMine) throw forbidden()
  if (task.status !== '待处理') throw conflict('该单据已被处理')
  return task
}

const findTask = async (engine: Engine, id: string): Promise<Task | undefined> => {
  if (!isUuid(id)) return undefined
  const [task] = await engine.read<Task>({
    text: `select t.module, t.relevance_id as "relevanceId", t.title, t.status, t.user_id = (select app.me()) as "isMine",
        exists (select from app.signed_levels() l where l.module = t.module and l.level = t.audit_level) as "isSigned"
      from public.audit_task t where t.id = $1`,
    params: [id],
  })
  return task && engine.writer.catalog.all.has(task.module) ? task : undefined
}

const submission = async (engine: Engine, id: string): Promise<Pick<Task, 'module' | 'relevanceId'>> => {
  if (!isUuid(id)) throw notFound()
  const [found] = await engine.read<Task>({
    text: `select r.module, r.relevance_id as "relevanceId" from public.audit_round r
      where r.id in (select $1::uuid union all select t.round_id from public.audit_task t where t.id = $1::uuid)`,
    params: [id],
  })
  if (!found) throw notFound()
  return found
}

export const answerApproveTask: CallHandler<typeof approveTask> = decideTask('approve')

export const answerRejectTask: CallHandler<typeof rejectTask> = decideTask('reject')
