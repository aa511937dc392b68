import { spellings } from '@chengban/engine/schema/names.ts'
import type { Entity } from '@chengban/kernel/entity.ts'
import type { Field } from '@chengban/kernel/field.ts'
import { signature } from '@chengban/kernel/kinds/file.ts'
import { auditMoves, isOffered, type Move } from '@chengban/kernel/workflow.ts'
import { type MoveDoor, moveDoors } from '../rest/move-doors.ts'
import { answered, json, object, type Paths, text } from './parts.ts'
import { fieldSchema, type JsonSchema } from './schema.ts'

/** Every move of an entity and every act of its audit, under each of its addresses. */
export const movePaths = (entity: Entity, base: string): Paths => {
  const own = [entity.workflow, ...(entity.flows ?? [])].flatMap((flow) =>
    (flow?.moves ?? []).map((move) => ({
      name: move.name,
      label: move.label,
      fields: given(entity, flow?.field, move),
    })),
  )
  const shared = Object.entries(auditMoves)
    .filter(([name]) => isOffered(entity.audit, name))
    .map(([name, label]) => ({ name, label, fields: auditInputs[name] ?? {} }))
  const known = [...shared, ...own]
  const doors = moveDoors([entity]).flatMap((door) =>
    spellings(door.path).map((url) => [`/api${url}`, behind(door, known)] as const),
  )
  const paths = [...known.map((one) => [`${base}/action/${one.name}`, one] as const), ...doors]
  return Object.fromEntries(paths.map(([path, one]) => [path, { post: operation(entity, one) }]))
}

interface Documented {
  readonly name: string
  readonly label: string
  readonly fields: JsonSchema
  readonly answers?: MoveDoor['answers']
}

const behind = ({ leads, answers }: MoveDoor, known: readonly Documented[]): Documented => {
  const named = (name: string) => known.find((one) => one.name === name)
  if (typeof leads === 'string') return { ...(named(leads) as Documented), answers }
  const [agreed, refused] = [named(leads.agreed), named(leads.refused)]
  return {
    name: leads.agreed,
    label: '审核',
    fields: { pass: { type: 'boolean' }, ...agreed?.fields, ...refused?.fields },
    answers,
  }
}

const operation = (entity: Entity, { name, label, fields, answers = {} }: Documented) => ({
  tags: [entity.label],
  summary: label,
  requestBody: json({
    ...object({ id: text, version: { type: 'integer' }, opinion: text, ...fields }),
    required: unversioned.includes(name) ? ['id'] : ['id', 'version'],
  }),
  ...answered(object({ id: text, status: text, version: { type: 'integer' }, ...answerSchema(answers) })),
})

const answerSchema = (answers: NonNullable<MoveDoor['answers']>): JsonSchema =>
  Object.fromEntries(
    Object.entries(answers).map(([name, path]) => [
      name,
      typeof path === 'string' ? {} : object(Object.fromEntries(Object.keys(path).map((one) => [one, {}]))),
    ]),
  )

const given = (entity: Entity, state: string | undefined, { input = [], asks = {}, shown, to }: Move): JsonSchema => ({
  ...(shown?.digest ? { [shown.digest]: text } : {}),
  ...Object.fromEntries(input.map((name) => [name, fieldSchema(entity.fields[name] as Field)])),
  ...Object.fromEntries(Object.entries(asks).map(([name, field]) => [name, fieldSchema(field)])),
  ...(Array.isArray(to) && state ? { [state]: { type: 'string', enum: to } } : {}),
})

/** What an act of the shared audit takes beside version and opinion. */
const auditInputs: Readonly<Record<string, JsonSchema>> = {
  approve: { signature: fieldSchema(signature('签名')) },
  transfer: { userId: text },
  addSign: { userId: text, position: { type: 'string', enum: ['before', 'after'] } },
  removeSign: { userId: text, taskId: text },
  auditWithdraw: { taskId: text },
  cc: { userIds: { type: 'array', items: text } },
}
/** Nothing of the record changes by these. */
const unversioned = ['urge', 'cc']
