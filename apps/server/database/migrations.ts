import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { thrownMessage } from '@chengban/kernel/thrown.ts'
import type pg from 'pg'
import { type Applied, inTodaysNames } from './baseline.ts'

/** A file of SQL that is applied once, or, for derived objects, in its latest form. */
export interface Migration {
  readonly name: string
  readonly sql: string
  readonly hash: string
  readonly isDerived: boolean
}

const root = new URL('../../../', import.meta.url)
const read = (path: string): string => readFileSync(new URL(path, root), 'utf8')

const migration = (name: string, path: string, isDerived: boolean): Migration => {
  const sql = read(path)
  return { name, sql, hash: createHash('sha256').update(sql).digest('hex'), isDerived }
}

/** The numbered migrations in order, then the derived objects. */
export const migrations = (): Migration[] => [
  ...readdirSync(new URL('db/migrations/', root))
    .sort()
    .map((name) => migration(name, `db/migrations/${name}`, false)),
  migration('derived.sql', 'db/derived.sql', true),
]

/** What every database has before its first migration. */
export const prepare = async (owner: pg.ClientBase): Promise<void> => {
  await owner.query(`set client_min_messages = warning; ${read('packages/engine/schema/base.sql')}`)
  await owner.query(
    'create table if not exists app.migration (name text primary key, hash text not null, tz timestamptz not null default now())',
  )
  await letSearchUseIndexes(owner)
}

/** Names and hashes of what a database has had, in the names declared. */
export const appliedOf = async (
  owner: pg.ClientBase,
  declared: readonly Migration[] = migrations(),
): Promise<Applied[]> => {
  const { rows } = await owner.query<Applied>('select name, hash from app.migration order by name collate "C"')
  return inTodaysNames(rows, declared)
}

/** Inside a transaction. Rejects where a numbered one was changed after it had been applied. */
export const apply = async (owner: pg.ClientBase, { name, sql, hash }: Migration): Promise<void> => {
  try {
    await owner.query(sql)
    await owner.query(
      'insert into app.migration (name, hash) values ($1, $2) on conflict (name) do update set hash = $2, tz = now()',
      [name, hash],
    )
  } catch (error) {
    throw new Error(`migration ${name}: ${thrownMessage(error)}`, { cause: error })
  }
}

/** One after the other in the same transaction. */
export const applyAll = async (owner: pg.ClientBase, pending: readonly Migration[]): Promise<void> => {
  for (const migration of pending) {
    // what one left for the end of the transaction is due before the next changes the table
    await owner.query('set constraints all immediate')
    await apply(owner, migration)
  }
}

/** Views would hold on to the columns that a numbered migration drops or changes: they are made anew after it. */
export const dropDerived = async (owner: pg.ClientBase): Promise<void> => {
  await owner.query('drop schema if exists rule cascade; drop schema if exists public cascade; create schema public')
}

/**
 * Below row-level security the planner uses an index only for functions known not to leak. Containment of arrays and the
 * week of an instant do not: they never fail on a value. Only a superuser may say so; without one, search stays right and
 * gets slower.
 */
const letSearchUseIndexes = async (owner: pg.ClientBase): Promise<void> => {
  const { rows } = await owner.query<{ name: string }>(
    `select p.oid::regprocedure as name from pg_roles r, pg_proc p where r.rolname = current_user and r.rolsuper and not p.proleakproof
       and p.oid in ('pg_catalog.arraycontains(anyarray, anyarray)'::regprocedure, 'app.week(timestamptz)'::regprocedure)`,
  )
  for (const { name } of rows) await owner.query(`alter function ${name} leakproof`)
}
