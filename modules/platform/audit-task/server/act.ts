import { reassign } from '@chengban/engine/audit/transfer.ts'
import type { CallHandler } from '@chengban/engine/call.ts'
import type { Engine } from '@chengban/engine/engine.ts'
import type { ActedBy } from '@chengban/engine/row/act.ts'
import type { Values } from '@chengban/engine/row/scene.ts'
import { takenBy } from '@chengban/kernel/audit-input.ts'
import { hasTasks } from '@chengban/kernel/decided.ts'
import type { Entity } from '@chengban/kernel/entity.ts'
import { isUuid } from '@chengban/kernel/kinds/ref.ts'
import { notFound } from '@chengban/kernel/refusal.ts'
import type { AuditMove } from '@chengban/kernel/workflow.ts'
import type {
  addSigner,
  ccRecord,
  reassignAnyTask,
  removeSigner,
  takeBack,
  transferTask,
  urgeRecord,
} from '../act.call.ts'

interface About {
  readonly entity: Entity
  readonly id: string
  readonly taskId: string
}

/** POST /auditTask/action/{name} by a task: the very act of its entity. */
const actByTask = async <N extends AuditMove>(
  engine: Engine,
  name: N,
  { id, ...input }: Values,
): Promise<{ entity: Entity; recordId: string; acted: ActedBy<N> }> => {
  const { entity, id: recordId, taskId } = await recordOf(engine, String(id))
  const byTask = takenBy(entity, name).includes('taskId') ? { taskId } : {}
  const acted = await engine.act(entity, name, { ...input, ...byTask, id: recordId, version: input.version })
  return { entity, recordId, acted }
}

/** The same by the record. */
const actByRecord = async <N extends AuditMove>(
  engine: Engine,
  name: N,
  { module, relevanceId, ...input }: Values,
): Promise<ActedBy<N>> => {
  const entity = engine.writer.catalog.all.get(String(module))
  if (!entity || !hasTasks(entity)) throw notFound()
  return engine.act(entity, name, { ...input, id: String(relevanceId), version: input.version })
}

export const reassignTask: CallHandler<typeof reassignAnyTask> = async (engine, { id, ...input }) => {
  const { entity, id: recordId, taskId } = await recordOf(engine, String(id))
  const moved = { ...input, id: recordId, taskId, version: undefined }
  const { taskId: newId } = await engine.write(entity, (tx) => reassign(tx, engine.writer, entity, moved))
  return { taskId: newId }
}

/** Asked as the writer: who added a person does not see that person's task, and the act itself asks for the record. */
const recordOf = async (engine: Engine, taskId: string): Promise<About> => {
  const { catalog } = engine.writer
  const find = (entity: Entity) =>
    engine.write(entity, (tx) =>
      tx.query<{ module: string; id: string }>(
        'select t.module, t.relevance_id as id from store.audit_task t where t.id = $1',
        [taskId],
      ),
    )
  const [found] = isUuid(taskId) ? await find(catalog.entity('auditTask')) : []
  const entity = catalog.all.get(found?.module ?? '')
  if (!found || !entity || !hasTasks(entity)) throw notFound()
  return { entity, id: found.id, taskId }
}

export const answerTransferTask: CallHandler<typeof transferTask> = async (engine, input) => {
  const { acted } = await actByTask(engine, 'transfer', input)
  return { taskId: acted.taskId }
}

export const answerAddSigner: CallHandler<typeof addSigner> = async (engine, input) => {
  const { acted } = await actByTask(engine, 'addSign', input)
  return { taskId: acted.taskId }
}

export const answerRemoveSigner: CallHandler<typeof removeSigner> = async (engine, input) => {
  const { acted } = await actByTask(engine, 'removeSign', input)
  return { done: acted.done }
}

export const answerTakeBack: CallHandler<typeof takeBack> = async (engine, input) => {
  const { entity, recordId, acted } = await actByTask(engine, 'auditWithdraw', input)
  const { version } = await engine.detail(entity, recordId)
  return { status: acted.status, version }
}

export const answerUrgeRecord: CallHandler<typeof urgeRecord> = async (engine, input) => {
  const { urged } = await actByRecord(engine, 'urge', input)
  return { urged }
}

export const answerCcRecord: CallHandler<typeof ccRecord> = async (engine, input) => {
  const { added } = await actByRecord(engine, 'cc', input)
  return { added }
}
