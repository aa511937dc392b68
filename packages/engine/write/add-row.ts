import type { EntityName, RowOf } from '@chengban/kernel/registry.ts'
import { clock } from '../clock.ts'
import { uuidv7 } from '../db/uuid.ts'
import { settleTasks } from '../round/questions.ts'
import { tellRecord } from '../row/change-record.ts'
import { linkFiles } from '../row/file-links.ts'
import { fillFromOthers } from '../row/from-others.ts'
import { withDefaults } from '../row/input.ts'
import { searchKept } from '../row/kept-search.ts'
import { giveNumbers } from '../row/number.ts'
import { insertRow, writeLinks } from '../row/rows.ts'
import { authorOf, type Values, type Within } from '../row/scene.ts'
import { searchColumns } from '../row/search-columns.ts'

/** Columns of a row; undefined ones are left out. */
export type Some<R> = { readonly [K in keyof R]?: R[K] | undefined }

/**
 * For handlers: adds a row of another entity that follows from the write, in the same transaction. Checks no rights,
 * and only the database checks the values. Gives its id.
 */
export const addRow = async <E extends EntityName>(
  { tx, writer }: Within,
  name: E,
  values: Some<RowOf<E>>,
): Promise<string> => {
  const { catalog, actor } = writer
  const entity = catalog.entity(name)
  const now = clock.now().toISOString()
  const made = { id: uuidv7(clock.now()), tzCreate: now, tzUpdate: now, creatorId: authorOf(writer), version: 1 }
  const row: Values = { ...withDefaults(entity, values, actor.userId), ...values, ...made }
  await fillFromOthers(tx, catalog, entity, row, values)
  await giveNumbers(tx, catalog, entity, row, 'create')
  await insertRow(tx, catalog, entity, row, searchColumns(entity, row))
  for (const [name, ids] of Object.entries(values))
    if (entity.fields[name]?.kind === 'refs' && ids)
      await writeLinks(tx, catalog, entity, made.id, name, ids as readonly string[], true)
  await linkFiles(tx, entity, made.id, row, Object.keys(values), true)
  await searchKept(tx, catalog, entity, made.id, [])
  await settleTasks({ tx, writer, entity, before: null, row, input: {}, opinion: null }, { label: '新建' })
  await tellRecord(tx, actor.userId, entity, made.id, { action: '新建', via: '系统', changes: [] })
  return made.id
}
