import type { Entity } from '@chengban/kernel/entity.ts'
import { listIn } from '@chengban/kernel/list-in.ts'
import type { EntityName, RowOf } from '@chengban/kernel/registry.ts'
import { breath } from '../breath.ts'
import { clock } from '../clock.ts'
import { uuidv7 } from '../db/uuid.ts'
import { settleTasks } from '../round/questions.ts'
import { tellRecord } from '../row/change-record.ts'
import { linkFiles } from '../row/file-links.ts'
import { fillFromOthers } from '../row/from-others.ts'
import { withDefaults } from '../row/input.ts'
import { searchKept } from '../row/kept-search.ts'
import { giveNumbers } from '../row/number.ts'
import { insertRow, insertRows, writeLinks } from '../row/rows.ts'
import { authorOf, type Values, type Within } from '../row/scene.ts'
import { searchColumns } from '../row/search-columns.ts'

/** Columns of a row; undefined ones are left out. */
export type Some<R> = { readonly [K in keyof R]?: R[K] | undefined }

/**
 * For handlers: adds a row of another entity that follows from the write, in the same transaction. Checks no rights,
 * and only the database checks the values. Gives its id.
 */
export const addRow = async <E extends EntityName>(
  within: Within,
  name: E,
  values: Some<RowOf<E>>,
): Promise<string> => {
  const { tx, writer } = within
  const entity = writer.catalog.entity(name)
  const row = await made(within, entity, values)
  await insertRow(tx, writer.catalog, entity, row, searchColumns(entity, row))
  return added(within, entity, values, row)
}

/** Rows of one statement. */
const atOnce = 100

/** The same of many rows that fill the same columns. Gives their ids. */
export const addRows = async <E extends EntityName>(
  within: Within,
  name: E,
  all: readonly Some<RowOf<E>>[],
): Promise<string[]> => {
  const { tx, writer } = within
  const entity = writer.catalog.entity(name)
  const ids: string[] = []
  for (let at = 0; at < all.length; at += atOnce) {
    const part: { readonly values: Values; readonly row: Values }[] = []
    for (const values of all.slice(at, at + atOnce)) {
      await breath()
      part.push({ values, row: await made(within, entity, values) })
    }
    const rows = part.map(({ row }) => ({ row, extra: searchColumns(entity, row) }))
    await insertRows(tx, writer.catalog, entity, rows)
    for (const { values, row } of part) {
      await breath()
      ids.push(await added(within, entity, values, row))
    }
  }
  return ids
}

/** The row as it is stored: its defaults, what others say, and its numbers. */
const made = async ({ tx, writer }: Within, entity: Entity, values: Values): Promise<Values> => {
  const { catalog, actor } = writer
  const now = clock.now().toISOString()
  const own = { id: uuidv7(clock.now()), tzCreate: now, tzUpdate: now, creatorId: authorOf(writer), version: 1 }
  const row: Values = { ...withDefaults(entity, values, actor.userId), ...values, ...own }
  await fillFromOthers(tx, catalog, entity, row, values)
  await giveNumbers(tx, catalog, entity, row, 'create')
  return row
}

/** What goes with a new row: links, files, words, tasks and its record. */
const added = async ({ tx, writer }: Within, entity: Entity, values: Values, row: Values): Promise<string> => {
  const { catalog, actor } = writer
  const id = String(row.id)
  for (const [name, ids] of Object.entries(values))
    if (entity.fields[name]?.kind === 'refs' && ids)
      await writeLinks(tx, catalog, entity, id, name, listIn<string>(ids), true)
  await linkFiles(tx, entity, id, row, Object.keys(values), true)
  await searchKept(tx, catalog, entity, id, [])
  await settleTasks({ tx, writer, entity, before: null, row, input: {}, opinion: null }, { label: '新建' })
  await tellRecord(tx, actor.userId, entity, id, { action: '新建', via: '系统', changes: [] })
  return id
}
