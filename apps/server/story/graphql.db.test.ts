import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Api, adminPassword, call, type TestServer } from '../testing/server.ts'
import { makeClient, signInTeam, submitted, type Team, teamServer } from '../testing/team.ts'

let server: TestServer
let team: Team
let clientId: string
let contract: { id: string; version: number }

beforeAll(async () => {
  server = await teamServer({ graphql: true })
  team = await signInTeam(server)
  clientId = await makeClient(team)
  contract = await submitted(team, clientId, '住院电子病历系统建设')
  while (!(await call(server.app, 'GET', '/api/health')).data.graphql) await delay(50)
})
afterAll(() => server?.close())

interface GraphqlAnswer {
  // biome-ignore lint/suspicious/noExplicitAny: the test knows the shape it asked for
  readonly data: any
  readonly errors?: readonly { message: string; extensions: { code?: string; fields?: Record<string, string> } }[]
}

const ask = async (api: Api, query: string, variables: object = {}): Promise<GraphqlAnswer> => {
  const answer = await call(server.app, 'POST', '/postgraphiles/public/graphql', api.token, { query, variables })
  return answer as GraphqlAnswer
}

const first = (said: GraphqlAnswer): string => said.errors?.[0]?.message ?? ''

it('gives on a page far behind what a long page has there, to a person who sees every row', async () => {
  const admin = await server.signIn('admin', adminPassword)
  const page = async (args: string) =>
    (await ask(admin, `{ dicts(${args}, orderBy: [DICT_TYPE_ID_ASC, CODE_DESC]) { totalCount nodes { id name } } }`))
      .data.dicts
  const long = await page('first: 140')
  expect(long.nodes).toHaveLength(140)
  expect(await page('first: 40, offset: 100')).toEqual({ ...long, nodes: long.nodes.slice(100) })
  const ids = JSON.stringify(long.nodes.map(({ id }: { id: string }) => id))
  const few = await page(`first: 5, offset: 138, filter: {id: {in: ${ids}}}`)
  expect(few).toEqual({ totalCount: 140, nodes: long.nodes.slice(138) })
})

