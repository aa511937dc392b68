import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { TEMPLATE } from './cluster.ts'

export interface FreshDatabase {
  /** owner's url */
  url: string
  /** Ends every connection to it and removes it. */
  drop(): Promise<void>
}

/** A migrated database of one's own, cloned from the template in some 30 ms; only in `*.db.test.ts`. */
export const freshDatabase = (): Promise<FreshDatabase> => made(TEMPLATE)

/** One in which nothing stands. */
export const emptyDatabase = (): Promise<FreshDatabase> => made('template0')

const made = async (template: string): Promise<FreshDatabase> => {
  const name = `test_${randomBytes(8).toString('hex')}`
  const url = new URL(inject('clusterUrl'))
  await run(`create database ${name} template ${template} strategy file_copy`)
  url.pathname = name
  return { url: url.href, drop: () => run(`drop database ${name} with (force)`) }
}

const run = async (statement: string): Promise<void> => {
  const client = new pg.Client({ connectionString: inject('clusterUrl') })
  await client.connect()
  // several files clone at once, and cloning waits for nobody else to look at the template
  await client.query('select pg_advisory_lock(1)')
  await client.query(statement).finally(() => client.end())
}
