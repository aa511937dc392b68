import { clock, today } from '@chengban/engine/clock.ts'
import { type Api, openServer, type TestServer } from '@chengban/server/testing/server.ts'
import { expectOk } from '@chengban/server/testing/team.ts'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { demoPassword } from '../../server/demo.ts'

let server: TestServer
let seller: Api
let other: Api
let auditor: Api
let audit1: string
beforeAll(async () => {
  server = await openServer({ demo: true })
  ;[seller, other, auditor] = (await Promise.all(
    ['xs02', 'xs03', 'xz01'].map((name) => server.signIn(name, demoPassword)),
  )) as [Api, Api, Api]
  const { rows } = await server.owner.query(`select user_id from store.admin where name = 'xz01'`)
  audit1 = rows[0].user_id
})
afterAll(() => server.close())
afterEach(() => clock.shift(0))

const upload = async (api: Api, name: string) => {
  const url = expectOk(await api.upload(name, `内容 ${name}`, 'text/plain')).data as string
  return [{ url, name, size: 0 }]
}
const apply = async (api: Api, name: string, more: object = {}) => {
  const file = await upload(api, `${name}.txt`)
  const { id } = expectOk(await api.post('/api/file-audit', { name, file, category: '合同模板', audit1, ...more })).data
  return { id: id as string, file }
}
const move = async (api: Api, id: string, name: string, more: object = {}) =>
  api.post(`/api/file-audit/action/${name}`, {
    id,
    version: (await api.get(`/api/file-audit/${id}`)).data?.version ?? 0,
    ...more,
  })
const passed = async (api: Api, name: string, more: object = {}) => {
  const made = await apply(api, name, more)
  expectOk(await move(api, made.id, 'submit'))
  expectOk(await move(auditor, made.id, 'approve'))
  return made
}
const picked = async (api: Api, keyword = '') =>
  (await api.get(`/api/file-audit/picker?pageSize=50&keyword=${encodeURIComponent(keyword)}`)).data

describe('audited files', () => {
  it("refuses a day that is over, another person, and approving one's own", async () => {
    const { id } = await apply(seller, '过期模板', { expireDate: '2026-01-01' })
    expect(await move(seller, id, 'submit')).toMatchObject({
      status: 422,
      data: { fields: { expireDate: '有效期不能早于今天' } },
    })
    expect(await other.get(`/api/file-audit/${id}`)).toMatchObject({ status: 404 })
    const own = await apply(auditor, '自己的')
    expect(await move(auditor, own.id, 'submit')).toMatchObject({
      status: 422,
      data: { fields: { audit1: '所选审批人无审批权限' } },
    })
  })

  it('keeps what has passed until the change has, and what it was as an earlier version', async () => {
    const { id, file } = await passed(seller, '资质证书')
    const next = await upload(seller, 'b.txt')
    const version = async () => (await seller.get(`/api/file-audit/${id}`)).data.version
    const modify = async (files: unknown) =>
      seller.post('/api/file-audit/modify', {
        id,
        version: await version(),
        name: '资质证书',
        file: files,
        category: '公司资质',
      })
    expect(await modify(file)).toMatchObject({ status: 422, data: { fields: { file: '文件未变更' } } })
    expect((await modify(next)).data).toMatchObject({ status: '变更中' })
    expect(await modify(next)).toMatchObject({ status: 409, message: '该单据正在变更' })
    expect((await picked(seller, '资质')).nodes[0].file[0].url).toBe(file[0]?.url)
    expectOk(await move(auditor, id, 'reject', { opinion: '不清楚' }))
    expect((await seller.get(`/api/file-audit/${id}`)).data).toMatchObject({ status: '通过', fileVersion: 1 })
    expectOk(await modify(next))
    expectOk(await move(auditor, id, 'approve'))
    const row = (await seller.get(`/api/file-audit/${id}`)).data
    expect(row).toMatchObject({ status: '通过', fileVersion: 2, file: [{ url: next[0]?.url }] })
    expect(row.history).toMatchObject([{ fileVersion: 1, file: [{ url: file[0]?.url }] }])
  })

  it("gives one's own to choose, all of them to the auditor, the expired last", async () => {
    const before = (await picked(other)).totalCount
    await passed(other, '投标书')
    await passed(other, '临时授权', { expireDate: today() })
    clock.shift(3 * 86_400)
    const mine = await picked(await server.signIn('xs03', demoPassword))
    clock.shift(0)
    expect(mine.totalCount).toBe(before + 1)
    expect(mine.nodes.at(-1)).toMatchObject({ name: '临时授权', isExpired: true })
    expect((await picked(seller, '投标书')).totalCount).toBe(0)
    expect((await picked(auditor, 'tbs')).nodes.map(({ name }: { name: string }) => name)).toContain('投标书')
  })
})

