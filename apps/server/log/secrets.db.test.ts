import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Api, adminPassword, call, openServer, type TestServer } from '../testing/server.ts'
import { expectOk, pdf } from '../testing/team.ts'

let server: TestServer
let admin: Api
const lines: string[] = []
const written = () => lines.map((line) => JSON.parse(line) as Record<string, unknown>)

beforeAll(async () => {
  server = await openServer({ log: { level: 'debug', stream: { write: (line) => void lines.push(line) } } })
  admin = await server.signIn('admin', adminPassword)
})
afterAll(() => server.close())

const inject = (url: string, headers: Record<string, string> = {}) =>
  server.app.inject({ method: 'GET', url, headers: { authorization: `Bearer ${admin.token}`, ...headers } })

it('no password, token, ticket or key of the settings gets into the log', async () => {
  await call(server.app, 'POST', '/api/auth/web/login', undefined, { name: 'admin', password: 'Falsch-geheim-1' })
  await call(server.app, 'POST', '/api/auth/web/login', undefined, '{"name":"admin","password":"Halb-geheim-2"')
  await admin.post('/api/auth/web/changePassword', { oldPassword: 'Alt-geheim-3', newPassword: 'Neu-geheim-4' })
  expectOk(await admin.post('/api/config', { key: 'x.key', type: '密钥', value: 'Wert-geheim-5' }))
  const graphql = `mutation { authenticateAdmin(input: {name: "admin", password: "Graph-geheim-6"}) { jwtToken } }`
  await admin.post('/postgraphiles/public/graphql', { query: graphql })
  const url = expectOk(await admin.upload('a.pdf', pdf, 'application/pdf')).data as string
  const ticket = (await admin.post('/api/file/ticket', { urls: [url] })).data.tickets[url] as string
  expect((await inject(`${url}?ticket=${ticket}`)).statusCode).toBe(200)
  await inject('/api/contract?keyword=Frage-geheim-7')
  await inject('/api/contract', { cookie: 'session=Keks-geheim-8' })
  await server.owner.query('alter view public.config rename to hidden')
  expect((await inject('/api/config?keyword=Panne-geheim-9')).statusCode).toBe(500)
  await server.owner.query('alter view public.hidden rename to config')
  const all = lines.join('')
  expect(lines.length).toBeGreaterThan(10)
  expect(all).not.toMatch(/geheim/)
  for (const secret of [adminPassword, admin.token, ticket]) expect(all).not.toContain(secret)
})

it('every answer carries the id of its request, and so do the lines about it', async () => {
  lines.length = 0
  const given = '0af7651916cd43dd8448eb211c80319c'
  expect((await inject('/api/contract', { 'x-request-id': given })).headers['x-request-id']).toBe(given)
  expect(written()).toMatchObject([
    { requestId: given, method: 'GET', route: '/api/:table', status: 200, ms: expect.any(Number), msg: 'request' },
  ])
  const own = (await inject('/api/contract')).headers['x-request-id']
  expect(own).toMatch(/^[0-9A-F]{4}-[0-9A-F]{4}-[0-9A-F]{4}$/)
})

it('who is told of an unexpected error is told the id under which the log has it', async () => {
  await server.owner.query('alter view public.config rename to hidden')
  lines.length = 0
  const answer = await inject('/api/config')
  await server.owner.query('alter view public.hidden rename to config')
  const { reference } = answer.json().data
  expect(answer.headers['x-request-id']).toBe(reference)
  expect(written()).toMatchObject([
    { requestId: reference, level: 50, err: { type: expect.any(String), code: '42P01' } },
    { requestId: reference, level: 40, status: 500 },
  ])
})
