import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { TEMPLATE } from './cluster.ts'

export interface FreshDatabase {
  /** owner's url */
  url: string
  /** Ends every connection to it and removes it. */
  drop(): Promise<void>
  /** First rows are in it already. */
  isSeeded?: boolean
}

/** A migrated database of one's own, cloned from the template in some 30 ms; only in `*.db.test.ts`. */
export const freshDatabase = (): Promise<FreshDatabase> => clone(TEMPLATE)

/** An empty database. */
export const emptyDatabase = (): Promise<FreshDatabase> => clone('template0')

/**
 * A clone of the migrated database with the rows that `fill` adds, given the owner's url. `fill` runs once in a test
 * run, for the first file that asks for this `name`; it must close its connections.
 */
export const filledDatabase = async (name: string, fill: (url: string) => Promise<void>): Promise<FreshDatabase> => {
  const template = `${TEMPLATE}_${name}`
  await asOwner(async (client) => {
    await client.query('select pg_advisory_lock(2, hashtext($1))', [name])
    const { rowCount } = await client.query('select from pg_database where datname = $1 and datistemplate', [template])
    if (rowCount) return
    await client.query(`drop database if exists ${template} with (force)`)
    await create(template, TEMPLATE)
    await fill(urlOf(template))
    await client.query(`alter database ${template} is_template true`)
  })
  return { ...(await clone(template)), isSeeded: true }
}

const clone = async (template: string): Promise<FreshDatabase> => {
  const name = `test_${randomBytes(8).toString('hex')}`
  await create(name, template)
  return {
    url: urlOf(name),
    drop: () => asOwner(async (client) => void (await client.query(`drop database ${name} with (force)`))),
  }
}

const create = (name: string, template: string): Promise<void> =>
  asOwner(async (client) => {
    // several files clone at once, and cloning waits for nobody else to look at the template
    await client.query('select pg_advisory_lock(1)')
    await client.query(`create database ${name} template ${template} strategy file_copy`)
  })

const urlOf = (name: string): string => Object.assign(new URL(inject('clusterUrl')), { pathname: name }).href

const asOwner = async (work: (client: pg.Client) => Promise<void>): Promise<void> => {
  const client = new pg.Client({ connectionString: inject('clusterUrl') })
  await client.connect()
  await work(client).finally(() => client.end())
}