describe('what people choose from', () => {
  it('counts what may be chosen: of four and two drafts four, of three with one expired two, six for the auditor', async () => {
    const totals = async () => {
      const desks = await Promise.all(['xs02', 'xs03', 'xz01'].map((name) => server.signIn(name, demoPassword)))
      return Promise.all(desks.map(async (api) => (await picked(api)).totalCount as number))
    }
    const before = await totals()
    for (const name of ['合同模板', '报价模板', '授权书', '承诺函']) await passed(seller, name)
    for (const name of ['草稿一', '草稿二']) await apply(seller, name)
    for (const name of ['标书一', '标书二']) await passed(other, name)
    const late = await passed(other, '标书三', { expireDate: today() })
    await server.owner.query(`update store.file_audit set expire_date = '2020-01-01' where id = $1`, [late.id])
    const after = await totals()
    expect(after.map((total, at) => total - (before[at] ?? 0))).toEqual([4, 2, 6])
    expect((await picked(seller, 'ht')).nodes.map(({ name }: { name: string }) => name)).toContain('合同模板')
  })
})

describe('links to files', () => {
  it('refuses a file one may not read, another number of days, and those without the right', async () => {
    const [file] = await upload(seller, '方案.txt')
    const share = (api: Api, more: object = {}) =>
      api.post('/api/file-share', { day: '1', name: '方案', url: file?.url, ...more })
    expect(await share(other)).toMatchObject({ status: 404, message: '文件不存在' })
    expect(await share(seller, { day: '2' })).toMatchObject({
      status: 422,
      data: { fields: { day: '请选择有效时间' } },
    })
    for (const day of [null, 2, 'x', [1], true])
      expect(await share(seller, { day })).toMatchObject({ status: 422, data: { fields: { day: '请选择有效时间' } } })
    expect((await share(seller, { day: 3 })).code).toBe('OK')
    const { id } = expectOk(await share(seller)).data
    expect(await other.post('/api/file-share/revoke', { id })).toMatchObject({ status: 404 })
    expect(await other.get(`/api/file-share/${id}`)).toMatchObject({ status: 404 })
  })

  it('are 32 hex digits, end after their days, and are revoked for good', async () => {
    const [file] = await upload(seller, '报价.txt')
    const { id, link, tzExpire } = expectOk(
      await seller.post('/api/file-share', { day: '3', name: '报价', url: file?.url }),
    ).data
    expect(id).toMatch(/^[0-9a-f]{32}$/)
    expect(link).toBe(`/api/file-share-frame/${id}`)
    expect(Math.round((Date.parse(tzExpire) - clock.now().getTime()) / 60_000)).toBe(3 * 24 * 60)
    expect((await seller.get(`/api/file-share/${id}`)).data.status).toBe('有效')
    clock.shift(3 * 86_400 + 1)
    const later = await server.signIn('xs02', demoPassword)
    expect((await later.get(`/api/file-share/${id}`)).data.status).toBe('已过期')
    clock.shift(0)
    expect((await seller.post('/api/file-share/revoke', { id })).data).toEqual({ status: '已撤销' })
    expect((await seller.get(`/api/file-share/${id}`)).data.status).toBe('已撤销')
  })
})

