import { Database } from '@chengban/engine/db/database.ts'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { listen } from '../live/testing/reader.ts'
import { adminPassword, openServer, type TestServer } from '../testing/server.ts'
import { expectOk } from '../testing/team.ts'
import { unfitness } from './fitness.ts'
import { lookThroughPooler } from './pooler.ts'
import { standingLogin } from './roles.ts'
import { forgetfulLine, type Line } from './testing/forgetful-line.ts'

let plain: TestServer
let line: Line
let server: TestServer

beforeAll(async () => {
  plain = await openServer()
  line = await forgetfulLine(plain.database.url)
  server = await openServer({ pooler: line.through, graphql: true, works: true })
})
afterAll(async () => {
  await server.close()
  await line.close()
  await plain.close()
})

const asOwner = async <T>(url: string, work: (owner: pg.Client) => Promise<T>): Promise<T> => {
  const owner = new pg.Client(url)
  owner.on('error', () => undefined)
  await owner.connect()
  return work(owner).finally(() => owner.end())
}

it('a database by way of a pooler that shares sessions is told of, one reached by itself is not', async () => {
  const { url } = plain.database
  const through = line.through(url)
  expect(await asOwner(url, (owner) => unfitness(owner, url))).toBeUndefined()
  expect(await asOwner(through, (owner) => unfitness(owner, url))).toBeUndefined()
  let pid = 1
  const shared = { query: async () => ({ rows: [about({ pid: pid++ })] }), processID: 0 } as never
  expect(await unfitness(shared, url)).toContain('DATABASE_DIRECT_URL 应为数据库本身的地址')
})

const about = (said: object) => ({ version: '18.1', major: 18, encoding: 'UTF8', pid: 1, ...said })

it('a PostgreSQL that is too old, or writes no UTF-8, is told of in a sentence', async () => {
  const saying = (said: object) => ({ query: async () => ({ rows: [about(said)] }), processID: 1 }) as never
  expect(await unfitness(saying({ version: '15.18', major: 15 }), '')).toContain(
    'PostgreSQL 15.18 太旧，需要 18 或更高',
  )
  expect(await unfitness(saying({ encoding: 'LATIN1' }), '')).toBe('数据库编码是 LATIN1：应建为 UTF8')
})

it('what is kept parsed would be unknown to the next session: nothing is', async () => {
  const login = (await standingLogin(plain.owner, plain.database.url)) ?? ''
  const statement = { text: 'select current_user::text as role', prepared: true }
  const asked = async (isPooled: boolean) => {
    const db = new Database(line.through(login), 1, isPooled)
    const ask = () => db.anonymous(statement)
    return ask()
      .then(ask)
      .finally(() => db.close())
  }
  await expect(asked(false)).rejects.toMatchObject({ code: '26000' })
  expect(await asked(true)).toEqual([{ role: 'chengban_reader' }])
})

// Some 5 s, 20 on a busy machine: the first question in GraphQL builds the whole schema.
it('reads, writes, GraphQL, jobs and live events go by way of it as they go without', async () => {
  const address = await server.app.listen({ host: '127.0.0.1', port: 0 })
  const admin = await server.signIn('admin', adminPassword)
  const stream = await listen(address, { authorization: `Bearer ${admin.token}` })
  for (let round = 0; round < 4; round++) {
    expectOk(await admin.post('/api/role', { name: `角色${round}` }))
    expect(expectOk(await admin.get('/api/role?pageSize=50')).data.totalCount).toBeGreaterThan(round)
    expectOk(await admin.get('/api/contract'))
  }
  const query = '{ roles(first: 3) { totalCount nodes { id name } } }'
  for (let round = 0; round < 8; round++) {
    const answer = await admin.post('/postgraphiles/public/graphql', { query })
    expect(answer.data).toMatchObject({ roles: { nodes: [{}, {}, {}] } })
  }
  const many = await Promise.all(Array.from({ length: 40 }, () => admin.get('/api/user')))
  expect(many.map(({ code }) => code)).toEqual(many.map(() => 'OK'))
  expect(await stream.next('record')).toMatchObject({ data: { module: 'role' } })
  expect(await server.runner.ask('messageSweep')).toBeTruthy()
  stream.stop()
})

it('one that lets the login role in is well, one that does not is told of', async () => {
  const login = (await standingLogin(plain.owner, plain.database.url)) ?? ''
  expect(await lookThroughPooler(line.through(login))).toBeUndefined()
  const unknown = Object.assign(new URL(line.through(login)), { password: 'another' }).href
  expect(await lookThroughPooler(unknown)).toMatch(/不让 chengban_login_\w+ 登录（.*）：连接池要用 auth_query/)
})
