import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { filters, type TestServer } from '../testing/server.ts'
import { contractInput, expectOk, makeClient, signInTeam, submitted, type Team, teamServer } from '../testing/team.ts'

let server: TestServer
let team: Team
let clientId: string
const year = new Date().getFullYear()

beforeAll(async () => {
  server = await teamServer()
  team = await signInTeam(server)
  clientId = await makeClient(team)
})
afterAll(() => server?.close())

const pass = async (id: string): Promise<void> => {
  for (const api of [team.h, team.g]) {
    const { version } = expectOk(await api.get(`/api/contract/${id}`)).data
    expectOk(await api.post('/api/contract/action/approve', { id, version, opinion: '金额与清单一致' }))
  }
}

describe('a contract that two people approved', () => {
  it('goes through rejection and two levels to a number, and its trail tells every step', async () => {
    const row = await submitted(team, clientId, '住院电子病历系统建设')
    expect(row.status).toBe('待一级审核')
    expect(row.waitsFor).toEqual([{ id: team.ids.h, name: '郑安' }])
    expect(row.can).toEqual(['withdraw', 'urge', 'cc'])
    const refused = await team.h.post('/api/contract/action/reject', {
      id: row.id,
      version: row.version,
      opinion: '  ',
    })
    expect(refused).toMatchObject({ status: 422, data: { fields: { opinion: '请填写审批意见' } } })
    expectOk(
      await team.h.post('/api/contract/action/reject', { id: row.id, version: row.version, opinion: '金额与清单不符' }),
    )
    const back = (await team.s1.get(`/api/contract/${row.id}`)).data
    expect(back).toMatchObject({ status: '驳回', opinion: '金额与清单不符', audit1: null })
    expectOk(await team.s1.patch(`/api/contract/${row.id}`, { id: row.id, version: back.version, money: '190000' }))
    const mended = (await team.s1.get(`/api/contract/${row.id}`)).data
    expectOk(await team.s1.post('/api/contract/action/submit', { id: row.id, version: mended.version }))
    await pass(row.id)
    const done = (await team.s1.get(`/api/contract/${row.id}`)).data
    expect(done).toMatchObject({
      status: '通过',
      stage: '待签署',
      contractNumber: `A-${year}-0001`,
      money: '190000.00',
      newClient: true,
    })
    expect([done.audit1, done.audit2]).toEqual([team.ids.h, team.ids.g])
    const trail = await server.owner.query(
      `select changes ->> 'action' as action, changes ->> 'to' as to from store.comment where relevance_id = $1 order by tz_create, id`,
      [row.id],
    )
    expect(trail.rows.map(({ action, to }) => [action, to])).toEqual([
      ['新建', null],
      ['提交审核', '待一级审核'],
      ['驳回', '驳回'],
      ['修改', null],
      ['提交审核', '待一级审核'],
      ['同意', '待二级审核'],
      ['同意', '通过'],
    ])
  })

  it('passes a small one after one level, with a row that says why', async () => {
    const row = await submitted(team, clientId, '药品追溯接口开发', '49999.99')
    expectOk(await team.h.post('/api/contract/action/approve', { id: row.id, version: row.version }))
    expect((await team.s1.get(`/api/contract/${row.id}`)).data.status).toBe('通过')
    const { rows } = await server.owner.query(
      `select status, reason from store.audit_task where relevance_id = $1 and audit_level = 2`,
      [row.id],
    )
    expect(rows).toEqual([{ status: '自动通过', reason: '低于限额' }])
  })

  it('refuses who may not decide, and whoever decides on what they have not seen', async () => {
    const row = await submitted(team, clientId, '互联网医院平台二期')
    const approve = (api: typeof team.h, version: unknown) =>
      api.post('/api/contract/action/approve', { id: row.id, version })
    expect(await approve(team.s1, row.version)).toMatchObject({ status: 403, message: '不能审批自己的单据' })
    expect(await approve(team.s2, row.version)).toMatchObject({ status: 404, message: '数据不存在' })
    expect(await approve(team.g, row.version)).toMatchObject({ status: 403, message: '权限不足' })
    expect(await approve(team.h, row.version - 1)).toMatchObject({ status: 409, message: '单据已变更，请刷新' })
    expect(await approve(team.h, undefined)).toMatchObject({
      status: 422,
      data: { fields: { version: 'version不能为空' } },
    })
    expectOk(await approve(team.h, row.version))
    expect(await approve(team.h, row.version + 1)).toMatchObject({ status: 403, message: '权限不足' })
    expect(await team.s1.post('/api/contract/action/withdraw', { id: row.id, version: row.version + 1 })).toMatchObject(
      { status: 409, message: '已有审批人处理，无法撤回' },
    )
  })

  it('writes status by no door but its moves', async () => {
    const row = expectOk(await team.s1.post('/api/contract', await contractInput(team.s1, clientId, '直接改状态'))).data
    const patched = await team.s1.patch(`/api/contract/${row.id}`, { id: row.id, status: '通过' })
    expect(patched).toMatchObject({ status: 422, data: { fields: { status: '该字段不可修改' } } })
    const bulk = await team.s1.post('/api/contract/bulk', { update: [{ id: row.id, patch: { status: '通过' } }] })
    expect(bulk).toMatchObject({ status: 422, data: { rows: [{ index: 0, fields: { status: '该字段不可修改' } }] } })
    const made = await team.s1.post('/api/contract', {
      ...(await contractInput(team.s1, clientId, '带状态新建')),
      status: '通过',
      contractNumber: 'A-1',
    })
    expect(Object.keys(made.data.fields).sort()).toEqual(['contractNumber', 'status'])
    expect((await team.s1.get(`/api/contract/${row.id}`)).data.status).toBe('草稿')
  })
})

