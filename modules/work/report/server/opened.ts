import { instant } from '@chengban/engine/clock.ts'
import { announce } from '@chengban/engine/row/announce.ts'
import { isSame } from '@chengban/engine/row/canonical.ts'
import type { Handler, Scene, Values } from '@chengban/engine/row/scene.ts'
import { find } from '@chengban/engine/row/stored.ts'
import { column, table } from '@chengban/engine/schema/names.ts'
import { moveByName } from '@chengban/engine/write/move.ts'
import type { RowOf } from '@chengban/kernel/registry.ts'

/**
 * Records the reader when a report is opened. Opening by the reviewer also marks it as read; for the author it fills in
 * the `known` values.
 */
export const openReport = async (scene: Scene, known: () => Promise<Values>): Promise<void> => {
  const { writer, entity, row } = scene
  const { userId } = writer.actor
  if (row.userId === userId) return put(scene, await known())
  await put(scene, { readers: await readersOf(scene, userId) })
  if (row.manager === userId && row.status === '已提交') await moveByName(scene, entity.name, 'read', String(row.id))
}

export const reportOpened: Handler<'dailyWork'> = (scene) => openReport(scene, async () => ({}))

type Readers = RowOf<'dailyWork'>['readers']

/** Each with the first time. */
const readersOf = async (scene: Scene, userId: string): Promise<Readers> => {
  const readers = (scene.row.readers ?? []) as Readers
  if (readers.some((one) => one.userId === userId)) return readers
  const [person] = await find(scene, 'user', userId)
  return [...readers, { userId, name: person?.name ?? '', tz: instant() }]
}

/**
 * Writes values without raising the version, because opening a report is no edit and must not invalidate the version
 * others hold.
 */
const put = async ({ tx, entity, row }: Scene, values: Values): Promise<void> => {
  const names = Object.keys(values).filter((name) => !isSame(values[name], row[name]))
  if (names.length === 0) return
  const sets = names.map((name, index) => `${column(name)} = $${index + 2}`)
  await tx.query(`update ${table(entity.name)} set ${sets.join(', ')} where id = $1`, [
    row.id,
    ...names.map((name) => wired(values[name])),
  ])
  await announce(tx, entity, String(row.id))
}

const wired = (value: unknown): unknown => (typeof value === 'object' && value !== null ? JSON.stringify(value) : value)
