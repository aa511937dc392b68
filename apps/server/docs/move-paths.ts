import { spellings } from '@chengban/engine/schema/names.ts'
import { givenWith, verdictsOf } from '@chengban/kernel/audit-input.ts'
import { offers } from '@chengban/kernel/decided.ts'
import type { Entity } from '@chengban/kernel/entity.ts'
import { fieldOf } from '@chengban/kernel/field.ts'
import { signature } from '@chengban/kernel/kinds/file.ts'
import { isOutcome, type Outcome } from '@chengban/kernel/move-call.ts'
import { flowOf, movesOf } from '@chengban/kernel/moves.ts'
import { present } from '@chengban/kernel/present.ts'
import type { Together } from '@chengban/kernel/together.ts'
import { auditMoves, type Move } from '@chengban/kernel/workflow.ts'
import { type MoveDoor, moveDoors } from '../rest/move-doors.ts'
import { answered, json, object, type Paths, text } from './parts.ts'
import { fieldSchema, type JsonSchema } from './schema.ts'

/** Every move of an entity and every act of its audit, under each of its addresses. */
export const movePaths = (entity: Entity, base: string): Paths => {
  const own = movesOf(entity).map((move) => ({ ...move, fields: given(entity, move) }))
  const shared = Object.entries(auditMoves)
    .filter(([name]) => offers(entity, name))
    .map(([name, label]) => ({
      name,
      label,
      fields: { ...auditInputs[name], ...givenBy(entity, name) },
      gives: entity.audit?.gives?.[name],
    }))
  const known = [...shared, ...own]
  const doors = moveDoors([entity]).flatMap((door) =>
    spellings(door.path).map((url) => [`/api${url}`, behind(door, known)] as const),
  )
  const paths = [...known.map((one) => [`${base}/action/${one.name}`, one] as const), ...doors]
  return Object.fromEntries(paths.map(([path, one]) => [path, { post: operation(entity, one) }]))
}

interface Documented extends Pick<Move, 'name' | 'label' | 'many' | 'anyVersion'>, Pick<MoveDoor, 'answers' | 'names'> {
  readonly fields: JsonSchema
  /** What the guard of the act gives into its answer. */
  readonly gives?: NonNullable<NonNullable<Entity['audit']>['gives']>[string] | undefined
}

const behind = ({ leads, answers, names }: MoveDoor, known: readonly Documented[]): Documented => {
  const named = (name: string) => known.find((one) => one.name === name)
  if (typeof leads === 'string') return { ...present(named(leads)), answers, names }
  const [agreed, refused] = [named(leads.agreed), named(leads.refused)]
  return {
    name: leads.agreed,
    label: '审核',
    fields: { pass: { type: 'boolean' }, ...agreed?.fields, ...refused?.fields },
    answers,
    names,
  }
}

const operation = (entity: Entity, one: Documented) => {
  const { name, label, fields, answers = {}, names = {}, gives = {}, many, anyVersion } = one
  const isFree = anyVersion || unversioned.includes(name)
  const sent = {
    id: text,
    version: { type: 'integer' },
    opinion: text,
    ...(many ? { ids: chosenRows } : {}),
    ...namingSchema(many?.named),
    ...fields,
  }
  const outward = Object.fromEntries(Object.entries(names).map(([outside, inside]) => [inside, outside]))
  const called = (inside: string): string => outward[inside] ?? inside
  return {
    tags: [entity.label],
    summary: label,
    requestBody: json({
      ...object(Object.fromEntries(Object.entries(sent).map(([inside, schema]) => [called(inside), schema]))),
      ...(many ? {} : { required: isFree ? [called('id')] : [called('id'), 'version'] }),
    }),
    ...answered(
      object({
        id: text,
        status: text,
        version: { type: 'integer' },
        ...answerSchema(answers),
        ...Object.fromEntries(Object.entries(gives).map(([part, keys]) => [part, partSchema(keys)])),
        ...(many ? { ids: { type: 'array', items: text } } : {}),
        ...(many?.answers ? { [many.answers]: { type: 'integer' } } : {}),
        ...(many?.named ? leftSchema : {}),
      }),
    ),
  }
}

const partSchema = (keys: readonly string[]): JsonSchema => object(Object.fromEntries(keys.map((key) => [key, text])))

/** In place of ids: what the rows have in common. */
const namingSchema = (named: Together | undefined): JsonSchema =>
  Object.fromEntries(Object.entries(named?.by ?? {}).map(([name, { field }]) => [name, fieldSchema(field)]))

/** The answer for rows named by what they have in common: how many were moved, which were not, and why. */
const leftSchema: JsonSchema = {
  done: { type: 'integer' },
  left: { type: 'integer' },
  reasons: text,
  refused: { type: 'array', items: object({ id: text, name: text, message: text }) },
}

/** In place of id and version: rows that are moved together. */
const chosenRows: JsonSchema = {
  type: 'array',
  items: { anyOf: [text, object({ id: text, version: { type: 'integer' } })] },
}

const answerSchema = (answers: NonNullable<MoveDoor['answers']>): JsonSchema =>
  Object.fromEntries(
    Object.entries(answers).map(([name, path]) => [
      name,
      isOutcome(path)
        ? outcomes[path[0]]
        : typeof path === 'string'
          ? {}
          : object(Object.fromEntries(Object.keys(path).map((one) => [one, {}]))),
    ]),
  )

const outcomes: Readonly<Record<Outcome[0], JsonSchema>> = {
  told: { type: 'integer' },
  toldIds: { type: 'array', items: text },
  toldNames: { type: 'array', items: text },
  next: { type: 'string', format: 'date-time' },
  added: text,
  counted: { type: 'integer' },
  given: {},
  changed: { type: 'array', items: text },
}

const given = (entity: Entity, { name, input = [], asks = {}, shown, to }: Move): JsonSchema => ({
  ...(shown?.digest ? { [shown.digest]: text } : {}),
  ...Object.fromEntries(input.map((name) => [name, fieldSchema(fieldOf(entity.fields, name))])),
  ...Object.fromEntries(Object.entries(asks).map(([name, field]) => [name, fieldSchema(field)])),
  ...(Array.isArray(to) ? { [flowOf(entity, name)?.field ?? 'status']: { type: 'string', enum: to } } : {}),
})

/** What an act of the shared audit takes beside version and opinion. */
const auditInputs: Readonly<Record<string, JsonSchema>> = {
  approve: { signature: fieldSchema(signature('签名')), cc: { type: 'array', items: text } },
  transfer: { userId: text },
  addSign: { userId: text, position: { type: 'string', enum: ['before', 'after'] } },
  removeSign: { userId: text, taskId: text },
  auditWithdraw: { taskId: text },
  cc: { userIds: { type: 'array', items: text } },
}
/** Nothing of the record changes by these. */
const unversioned = ['urge', 'cc']

const givenBy = (entity: Entity, name: string): JsonSchema => {
  if (name !== 'approve') return {}
  const verdicts = verdictsOf(entity)
  return {
    ...Object.fromEntries(givenWith(entity).map((one) => [one, fieldSchema(fieldOf(entity.fields, one))])),
    ...(verdicts ? { [verdicts.key]: verdictsOnLines } : {}),
  }
}

/** Verdicts on lines that come with the word on the whole. */
const verdictsOnLines: JsonSchema = {
  type: 'array',
  items: object({ id: text, result: text, money: text, opinion: text }),
}
