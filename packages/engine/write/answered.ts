import type { Entity } from '@chengban/kernel/entity.ts'
import type { Rows } from '../db/pipeline.ts'
import type { Sql } from '../db/sql.ts'
import type { Engine } from '../engine.ts'
import { detailOf, detailStatements, type Row } from '../read/list.ts'
import { withChange } from '../read/with-change.ts'
import { known } from '../row/key.ts'
import { readLast } from '../row/transaction.ts'
import { unseen } from '../row/unseen.ts'
import { create, update } from './save.ts'

type Sent = Readonly<Record<string, unknown>>

/** What a write gives to its answer. */
export interface Written {
  readonly id: string
  /** The row as its writer sees it afterwards, by the rights they wrote with; undefined where they do not see it. */
  readonly row: Row | undefined
}

/** Creates a row and reads it in the round trip of the commit. `isTelling`: with secrets whose reading is recorded. */
export const createAndRead = (engine: Engine, entity: Entity, sent: Sent, isTelling: boolean): Promise<Written> =>
  writeAndRead(engine, entity, isTelling, (tx) => create(tx, engine.writer, entity, sent))

/** Changes a row and reads it likewise. */
export const updateAndRead = (
  engine: Engine,
  entity: Entity,
  sent: { readonly id: string; readonly values: Sent; readonly version: unknown },
  isTelling: boolean,
): Promise<Written> =>
  writeAndRead(engine, entity, isTelling, async (tx) => {
    await update(tx, engine.writer, entity, known(entity, sent.id), sent.values, sent.version)
    return sent.id
  })

/** Reads the row with the commit; after it where the write is rolled back or holds a lock that all others want. */
const writeAndRead = async (
  engine: Engine,
  entity: Entity,
  isTelling: boolean,
  work: (tx: Sql) => Promise<string>,
): Promise<Written> => {
  let answers: readonly Rows[] | undefined
  const id = await engine.write(entity, work, (written) =>
    readLast(detailStatements(engine.writer, entity, written), isTelling, (rows) => {
      answers = rows
    }),
  )
  if (!answers) return { id, row: await engine.written(entity, id, isTelling) }
  const row = detailOf(entity, answers)
  return { id, row: row && (await withChange(engine, entity, row).catch(unseen)) }
}
