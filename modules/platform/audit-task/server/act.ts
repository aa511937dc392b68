import { reassign } from '@chengban/engine/audit/transfer.ts'
import type { CallHandler, LooseHandler } from '@chengban/engine/call.ts'
import type { Engine } from '@chengban/engine/engine.ts'
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
export const actByTask =
  (name: AuditMove): CallHandler =>
  async (engine, { id, ...input }) => {
    const { entity, id: recordId, taskId } = await recordOf(engine, String(id))
    const byTask = takenBy(entity, name).includes('taskId') ? { taskId } : {}
    const { status, ...answer } = await engine.act(entity, name, {
      ...input,
      ...byTask,
      id: recordId,
      version: input.version,
    })
    if (name !== 'auditWithdraw') return answer
    const row = await engine.detail(entity, recordId)
    return { status, version: row.version }
  }

/** The same by the record. */
export const actByRecord =
  (name: AuditMove): CallHandler =>
  async (engine, { module, relevanceId, ...input }) => {
    const entity = engine.writer.catalog.all.get(String(module))
    if (!entity || !hasTasks(entity)) throw notFound()
    const { status: _status, ...answer } = await engine.act(entity, name, {
      ...input,
      id: String(relevanceId),
      version: input.version,
    })
    return answer
  }

export const reassignTask: LooseHandler<typeof reassignAnyTask> = async (engine, { id, ...input }) => {
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

export const answerTransferTask: LooseHandler<typeof transferTask> = actByTask('transfer')

export const answerAddSigner: LooseHandler<typeof addSigner> = actByTask('addSign')

export const answerRemoveSigner: LooseHandler<typeof removeSigner> = actByTask('removeSign')

export const answerTakeBack: LooseHandler<typeof takeBack> = actByTask('auditWithdraw')

export const answerUrgeRecord: LooseHandler<typeof urgeRecord> = actByRecord('urge')

export const answerCcRecord: LooseHandler<typeof ccRecord> = actByRecord('cc')
