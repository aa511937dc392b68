import { type Entity, stateFields } from '@chengban/kernel/entity.ts'
import type { EntityName, RowOf } from '@chengban/kernel/registry.ts'
import { rowName } from '@chengban/kernel/row-name.ts'
import { breath } from '../breath.ts'
import { clock } from '../clock.ts'
import type { Sql } from '../db/sql.ts'
import { idType } from '../kinds/column.ts'
import { endTasks, settleTasks } from '../round/questions.ts'
import { announce } from '../row/announce.ts'
import { changesOf, tellRecord } from '../row/change-record.ts'
import { changedNames } from '../row/changed.ts'
import { linkFiles } from '../row/file-links.ts'
import { updateRow, writeLinks } from '../row/rows.ts'
import type { Values, Within, Writer } from '../row/scene.ts'
import { searchColumns } from '../row/search-columns.ts'
import { find, type Which } from '../row/stored.ts'
import { table } from '../schema/names.ts'
import type { Some } from './add-row.ts'

/** The columns to write; a function gives them for the previous row, and nothing where the row stays. */
export type Changed<E extends EntityName> = Some<RowOf<E>> | ((row: RowOf<E>) => Some<RowOf<E>> | undefined)

/**
 * For handlers and jobs: writes columns of rows that follow from another write, in the same transaction: locked in the
 * order of their ids, with version, search, links, 记录 of the system and event. Checks no rights, and only the database
 * checks the values. States change by moves only. Gives the changed rows, as they are now.
 */
export const change = async <E extends EntityName>(
  within: Within,
  name: E,
  which: Which<E>,
  values: Changed<E>,
): Promise<RowOf<E>[]> => {
  const { tx, writer } = within
  const entity = writer.catalog.entity(name)
  const changed: RowOf<E>[] = []
  for (const before of await find(within, name, which, { isLocked: true })) {
    await breath()
    const made = typeof values === 'function' ? values(before) : values
    if (!made) continue
    const row = { ...(before as Values), ...(made as Values) }
    const names = changedNames(before, row)
    if (names.length === 0) continue
    refuseStates(entity, names)
    row.tzUpdate = clock.now().toISOString()
    await store(tx, writer, entity, { before: before, row, names: [...names, 'tzUpdate'] })
    changed.push({ ...row, version: Number(row.version) + 1 } as RowOf<E>)
  }
  return changed
}

const refuseStates = (entity: Entity, names: readonly string[]): void => {
  const state = stateFields(entity).find((name) => names.includes(name))
  if (state) throw new Error(`${entity.name}.${state} moves by its moves alone`)
}

interface Written {
  readonly before: Values
  readonly row: Values
  readonly names: readonly string[]
}

const store = async (tx: Sql, writer: Writer, entity: Entity, { before, row, names }: Written): Promise<void> => {
  const id = String(row.id)
  await updateRow(tx, writer.catalog, entity, row, names, searchColumns(entity, row, names), 'soon')
  for (const name of names.filter((one) => entity.fields[one]?.kind === 'refs'))
    await writeLinks(tx, writer.catalog, entity, id, name, row[name] as readonly string[])
  await linkFiles(tx, entity, id, row, names)
  await settleTasks({ tx, writer, entity, before, row, input: {}, opinion: null }, { label: '修改' })
  if (entity.untrailed) return announce(tx, entity, id)
  const changes = await changesOf(tx, writer.catalog, entity, before, row)
  // what nobody reads is nothing to tell
  if (changes.length === 0) return announce(tx, entity, id)
  await tellRecord(tx, writer.actor.userId, entity, id, { action: '修改', via: '系统', changes })
}

/** For handlers and jobs: rows that go with something else; their files' links go, their trail stays. Gives how many. */
export const drop = async <E extends EntityName>(within: Within, name: E, which: Which<E>): Promise<number> => {
  const { tx, writer } = within
  const entity = writer.catalog.entity(name)
  const rows: readonly Values[] = await find(within, name, which, { isLocked: true })
  const ids = rows.map(({ id }) => String(id))
  if (ids.length === 0) return 0
  await endTasks(tx, entity, ids)
  await tx.query('delete from store.file_link where module = $1 and relevance_id = any ($2)', [name, ids])
  await tx.query(`delete from ${table(name)} t where t.id = any ($1::${idType(entity)}[])`, [ids])
  for (const row of rows) {
    const action = `删除【${rowName(entity, row)}】`
    if (!entity.untrailed)
      await tellRecord(tx, writer.actor.userId, entity, String(row.id), { action, via: '系统', changes: [] })
    else await announce(tx, entity, String(row.id))
  }
  return ids.length
}
