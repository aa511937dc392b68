import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Answer, filters, type TestServer } from '../testing/server.ts'
import { roundTripsOf, statementsOf } from '../testing/statements.ts'
import {
  contractInput,
  expectOk,
  makeClient,
  pdf,
  personPassword,
  signInTeam,
  submitted,
  type Team,
  teamServer,
} from '../testing/team.ts'

let server: TestServer
let team: Team
let clientId: string
let contractId: string

beforeAll(async () => {
  server = await teamServer()
  team = await signInTeam(server)
  clientId = await makeClient(team)
  contractId = await passed('已通过')
})
afterAll(() => server.close())

const draft = async (name: string): Promise<string> =>
  expectOk(await team.s1.post('/api/contract', await contractInput(team.s1, clientId, name))).data.id
const act = async (who: 's1' | 'h' | 'g', name: string, id: string, more: object = {}): Promise<Answer> => {
  const { version } = (await team[who].get(`/api/contract/${id}`)).data
  return expectOk(await team[who].post(`/api/contract/action/${name}`, { id, version, ...more }))
}
const passed = async (name: string): Promise<string> => {
  const { id } = await submitted(team, clientId, name)
  await act('h', 'approve', id)
  await act('g', 'approve', id)
  return id
}

/** A counted operation and its preparation. Each runs once uncounted, so that rights and statements are cached. */
type Operation = () => Promise<() => Promise<Answer>>
const now =
  (work: () => Promise<Answer>): Operation =>
  async () =>
    work
const status = filters({ status: { equalTo: '通过' } })
const version = async (id: string): Promise<number> => (await team.s1.get(`/api/contract/${id}`)).data.version
let n = 0
const fresh = (): string => `第${++n}份合同`
const moved =
  (who: 's1' | 'h' | 'g', name: string, id: () => Promise<string>, more: object = {}): Operation =>
  async () => {
    const row = { id: await id(), ...more }
    const sent = { ...row, version: await version(row.id) }
    return () => team[who].post(`/api/contract/action/${name}`, sent)
  }
const waiting = async (): Promise<string> => (await submitted(team, clientId, fresh())).id
const once = async (): Promise<string> => {
  const id = await waiting()
  await act('h', 'approve', id)
  return id
}

const operations = {
  list: now(() => team.s1.get(`/api/contract?total=false&filters=${status}`)),
  'list with total': now(() => team.s1.get(`/api/contract?filters=${status}&can=1`)),
  'list of one who sees all': now(() => team.g.get(`/api/contract?filters=${status}`)),
  search: now(() => team.s1.get('/api/contract?total=false&keyword=合同')),
  'deep page': now(() => team.s1.get('/api/contract?total=false&pageNumber=5000')),
  count: now(() => team.s1.get(`/api/contract/count?filters=${status}`)),
  statistics: now(() => team.s1.get('/api/contract/statistics?groupBy=signDate:month,clientId')),
  options: now(() => team.s1.get('/api/client/options')),
  detail: now(() => team.s1.get(`/api/contract/${contractId}`)),
  'detail with lines': now(() => team.s1.get(`/api/client/${clientId}`)),
  export: now(() => team.g.get('/api/contract/export')),
  create: async () => {
    const sent = await contractInput(team.s1, clientId, fresh())
    return () => team.s1.post('/api/contract', sent)
  },
  'create with lines': async () => {
    const sent = { type: '公立医院', province: '甲省', city: '甲市', linkman: '何川', phone: '13800000001' }
    const contacts = [{ name: '陆遥' }, { name: '陆远' }]
    return () => team.s1.post('/api/client', { ...sent, confirmDuplicate: true, name: `第${++n}医院`, contacts })
  },
  update: async () => {
    const id = await draft(fresh())
    return () => team.s1.patch(`/api/contract/${id}`, { id, version: 1, remark: '改', clientId })
  },
  'update of nothing': async () => {
    const id = await draft(fresh())
    return () => team.s1.patch(`/api/contract/${id}`, { id, version: 1, clientId })
  },
  remove: async () => {
    const id = await draft(fresh())
    return () => team.s1.remove(`/api/contract/${id}`, { version: 1 })
  },
  'remove three': async () => {
    const ids = [await draft(fresh()), await draft(fresh()), await draft(fresh())]
    return () => team.s1.remove('/api/contract', { ids })
  },
  enable: async () => {
    const { id } = expectOk(await team.s1.post('/api/clientContact', { clientId, name: fresh() })).data
    return () => team.s1.patch('/api/clientContact/clientContact-enable', { id })
  },
  bulk: async () => {
    const id = await draft(fresh())
    const create = [await contractInput(team.s1, clientId, fresh())]
    return () => team.s1.post('/api/contract/bulk', { create, update: [{ id, version: 1, patch: { remark: '改' } }] })
  },
  submit: moved('s1', 'submit', () => draft(fresh())),
  withdraw: moved('s1', 'withdraw', waiting, { opinion: '撤' }),
  reject: moved('h', 'reject', waiting, { opinion: '补充附件' }),
  'approve, first level': moved('h', 'approve', waiting),
  'approve, last level': moved('g', 'approve', once),
  sign: async () => {
    const id = await passed(fresh())
    const url = expectOk(await team.s1.upload('盖章.pdf', pdf, 'application/pdf')).data
    const sent = { id, version: await version(id), signDate: '2026-11-20', contractChapter: [{ url }] }
    return () => team.s1.post('/api/contract/action/sign', sent)
  },
  comment: now(() => team.s1.post('/api/comment', { module: 'contract', relevanceId: contractId, content: '请看' })),
  comments: now(() => team.s1.get(`/api/comment?module=contract&relevanceId=${contractId}&pageSize=9999`)),
} satisfies Record<string, Operation>

