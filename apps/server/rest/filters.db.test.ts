import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Answer, Api, TestServer } from '../testing/server.ts'
import { expectOk, makeClient, signInTeam, submitted, type Team, teamServer } from '../testing/team.ts'

let server: TestServer
let team: Team
const names = ['甲医院', '乙中学', 'Abc公司', 'abC学校'] as const

beforeAll(async () => {
  server = await teamServer({ graphql: true })
  team = await signInTeam(server)
  const ids: string[] = []
  for (const name of names) ids.push(await makeClient(team, name))
  const set = (name: string, columns: string, values: unknown[]) =>
    server.owner.query(`update store.client set ${columns} where name = $1`, [name, ...values])
  await set('甲医院', 'short_name = $2, dt_next = $3, tz_submit = $4', [
    '甲',
    '2026-02-28',
    '2026-02-28T16:00:00Z',
  ]).catch(() => undefined)
  const contract = await submitted(team, ids[0] as string, '一号合同', '100.00')
  await submitted(team, ids[0] as string, '二号合同', '900.00')
  await submitted(team, ids[1] as string, '三号合同', '900.00')
  await server.owner.query('update store.contract set sign_date = $2 where id = $1', [contract.id, '2026-02-28'])
})
afterAll(() => server.close())

const list = (api: Api, table: string, filters: unknown, more = ''): Promise<Answer> =>
  api.get(`/api/${table}?pageSize=50&filters=${encodeURIComponent(JSON.stringify(filters))}${more}`)
const found = async (table: string, filters: unknown, api: Api = team.s1): Promise<string[]> => {
  const answer = await list(api, table, filters)
  if (answer.code !== 'OK') throw new Error(`${answer.message} ${JSON.stringify(answer.data)}`)
  return answer.data.nodes.map(({ name }: { name: string }) => name).sort()
}
const asked = async (table: string, filters: unknown): Promise<Answer['data']> => {
  const query = `query ($f: ${table === 'client' ? 'ClientFilter' : 'ContractFilter'}) { rows: ${table}s(filter: $f, first: 50) { nodes { name } } }`
  const answer = await server.app.inject({
    method: 'POST',
    url: '/postgraphiles/public/graphql',
    headers: { authorization: `Bearer ${team.s1.token}` },
    payload: { query, variables: { f: filters } },
  })
  return answer.json()
}
/** Both doors find the same rows. */
const onBothDoors = async (table: string, filters: unknown, expected: readonly string[]): Promise<void> => {
  expect(await found(table, filters)).toEqual(sorted(...expected))
  const { data, errors } = await asked(table, filters)
  expect(errors).toBeUndefined()
  expect(data.rows.nodes.map(({ name }: { name: string }) => name).sort()).toEqual(sorted(...expected))
}
const sorted = (...some: string[]) => some.sort()

