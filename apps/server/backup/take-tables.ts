import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type pg from 'pg'
import { copyOut } from './copy-out.ts'
import type { Manifest, TableKept } from './manifest.ts'
import { copyOutText, stateTables, type TableCopy } from './tables.ts'
import { TableTally } from './tally.ts'

/** Copies the tables of the snapshot, one gzipped file each. */
export const takeTables = async (owner: pg.Client, part: string, signal: AbortSignal): Promise<TableKept[]> => {
  await mkdir(join(part, 'tables'), { mode: 0o700 })
  const kept: TableKept[] = []
  for (const table of await stateTables(owner)) kept.push(await takeTable(owner, part, table, signal))
  return kept
}

const takeTable = async (owner: pg.Client, part: string, table: TableCopy, signal: AbortSignal): Promise<TableKept> => {
  const file = join('tables', `${table.name.replaceAll('"', '')}.copy.gz`)
  const tally = new TableTally()
  const target = createWriteStream(join(part, file), { flags: 'wx', mode: 0o600, flush: true })
  await pipeline(copyOut(owner, copyOutText(table)), tally, createGzip({ level: 3 }), target, { signal })
  return { ...table, file, rows: tally.lines, sha256: tally.sha256() }
}

/** Reads the sequences; after the snapshot they may only be further on. */
export const sequencesOf = async (owner: pg.Client): Promise<Manifest['sequences']> =>
  (
    await owner.query<Manifest['sequences'][number]>(
      `select format('%I.%I', schemaname, sequencename) as name, coalesce(last_value, start_value)::text as last,
         last_value is not null as "isCalled"
       from pg_sequences where schemaname !~ '^pg_' and schemaname <> 'graphile_worker' order by 1`,
    )
  ).rows
