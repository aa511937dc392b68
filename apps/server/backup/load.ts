import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import type pg from 'pg'
import { swallow } from './check.ts'
import { copyIn } from './copy-in.ts'
import { copyOut } from './copy-out.ts'
import type { Manifest, TableKept } from './manifest.ts'
import { copyInText, copyOutText, stateTables } from './tables.ts'
import { TableTally } from './tally.ts'

/**
 * Fills the tables of a database that has the migrations of the backup, inside one transaction, and reads each table
 * back to compare it. Drops the foreign keys for it and checks them for all rows afterwards.
 */
export const loadTables = async (
  owner: pg.Client,
  folder: string,
  manifest: Manifest,
  signal: AbortSignal,
): Promise<void> => {
  await demandSameTables(owner, manifest)
  const keys = (await owner.query<Key>(foreignKeys)).rows
  for (const { of, name } of keys) await owner.query(`alter table ${of} drop constraint ${name}`)
  for (const table of manifest.tables) {
    signal.throwIfAborted()
    await loadTable(owner, folder, table)
  }
  for (const { of, name, said } of keys) await owner.query(`alter table ${of} add constraint ${name} ${said}`)
  for (const { name, last, isCalled } of manifest.sequences)
    await owner.query('select setval($1::regclass, $2, $3)', [name, last, isCalled])
  for (const table of manifest.tables) await proveEqual(owner, table)
}

interface Key {
  readonly of: string
  readonly name: string
  readonly said: string
}

const foreignKeys = `
  select c.conrelid::regclass::text as of, quote_ident(c.conname) as name, pg_get_constraintdef(c.oid) as said
  from pg_constraint c join pg_namespace n on n.oid = c.connamespace
  where c.contype = 'f' and n.nspname !~ '^pg_' order by 1, 2`

const demandSameTables = async (owner: pg.Client, { tables }: Manifest): Promise<void> => {
  const here = new Set((await stateTables(owner)).map(({ name }) => name))
  const missing = tables.find(({ name }) => !here.delete(name))
  const [more] = here
  if (missing || more) throw new Error(`备份与本版本的表不一致：${missing?.name ?? more}`)
}

/** Rows that migrations put there are those of the backup too. Numbers of rows stay as they were given. */
const loadTable = async (owner: pg.Client, folder: string, table: TableKept): Promise<void> => {
  if (table.name === 'app.migration') return
  await owner.query(`alter table ${table.name} disable trigger user; delete from ${table.name}`)
  const lines = createGunzip()
  const reading = pipeline(createReadStream(join(folder, table.file)), lines)
  await Promise.all([reading, copyIn(owner, copyInText(table), lines)])
  await owner.query(`alter table ${table.name} enable trigger user`)
}

const proveEqual = async (owner: pg.Client, table: TableKept): Promise<void> => {
  const tally = new TableTally()
  await pipeline(copyOut(owner, copyOutText(table)), tally, swallow())
  const sha256 = tally.sha256()
  if (tally.lines !== table.rows || sha256 !== table.sha256)
    throw new Error(`恢复后的表 ${table.name} 与备份不一致（${tally.lines}行，应为${table.rows}行），已全部撤销`)
}