describe('many at once', () => {
  it('gives twenty parallel final approvals twenty consecutive numbers', async () => {
    const rows = []
    for (let n = 0; n < 20; n++) rows.push(await submitted(team, clientId, `并行合同${n}`))
    for (const row of rows)
      expectOk(await team.h.post('/api/contract/action/approve', { id: row.id, version: row.version }))
    const answers = await Promise.all(
      rows.map(({ id, version }) => team.g.post('/api/contract/action/approve', { id, version: version + 1 })),
    )
    expect(answers.map(({ code }) => code)).toEqual(Array(20).fill('OK'))
    const { rows: given } = await server.owner.query<{ contract_number: string }>(
      `select contract_number from store.contract where name like '并行合同%' order by 1`,
    )
    const digits = given.map(({ contract_number }) => Number(contract_number.slice(-4)))
    expect(digits).toEqual(Array.from({ length: 20 }, (_, index) => (digits[0] as number) + index))
  })

  it('lets one of two parallel approvals of one contract through', async () => {
    const row = await submitted(team, clientId, '一份合同')
    const both = await Promise.all(
      [1, 2].map(() => team.h.post('/api/contract/action/approve', { id: row.id, version: row.version })),
    )
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    const { rows } = await server.owner.query(
      `select count(*)::int as n from store.comment where relevance_id = $1 and changes ->> 'action' = '同意'`,
      [row.id],
    )
    expect(rows[0].n).toBe(1)
  })
})

