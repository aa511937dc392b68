import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { clientHead, clientLine, give, sheetOf, uploadTo } from '../rest/testing/sheets.ts'
import { type Answer, type Api, call, type TestServer } from '../testing/server.ts'
import { expectOk, signInTeam, type Team, teamServer } from '../testing/team.ts'

let server: TestServer
let team: Team
const roles: string[] = []

beforeAll(async () => {
  server = await teamServer({ graphql: true })
  team = await signInTeam(server)
  await give(team.admin, team.ids.s1, own[0])
  for (const name of ['甲', '乙']) roles.push(expectOk(await team.admin.post('/api/role', { name })).data.id)
  while (!(await call(server.app, 'GET', '/api/health')).data.graphql) await delay(50)
})
afterAll(() => server?.close())

const own = [
  ['data:import', 'keyword:manage'],
  ['data:import', 'keyword:manage', 'holiday:manage'],
] as const

/** Does the work while rights change without a pause: those of two roles nobody has, and those of who works. */
const meanwhile = async <T>(work: () => Promise<T>): Promise<T> => {
  let goesOn = true
  const changing = [
    ...roles.map((id) => (round: number) => {
      const operationCodes = [round % 2 ? 'client:apply' : 'contract:apply']
      return team.admin
        .patch('/api/role/action/set-permission', { id, permissionIds: [], operationCodes })
        .then(expectOk)
    }),
    (round: number) => give(team.admin, team.ids.s1, own[round % 2] ?? []),
  ].map(async (change) => {
    for (let round = 0; goesOn; round++) await change(round)
  })
  try {
    return await work()
  } finally {
    goesOn = false
    await Promise.all(changing)
  }
}

/** As often as said, some at a time. */
const times = async (many: number, ask: (at: number) => Promise<Answer>, abreast = 3): Promise<Answer[]> => {
  const answers: Answer[] = []
  let next = 0
  const one = async (): Promise<void> => {
    for (let at = next++; at < many; at = next++) answers.push(await ask(at))
  }
  await Promise.all(Array.from({ length: abreast }, one))
  return answers
}

const refused = (answers: readonly Answer[]): string[] =>
  answers.filter(({ code }) => code !== 'OK').map(({ code, message }) => `${code} ${message}`)

const named = async (name: string): Promise<number> =>
  (await server.owner.query('select count(*)::int as n from store.keyword where word like $1', [`${name}%`])).rows[0].n

const keyword = (word: string) => ({ word, kinds: ['招标'], userIds: [team.ids.s1] })

it("a new row is stored once and answered as stored, whoever's rights change meanwhile", async () => {
  const answers = await meanwhile(() => times(60, (at) => team.s1.post('/api/keyword', keyword(`新${at}`))))
  expect(refused(answers)).toEqual([])
  expect(answers.filter(({ data }) => data.version !== 1 || !data.word)).toEqual([])
  expect(await named('新')).toBe(60)
})

it('new roles of one moment are all made: each changes the rights under the others', async () => {
  const names = Array.from({ length: 15 }, (_, at) => `同时${at}`)
  const answers = await Promise.all(names.map((name) => team.admin.post('/api/role', { name })))
  expect(refused(answers)).toEqual([])
  expect(answers.map(({ data }) => data.name)).toEqual(names)
})

it('lists, figures and single rows are read meanwhile', async () => {
  const { id } = expectOk(await team.s1.post('/api/keyword', keyword('读一'))).data
  const urls = ['/api/keyword', `/api/keyword/${id}`, '/api/client', '/api/menu/tree', '/api/permission/self']
  const answers = await meanwhile(() => times(60, (at) => team.s1.get(urls[at % urls.length] as string)))
  expect(refused(answers)).toEqual([])
})

it('every other door writes once as well: named requests, GraphQL, sheets, several at once', async () => {
  const bytes = await sheetOf([clientHead, clientLine('卯市医院')])
  const { data: url } = await uploadTo(server, team.s1, '导入.xlsx', bytes)
  const sheets = Array.from({ length: 3 }, () => ({ url, mode: 'upsert', key: 'name' }))
  const asked = await meanwhile(async () => ({
    keyed: await times(8, (at) => keyed(team.s1, `键${at}`)),
    mutated: await times(12, (at) => mutated(team.s1, `变${at}`)),
    bulk: await times(4, (at) =>
      team.s1.post('/api/keyword/bulk', { create: [keyword(`批${at}甲`), keyword(`批${at}乙`)] }),
    ),
    brought: await times(sheets.length, (at) => team.s1.post('/api/client/import', sheets[at]), 1),
  }))
  expect(refused([...asked.keyed, ...asked.bulk, ...asked.brought])).toEqual([])
  expect(asked.brought.map(({ data }) => [data.created, data.unchanged])).toEqual([[1, 0], ...Array(2).fill([0, 1])])
  for (const { data, ...said } of asked.mutated)
    expect([said, data]).toEqual([{ status: 200 }, { createKeyword: { keyword: { word: expect.any(String) } } }])
  expect(await Promise.all(['键', '变', '批'].map(named))).toEqual([8, 12, 8])
})

const keyed = async (api: Api, name: string): Promise<Answer> => {
  const sent = { method: 'POST', url: '/api/keyword', payload: keyword(name) } as const
  const headers = { authorization: `Bearer ${api.token}`, 'idempotency-key': encodeURIComponent(name) }
  const first = await server.app.inject({ ...sent, headers })
  const again = await server.app.inject({ ...sent, headers })
  expect(again.body).toBe(first.body)
  return { status: first.statusCode, ...first.json() }
}

const mutation = `mutation ($one: KeywordInput!) { createKeyword(input: { keyword: $one }) { keyword { word } } }`

const mutated = (api: Api, name: string): Promise<Answer> =>
  call(server.app, 'POST', '/postgraphiles/public/graphql', api.token, {
    query: mutation,
    variables: { one: keyword(name) },
  })
