import { clock } from '@chengban/engine/clock.ts'
import { dingDoor } from '@chengban/engine/ding/ding-door.ts'
import { DingDouble } from '@chengban/engine/ding/testing/ding-double.ts'
import { notify } from '@chengban/engine/row/announce.ts'
import { call, type TestServer } from '@chengban/server/testing/server.ts'
import { expectOk, makeClient, signInTeam, submitted, type Team, teamServer } from '@chengban/server/testing/team.ts'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'

let server: TestServer
let team: Team
let ding: DingDouble
beforeAll(async () => {
  ding = await DingDouble.open()
  server = await teamServer({ works: true, ding: dingDoor(undefined, ding.endpoints) })
  at(monday)
  team = await signInTeam(server)
  await server.owner.query('delete from store.message')
  for (const name of ['s1', 's2', 'h'] as const)
    await server.owner.query('update store."user" set dingtalk_id = $2 where id = $1', [team.ids[name], `d-${name}`])
})
afterAll(async () => {
  clock.shift(0)
  await server.close()
  await ding.close()
})
const monday = '2026-11-23T02:00:00Z'
beforeEach(() => at(monday))
afterEach(async () => {
  ding.sent.length = 0
  ding.asked.length = 0
  ding.trouble.length = 0
  await server.owner.query('delete from store.message')
  await server.owner.query('delete from app.remind_run')
})

const at = (instant: string) => clock.shift((Date.parse(instant) - Date.now()) / 1000)
const later = (minutes: number) => clock.shift((clock.now().getTime() - Date.now()) / 1000 + minutes * 60)
const setting = (key: string, value: string) =>
  server.owner.query(
    `update store.config set value = case type when '密钥' then '******' else $2 end,
       secret_value = case type when '密钥' then $2 end where key = $1`,
    [key, value],
  )
const configure = async () => {
  const { appKey, appSecret, agentId } = DingDouble.settings
  await setting('ding.appKey', appKey)
  await setting('ding.appSecret', appSecret)
  await setting('ding.agentId', agentId)
  await setting('ding.homeUrl', 'https://oa.example.com/')
}
const job = async (name: string) =>
  expectOk(await call(server.app, 'POST', '/api/test/job', undefined, { name })).data.result
const leave = (title: string, more: object = {}, to: 's1' | 's2' | 'h' | 'g' = 's1') =>
  server.parts.auth.transaction((tx) => notify(tx, [{ userId: team.ids[to], kind: '催办', title, ...more }]))
const standing = async () =>
  (
    await server.owner.query(
      'select title, ding_status as status, ding_tries as tries, ding_error as error from store.message order by tz_create, id',
    )
  ).rows

describe('without configuration', () => {
  it('nothing goes out and nothing waits; managers are told so, nobody else is told anything', async () => {
    await leave('请处理', { ding: true })
    expect(await job('dingSend')).toEqual({ sent: 0, joined: 0, failed: 0, aside: 0 })
    expect(await job('digest')).toEqual({ people: 0 })
    expect(await standing()).toMatchObject([{ status: '不发送' }])
    expect(ding.asked).toEqual([])
    for (const path of ['state', 'failed'])
      expect(await team.s1.get(`/api/ding/${path}`)).toMatchObject({ status: 403 })
    for (const path of ['resend', 'test'])
      expect(await team.s1.post(`/api/ding/${path}`)).toMatchObject({ status: 403 })
    expect((await team.admin.get('/api/ding/state')).data).toMatchObject({ configured: false, queued: 0, bound: 3 })
    expect(await team.admin.post('/api/ding/test')).toMatchObject({ status: 422, message: '钉钉未配置' })
    expect(await team.admin.post('/api/ding/resend', { all: true })).toMatchObject({ message: '钉钉未配置' })
  })
})