describe('what the second seller finds of it', () => {
  it('is nothing, in any list, search, export, file or trail', async () => {
    const row = await submitted(team, clientId, '不该看见的合同')
    const { s2 } = team
    expect((await s2.get(`/api/contract/${row.id}`)).status).toBe(404)
    expect((await s2.get(`/api/contract?filters=${filters({ id: { equalTo: row.id } })}`)).data).toEqual({
      nodes: [],
      totalCount: 0,
    })
    expect((await s2.get('/api/contract/count')).data.totalCount).toBe(0)
    expect((await s2.get('/api/contract?keyword=不该看见')).data.totalCount).toBe(0)
    expect((await s2.get('/api/contract/options?keyword=不该')).data.nodes).toEqual([])
    expect(
      (await s2.get(`/api/contract?filters=${filters({ client: { name: { includes: '中心' } } })}`)).data.totalCount,
    ).toBe(0)
    expect((await s2.get(`/api/auditTask?module=contract`)).data.totalCount).toBe(0)
    expect((await s2.get(`/api/comment?module=contract&relevanceId=${row.id}&pageSize=9999`)).status).toBe(404)
    const { url } = (row.contractFile as { url: string }[])[0] as { url: string }
    expect((await s2.get(url)).status).toBe(404)
    expect((await team.h.get(url)).status).toBe(200)
    const sheet = await s2.get('/api/contract/export?format=csv')
    expect(String(sheet.data)).not.toContain('不该看见')
    expect(await s2.patch(`/api/contract/${row.id}`, { id: row.id, remark: 'x' })).toMatchObject({ status: 404 })
    expect(await s2.remove(`/api/contract/${row.id}`)).toMatchObject({ status: 404 })
  })

  it('reads money as null on a row they may see, and cannot filter, sort or write by it', async () => {
    const helped = await makeClient(team, '乙县人民医院')
    expectOk(await team.s1.patch(`/api/client/${helped}`, { id: helped, helperId: team.ids.s2 }))
    const row = await submitted(team, helped, '看得见的合同')
    const seen = expectOk(await team.s2.get(`/api/contract/${row.id}`)).data
    expect(seen).toMatchObject({ name: '看得见的合同', money: null, service: null, can: [] })
    expect((await team.s1.get(`/api/contract/${row.id}`)).data.money).toBe('186500.00')
    const sheet = await team.g.get(
      `/api/contract/export?format=csv&columns=name,money,totalMoney&filters=${filters({ id: { equalTo: row.id } })}`,
    )
    expect(String(sheet.data).split(/\r?\n/)[1], 'no ledger before it is in force').toMatch(
      /^看得见的合同,186,?500\.00,$/,
    )
    expect((await team.h.get(`/api/contract/${row.id}`)).data.money).toBe('186500.00')
    expect(await team.s2.get(`/api/contract?filters=${filters({ money: { greaterThan: '1' } })}`)).toMatchObject({
      status: 403,
      message: '权限不足',
    })
    expect(await team.s2.get('/api/contract?sort=-money')).toMatchObject({ status: 403 })
    expect(
      await team.s2.get(
        `/api/contract?filters=${filters({ or: [{ client: { contracts: {} } }, { not: { money: { isNull: true } } }] })}`,
      ),
    ).toMatchObject({ code: expect.stringMatching(/FORBIDDEN|VALIDATION/) })
  })
})

describe('a file given with a form', () => {
  it('is kept with its name and size, whatever the form said of them', async () => {
    const input = await contractInput(team.s1, clientId, '带附件的合同')
    const [{ url }] = input.contractFile as [{ url: string }]
    const row = expectOk(
      await team.s1.post('/api/contract', { ...input, contractFile: [{ url, name: '别的名字.pdf', size: 1 }] }),
    ).data
    expect(row.contractFile).toEqual([{ url, name: '合同正文.pdf', size: expect.any(Number) }])
    expect(row.contractFile[0].size).toBeGreaterThan(1)
    const taken = await team.s2.post('/api/contract', { ...input, name: '借来的附件' })
    expect(taken.data.fields).toMatchObject({ contractFile: '文件不存在' })
  })
})

describe('search over all records', () => {
  it('answers who sees no rows of a kind as well as who sees all', async () => {
    // on a busy machine a search ends with its time and says that there may be more
    const answered = async () => {
      const { data } = expectOk(await team.s2.get('/api/search?keyword=医院'))
      expect(data.groups.filter(({ module }: { module: string }) => module === 'contract')).toEqual([])
    }
    await vi.waitFor(answered, { timeout: 20_000 })
    const found = expectOk(await team.s1.get('/api/search?keyword=中心')).data.groups.map(
      ({ module }: { module: string }) => module,
    )
    expect(found).toContain('client')
  })
})
