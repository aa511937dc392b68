import type { Engine } from '@chengban/engine/engine.ts'
import type { Row } from '@chengban/engine/read/list.ts'
import type { Entity } from '@chengban/kernel/entity.ts'
import { targetOf } from '@chengban/kernel/field.ts'
import type { AnswerPath, MoveCall } from '@chengban/kernel/workflow.ts'

type Answers = NonNullable<MoveCall['answers']>

/** What an address answers by name, read as the mover sees it; what they do not see is null. */
export const answersOf = async (
  engine: Engine,
  entity: Entity,
  row: Row,
  answers: Answers = {},
): Promise<Readonly<Record<string, unknown>>> => {
  const beside = new Map<string, Promise<Row>>()
  const otherOf = (ref: string): Promise<Row> => {
    const known = beside.get(ref) ?? other(engine, entity, row, ref)
    beside.set(ref, known)
    return known
  }
  const read = async (path: AnswerPath): Promise<unknown> => {
    const [first = '', next] = path.split('.')
    return (next === undefined ? row[first] : (await otherOf(first))[next]) ?? null
  }
  return named(answers, (asked) => (typeof asked === 'string' ? read(asked) : named(asked, read)))
}

const named = async <T>(
  shape: Readonly<Record<string, T>>,
  read: (asked: T) => Promise<unknown>,
): Promise<Record<string, unknown>> =>
  Object.fromEntries(await Promise.all(Object.entries(shape).map(async ([name, asked]) => [name, await read(asked)])))

const other = async (engine: Engine, entity: Entity, row: Row, ref: string): Promise<Row> => {
  const field = entity.fields[ref]
  if (field?.kind !== 'ref') throw new Error(`${entity.name}.${ref} leads to no row`)
  const id = row[ref]
  return id ? engine.detail(engine.writer.catalog.entity(targetOf(field)), String(id)).catch(() => ({})) : {}
}
