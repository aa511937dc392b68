import type { Engine } from '@chengban/engine/engine.ts'
import type { Row } from '@chengban/engine/read/list.ts'
import type { Made } from '@chengban/engine/row/act.ts'
import type { Entity } from '@chengban/kernel/entity.ts'
import { targetOf } from '@chengban/kernel/field.ts'
import { type AnswerPath, isOutcome, type MoveCall, type Outcome } from '@chengban/kernel/move-call.ts'

type Answers = NonNullable<MoveCall['answers']>

interface Stands {
  /** The record after the move, as the mover sees it. */
  readonly row: Row
  readonly made: Made | undefined
}

/** What an address answers by name, read as the mover sees it; what they do not see is null. */
export const answersOf = async (
  engine: Engine,
  entity: Entity,
  { row, made }: Stands,
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
  return named(answers, (asked) => {
    const one = (what: AnswerPath | Outcome) => (isOutcome(what) ? outcome(engine, what, made) : read(what))
    return typeof asked === 'string' || isOutcome(asked) ? one(asked) : named(asked, one)
  })
}

const outcome = async (engine: Engine, [what, of]: Outcome, made: Made | undefined): Promise<unknown> => {
  const told = made?.told ?? []
  switch (what) {
    case 'told':
      return told.length
    case 'toldIds':
      return told
    case 'next':
      return made?.next ?? null
    case 'added':
      return made?.added[String(of)]?.[0] ?? null
    case 'counted':
      return Number(made?.gives[String(of)] ?? 0)
    case 'given':
      return made?.gives[String(of)] ?? null
    case 'changed':
      return made?.changed ?? []
    case 'toldNames':
      return (
        await engine.read<{ name: string }>({
          text: "select rule.label_user(x.id) ->> 'name' as name from unnest($1::uuid[]) with ordinality x (id, at) order by x.at",
          params: [told],
        })
      ).map(({ name }) => name)
  }
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
