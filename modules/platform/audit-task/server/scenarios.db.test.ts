import { clock } from '@chengban/engine/clock.ts'
import { call, type TestServer } from '@chengban/server/testing/server.ts'
import { expectOk, makeClient, signInTeam, submitted, type Team, teamServer } from '@chengban/server/testing/team.ts'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'

let server: TestServer
let team: Team
let clientId: string
beforeAll(async () => {
  server = await teamServer({ works: true })
  team = await signInTeam(server)
  clientId = await makeClient(team)
})
afterAll(async () => {
  clock.shift(0)
  await server.close()
})
afterEach(() => clock.shift(0))

/** Moves the clock to a moment of +08:00. */
const goTo = (moment: string): void => {
  clock.shift(0)
  clock.shift((Date.parse(`${moment}+08:00`) - clock.now().getTime()) / 1000)
}
const contract = (id: string) => team.g.get(`/api/contract/${id}`).then(({ data }) => data)
const act = (who: keyof Team['ids'], move: string, body: object) => team[who].post(`/api/contract/action/${move}`, body)
const chosen = async (name: string, audit1: string, audit2: string) => {
  const row = await draft(name)
  expectOk(await team.s1.patch(`/api/contract/${row.id}`, { id: row.id, version: 1, patch: { audit1, audit2 } }))
  return row.id
}
const draft = async (name: string) => {
  const { id } = await submitted(team, clientId, name)
  const { version } = await contract(id)
  expectOk(await act('s1', 'withdraw', { id, version }))
  await server.owner.query('update store.contract set version = 1 where id = $1', [id])
  return { id, version: 1 }
}

describe('两级审批', () => {
  it('of fifty approvals at once of the last level one passes, with one 记录 and one message', async () => {
    const { h, g } = team.ids
    const id = await chosen('两级审批', h, g)
    await server.owner.query('update store.contract set version = 3 where id = $1', [id])
    expectOk(await act('s1', 'submit', { id, version: 3 }))
    expect(await act('h', 'approve', { id, version: 3 })).toMatchObject({
      status: 409,
      message: '单据已变更，请刷新',
    })
    expectOk(await act('h', 'approve', { id, version: 4, opinion: '价格合适' }))
    expect(await contract(id)).toMatchObject({ status: '待二级审核', version: 5, opinionFirst: '价格合适' })
    await server.owner.query('delete from store.message where relevance_id = $1', [id])
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => act('g', 'approve', { id, version: 5, opinion: '同意' })),
    )
    const passed = answers.filter(({ status }) => status === 200)
    expect(passed.map(({ data }) => [data.status, data.version])).toEqual([['通过', 6]])
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(49)
    const { rows: trail } = await server.owner.query(
      `select content from store.comment where relevance_id = $1 and type = '记录' and content like '%待二级审核 → 通过%'`,
      [id],
    )
    expect(trail).toHaveLength(1)
    const { rows: told } = await server.owner.query(
      'select from store.message where relevance_id = $1 and user_id = $2',
      [id, team.ids.s1],
    )
    expect(told).toHaveLength(1)
    expect(await act('h', 'auditWithdraw', { id, version: 6 })).toMatchObject({
      status: 409,
      message: '下一级已处理，无法撤回',
    })
  })
})

describe('连续审批人', () => {
  it('one approval of who stands on both levels leads to 通过', async () => {
    await server.owner.query(`update store."user" set operations = '["contract:audit1"]' where id = $1`, [team.ids.g])
    const id = await chosen('连续审批人', team.ids.g, team.ids.g)
    expectOk(await act('s1', 'submit', { id, version: (await contract(id)).version }))
    expectOk(await act('g', 'approve', { id, version: (await contract(id)).version }))
    expect(await contract(id)).toMatchObject({ status: '通过' })
    const { rows } = await server.owner.query(
      `select status, reason from store.audit_task where relevance_id = $1 and status <> '已取消' order by audit_level`,
      [id],
    )
    expect(rows.slice(-2)).toEqual([
      { status: '已同意', reason: null },
      { status: '自动通过', reason: '连续审批人' },
    ])
  })
})

describe('催办与时限', () => {
  const job = (name: string) => call(server.app, 'POST', '/api/test/job', undefined, { name })
  const waiting = async (who: 'h' | 'g') => (await team[who].get('/api/remind/auditWaiting')).data.totalCount

  it('eight working hours from Friday 16:00 end on Monday 16:00; the superior hears on Tuesday 16:00', async () => {
    await server.owner.query('update store."user" set superior_id = $2 where id = $1', [team.ids.h, team.ids.g])
    await server.owner.query(`delete from store.holiday where date between '2026-11-20' and '2026-11-25'`)
    goTo('2026-11-20T16:00')
    const { id } = await submitted(team, clientId, '催办与时限')
    const { rows } = await server.owner.query(
      `select to_char(tz_due at time zone 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI') as due
       from store.audit_task where relevance_id = $1 and status = '待处理'`,
      [id],
    )
    expect(rows).toEqual([{ due: '2026-11-23 16:00' }])
    const urge = () => act('s1', 'urge', { id })
    goTo('2026-11-20T16:05')
    expect((await urge()).status).toBe(200)
    goTo('2026-11-20T20:04')
    expect(await urge()).toMatchObject({ status: 429, message: '4小时内只能催办一次' })
    // the first one took its time
    goTo('2026-11-20T20:05:30')
    expect((await urge()).status).toBe(200)
    const heard: (readonly [string, number, number])[] = []
    // half a minute over the hour: handing in took its time
    for (const moment of ['2026-11-23T15:59:30', '2026-11-23T16:00:30', '2026-11-24T15:59:30', '2026-11-24T16:00:30']) {
      goTo(moment)
      // The sessions have expired by the new time, so both sign in again
      const again = await Promise.all(['head1', 'boss1'].map((name) => server.signIn(name, 'Person-2026')))
      Object.assign(team, { h: again[0], g: again[1] })
      await job('auditSla')
      heard.push([moment.slice(5, 16), await waiting('h'), await waiting('g')])
    }
    expect(heard).toEqual([
      ['11-23T15:59', 0, 0],
      ['11-23T16:00', 1, 0],
      ['11-24T15:59', 1, 0],
      ['11-24T16:00', 1, 1],
    ])
  })
})
