import { type Ledgers, openLedgers } from '@chengban/server/testing/ledgers.ts'
import type { Answer, Api } from '@chengban/server/testing/server.ts'
import { expectOk } from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

let all: Ledgers
const products: string[] = []
const other = {
  ...{ name: '乙市第二医院', type: '公立医院', province: '甲省', city: '乙市' },
  ...{ linkman: '何洲', phone: '13900000001', confirmDuplicate: true },
}

const analysis = async (api: Api, more: Record<string, string> = {}) =>
  expectOk(await api.get(`/api/client-product/analysis?${new URLSearchParams(more)}`)).data
const summary = async (api: Api, groupBy: string) =>
  expectOk(await api.get(`/api/client-product/summary?groupBy=${groupBy}`)).data
const noted = async (body: object): Promise<string> =>
  expectOk(await all.s1.post('/api/clientProduct', { clientId: all.clientId, ...body })).data.id
const reset = (id: string, reason: string | null = '客户忘记', api: Api = all.s1): Promise<Answer> =>
  api.post('/api/sell/resetPwd', { clientProductId: id, reason })

beforeAll(async () => {
  all = await openLedgers()
  for (const [name, code] of Object.entries({ 病历系统: 'BL', 护理系统: 'HL', 检验系统: 'JY' })) {
    const body = { name, code, category: '业务系统', principalId: all.ids.g }
    products.push(expectOk(await all.admin.post('/api/productLibrary', body)).data.id)
  }
  expectOk(await all.s1.post('/api/client', other))
  await noted({ productLibraryId: products[0], state: '在用', loginName: 'jia-admin' })
  await noted({ productLibraryId: products[1], state: '竞品', competitor: '丙公司' })
})
afterAll(() => all?.server.close())

test('products are counted over the clients their reader sees, the furthest spread first', async () => {
  const { products: counted, nodes, totalCount, competitors } = await analysis(all.s1)
  expect(totalCount).toBe(2)
  expect(counted.map(({ name, coverage, none }: Record<string, unknown>) => [name, coverage, none])).toEqual([
    ['病历系统', '50.0', 1],
    ['护理系统', '0.0', 1],
    ['检验系统', '0.0', 2],
  ])
  expect(competitors).toEqual([{ name: '丙公司', count: 1 }])
  const own = nodes.find(({ clientId }: { clientId: string }) => clientId === all.clientId)
  expect(own.cells[products[1] as string]).toMatchObject({ state: '竞品', competitor: '丙公司', isFollow: false })
  const none = await analysis(all.s2)
  expect(none).toMatchObject({ nodes: [], totalCount: 0, competitors: [] })
  expect(none.products[0]).toMatchObject({ use: 0, none: 0, coverage: null })
})

test('pages and filters narrow the clients, and the counts by the filters alone', async () => {
  const page = await analysis(all.s1, { pageSize: '1', pageNumber: '2' })
  expect([page.nodes.length, page.totalCount, page.products[0].coverage]).toEqual([1, 2, '50.0'])
  expect(await analysis(all.s1, { state: '竞品' })).toMatchObject({ totalCount: 1 })
  const lab = { productLibraryId: products[2] as string }
  expect((await analysis(all.s1, { ...lab, state: '无' })).totalCount).toBe(2)
  expect((await analysis(all.s1, { ...lab, state: '在用' })).totalCount).toBe(0)
  expect((await analysis(all.s1, { city: '乙市' })).products).toContainEqual(
    expect.objectContaining({ name: '病历系统', coverage: '0.0', none: 1 }),
  )
  expect((await all.s1.get('/api/client-product/analysis?state=没有')).status).toBe(422)
})

test('sums tell how many clients there are and how many of them a product has reached', async () => {
  const { nodes } = await summary(all.s1, 'product')
  expect(nodes.find(({ label }: { label: string }) => label === '病历系统')).toMatchObject({
    ...{ use: 1, clients: 2, coverage: '50.0' },
  })
  const people = await summary(all.s1, 'user')
  expect(people).toMatchObject({ totalCount: 1, nodes: [{ label: '林一', clients: 2, coverage: null }] })
  expect((await summary(all.s2, 'grade')).sum).toMatchObject({ clients: 0, coverage: null })
})

test('a client that its reader sees in part counts nowhere', async () => {
  const { nodes } = (await all.s1.get('/api/client?pageSize=50')).data
  const { id } = nodes.find(({ name }: { name: string }) => name === other.name)
  const owned = (ownership: string) =>
    all.server.owner.query(`update store.client set status = '通过', ownership = $2 where id = $1`, [id, ownership])
  await owned('公海')
  // in the pool everybody who sells reads its name, and nothing of its products
  expect(expectOk(await all.s2.get(`/api/client/${id}`)).data.name).toBe(other.name)
  const { totalCount, products: counted } = await analysis(all.s2)
  expect([totalCount, counted[0].none, counted[0].coverage]).toEqual([0, 0, null])
  expect((await summary(all.s2, 'grade')).sum).toMatchObject({ clients: 0, coverage: null })
  expect((await summary(all.s2, 'province')).nodes).toEqual([])
  await owned('私有')
})

test('a password is made anew for an account there is, of a product in use, by who looks after the client', async () => {
  const [id = '', rival = ''] = (await all.s1.get('/api/clientProduct?sort=tzCreate&pageSize=50')).data.nodes.map(
    (row: { id: string }) => row.id,
  )
  expect((await reset(rival)).data.fields).toEqual({ loginName: '未登记系统登录名' })
  const trial = await noted({ productLibraryId: products[2], state: '意向', loginName: 'jia' })
  expect(await reset(trial)).toMatchObject({ code: 'CONFLICT', message: '该产品未开通' })
  expect((await reset(id, null)).data.fields).toEqual({ reason: '请填写原因' })
  expect((await reset(id, '客户忘记', all.s2)).code).toBe('NOT_FOUND')
  const said = new Set<string>()
  for (let time = 0; time < 3; time += 1) {
    const { data } = expectOk(await reset(id))
    expect(data.loginName).toBe('jia-admin')
    expect(data.password).toMatch(/^(?=.*[A-Z])(?=.*[a-z])(?=.*\d)[A-HJ-NP-Za-kmnp-z2-9o]{12}$/)
    said.add(data.password)
  }
  expect(said.size).toBe(3)
  expect(await reset(id)).toMatchObject({ code: 'RATE_LIMITED', message: '今日重置次数已达上限' })
  const { rows } = await all.server.owner.query(
    "select coalesce(changes::text, '') || content as told from store.comment",
  )
  const told = rows.map((row: { told: string }) => row.told).join('\n')
  expect(told).toContain('重置系统密码')
  for (const password of said) expect(told).not.toContain(password)
})
