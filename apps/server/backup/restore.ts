import type { FileStorage } from '@chengban/engine/files/storage.ts'
import pg from 'pg'
import { inTodaysNames } from '../database/baseline.ts'
import { demandFit } from '../database/fitness.ts'
import { due, upgradeLock } from '../database/migrate.ts'
import { appliedOf, apply, applyAll, migrations, prepare } from '../database/migrations.ts'
import { makeGroupRoles } from '../database/roles.ts'
import { checkBackup } from './check.ts'
import { loadTables } from './load.ts'
import type { Manifest } from './manifest.ts'
import { demandEmptyStorage, demandFiles, putFiles } from './put-files.ts'
import { plainText } from './tables.ts'

export interface RestoreOptions {
  /** The folder of the one backup. */
  readonly from: string
  /** Of the owner of an empty database. */
  readonly url: string
  readonly storage: FileStorage
  /** The storage is the one the backup was taken from and stays as it is. */
  readonly filesStay?: boolean
  readonly signal?: AbortSignal
}

const neverAborted = new AbortController().signal

/**
 * Fills an empty place with a backup, all or nothing: one transaction makes the tables as they were, loads and proves
 * them, and brings them up to this version. Rejects with a sentence, and leaves the database empty, where the backup is
 * damaged or newer than this version, or the place is not empty.
 */
export const restore = async (options: RestoreOptions): Promise<Manifest> => {
  const { from, url, storage, filesStay = false, signal = neverAborted } = options
  const taken = await checkBackup(from)
  const manifest = { ...taken, migrations: inTodaysNames(taken.migrations, migrations()) }
  demandKnown(manifest)
  const owner = new pg.Client({ connectionString: url })
  await owner.connect()
  try {
    await demandFit(owner, url)
    await owner.query(upgradeLock)
    await demandEmptyDatabase(owner)
    await (filesStay ? demandFiles(from, storage) : demandEmptyStorage(from, storage))
    await makeGroupRoles(owner)
    await owner.query(plainText)
    await owner.query('begin')
    await build(owner, from, manifest, signal)
    if (!filesStay) await putFiles(from, storage, signal)
    await owner.query('commit')
    await owner.query('analyze')
    return manifest
  } finally {
    // what has not been committed is gone with the connection
    await owner.end()
  }
}

const build = async (owner: pg.Client, from: string, manifest: Manifest, signal: AbortSignal): Promise<void> => {
  await prepare(owner)
  const had = new Set(manifest.migrations.map(({ name }) => name))
  for (const migration of migrations())
    if (had.has(migration.name) && !migration.isDerived) await apply(owner, migration)
  await loadTables(owner, from, manifest, signal)
  await owner.query('reset row_security')
  await applyAll(owner, due(await appliedOf(owner)))
}

const demandKnown = (manifest: Manifest): void => {
  const known = new Map(migrations().map((migration) => [migration.name, migration]))
  for (const { name, hash } of manifest.migrations) {
    const here = known.get(name)
    if (!here) throw new Error(`备份来自更新的版本（${manifest.product}，有本版本没有的 ${name}），请先升级`)
    if (here.hash !== hash && !here.isDerived) throw new Error(`备份来自另一个版本：${name} 与本版本不同`)
  }
}

const demandEmptyDatabase = async (owner: pg.Client): Promise<void> => {
  const { rows } = await owner.query<{ name: string }>(
    `select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname !~ '^pg_' and n.nspname <> 'information_schema' and c.relkind in ('r', 'v', 'm', 'p', 'S') limit 1`,
  )
  if (rows[0]) throw new Error(`目标数据库不是空的（有 ${rows[0].name}），恢复只能到空的位置`)
}
