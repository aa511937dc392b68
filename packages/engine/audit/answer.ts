import { decidedFlow, isPlain, questionOf } from '@chengban/kernel/decided.ts'
import type { Entity } from '@chengban/kernel/entity.ts'
import { conflict } from '@chengban/kernel/refusal.ts'
import type { Sql } from '../db/sql.ts'
import type { Acted, MoveInput } from '../row/act.ts'
import type { Writer } from '../row/scene.ts'
import { demandVersion, move } from '../write/move.ts'
import { acts } from './acts.ts'
import { openRecord } from './opened.ts'

/** A decision as the inbox makes it. */
export interface Verdict {
  readonly isPass: boolean
  /** Of many at once: it must take no more than a word. */
  readonly isOneOfMany?: boolean
}

/** By the shared audit, or by the very move that answers what the row asks now. */
export const decide = async (
  tx: Sql,
  writer: Writer,
  entity: Entity,
  { isPass, isOneOfMany }: Verdict,
  input: MoveInput,
): Promise<Acted> => {
  const flow = decidedFlow(entity)
  const { signature, cc, ...given } = input
  if (!flow)
    return isPass
      ? acts.approve(tx, writer, entity, { ...given, signature, cc })
      : acts.reject(tx, writer, entity, given)
  const { row } = await openRecord(tx, writer, entity, given)
  demandVersion(given.version, row)
  const question = questionOf(entity, row)
  if (!question) throw conflict('该单据已被处理')
  if (isOneOfMany && isPass && !isPlain(flow, question)) throw conflict('该单据需逐条审批')
  const { pass, reject } = question
  const status = await move(tx, writer, entity, isPass ? pass : reject, {
    ...given,
    ...(pass === reject ? { pass: isPass } : {}),
  })
  return { status }
}
