import { spellings } from '@chengban/engine/schema/names.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeCatalog } from '../compose.ts'
import { moveDoors } from '../rest/move-doors.ts'
import { askNastily } from '../testing/nasty.ts'
import { type Api, adminPassword, call, filters, openServer, type TestServer } from '../testing/server.ts'

let server: TestServer
let admin: Api

beforeAll(async () => {
  server = await openServer()
  admin = await server.signIn('admin', adminPassword)
})
afterAll(() => server?.close())

const holiday = { date: '2026-10-01', name: '国庆节', kind: '法定节假日' }
const client = { name: '甲市中心医院', type: '公立医院', province: '甲省', city: '甲市', linkman: '何川' }
const contract = (money: string) =>
  `{"name":"合同","selfCompany":"A","payWay":"分期","invoiceType":"电子专用发票","clientId":"00000000-0000-7000-8000-000000000000","money":${money}}`

describe('a body', () => {
  it('with a field the entity does not have is refused at that field', async () => {
    const answer = await admin.post('/api/holiday', { ...holiday, colour: 'red', __proto__x: 1 })
    expect(answer).toMatchObject({
      status: 422,
      code: 'VALIDATION',
      data: { fields: { colour: '未知字段', __proto__x: '未知字段' } },
    })
    expect(
      (await admin.post('/api/holiday', '{"__proto__":{"isAdmin":true},"constructor":1}')).data.fields,
    ).toMatchObject({ constructor: '未知字段' })
  })

  it('tells all errors at once, each at its field', async () => {
    const answer = await admin.post('/api/holiday', { date: '2026-02-30', name: '  ', kind: '春节' })
    expect(answer.data.fields).toEqual({ date: '日期错误', name: '名称不能为空', kind: '类型不在可选范围' })
  })

  it('of the wrong type is refused, never turned into something else', async () => {
    expect(
      (await admin.post('/api/client', { ...client, isUse: 'true', sort: '5.5', name: 5 })).data.fields,
    ).toMatchObject({
      isUse: '启用格式错误',
      sort: '排序格式错误',
      name: '客户名称格式错误',
    })
  })

  it('carries sums by their digits: no exponent, no third decimal, no rounding of long ones', async () => {
    const at = async (money: string) => (await admin.post('/api/contract', contract(money))).data.fields.money
    expect(await at('1e400')).toBe('合同额格式错误')
    expect(await at('1.005')).toBe('合同额最多两位小数')
    expect(await at('12345678901234567')).toBe('合同额超出范围')
    expect(await at('"９９"')).toBe('合同额格式错误')
    expect(await at('12345678901234.56')).toBeUndefined()
  })

  it('with NUL bytes is refused wherever they stand', async () => {
    expect((await admin.post('/api/holiday', { ...holiday, name: '国庆\u0000节' })).data.fields).toEqual({
      name: '名称含有不能识别的字符',
    })
    expect((await admin.get(`/api/client?keyword=${encodeURIComponent('a\u0000')}`)).code).toMatch(/VALIDATION|OK/)
    expect((await admin.get(`/api/client?filters=${filters({ name: { includes: '\u0000' } })}`)).code).toBe(
      'VALIDATION',
    )
    expect((await admin.get('/api/client/%00')).status).toBe(404)
  })

  it('too large, too deep or no JSON gets a sentence', async () => {
    expect(
      await call(server.app, 'POST', '/api/holiday', admin.token, `{"name":"${'长'.repeat(1_100_000)}"}`),
    ).toMatchObject({ status: 413, message: '请求内容过大' })
    expect(await admin.post('/api/holiday', '{"name":')).toMatchObject({ status: 422, message: '请求格式错误' })
    expect(await admin.post('/api/holiday', '[1]')).toMatchObject({ status: 422, message: '请求格式错误' })
    expect((await admin.post('/api/holiday', `${'['.repeat(200_000)}${']'.repeat(200_000)}`)).status).toBe(422)
    const deep = `${'{"not":'.repeat(50)}{}${'}'.repeat(50)}`
    expect(await admin.get(`/api/client?filters=${encodeURIComponent(deep)}`)).toMatchObject({
      status: 422,
      data: { fields: { filters: '筛选条件嵌套过深' } },
    })
  })
})

describe('a list', () => {
  it('has pages of 10, 20 or 50, also for who sees all', async () => {
    for (const size of ['0', '15', '100', '9999', '-1', 'x'])
      expect(await admin.get(`/api/client?pageSize=${size}`)).toMatchObject({
        status: 422,
        message: '每页条数只能为10、20、50',
      })
    expect(await admin.get('/api/client?pageNumber=0')).toMatchObject({
      status: 422,
      data: { fields: { pageNumber: '页码错误' } },
    })
    for (const whole of ['courseComment', 'course-comment'])
      expect((await admin.get(`/api/${whole}?pageSize=9999`)).code).toBe('OK')
    expect((await admin.get('/api/client?pageNumber=999')).data).toEqual({ nodes: [], totalCount: 0 })
  })

  it('is filtered and sorted by its fields alone', async () => {
    expect((await admin.get(`/api/client?filters=${filters({ nosuch: { equalTo: 1 } })}`)).data.fields).toEqual({
      nosuch: '字段nosuch不存在',
    })
    expect((await admin.get(`/api/client?filters=${filters({ name: { nosuch: 1 } })}`)).status).toBe(422)
    expect((await admin.get('/api/client?sort=nosuch')).data.fields).toEqual({ nosuch: '字段nosuch不存在' })
    expect((await admin.get('/api/admin?sort=passwordHash')).data.fields).toEqual({
      passwordHash: '字段passwordHash不存在',
    })
    expect((await admin.get(`/api/admin?filters=${filters({ passwordHash: { isNull: false } })}`)).data.fields).toEqual(
      { passwordHash: '字段passwordHash不存在' },
    )
  })
})

