import type { Due } from '@chengban/kernel/job.ts'
import { idType } from '../kinds/column.ts'
import type { Values, Within } from '../row/scene.ts'
import { sqlOf } from '../schema/expression.ts'
import { table } from '../schema/names.ts'
import { change } from '../write/by-system.ts'
import { moveByName } from '../write/move.ts'
import { type Givens, givenSql, selected } from './given.ts'
import type { JobResult, JobScene } from './job.ts'

const batch = 500

/** Rows whose time has come move, or get columns. */
export const settleDue = (scene: JobScene, due: Due): Promise<JobResult> =>
  due.move === undefined ? setDue(scene, due) : moveDue(scene, due, due.move)

const rowsOf = ({ catalog }: Pick<JobScene, 'catalog'>, { of, where }: Due): string =>
  `from ${table(of)} t where (${sqlOf(where, catalog.inside(catalog.entity(of), 't'))})`

const columnsOf = ({ catalog }: Pick<JobScene, 'catalog'>, { of }: Due, values: Givens): string => {
  const entity = catalog.entity(of)
  const sql = selected(givenSql(catalog, entity, catalog.inside(entity, 't'), values))
  return sql ? `, ${sql}` : ''
}

/** Moves each row in its own transaction, checked again inside it: a refused row does not stop the others. */
const moveDue = async (scene: JobScene, due: Due, move: string): Promise<JobResult> => {
  const { transaction, catalog, signal } = scene
  const found = await transaction((tx) =>
    tx.query<{ id: string }>(`select t.id::text as id ${rowsOf(scene, due)} order by t.id`),
  )
  const failed: unknown[] = []
  let moved = 0
  for (const { id } of found) {
    if (signal.aborted) break
    await moveOne(scene, due, move, id).then(
      (count) => {
        moved += count
      },
      (error: unknown) => failed.push(error),
    )
  }
  if (failed.length) throw new AggregateError(failed, `${catalog.entity(due.of).label}未能全部处理`)
  return { [move]: moved }
}

const moveOne = (scene: JobScene, due: Due, move: string, id: string): Promise<number> =>
  scene.transaction(async (tx) => {
    const { of, asked = {}, input = {}, set = {} } = due
    const within = { tx, writer: scene.writer }
    const entity = scene.catalog.entity(of)
    const read = (values: Givens) =>
      tx.query<Values>(
        `select true as "$is"${columnsOf(scene, due, values)} ${rowsOf(scene, due)} and t.id = $1::${idType(entity)}`,
        [id],
      )
    const [[given], [columns]] = [await read(input), await read(set)]
    if (!given || !columns) return 0
    await moveByName(within, of, move, id, { ...bare(given), ...asked })
    if (due.set) await change(within, of as never, id, bare(columns) as never)
    return 1
  })

const bare = ({ $is: _is, ...values }: Values): Values => values

/** So many rows in a transaction, by ascending id: what still holds afterwards is not come upon twice. */
const setDue = async (scene: JobScene, due: Due): Promise<JobResult> => {
  const { transaction, writer, signal } = scene
  let count = 0
  for (let last: string | null = null; ; ) {
    const done = await transaction((tx) => setBatch({ tx, writer }, due, last))
    last = done.last
    count += done.changed
    if (done.found < batch || signal.aborted) return { changed: count }
  }
}

/** Sets the columns of rows whose time has come in the running transaction, of as many as one takes. */
export const setRows = async (within: Within, due: Due): Promise<void> => {
  await setBatch(within, due, null)
}

const setBatch = async ({ tx, writer }: Within, due: Due, after: string | null): Promise<Batch> => {
  const { of, set = {} } = due
  const text = `select t.id::text as "$id"${columnsOf(writer, due, set)} ${rowsOf(writer, due)}
    and ($1::text is null or t.id::text > $1) order by t.id::text limit ${batch}`
  const rows = await tx.query<Values>(text, [after])
  const columns = new Map(rows.map(({ $id, ...values }) => [String($id), values]))
  const values = ({ id }: { readonly id: string }) => columns.get(String(id))
  const changed = rows.length
    ? (await change({ tx, writer }, of as never, [...columns.keys()], values as never)).length
    : 0
  return { changed, found: rows.length, last: String(rows.at(-1)?.$id ?? '') }
}

interface Batch {
  readonly changed: number
  readonly found: number
  readonly last: string
}
