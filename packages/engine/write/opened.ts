import type { Entity } from '@chengban/kernel/entity.ts'
import type { Sql } from '../db/sql.ts'
import { lockRow } from '../row/rows.ts'
import { run, type Writer } from '../row/scene.ts'

/** The effects of opening a row; nothing where the person no longer sees it. */
export const followOpening = async (tx: Sql, writer: Writer, entity: Entity, id: string): Promise<void> => {
  const locked = await lockRow(tx, writer.catalog, entity, id)
  if (!locked?.seen) return
  const scene = { tx, writer, entity, before: locked.row, row: { ...locked.row }, input: {}, opinion: null }
  await run(scene, entity.opened?.handler)
}
