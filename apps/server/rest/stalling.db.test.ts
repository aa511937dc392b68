import { once } from 'node:events'
import { type ClientRequest, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest'
import { path } from '../graphql/routes.ts'
import type { TestServer } from '../testing/server.ts'
import { signInTeam, type Team, teamServer } from '../testing/team.ts'

let server: TestServer
let team: Team
let port: number
beforeAll(async () => {
  server = await teamServer({ graphql: true })
  team = await signInTeam(server)
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  port = (server.app.server.address() as AddressInfo).port
  // the schema of GraphQL is built by then
  for (const [, asked] of doors) expect(await ask(asked('client', 'clients'), team.s1.token).status).toBe(200)
})
afterAll(() => server.close())

interface SentRequest {
  readonly method: 'GET' | 'POST'
  readonly url: string
  readonly body?: unknown
}
const doors: readonly [string, (table: string, many: string) => SentRequest][] = [
  ['REST', (table) => ({ method: 'GET', url: `/api/${table}` })],
  ['GraphQL', (_, many) => ({ method: 'POST', url: path, body: { query: `{ ${many} { totalCount nodes { id } } }` } })],
]

let open: ClientRequest[] = []
/** Sends a request over a separate connection; its status, 0 where the connection was cut. */
const ask = ({ method, url, body }: SentRequest, token: string): { status: Promise<number>; hangUp: () => void } => {
  const headers = { authorization: `Bearer ${token}`, ...(body ? { 'content-type': 'application/json' } : {}) }
  const sent = request({ port, host: '127.0.0.1', method, path: url, headers, agent: false })
  open.push(sent)
  const status = once(sent, 'response').then(
    ([response]) => {
      response.resume()
      return response.statusCode as number
    },
    () => 0,
  )
  sent.end(body ? JSON.stringify(body) : undefined)
  return { status, hangUp: () => sent.destroy() }
}

/** Rows of this table are not read before the lock goes. */
const locked = async (): Promise<void> => {
  await server.owner.query('begin')
  await server.owner.query('lock table store.holiday in access exclusive mode')
}
afterEach(async () => {
  await server.owner.query('rollback')
  for (const one of open) one.destroy()
  open = []
})
const stuck = async (): Promise<number> =>
  (
    await server.owner.query(
      `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
    )
  ).rowCount ?? 0

describe.each(doors)('through %s', (_, asked) => {
  const slow = asked('holiday', 'holidays')
  const quick = asked('client', 'clients')

  it('sixteen readings of one person that do not come to an end leave another’s list its place', async () => {
    await locked()
    const readings = Array.from({ length: 16 }, () => ask(slow, team.g.token))
    await expect.poll(stuck).toBeGreaterThanOrEqual(1)
    const began = performance.now()
    expect(await ask(quick, team.s1.token).status).toBe(200)
    expect(performance.now() - began).toBeLessThan(3000 * inject('pace'))
    await server.owner.query('rollback')
    expect(await Promise.all(readings.map(({ status }) => status))).toEqual(readings.map(() => 200))
  })

  it('what a client read that hung up is stopped, and what had not begun never begins', async () => {
    await locked()
    const readings = Array.from({ length: 16 }, () => ask(slow, team.g.token))
    await expect.poll(stuck).toBeGreaterThanOrEqual(1)
    for (const { hangUp } of readings) hangUp()
    await expect.poll(stuck).toBe(0)
    expect(server.parts.db.waiting).toBe(0)
    expect(await ask(quick, team.g.token).status).toBe(200)
  })
})

it('a write goes on when its client hangs up', async () => {
  await locked()
  const body = { date: '2031-05-05', name: '补', kind: '公司假日' }
  const sent = ask({ method: 'POST', url: '/api/holiday', body }, team.admin.token)
  await expect.poll(stuck).toBe(1)
  sent.hangUp()
  await expect(sent.status).resolves.toBe(0)
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(await stuck()).toBe(1)
  await server.owner.query('rollback')
  const stands = async () => (await server.owner.query(`select from store.holiday where name = '补'`)).rowCount
  await expect.poll(stands).toBe(1)
})
