import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openGraphql } from './open.ts'
import { graphqlRoutes, path } from './routes.ts'
import { type GraphqlServer, openGraphqlServer, password } from './testing/graphql-server.ts'
import type { Thread } from './thread.ts'

let graphql: GraphqlServer
let thread: Thread
let app: FastifyInstance
const noted: unknown[] = []

beforeAll(async () => {
  graphql = await openGraphqlServer()
  await graphql.person('li', ['client:apply'])
  thread = openGraphql({
    server: graphql.server,
    sessions: graphql.sessions,
    calls: [],
    url: graphql.url,
    // li holds no debug:read and reads the schema all the same
    isOpen: true,
    log: (error) => void noted.push(error),
  })
  app = Fastify({ bodyLimit: 2 * 1024 * 1024 })
  await app.register(graphqlRoutes, { auth: graphql.server.auth, ask: (asked) => thread.ask(asked) })
  await app.ready()
})
afterAll(async () => {
  await app.close()
  await thread.close()
  await graphql.close()
})

const post = async (query: string, token?: string) => {
  const response = await app.inject({
    method: 'POST',
    url: path,
    payload: { query },
    headers: token ? { authorization: `Bearer ${token}` } : {},
  })
  return {
    status: response.statusCode,
    cookie: response.headers['set-cookie'],
    type: response.headers['content-type'],
    ...response.json(),
  }
}
const enter = `mutation { authenticateAdmin(input: {name: "li", password: "${password}"}) { jwtToken } }`

it('counts as ready while nobody has asked; the first question waits until the schema is built', async () => {
  expect(thread.isReady).toBe(true)
  const early = await post('{ clients { totalCount } }')
  expect(early).toMatchObject({
    status: 401,
    errors: [{ message: '登录已失效，请重新登录', extensions: { code: 'UNAUTHENTICATED' } }],
  })
  expect(thread.isReady).toBe(true)
  expect(await post('{ clients { totalCount } }')).toMatchObject({ status: 401 })
})

it('signs in with a cookie beside the token, and takes the token for reading and writing', async () => {
  const told = await post(enter)
  expect(told).toMatchObject({
    status: 200,
    type: 'application/json; charset=utf-8',
    cookie: expect.stringContaining('HttpOnly'),
  })
  const token = told.data.authenticateAdmin.jwtToken
  expect((await post('{ clients { totalCount } __schema { queryType { name } } }', token)).data).toMatchObject({
    clients: { totalCount: 0 },
  })
  const refused = await post('mutation { createClient(input: {client: {name: "x"}}) { client { id } } }', token)
  expect(refused.errors).toMatchObject([{ extensions: { code: 'VALIDATION', fields: { city: '市不能为空' } } }])
  const made = await post('mutation { upsertComment(input: {comment: {content: "x"}}) { comment { id } } }', token)
  expect(made.errors[0].extensions.code).not.toBe('INTERNAL')
  expect(noted).toEqual([])
})

it('a token that is none counts as none', async () => {
  expect((await post('{ clients { totalCount } }', 'x.y.z')).status).toBe(401)
  expect((await post(enter, 'x.y.z')).status).toBe(200)
})

it('takes JSON alone, of 2 MB at most', async () => {
  const form = await app.inject({
    method: 'POST',
    url: path,
    payload: 'query=%7Bclients%7D',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  expect(form.statusCode).toBe(415)
  expect((await app.inject({ method: 'POST', url: path, payload: { query: 'x'.repeat(2.1e6) } })).statusCode).toBe(413)
  expect(
    (
      await app.inject({ method: 'POST', url: path, payload: '{', headers: { 'content-type': 'application/json' } })
    ).json().errors[0].message,
  ).toBe('请求格式错误')
})

it('counts as ready no more once its thread could not answer', async () => {
  const broken = openGraphql({
    server: graphql.server,
    sessions: graphql.sessions,
    calls: [],
    url: 'postgres://nobody@127.0.0.1:1/none',
    isOpen: true,
    log: () => undefined,
  })
  const asked = { query: '{ clients { totalCount } }' }
  const { status } = await broken.ask({ body: JSON.stringify(asked), identity: undefined } as never)
  expect(status).toBe(503)
  await new Promise((resolve) => setTimeout(resolve, 1200))
  expect(broken.isReady).toBe(false)
  await broken.close()
})
