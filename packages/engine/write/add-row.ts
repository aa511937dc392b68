import type { EntityName, RowOf } from '@chengban/kernel/registry.ts'
import { settleTasks } from '../audit/questions.ts'
import { clock } from '../clock.ts'
import { uuidv7 } from '../db/uuid.ts'
import { tellRecord } from './change-record.ts'
import { linkFiles } from './file-links.ts'
import { fillFromOthers } from './from-others.ts'
import { withDefaults } from './input.ts'
import { searchKept } from './kept-search.ts'
import { giveNumbers } from './number.ts'
import { insertRow, writeLinks } from './rows.ts'
import { authorOf, type Values, type Within } from './scene.ts'
import { searchColumns } from './search-columns.ts'

/** Columns of a row; what is undefined is not given. */
export type Some<R> = { readonly [K in keyof R]?: R[K] | undefined }

/**
 * For handlers: a row of another entity that follows from what is being written, in the same transaction. Nobody's
 * rights are asked, nothing is checked but by the database. Gives its id.
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