describe('the contract over GraphQL', () => {
  it('is read by its people, with its client and who has it in hand', async () => {
    const query = `query ($id: UUID!) { contract(id: $id) { name status money client { name } initiatorUser { name } } }`
    const seen = {
      name: '住院电子病历系统建设',
      status: '待一级审核',
      money: '186500.00',
      client: { name: '甲市中心医院' },
      initiatorUser: { name: '林一' },
    }
    for (const api of [team.s1, team.h])
      expect((await ask(api, query, { id: contract.id })).data.contract).toEqual(seen)
  })

  it('is nothing to the second seller: by id, in lists, counts, relations, trails, rounds and tasks', async () => {
    const { data, errors } = await ask(
      team.s2,
      `query ($id: UUID!, $record: String!, $client: UUID!) {
        contract(id: $id) { name }
        contracts(filter: { name: { includes: "住院" } }) { totalCount nodes { name } }
        byClient: contracts(filter: { client: { name: { includes: "中心" } } }) { totalCount }
        client(id: $client) { name contracts { totalCount } }
        clients { totalCount nodes { contracts { nodes { name } } } }
        comments(condition: { relevanceId: $record }) { totalCount }
        auditRounds(condition: { relevanceId: $record }) { totalCount nodes { snapshot } }
        auditTasks { totalCount }
        storedFiles { totalCount }
        fileLinks { totalCount }
        messages(condition: { relevanceId: $record }) { totalCount }
      }`,
      { id: contract.id, record: contract.id, client: clientId },
    )
    expect(errors).toBeUndefined()
    expect(data).toEqual({
      contract: null,
      contracts: { totalCount: 0, nodes: [] },
      byClient: { totalCount: 0 },
      client: null,
      clients: { totalCount: 0, nodes: [] },
      comments: { totalCount: 0 },
      auditRounds: { totalCount: 0, nodes: [] },
      auditTasks: { totalCount: 0 },
      storedFiles: { totalCount: 0 },
      fileLinks: { totalCount: 0 },
      messages: { totalCount: 0 },
    })
  })

  it('is written by nobody who may not, in no way', async () => {
    const patch = `mutation ($id: UUID!) { updateContract(input: { id: $id, patch: { remark: "x" } }) { contract { id } } }`
    expect((await ask(team.s2, patch, { id: contract.id })).errors?.[0]?.extensions.code).toBe('NOT_FOUND')
    expect(first(await ask(team.s1, patch, { id: contract.id }))).toContain('审批中，不能修改')
  })

  it('has no way to its status but the moves', async () => {
    const draft = (
      await team.s1.post('/api/contract', {
        name: '草稿合同',
        clientId,
        selfCompany: 'A',
        payWay: '分期',
        money: '60000',
        invoice: false,
      })
    ).data
    const variables = {
      id: draft.id,
      ids: [draft.id],
      row: {
        id: draft.id,
        name: '草稿合同',
        clientId,
        selfCompany: 'A',
        payWay: '分期',
        money: '60000',
        status: '通过',
      },
    }
    const ways = [
      'mutation ($id: UUID!) { updateContract(input: { id: $id, patch: { status: "通过" } }) { contract { status } } }',
      'mutation ($ids: [UUID!]!) { updateContracts(input: { ids: $ids, patch: { status: "通过" } }) { contracts { status } } }',
      'mutation ($row: ContractInput!) { upsertContract(input: { contract: $row }) { contract { status } } }',
      'mutation ($row: ContractInput!) { createContract(input: { contract: $row }) { contract { status } } }',
    ]
    for (const way of ways) expect((await ask(team.s1, way, variables)).errors, way).toBeDefined()
    expect((await team.s1.get(`/api/contract/${draft.id}`)).data.status).toBe('草稿')
  })

  it('keeps money from who may not read it, also as filter and order', async () => {
    const helped = await makeClient(team, '乙县人民医院')
    await team.s1.patch(`/api/client/${helped}`, { id: helped, helperId: team.ids.s2 })
    await submitted(team, helped, '看得见的合同')
    const { data } = await ask(team.s2, '{ contracts { totalCount nodes { name money service } } }')
    expect(data.contracts).toEqual({ totalCount: 1, nodes: [{ name: '看得见的合同', money: null, service: null }] })
    for (const by of [
      'filter: { money: { greaterThan: "1" } }',
      'orderBy: MONEY_DESC',
      'filter: { not: { money: { isNull: true } } }',
    ])
      expect(first(await ask(team.s2, `{ contracts(${by}) { totalCount } }`)), by).toContain('permission')
    expect(
      (await ask(team.s1, '{ contracts(filter: { money: { greaterThan: "1" } }, orderBy: MONEY_DESC) { totalCount } }'))
        .errors,
    ).toBeUndefined()
  })
})

describe('limits', () => {
  it('hold for depth, aliases, page size, and a signed-out caller learns nothing', async () => {
    const deep = `{ contracts { nodes ${'{ client { contracts { nodes '.repeat(20)}{ id }${' } } }'.repeat(20)} } }`
    expect((await ask(team.s1, deep)).errors).toBeDefined()
    const aliases = `{ ${Array.from({ length: 1000 }, (_, n) => `a${n}: contracts { totalCount }`).join(' ')} }`
    expect((await ask(team.s1, aliases)).errors).toBeDefined()
    expect(first(await ask(team.s1, '{ contracts(first: 100000) { nodes { id } } }'))).toMatch(
      /每次最多500条|查询过于复杂/,
    )
    const nobody = await call(server.app, 'POST', '/postgraphiles/public/graphql', undefined, {
      query: '{ __schema { types { name } } }',
    })
    expect(nobody.status).toBe(401)
    expect(JSON.stringify(nobody)).not.toContain('Contract')
  })
})
