import { clock } from '@chengban/engine/clock.ts'
import { dingDoor } from '@chengban/engine/ding/ding-door.ts'
import { DingDouble } from '@chengban/engine/ding/testing/ding-double.ts'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { TestServer } from '../testing/server.ts'
import { expectOk, personPassword, signInTeam, type Team, teamServer } from '../testing/team.ts'

let server: TestServer
let team: Team
let ding: DingDouble
beforeAll(async () => {
  ding = await DingDouble.open()
  server = await teamServer({ ding: dingDoor(undefined, ding.endpoints) })
  team = await signInTeam(server)
  await server.owner.query(`update store."user" set dingtalk_id = 'd-s1' where id = $1`, [team.ids.s1])
})
afterAll(async () => {
  await server.close()
  await ding.close()
})
afterEach(async () => {
  clock.shift(0)
  await server.owner.query(`delete from app.sign_in_failure`)
})

const get = async (url: string, headers: Record<string, string> = {}) => {
  const response = await server.app.inject({ method: 'GET', url, headers })
  const cookies = [response.headers['set-cookie'] ?? []].flat().map((one) => one.split(';')[0] ?? '')
  const body = String(response.headers['content-type']).includes('json') ? response.json() : {}
  return { status: response.statusCode, location: response.headers.location, cookies, ...body }
}
const enterBack = (query: Record<string, string>, cookie = '') =>
  get(`/api/core-user/ding?${new URLSearchParams(query)}`, cookie ? { cookie } : {})
const begin = async () => {
  const { location, cookies } = await get('/api/auth/web/ding')
  const url = new URL(String(location))
  return { url, state: String(url.searchParams.get('state')), cookie: cookies.join('; ') }
}
/** From inside DingTalk: the page asks for a state, then for a code. */
const inside = async () => {
  const { data, cookies } = await get('/api/core-user/ding')
  return { state: data.state as string, cookie: cookies.join('; ') }
}
const enter = async (code: string) => {
  const { state, cookie } = await inside()
  return enterBack({ code, state }, cookie)
}
const configure = async (values: object) => {
  for (const [key, value] of Object.entries(values))
    await server.owner.query(
      `update store.config set value = case type when '密钥' then '******' else $2 end,
         secret_value = case type when '密钥' then $2 end where key = $1`,
      [`ding.${key}`, value],
    )
}
const attempts = async () =>
  (
    await server.owner.query<{ name: string; result: string }>(
      `select name, result from store.login_log where way = '钉钉' order by tz_create desc, id desc limit 1`,
    )
  ).rows[0]

it('is no way in before it is configured, and asks nothing of the network', async () => {
  expect((await get('/api/auth/web/ways')).data).toEqual({ ding: false })
  for (const path of ['/api/core-user/ding?code=x', '/api/auth/web/ding'])
    expect(await get(path)).toMatchObject({ status: 422, code: 'VALIDATION', message: '钉钉未配置' })
  expect(await team.s1.get('/api/core-user/ding')).toMatchObject({ status: 422, message: '钉钉未配置' })
  expect(ding.asked).toEqual([])
  await configure(DingDouble.settings)
  expect((await get('/api/auth/web/ways')).data).toEqual({ ding: true })
})