describe('refused', () => {
  const related = '筛选条件最多50个，关联条件每个按5个计'
  it.each([
    [{ nosuch: { equalTo: 1 } }, { nosuch: '字段nosuch不存在' }],
    [{ name: { nosuch: 1 } }, { filters: '筛选条件格式错误' }],
    [{ constructor: { equalTo: 1 } }, { constructor: '字段constructor不存在' }],
    [{ name: { toString: '甲' } }, { filters: '筛选条件格式错误' }],
    [{ name: '甲' }, { filters: '筛选条件格式错误' }],
    [{ name: { anyEqualTo: '甲' } }, { filters: '筛选条件格式错误' }],
    [{ contracts: { most: {} } }, { filters: '筛选条件格式错误' }],
    [{ contractsExist: 'yes' }, { filters: '筛选条件格式错误' }],
    [{ contracts: { some: { nosuch: {} } } }, { nosuch: '字段nosuch不存在' }],
    [{ or: Array.from({ length: 51 }, () => ({ name: { equalTo: '甲' } })) }, { filters: '筛选条件最多50个' }],
    [{ or: Array.from({ length: 11 }, () => ({ contractsExist: true })) }, { filters: related }],
    [{ or: Array.from({ length: 11 }, () => ({ contracts: { some: {} } })) }, { filters: related }],
    [{ or: Array.from({ length: 51 }, () => ({})) }, { filters: '筛选条件最多50个' }],
    [{ not: { not: { not: { not: { not: { not: {} } } } } } }, { filters: '筛选条件嵌套过深' }],
  ])('%j', async (filters, fields) => {
    expect(await list(team.s1, 'client', filters)).toMatchObject({ status: 422, data: { fields } })
  })

  it('what is no JSON, and dates that are none', async () => {
    expect(await team.s1.get('/api/client?filters={x')).toMatchObject({ status: 422, message: '筛选条件格式错误' })
    for (const day of ['2026-13', '20261', '1899', '2026-02-30', 'x'])
      expect((await list(team.s1, 'contract', { signDate: { equalTo: day } })).data.fields).toEqual({
        signDate: '日期错误',
      })
    for (const test of [{ equalTo: '2026-13' }, { equalTo: '20261' }, { lessThan: 'today' }, { in: ['2026-2'] }]) {
      expect((await list(team.s1, 'contract', { signDate: test })).data.fields).toEqual({ signDate: '日期错误' })
      const { errors } = await asked('contract', { signDate: test })
      expect(errors[0].extensions).toMatchObject({ code: 'VALIDATION', fields: { signDate: '日期错误' } })
    }
  })

  it('an instant of a zone that is none, and a pattern that breaks off, on both doors', async () => {
    for (const [filters, message] of [
      [{ tzSubmit: { lessThan: '2026-01-01T00:00:00+23:00' } }, '日期错误'],
      [{ name: { like: '%\\' } }, '查找内容格式错误'],
    ] as const) {
      expect(await list(team.s1, 'contract', filters)).toMatchObject({ status: 422, message })
      expect((await asked('contract', filters)).errors[0]).toMatchObject({
        message,
        extensions: { code: 'VALIDATION' },
      })
    }
  })

  it('a word given twice, and columns by the names that every object has', async () => {
    for (const word of ['filters', 'keyword', 'sort', 'columns', 'pageNumber', 'view'])
      expect((await team.s1.get(`/api/client?${word}=1&${word}=2`)).data.fields).toEqual({ [word]: '参数重复' })
    // a list may say that it is one, but not under both of its names
    expect((await team.s1.get('/api/client?columns[]=name&columns=code')).data.fields).toEqual({ columns: '参数重复' })
    const ids = [team.ids.s1, team.ids.h]
    for (const one of [ids.join(','), JSON.stringify(ids)]) {
      const { nodes } = expectOk(await team.s1.get(`/api/user/options?ids=${encodeURIComponent(one)}`)).data
      expect(nodes.map(({ id }: { id: string }) => id).sort()).toEqual(ids.toSorted())
    }
    const both = await team.s1.get(`/api/user/options?${ids.map((id) => `ids[]=${id}`).join('&')}`)
    expect(expectOk(both).data.nodes).toHaveLength(2)
    expect((await team.s1.get('/api/milepost/hasComment?ids=["x"]')).status).toBe(422)
    for (const [query, field] of [
      ['client?sort=constructor', 'constructor'],
      ['client?columns=constructor', 'constructor'],
      ['client/statistics?groupBy=constructor', 'groupBy'],
      [`client/statistics?measures=${encodeURIComponent('{"a":{"sum":"constructor"}}')}`, 'constructor'],
    ])
      expect((await team.admin.get(`/api/${query}`)).data.fields, query).toHaveProperty(field as string)
  })

  it('a secret column of the other side, in either direction', async () => {
    expect((await list(team.s2, 'client', { contracts: { some: { money: { greaterThan: '1' } } } })).status).toBe(403)
  })
})

describe('texts', () => {
  it.each([
    [{ includes: '医' }, ['甲医院']],
    [{ startsWith: 'abc' }, []],
    [{ startsWithInsensitive: 'abc' }, ['Abc公司', 'abC学校']],
    [{ notStartsWithInsensitive: 'abc' }, ['甲医院', '乙中学']],
    [{ equalToInsensitive: 'ABC公司' }, ['Abc公司']],
    [{ notEqualToInsensitive: 'ABC公司' }, ['abC学校', '乙中学', '甲医院']],
    [{ inInsensitive: ['ABC公司', 'ABC学校'] }, ['Abc公司', 'abC学校']],
    [{ notInInsensitive: ['ABC公司', 'ABC学校'] }, ['乙中学', '甲医院']],
    [{ endsWith: '学' }, ['乙中学']],
    [{ notEndsWith: '学' }, ['Abc公司', 'abC学校', '甲医院']],
    [{ like: '_医%' }, ['甲医院']],
    [{ notLike: '_医%' }, ['Abc公司', 'abC学校', '乙中学']],
    [{ in: ['甲医院', '乙中学'] }, ['乙中学', '甲医院']],
    [{ notIn: ['甲医院', '乙中学'] }, ['Abc公司', 'abC学校']],
  ])('%j', async (test, expected) => {
    expect(await found('client', { name: test })).toEqual(sorted(...expected))
  })
})