it.each([{}, { ids: [] }])('what is switched or deleted is named: %j', async (body) => {
  const told = (fields: object) => ({ status: 422, code: 'VALIDATION', data: { fields } })
  const switched = await admin.patch('/api/role/role-enable', { ...body, isEnable: false })
  expect(switched).toMatchObject(told({ ids: '请选择要启用或停用的项目' }))
  expect(await admin.remove('/api/role', body)).toMatchObject(told({ ids: '请选择要删除的项目' }))
})

describe('an address', () => {
  it('that names nothing is not there, in the same words for all', async () => {
    expect(await admin.get('/api/nosuch')).toMatchObject({ status: 404, message: '接口不存在' })
    const body = { id: '00000000-0000-7000-8000-000000000000', version: 1 }
    const nowhere = await Promise.all([
      admin.get('/api/client/not-a-uuid'),
      admin.get('/api/client/nothing'),
      admin.get('/api/client/nothing/more'),
      admin.patch('/api/client/nothing', { name: 'x' }),
      admin.remove('/api/client/nothing'),
      admin.post('/api/client/nothing', {}),
      admin.post('/api/client/action/nothing', body),
      admin.post('/api/client/action/constructor', body),
      admin.post('/api/contact/action/submit', body),
      admin.patch('/api/contract/contract-enable', body),
    ])
    expect(nowhere.map(({ status, message }) => `${status} ${message}`)).toEqual(nowhere.map(() => '404 接口不存在'))
    expect(await admin.post('/api/client/action/submit', body)).toMatchObject({ status: 404, message: '数据不存在' })
    expect(await admin.get('/api/client/00000000-0000-7000-8000-000000000000')).toMatchObject({
      status: 404,
      message: '数据不存在',
    })
    expect(
      await admin.patch('/api/client/00000000-0000-7000-8000-000000000000', { id: 'other', name: 'x' }),
    ).toMatchObject({ status: 422, data: { fields: { id: 'id不一致' } } })
  })

  it('that a declaration gives a move leads to it, in either spelling', async () => {
    const doors = moveDoors(makeCatalog().all.values()).flatMap(({ path, leads }) =>
      spellings(path).map((url) => ({ url, chosen: typeof leads === 'string' ? {} : { pass: true } })),
    )
    const urls = doors.map(({ url }) => url)
    expect(urls).toContain('/attendance/action/lock')
    expect(urls).toContain('/productLibrary/releaseCancel')
    const body = { id: '00000000-0000-7000-8000-000000000000', version: 1 }
    for (const { url, chosen } of doors)
      expect(await admin.post(`/api${url}`, { ...body, ...chosen }), url).toMatchObject({
        status: 404,
        message: '数据不存在',
      })
  })

  it('opens for nobody without a session', async () => {
    for (const url of [
      '/api/client',
      '/api/client/count',
      '/api/user/export',
      '/api/openapi.json',
      '/api/docs',
      '/api/message/stream',
      '/file/attachment/x.pdf',
    ])
      expect(await call(server.app, 'GET', url), url).toMatchObject({
        status: 401,
        code: 'UNAUTHENTICATED',
        message: '登录已失效，请重新登录',
      })
    expect((await call(server.app, 'GET', '/api/health')).data.ready).toBe(true)
  })

  it('speaks camelCase and kebab-case alike', async () => {
    const [camel, kebab] = [await admin.get('/api/clientContact'), await admin.get('/api/client-contact')]
    expect(kebab).toEqual(camel)
    expect(camel.code).toBe('OK')
  })
})

describe('a picker', () => {
  it('offers rows in use alone, also to people who may not ask by every column', async () => {
    const named = async (api: Api, url: string): Promise<string[]> =>
      (await api.get(url)).data.nodes.map(({ name }: { name: string }) => name)
    expect(await named(admin, '/api/role/options?keyword=销售')).toEqual(['销售主管', '销售'])
    const { id, version } = (await admin.get(`/api/role?filters=${filters({ name: { equalTo: '销售' } })}`)).data
      .nodes[0]
    expect((await admin.patch('/api/role/role-enable', { id, version, isEnable: false })).code).toBe('OK')
    expect(await named(admin, '/api/role/options?keyword=销售')).toEqual(['销售主管'])
    expect(await named(admin, `/api/role/options?ids=${id}`)).toEqual(['销售'])
    expect(await named(admin, `/api/role/options?among=${filters({ tag: '系统' })}`)).toEqual([
      '系统管理员',
      '系统维护',
    ])
  })
})

it('no call answers 系统异常, whatever it is sent', async () => {
  expect(await askNastily(admin)).toEqual([])
})
