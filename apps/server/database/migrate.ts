import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import pg from 'pg'
import { makeGroupRoles } from './roles.ts'

const root = new URL('../../../', import.meta.url)
const read = (path: string): string => readFileSync(new URL(path, root), 'utf8')
const hash = (text: string): string => createHash('sha256').update(text).digest('hex')

/**
 * Brings a database up to what is declared: the migrations it has not had, each in a transaction of its own, then
 * views, policies and functions as a whole when they differ. Several processes may call it at once.
 */
export const migrate = async (ownerUrl: string): Promise<void> => {
  const owner = new pg.Client({ connectionString: ownerUrl })
  await owner.connect()
  try {
    await owner.query('select pg_advisory_lock(7000)')
    await makeGroupRoles(owner)
    await owner.query(`set client_min_messages = warning; ${read('packages/engine/schema/base.sql')}`)
    await owner.query(
      'create table if not exists app.migration (name text primary key, hash text not null, tz timestamptz not null default now())',
    )
    await letSearchUseIndexes(owner)
    for (const name of readdirSync(new URL('db/migrations/', root)).sort())
      await apply(owner, name, read(`db/migrations/${name}`), false)
    await apply(owner, 'derived.sql', read('db/derived.sql'), true)
  } finally {
    await owner.end()
  }
}

const apply = async (owner: pg.Client, name: string, sql: string, again: boolean): Promise<void> => {
  const { rows } = await owner.query<{ hash: string }>('select hash from app.migration where name = $1', [name])
  const known = rows[0]?.hash
  if (known === hash(sql)) return
  if (known && !again) throw new Error(`migration ${name} was changed after it had been applied`)
  try {
    await owner.query('begin')
    await owner.query(sql)
    await owner.query(
      'insert into app.migration (name, hash) values ($1, $2) on conflict (name) do update set hash = $2, tz = now()',
      [name, hash(sql)],
    )
    await owner.query('commit')
  } catch (error) {
    await owner.query('rollback')
    throw new Error(`migration ${name}: ${(error as Error).message}`, { cause: error })
  }
}

/**
 * Below row-level security the planner uses an index only for operators known not to leak. Containment of arrays does
 * not: it never fails on a value. Only a superuser may say so; without one, search stays right and gets slower.
 */
const letSearchUseIndexes = async (owner: pg.Client): Promise<void> => {
  const { rows } = await owner.query<{ may: boolean }>(
    `select r.rolsuper and not p.proleakproof as may from pg_roles r, pg_proc p where r.rolname = current_user and p.oid = 'pg_catalog.arraycontains(anyarray, anyarray)'::regprocedure`,
  )
  if (rows[0]?.may) await owner.query('alter function pg_catalog.arraycontains(anyarray, anyarray) leakproof')
}
