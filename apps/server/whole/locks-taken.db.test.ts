import { column as columnOf, table } from '@chengban/engine/schema/names.ts'
import type { Entity } from '@chengban/kernel/entity.ts'
import { targetOf } from '@chengban/kernel/field.ts'
import { flowsOf } from '@chengban/kernel/moves.ts'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { entities } from '../compose.ts'
import { type Api, adminPassword, openServer, type TestServer } from '../testing/server.ts'

/** The requests that come at one moment. */
const together = 8

interface Step {
  readonly entity: Entity
  readonly name: string
  /** The column that names the row to be locked first. */
  readonly column: string
}

/** Every step that declares rows to lock first; an audit is tried by its submission alone. */
const steps: readonly Step[] = entities.flatMap((entity: Entity) => {
  const acts = [...flowsOf(entity).flatMap(({ moves }) => moves), ...(entity.acts ?? [])]
  const audited = entity.audit?.locks ? [{ name: 'submit', locks: entity.audit.locks }] : []
  return [...acts, ...audited].flatMap(({ name, locks = [] }) => {
    const [column] = locks
    return column && !column.includes('.') ? [{ entity, name, column }] : []
  })
})

/** Entities of which the demonstration company has no row with such a column. */
const rowless: readonly string[] = []

let server: TestServer
let admin: Api
let holder: pg.Client

beforeAll(async () => {
  server = await openServer({ demo: true })
  admin = await server.signIn('admin', adminPassword)
  holder = new pg.Client({ connectionString: server.database.url })
  await holder.connect()
})
afterAll(async () => {
  await holder.end()
  await server.close()
})

const waiting = async (): Promise<number> => {
  const { rows } = await server.owner.query(
    `select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows[0].n
}

interface HeldRow {
  readonly id: string
  readonly version: number
  readonly held: string
}

const rowOf = async ({ entity, column }: Step): Promise<HeldRow | undefined> => {
  const held = `t.${columnOf(column)}`
  const { rows } = await server.owner.query(
    `select t.id::text as id, t.version, ${held}::text as held from ${table(entity.name)} t where ${held} is not null limit 1`,
  )
  return rows[0]
}

// long: the rows of a demonstration company, and one wait after the other
it('whatever eight people ask at one moment, a step waits for the row that it counts under', async () => {
  const [loose, none]: [string[], string[]] = [[], []]
  for (const step of steps) {
    const { entity, name, column } = step
    const row = await rowOf(step)
    if (!row) {
      none.push(`${entity.name}.${name}`)
      continue
    }
    const target = targetOf(entity.fields[column] as never)
    await holder.query('begin')
    await holder.query(`select from ${table(target)} where id = $1 for no key update`, [row.held])
    const sent = { id: row.id, version: row.version, opinion: '同时' }
    const asked = Array.from({ length: together }, () => admin.post(`/api/${entity.resource}/action/${name}`, sent))
    const isHeld = await expect
      .poll(waiting, { timeout: 3000, interval: 10 })
      .toBeGreaterThan(0)
      .then(
        () => true,
        () => false,
      )
    await holder.query('rollback')
    const passed = (await Promise.all(asked)).filter(({ status }) => status === 200)
    if (!isHeld || passed.length > 1) loose.push(`${entity.name}.${name}: ${column}`)
  }
  expect(loose).toEqual([])
  expect(none).toEqual(rowless)
  console.log(`${steps.length - none.length} steps waited for the row they lock, each asked ${together} times at once`)
  expect(steps.length).toBeGreaterThan(30)
})
