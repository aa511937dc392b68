import { verdictsOf } from '@chengban/kernel/audit-input.ts'
import type { Entity } from '@chengban/kernel/entity.ts'
import { isEmpty } from '@chengban/kernel/kinds/kinds.ts'
import type { Sql } from '../db/sql.ts'
import type { MoveInput } from '../row/act.ts'
import { lockRow } from '../row/rows.ts'
import { run, type Writer } from '../row/scene.ts'
import { openDecision } from './opened.ts'

/**
 * Decides the lines whose verdicts came with the decision on the whole; gives the remaining input, over the new
 * version.
 */
export const linesFirst = async (tx: Sql, writer: Writer, entity: Entity, input: MoveInput): Promise<MoveInput> => {
  const verdicts = verdictsOf(entity)
  if (!verdicts || isEmpty(input[verdicts.key])) return input
  const { before } = await openDecision(tx, writer, entity, input)
  const asked = { [verdicts.key]: input[verdicts.key] }
  await run({ tx, writer, entity, before, row: { ...before }, input: {}, opinion: null, asked }, verdicts.handler)
  const now = await lockRow(tx, writer.catalog, entity, input.id)
  return { ...input, version: now?.row.version }
}