describe('the page of a link', () => {
  const frame = (id: string, query = '') =>
    server.app.inject({ method: 'GET', url: `/api/file-share-frame/${id}${query}` })
  const shared = async (name: string) => {
    const [file] = await upload(seller, name)
    return expectOk(await seller.post('/api/file-share', { day: '1', name, url: file?.url })).data.id as string
  }

  it('is gone alike for what never was, is over, and was taken back', async () => {
    const [over, back] = [await shared('甲.txt'), await shared('乙.txt')]
    expectOk(await seller.post('/api/file-share/revoke', { id: back }))
    const gone = async (id: string) => {
      const { statusCode, body } = await frame(id)
      return [statusCode, body.includes('分享链接已失效'), body.includes('下载')]
    }
    const nothing = [404, true, false]
    expect(await gone('0'.repeat(32))).toEqual(nothing)
    expect(await gone("x'--")).toEqual(nothing)
    expect(await gone(back)).toEqual(nothing)
    expect((await frame(back, '?raw=1')).statusCode).toBe(404)
    clock.shift(86_390)
    expect((await frame(over)).statusCode).toBe(200)
    clock.shift(86_401)
    expect(await gone(over)).toEqual(nothing)
  })

  it('shared for a day at ten stands at 09:59:59 of the next day and is gone at ten', async () => {
    const ten = new Date('2026-11-21T10:00:00+08:00').getTime()
    let shifted = 0
    const turnTo = (ms: number): void => {
      const real = clock.now().getTime() - shifted
      shifted = ms - real
      clock.shift(shifted / 1000)
    }
    turnTo(ten)
    const morning = await server.signIn('xs02', demoPassword)
    const [file] = await upload(morning, '十点.txt')
    turnTo(ten + 900)
    const { id, tzExpire } = expectOk(
      await morning.post('/api/file-share', { day: '1', name: '十点', url: file?.url }),
    ).data
    expect(Math.abs(Date.parse(tzExpire) - ten - 86_400_000)).toBeLessThan(2000)
    const end = Date.parse(tzExpire)
    turnTo(end - 1000)
    expect((await frame(id)).statusCode).toBe(200)
    expect((await server.owner.query('select visit_count from store.file_share where id = $1', [id])).rows).toEqual([
      { visit_count: 1 },
    ])
    turnTo(end)
    const gone = await frame(id)
    expect([gone.statusCode, gone.body.includes('分享链接已失效')]).toEqual([404, true])
  })

  it('gives this file without signing in, counts, and is told of to nobody but its maker', async () => {
    const id = await shared('<b>方案</b>.txt')
    const page = await frame(id)
    expect(page.body).not.toContain('<b>方案')
    expect(page.headers['content-security-policy']).toContain("default-src 'none'")
    expect((await frame(id, '?raw=1')).body).toBe('内容 <b>方案</b>.txt')
    expect((await frame(id, '?download=1')).headers['content-disposition']).toMatch(/^attachment/)
    expect((await seller.get(`/api/file-share/${id}`)).data).toMatchObject({ visitCount: 1, downloadCount: 1 })
    const visits = async (api: Api) =>
      (await api.get(`/api/fileShareVisit?filters=${encodeURIComponent(JSON.stringify({ shareId: { equalTo: id } }))}`))
        .data.totalCount
    expect([await visits(seller), await visits(other)]).toEqual([3, 0])
  })

  it('is asked for sixty times a minute from one address', async () => {
    clock.shift(600)
    const codes = []
    for (let n = 0; n < 62; n++) codes.push((await frame('0'.repeat(32))).statusCode)
    expect(codes.filter((code) => code === 429).length).toBeGreaterThanOrEqual(1)
  })
})