/** Opening (begin; who asks, in which role) and commit with them; a form answers with the row as read again, which is two. */
const expected = {
  list: 2,
  'list with total': 4,
  'list of one who sees all': 4,
  search: 2,
  'deep page': 2,
  count: 2,
  statistics: 2,
  options: 2,
  detail: 2,
  'detail with lines': 3,
  export: 8,
  create: 11,
  'create with lines': 17,
  update: 9,
  'update of nothing': 6,
  remove: 7,
  'remove three': 13,
  enable: 6,
  bulk: 12,
  submit: 16,
  withdraw: 11,
  reject: 11,
  'approve, first level': 13,
  'approve, last level': 17,
  sign: 16,
  comment: 10,
  comments: 3,
} satisfies Record<keyof typeof operations, number>

test.each(Object.entries(expected))('%s sends %i statements', async (name, many) => {
  const prepare = operations[name as keyof typeof operations]
  await (await prepare())()
  const work = await prepare()
  let code: string | undefined
  const sent = await statementsOf(async () => {
    code = (await work()).code
  })
  expect(['OK', 'RAW']).toContain(code)
  expect([sent.length, sent]).toEqual([many, sent])
  // a step itself: between its opening (begin; who asks) and its commit
  if (name.startsWith('approve')) expect(sent.indexOf('commit') - 2).toBeLessThanOrEqual(12)
})

/** Its rights, references and files are checked first; what it writes, the row it answers and the commit go together. */
test.each([
  // one of them for its file
  ['create', 4],
  ['update', 3],
  ['update of nothing', 2],
] as const)('%s waits %i times for the database', async (name, many) => {
  await (await operations[name]())()
  expect(await roundTripsOf(await operations[name]())).toBe(many)
})

test('a total that several ask for at once is counted once more, for all of them together', async () => {
  const ask = () => team.g.get(`/api/contract/count?filters=${status}`)
  const { totalCount } = (await ask()).data
  let answers: Answer[] = []
  const sent = await statementsOf(async () => {
    answers = await Promise.all(Array.from({ length: 8 }, ask))
  })
  expect(answers.map(({ data }) => data)).toEqual(Array.from({ length: 8 }, () => ({ totalCount })))
  expect(sent.filter((text) => text.includes('as total')).length).toBeLessThanOrEqual(3)
})

test('whoever waits for another’s counting is checked by themselves', async () => {
  const gone = await server.signIn('boss1', personPassword)
  await server.owner.query(
    "update store.login_log set tz_revoke = now() - interval '1 hour' where id = (select id from store.login_log where user_id = $1 order by tz_create desc limit 1)",
    [team.ids.g],
  )
  const answers = await Promise.all(
    [team.g, gone, team.g, gone].map((api) => api.get(`/api/contract/count?filters=${status}`)),
  )
  expect(answers.map(({ status: http }) => http)).toEqual([200, 401, 200, 401])
})