describe('refused', () => {
  it('a code that is made up, used, or older than five minutes', async () => {
    const code = ding.codeOf('d-s1')
    const lost = { status: 401, code: 'UNAUTHENTICATED', message: '钉钉授权已失效' }
    expect(await enter('nothing')).toMatchObject(lost)
    expectOk(await enter(code))
    expect(await enter(code)).toMatchObject(lost)
    const old = ding.codeOf('d-s1')
    clock.shift(301)
    expect(await enter(old)).toMatchObject(lost)
  })

  it('who is bound to nobody, not yet audited, disabled, or locked', async () => {
    expect(await enter(ding.codeOf('d-nobody'))).toMatchObject({ status: 403, message: '钉钉账号未绑定' })
    expect(await attempts()).toEqual({ name: 'd-nobody', result: '失败' })
    const state = (status: string) =>
      server.owner.query(`update store."user" set status = $2 where id = $1`, [team.ids.s1, status])
    for (const [status, message] of [
      ['停用', '账号已停用'],
      ['离职', '账号已停用'],
      ['待激活', '账号待审核'],
    ] as const) {
      await state(status)
      expect(await enter(ding.codeOf('d-s1'))).toMatchObject({ status: 403, message })
      expect(await attempts()).toEqual({ name: 'seller1', result: '停用' })
    }
    await state('在职')
    for (let n = 0; n < 5; n++) await team.s1.post('/api/auth/web/login', { name: 'seller1', password: 'wrong' })
    expect(await enter(ding.codeOf('d-s1'))).toMatchObject({ status: 429, message: '账号已锁定，请15分钟后再试' })
  })

  it.each([
    ['from the page of DingTalk', 'authCode', begin],
    ['from inside it', 'code', inside],
  ])('who comes back without the state they left with, or with that of another, %s', async (_where, name, go) => {
    const [mine, other] = [await go(), await go()]
    const lost = { status: 401, message: '钉钉授权已失效' }
    const before = ding.asked.length
    const given = { [name]: ding.codeOf('d-s1') }
    const made = `${mine.state.slice(0, -1)}${mine.state.endsWith('A') ? 'B' : 'A'}`
    expect(await enterBack(given)).toMatchObject(lost)
    expect(await enterBack({ ...given, state: mine.state })).toMatchObject(lost)
    expect(await enterBack(given, mine.cookie)).toMatchObject(lost)
    expect(await enterBack({ ...given, state: other.state }, mine.cookie)).toMatchObject(lost)
    expect(await enterBack({ ...given, state: '' }, 'cb_ding_state=')).toMatchObject(lost)
    for (const state of [made, 'x', 'x.x.9999999999999.x'])
      expect(await enterBack({ ...given, state }, `cb_ding_state=${state}`)).toMatchObject(lost)
    expect(ding.asked.length).toBe(before)
    expectOk(await enterBack({ ...given, state: mine.state }, mine.cookie))
  })

  it('a state that is used, also by two at once, or older than ten minutes', async () => {
    const { state, cookie } = await inside()
    const lost = { status: 401, message: '钉钉授权已失效' }
    const both = await Promise.all([1, 2].map(() => enterBack({ code: ding.codeOf('d-s1'), state }, cookie)))
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401])
    expect(await enterBack({ code: ding.codeOf('d-s1'), state }, cookie)).toMatchObject(lost)
    const old = await inside()
    clock.shift(600)
    expect(await enterBack({ code: ding.codeOf('d-s1'), state: old.state }, old.cookie)).toMatchObject(lost)
    clock.shift(3600)
    expectOk(await enter(ding.codeOf('d-s1')))
    const { rows } = await server.owner.query('select from app.used_state')
    expect(rows).toHaveLength(1)
  })

  it('in the words of DingTalk, where DingTalk itself fails', async () => {
    ding.forgetTokens()
    ding.trouble.push(502)
    expect(await enter(ding.codeOf('d-s1'))).toMatchObject({ status: 500, message: '钉钉接口异常：HTTP 502' })
  })

  it('whoever tries too many codes, and nobody who brings a right one', async () => {
    for (let n = 0; n < 30; n++) await enter(`guess-${n}`)
    expect(await enter('guess-30')).toMatchObject({ status: 429, message: '操作过于频繁，请稍后再试' })
    expect(await enter(ding.codeOf('d-s1'))).toMatchObject({ status: 200 })
  })
})

it('opens a session like any other: it works, is logged, and ends with the others', async () => {
  const { data, cookies } = await enter(ding.codeOf('d-s1'))
  expect(data).toMatchObject({ corpId: 'ding1', clientId: 'dingkey', bound: true, mustChange: false })
  expect(cookies).toEqual([`cb_token=${data.jwtToken}`, 'cb_ding_state='])
  expect(await attempts()).toEqual({ name: 'seller1', result: '成功' })
  const api = team.s1.as(data.jwtToken)
  expect((await api.get('/api/core-user/info')).data.name).toBe('林一')
  const changed = { oldPassword: personPassword, newPassword: 'Another-2026' }
  expectOk(await team.s1.post('/api/auth/web/changePassword', changed))
  expect(await api.get('/api/core-user/info')).toMatchObject({ status: 401 })
})

it('leads to the page of DingTalk and back, with a state that is used up', async () => {
  const { url, state, cookie } = await begin()
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    ...{ redirect_uri: 'http://localhost:80/admin/', client_id: 'dingkey', response_type: 'code', scope: 'openid' },
  })
  const { data, cookies } = await enterBack({ authCode: ding.codeOf('d-s1'), state }, cookie)
  expect(data).toMatchObject({ bound: true })
  expect(cookies).toContain('cb_ding_state=')
})

it('tells who is signed in whether their DingTalk is known, and nobody else', async () => {
  const open = { jwtToken: null, corpId: 'ding1', clientId: 'dingkey', state: expect.stringMatching(/^[\w.-]{60,}$/) }
  for (const token of ['', 'x', `${team.s1.token}x`])
    expect((await team.s1.as(token).get('/api/core-user/ding')).data).toEqual(open)
  expect((await team.s2.get('/api/core-user/ding')).data).toEqual({ ...open, bound: false })
})