describe('configured', () => {
  beforeAll(configure)

  it('sends what waits for somebody, as a card that opens it; what concerns the unbound stays in the application', async () => {
    const { id } = await submitted(team, await makeClient(team), '运维合同')
    await leave('只在系统内', {}, 'g')
    const audit = (await standing()).filter(({ title }) => title.includes('运维合同'))
    expect(audit).toMatchObject([{ status: '待发送', tries: 0 }])
    await job('dingSend')
    const sent = ding.sent.find(({ title }) => title.includes('运维合同'))
    expect(sent).toMatchObject({ userIds: ['d-h'], msgtype: 'action_card' })
    expect(sent?.url).toBe(`https://oa.example.com/admin/#/phone/phoneContractAudit?id=${id}`)
    expect((await standing()).find(({ title }) => title === '只在系统内')).toMatchObject({ status: '不发送' })
    const before = ding.sent.length
    expect(await job('dingSend')).toMatchObject({ sent: 0 })
    expect(ding.sent.length).toBe(before)
  })

  it('one call tells many the same; what a person was told today is joined to the summary', async () => {
    for (const to of ['s1', 's2', 'h'] as const) await leave('系统升级', { text: '今晚八点' }, to)
    await leave('系统升级', { text: '今晚八点' })
    expect(await job('dingSend')).toMatchObject({ sent: 3, joined: 1 })
    expect(ding.sent.map(({ userIds }) => [...userIds].sort())).toEqual([['d-h', 'd-s1', 'd-s2']])
    await leave('系统升级', { text: '今晚八点' })
    expect(await job('dingSend')).toMatchObject({ sent: 0, joined: 1 })
    at('2026-11-24T02:00:00Z')
    await leave('系统升级', { text: '今晚八点' })
    expect(await job('dingSend')).toMatchObject({ sent: 1, joined: 0 })
  })

  it('tries again after 1, 5, 15 and 60 minutes, and then leaves it to whoever configures', async () => {
    await leave('请处理')
    for (const pause of [1, 5, 15, 60]) {
      ding.trouble.push(502)
      expect(await job('dingSend')).toMatchObject({ failed: 1 })
      expect(await standing()).toMatchObject([{ status: '待发送', error: 'HTTP 502' }])
      later(pause - 0.5)
      expect(await job('dingSend')).toMatchObject({ sent: 0, failed: 0 })
      later(1)
    }
    ding.trouble.push([400002, '参数错误'])
    expect(await job('dingSend')).toMatchObject({ failed: 1 })
    expect(await standing()).toEqual([{ title: '请处理', status: '失败', tries: 5, error: '参数错误' }])
    const { nodes, totalCount } = (await team.admin.get('/api/ding/failed')).data
    expect([totalCount, nodes[0].user.name, nodes[0].dingError]).toEqual([1, '林一', '参数错误'])
    expect(await team.admin.post('/api/ding/resend', {})).toMatchObject({ status: 422, message: '请选择消息' })
    expect((await team.admin.post('/api/ding/resend', { ids: [nodes[0].id] })).data).toEqual({ queued: 1 })
    expect((await team.admin.post('/api/ding/resend', { all: true })).data).toEqual({ queued: 0 })
    expect(await job('dingSend')).toMatchObject({ sent: 1 })
    expect((await team.admin.get('/api/ding/state')).data).toMatchObject({ configured: true, sent: 1, failed: 0 })
  })

  it('a busy DingTalk costs no attempt, and the rest waits with it', async () => {
    await job('dingSend')
    await leave('甲')
    await leave('乙')
    ding.trouble.push([90018, '已被限流'])
    expect(await job('dingSend')).toMatchObject({ sent: 0, failed: 0 })
    expect(await standing()).toMatchObject([
      { status: '待发送', tries: 0 },
      { status: '待发送', tries: 0 },
    ])
    later(1.1)
    expect(await job('dingSend')).toMatchObject({ sent: 2 })
  })

  it('at night urgent messages alone go; the rest waits for eight', async () => {
    at('2026-11-23T13:00:00Z')
    await leave('平常')
    await leave('紧急')
    await server.owner.query(`update store.message set level = '紧急' where title = '紧急'`)
    expect(await job('dingSend')).toMatchObject({ sent: 1 })
    at('2026-11-23T23:59:00Z')
    expect(await job('dingSend')).toMatchObject({ sent: 0 })
    at('2026-11-24T00:00:30Z')
    expect(await job('dingSend')).toMatchObject({ sent: 1 })
    expect(ding.sent.map(({ title }) => title)).toEqual(['紧急', '平常'])
  })

  it('what was taken back, or waited for a day, or whose receiver left, does not go', async () => {
    await leave('已失效')
    await leave('太久')
    await leave('离开', {}, 's2')
    await server.owner.query(`update store.message set tz_stop = now() where title = '已失效'`)
    await server.owner.query(
      `update store.message set tz_create = tz_create - interval '25 hours' where title = '太久'`,
    )
    await server.owner.query('update store."user" set dingtalk_id = null where id = $1', [team.ids.s2])
    expect(await job('dingSend')).toMatchObject({ sent: 0, failed: 1, aside: 2 })
    expect((await standing()).map(({ title, status }) => [title, status]).sort()).toEqual([
      ['太久', '失败'],
      ['已失效', '不发送'],
      ['离开', '失败'],
    ])
    await server.owner.query(`update store."user" set dingtalk_id = 'd-s2' where id = $1`, [team.ids.s2])
  })

  it('a reminder goes by the channels of its rule', async () => {
    const rule = (channels: string[]) =>
      server.owner.query(`update store.reminder_rule set channels = $1 where code = 'auditResult'`, [
        JSON.stringify(channels),
      ])
    for (const [channels, expected] of [
      [['站内'], { is_read: false, ding_status: '不发送' }],
      [['钉钉'], { is_read: true, ding_status: '待发送' }],
      [['站内', '钉钉'], { is_read: false, ding_status: '待发送' }],
    ] as const) {
      await rule([...channels])
      await leave('已通过', { kind: '通知', code: 'auditResult' })
      const { rows } = await server.owner.query('delete from store.message returning is_read, ding_status')
      expect(rows).toEqual([expected])
    }
  })

  it('sums up the day once for each person, and not for who has read everything', async () => {
    await leave('甲', { kind: '通知' })
    await leave('乙', { kind: '通知' })
    await leave('丙', { kind: '提到我' })
    await leave('丁', { kind: '通知' }, 's2')
    await server.owner.query(`update store.message set is_read = true where title = '丁'`)
    expect(await job('digest')).toEqual({ people: 0 })
    at('2026-11-23T09:31:00Z')
    expect(await job('digest')).toEqual({ people: 1 })
    expect(await job('digest')).toEqual({ people: 0 })
    ding.sent.length = 0
    await job('dingSend')
    const summary = ding.sent.find(({ title }) => title === '今日有3条消息未读')
    expect(summary).toMatchObject({ userIds: ['d-s1'], text: expect.stringContaining('提到我1，通知2') })
    expect((await team.s1.get('/api/message?isRead=false')).data.totalCount).toBe(3)
  })

  it('two processes send once', async () => {
    for (let n = 0; n < 30; n++) await leave(`第${n}条`)
    await Promise.all([job('dingSend'), job('dingSend'), job('dingSend')])
    expect(ding.sent.length).toBe(30)
  })

  it('a word to oneself says at once whether it works', async () => {
    expect(await team.admin.post('/api/ding/test')).toMatchObject({ status: 422, message: '您的账号未绑定钉钉' })
    await server.owner.query(
      `update store."user" set dingtalk_id = 'd-admin' where id = (select user_id from store.admin where name = 'admin')`,
    )
    ding.trouble.push([400002, '参数错误'])
    expect(await team.admin.post('/api/ding/test')).toMatchObject({ status: 500, message: '钉钉接口异常：参数错误' })
    expectOk(await team.admin.post('/api/ding/test'))
    expect(ding.sent).toMatchObject([{ userIds: ['d-admin'] }])
  })
})