describe('days written in part', () => {
  it.each([
    [{ equalTo: '2026' }, true],
    [{ equalTo: '2026-2' }, true],
    [{ equalTo: '2026-03' }, false],
    [{ notEqualTo: '2026-02' }, false],
    [{ greaterThan: '2026-02' }, false],
    [{ greaterThan: '2026-01' }, true],
    [{ greaterThanOrEqualTo: '2026-02' }, true],
    [{ lessThanOrEqualTo: '2026-02' }, true],
    [{ lessThan: '2026-02' }, false],
    [{ lessThan: '2026-03' }, true],
  ])('%j, the same on both doors', async (test, isFound) => {
    await onBothDoors('contract', { signDate: test }, isFound ? ['一号合同'] : [])
  })

  it('those without a day are distinct from every stretch', async () => {
    await onBothDoors('contract', { signDate: { distinctFrom: '2026' } }, ['三号合同', '二号合同'])
    await onBothDoors('contract', { signDate: { notDistinctFrom: '2026-02' } }, ['一号合同'])
  })

  it('also of the row a reference leads to, and of the rows that name this one', async () => {
    await onBothDoors('client', { contracts: { some: { signDate: { equalTo: '2026-2' } } } }, ['甲医院'])
    await onBothDoors('client', { contracts: { some: { not: { signDate: { equalTo: '2026-2' } } } } }, [])
  })

  it('of an instant a day too, in +08:00', async () => {
    const { rows } = await server.owner.query(
      `update store.contract set tz_submit = '2026-02-28T16:00:00Z' where name = '一号合同' returning id`,
    )
    expect(rows).toHaveLength(1)
    await onBothDoors('contract', { tzSubmit: { equalTo: '2026-03-01' } }, ['一号合同'])
    await onBothDoors('contract', { tzSubmit: { equalTo: '2026-03' } }, ['一号合同'])
    await onBothDoors('contract', { tzSubmit: { lessThan: '2026-03' } }, [])
  })
})

describe('relations', () => {
  const cheap = { money: { lessThan: '500' } }
  it.each([
    ['contract', { client: { name: { equalTo: '甲医院' } } }, ['一号合同', '二号合同']],
    ['contract', { clientExists: true }, ['一号合同', '三号合同', '二号合同']],
    ['contract', { parentExists: false }, ['一号合同', '三号合同', '二号合同']],
    ['client', { contracts: { some: cheap } }, ['甲医院']],
    ['client', { contracts: { none: cheap } }, ['Abc公司', 'abC学校', '乙中学']],
    ['client', { contracts: { every: cheap } }, ['Abc公司', 'abC学校']],
    ['client', { contractsExist: true }, ['甲医院', '乙中学']],
    ['client', { contractsExist: false }, ['Abc公司', 'abC学校']],
    ['client', { contracts: { some: { client: { name: { includes: '中学' } } } } }, ['乙中学']],
  ])('%s %j, the same on both doors', async (table, filters, expected) => {
    await onBothDoors(table, filters, expected)
  })

  it('lead to nothing of rows the person does not see', async () => {
    expect(await found('client', { contractsExist: true }, team.s2)).toEqual([])
  })
})

it('rows without a value stand behind, whichever way they are ordered', async () => {
  const order = async (sort: string) =>
    (await list(team.s1, 'contract', {}, `&sort=${sort}`)).data.nodes.map(({ name }: { name: string }) => name)[0]
  expect([await order('signDate'), await order('-signDate')]).toEqual(['一号合同', '一号合同'])
  expect((await team.s1.get('/api/client?sort=nosuch')).data.fields).toEqual({ nosuch: '字段nosuch不存在' })
})

describe('many at once', () => {
  const visit = (index: number) => ({ name: `${index}部`, parentId: null })
  it('at most 500, all or nothing, errors by index', async () => {
    const many = Array.from({ length: 501 }, (_, index) => visit(index))
    expect(await team.admin.post('/api/department/bulk', { create: many })).toMatchObject({
      status: 422,
      message: '一次最多处理500条',
    })
    const count = async () =>
      (await server.owner.query('select count(*)::integer as n from store.department')).rows[0].n
    const before = await count()
    const wrong = await team.admin.post('/api/department/bulk', {
      create: [visit(1), { name: '' }, { name: 'x', y: 1 }],
    })
    expect(wrong.data.rows).toEqual([
      { index: 1, fields: { name: '部门名称不能为空' } },
      { index: 2, fields: { y: '未知字段' } },
    ])
    expect(await count()).toBe(before)
  })

  it('answers the ids of what is new, and how many were changed and deleted', async () => {
    const bulk = async (body: object) => (await team.admin.post('/api/department/bulk', body)).data
    const { created, ...rest } = await bulk({ create: [visit(1), visit(2), visit(3)] })
    expect([created.length, rest]).toEqual([3, { updated: 0, deleted: 0 }])
    const [first, ...others] = created
    expect(await bulk({ update: [{ id: first, version: 1, patch: { sort: 5 } }], delete: others })).toEqual({
      created: [],
      updated: 1,
      deleted: 2,
    })
  })
})
