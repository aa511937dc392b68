import { locks } from '@chengban/engine/db/locks.ts'
import pg from 'pg'
import type { Applied } from './baseline.ts'
import { demandFit } from './fitness.ts'
import { appliedOf, applyAll, dropDerived, type Migration, migrations, prepare } from './migrations.ts'
import { makeGroupRoles } from './roles.ts'

/** Held by the process that upgrades a database or fills an empty one. */
export const upgradeLock = `select pg_advisory_lock(${locks.upgrade})`

/**
 * Upgrades a database to the declared state or leaves it as it was: missing migrations and, when they differ, all
 * views, policies and functions, in one transaction. Several processes may call it at once.
 */
export const migrate = async (ownerUrl: string, declared = migrations()): Promise<void> => {
  const owner = new pg.Client({ connectionString: ownerUrl })
  await owner.connect()
  try {
    await demandFit(owner, ownerUrl)
    await owner.query(upgradeLock)
    await demandKnown(owner, declared)
    await makeGroupRoles(owner)
    await prepare(owner)
    const pending = due(await appliedOf(owner, declared), declared)
    if (pending.length) await upgrade(owner, pending)
  } finally {
    await owner.end()
  }
}

/** Before anything is touched: what a newer version has made there stays as it made it. */
const demandKnown = async (owner: pg.Client, declared: readonly Migration[]): Promise<void> => {
  const { rows } = await owner.query<{ is: boolean }>(`select to_regclass('app.migration') is not null as is`)
  if (rows[0]?.is) due(await appliedOf(owner, declared), declared)
}

/**
 * Returns the migrations a database lacks; views are made anew after any change of tables. Refuses a database that has
 * more than this version knows.
 */
export const due = (applied: readonly Applied[], declared: readonly Migration[] = migrations()): Migration[] => {
  const newer = applied.find(({ name }) => !declared.some((one) => one.name === name))
  if (newer)
    throw new Error(`数据库来自更新的版本（有 ${newer.name}），请安装该版本 / the database is of a newer version`)
  const fresh = declared.filter(({ name, hash, isDerived }) => {
    const known = applied.find((one) => one.name === name)
    if (known && known.hash !== hash && !isDerived)
      throw new Error(
        `迁移 ${name} 在执行之后被改动：恢复该文件 / migration ${name} was changed after it had been applied`,
      )
    return known?.hash !== hash
  })
  const changesTables = fresh.some(({ isDerived }) => !isDerived)
  return declared.filter((one) => fresh.includes(one) || (changesTables && one.isDerived))
}

const upgrade = async (owner: pg.Client, pending: readonly Migration[]): Promise<void> => {
  try {
    await owner.query('begin')
    if (pending.some(({ isDerived }) => !isDerived)) await dropDerived(owner)
    await applyAll(owner, pending)
    await owner.query('commit')
  } catch (error) {
    await owner.query('rollback')
    throw error
  }
}
