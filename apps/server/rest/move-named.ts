import type { Engine } from '@chengban/engine/engine.ts'
import type { Row } from '@chengban/engine/read/list.ts'
import type { Entity } from '@chengban/kernel/entity.ts'
import { targetOf } from '@chengban/kernel/field.ts'
import { isEmpty } from '@chengban/kernel/kinds/kinds.ts'
import { conflict, Refusal } from '@chengban/kernel/refusal.ts'
import { relationKey, rowName, shownOf } from '@chengban/kernel/row-name.ts'
import type { Together } from '@chengban/kernel/together.ts'
import { namingFields, startsOf } from '@chengban/kernel/together-calls.ts'
import type { Move } from '@chengban/kernel/workflow.ts'
import { type Body, without } from './body.ts'
import { readInput } from './calls.ts'
import { ok } from './envelope.ts'

interface Left {
  readonly id: string
  readonly name: string
  readonly message: string
}

/** Moves all rows that match the sent values: all or none, or each row that may (`each`). */
export const movedNamed = async (engine: Engine, entity: Entity, move: Move, named: Together, body: Body) => {
  const { most = 0, answers } = move.many ?? {}
  const filters = { ...startsOf(entity, move), ...common(engine, entity, named.by, body) }
  const rows = await engine.list(entity, { filters, sort: 'id' }, { offset: 0, size: most + 1 })
  if (rows.length > most) throw new Refusal('VALIDATION', `一次最多处理${most}条`)
  if (rows.length === 0) throw conflict(`没有可${move.label}的${entity.label}`)
  const given = without(body, Object.keys(named.by))
  const left = named.each
    ? await movedEach(() => engine, entity, move, rows, given)
    : await movedAll(engine, entity, move, rows, given)
  const done = rows.length - left.length
  const reasons = left.length > 0 ? told(left, rows.length) : null
  return ok({ done, left: left.length, refused: left, reasons, ...(answers ? { [answers]: done } : {}) })
}

/** Turns the sent values into a filter over the columns that they are compared with. */
const common = (engine: Engine, entity: Entity, by: Together['by'], body: Body): Body => {
  const sent = readInput({ method: 'POST', input: namingFields(by) }, body)
  return Object.fromEntries(
    Object.entries(by).flatMap(([name, { at }]) =>
      isEmpty(sent[name]) ? [] : [testOf(engine, entity, at, sent[name])],
    ),
  )
}

const testOf = (engine: Engine, entity: Entity, at: string, value: unknown): readonly [string, unknown] => {
  const [first = '', next] = at.split('.')
  const field = entity.fields[first]
  if (next && field) {
    const target = targetOf(field)
    return [
      relationKey(entity, first, target),
      Object.fromEntries([testOf(engine, engine.writer.catalog.entity(target), next, value)]),
    ]
  }
  return [first, Array.isArray(value) ? { in: value } : { equalTo: value }]
}

/** Tries the move on each row separately, each with the given engine. Answers the refused rows. */
const movedEach = async (
  engineOf: () => Engine,
  entity: Entity,
  move: Move,
  rows: readonly Row[],
  given: Body,
): Promise<Left[]> => {
  const left: Left[] = []
  for (const row of rows) {
    const refusal = await refused(engineOf(), entity, move, row, given)
    if (refusal) left.push(refusal)
  }
  return left
}

/** Moves all rows or none. After a refusal it tries each row separately in a dry run, to name every refused row. */
const movedAll = async (
  engine: Engine,
  entity: Entity,
  move: Move,
  rows: readonly Row[],
  given: Body,
): Promise<Left[]> => {
  const inputs = rows.map((row) => ({ ...given, id: String(row.id), version: row.version }))
  try {
    await engine.moves(entity, move.name, inputs)
    return []
  } catch (error) {
    if (!isOfRow(error)) throw error
    const left = await movedEach(() => engine.trying(), entity, move, rows, given)
    throw left.length > 0
      ? new Refusal(error.code, told(left, rows.length), {
          rows: left.map(({ id, message }, index) => ({ index, id, message, fields: {} })),
        })
      : error
  }
}

/** Whether a refusal is about the row: none of the fields that were sent for all rows is its reason. */
const isOfRow = (error: unknown): error is Refusal =>
  error instanceof Refusal && (error.code === 'CONFLICT' || error.code === 'VALIDATION') && !error.data?.fields

const refused = async (
  engine: Engine,
  entity: Entity,
  move: Move,
  row: Row,
  given: Body,
): Promise<Left | undefined> => {
  try {
    await engine.act(entity, move.name, { ...given, id: String(row.id), version: row.version })
    return undefined
  } catch (error) {
    if (!isOfRow(error)) throw error
    return { id: String(row.id), name: nameOf(entity, row), message: error.message }
  }
}

/** Each reason once, with the names of its rows unless it holds for all of them. */
const told = (left: readonly Left[], of: number): string => {
  const words = [...new Set(left.map(({ message }) => message))].map((message) => {
    const names = left.filter((one) => one.message === message).map(({ name }) => name)
    if (names.length === of && of > 1) return message
    return `${names.slice(0, 10).join('、')}${names.length > 10 ? `等${names.length}条` : ''}：${message}`
  })
  return words.join('；')
}

/** The person of a row, else the row's own name. */
const nameOf = (entity: Entity, row: Row): string =>
  (entity.fields.userId && shownOf(row, 'userId', 'user')?.name) || rowName(entity, row)
