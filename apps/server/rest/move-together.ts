import type { Engine } from '@chengban/engine/engine.ts'
import type { Made, MoveInput } from '@chengban/engine/row/act.ts'
import { add } from '@chengban/kernel/decimal.ts'
import type { Entity } from '@chengban/kernel/entity.ts'
import { isOutcome } from '@chengban/kernel/move-call.ts'
import { invalid } from '@chengban/kernel/refusal.ts'
import type { Move } from '@chengban/kernel/workflow.ts'
import type { Body } from './body.ts'
import { ok } from './envelope.ts'
import type { MoveDoor } from './move-doors.ts'

/** Moves several rows in the order of their ids: all or none. A refusal carries the row's place in the request. */
export const movedTogether = async (
  engine: Engine,
  entity: Entity,
  move: Move,
  { ids, ...given }: Body,
  asked: MoveDoor['answers'] = {},
) => {
  const { most = 0, answers } = move.many ?? {}
  const named = rowsIn(ids)
  if (named.length === 0) throw invalid({ ids: `请选择${entity.label}` })
  if (named.length > most) throw invalid({ ids: `一次最多处理${most}条` })
  const made = await engine.moves(
    entity,
    move.name,
    named.map((one) => ({ ...given, ...one })),
  )
  const counted = Object.entries(asked).flatMap(([name, one]) =>
    isOutcome(one) && one[0] === 'counted' ? [[name, totalOf(made, one[1])]] : [],
  )
  return ok({
    ids: named.map(({ id }) => id),
    ...(answers ? { [answers]: named.length } : {}),
    ...Object.fromEntries(counted),
  })
}

/** Amounts are added as the decimals they are. */
const totalOf = (made: readonly Made[], name: string): number | string => {
  const given = made.map(({ gives }) => gives[name] ?? 0)
  return given.some((one) => typeof one === 'string')
    ? given.map(String).reduce(add, '0.00')
    : given.reduce<number>((sum, one) => sum + Number(one), 0)
}

/** Each row once; named twice, the first counts. */
const rowsIn = (ids: unknown): MoveInput[] => {
  if (!Array.isArray(ids)) throw invalid({ ids: 'ids格式错误' })
  const rows = ids.map((one: unknown) =>
    typeof one === 'object' && one !== null
      ? { id: String((one as Body).id), version: (one as Body).version }
      : { id: String(one), version: undefined },
  )
  return [...new Map(rows.toReversed().map((row) => [row.id, row])).values()].toReversed()
}
