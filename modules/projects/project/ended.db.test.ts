import { clock, today } from '@chengban/engine/clock.ts'
import { runNotice } from '@chengban/engine/remind/run-notice.ts'
import { stopEnded } from '@chengban/engine/remind/stop.ts'
import { entities, notices } from '@chengban/server/compose.ts'
import type { Answer, TestServer } from '@chengban/server/testing/server.ts'
import { day } from '@chengban/server/testing/staff.ts'
import { expectOk, pdf, signInTeam, type Team, teamServer } from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { hanging } from './hanging.ts'

let server: TestServer
let team: Team
let project: string
let product: string
let at = 0

const sql = async (text: string, params: readonly unknown[] = []) => (await server.owner.query(text, [...params])).rows
const made = async (table: string, body: object, api = team.admin): Promise<string> =>
  expectOk(await api.post(`/api/${table}`, body)).data.id
const row = async (table: string, id: string) => expectOk(await team.admin.get(`/api/${table}/${id}`)).data
const told = ({ status, message, data }: Answer) => [status, data?.fields ?? message]
const act = async (name: string, more: object = {}) =>
  team.admin.post(`/api/project/action/${name}`, {
    id: project,
    version: (await row('project', project)).version,
    ...more,
  })
const stand = (state: string) => sql('update store.project set project_status = $2 where id = $1', [project, state])
const snake = (name: string) => name.replace(/[A-Z]/g, (one) => `_${one.toLowerCase()}`)

const version = async (): Promise<string> => {
  at += 1
  const body = { productLibraryId: product, name: `V1.${at}.0`, type: '大版本', planDate: day(9), userId: team.ids.g }
  const id = await made('productLibraryVersion', body)
  await sql(`update store.product_library_version set stage = '已发布' where id = $1`, [id])
  return id
}
const hour = (of: number) => new Date(clock.now().getTime() + of * 3_600_000).toISOString()

/** A row of each kind that hangs on a project. */
const rows: Readonly<Record<string, () => Promise<object> | object>> = {
  milepost: () => ({
    name: '上线',
    type: '上线',
    describe: '上线',
    startDate: day(),
    endDate: day(1),
    userId: team.ids.s1,
  }),
  projectProduce: () => ({ name: '手册', kind: '文档', userId: team.ids.s1, planDate: day(1) }),
  wbsTask: () => ({ name: '部署', userId: team.ids.s1 }),
  projectProgress: () => ({ node: 1, content: '部署完成' }),
  impRecord: () => {
    at += 1
    return { type: '远程', userId: team.ids.s1, content: '调试', tzStart: hour(2 * at), tzEnd: hour(2 * at + 1) }
  },
  projectVer: async () => ({
    productLibraryVersionId: await version(),
    ...{ name: '交付', content: '更新', planDate: day(1), userId: team.ids.s1, needTrain: false, audit1: team.ids.h },
  }),
  technicalChallenge: () => ({ name: '并发', level: 'A', describe: '死锁' }),
}
const make = async (table: string): Promise<string> =>
  made(table, { projectId: project, ...(await rows[table]?.()) }, table === 'impRecord' ? team.admin : team.g)

beforeAll(async () => {
  server = await teamServer()
  team = await signInTeam(server)
  product = await made('productLibrary', { name: '平台', code: 'PT', category: '平台', principalId: team.ids.g })
})
beforeEach(async () => {
  at += 1
  project = await made('project', {
    ...{ name: `一院实施${at}`, type: '内部项目', startTime: day() },
    ...{ principalId: team.ids.g, impPrincipalId: team.ids.s1 },
  })
  await sql(
    `update store.project set project_status = '实施中', audit_status = '通过', imp_node = 1, estimate = 9 where id = $1`,
    [project],
  )
})
afterAll(() => server.close())

const stops = hanging.filter(({ move }) => move[1] === 'stop').map(({ move: [name] }) => name)
const stopOf = (name: string) => {
  const flow = entities.find((one) => one.name === name)?.workflow
  const move = flow?.moves.find((one) => one.name === 'stop')
  if (!flow || !move) throw new Error(`${name} has no stop`)
  return { field: flow.field, from: move.from, to: move.to }
}

describe('a project that is terminated', () => {
  test.each(stops)('%s: every open row ends with it, which its record tells', async (name) => {
    const { field, from, to } = stopOf(name)
    const ids: string[] = []
    for (const state of from) {
      const id = await make(name)
      ids.push(id)
      await sql(`update store.${snake(name)} set ${field} = $2 where id = $1`, [id, state])
    }
    expectOk(await act('terminate', { opinion: '客户撤项' }))
    for (const id of ids) expect((await row(name, id))[field]).toBe(to)
    const notes = await sql(
      `select count(distinct relevance_id)::int as n from store.comment
       where relevance_id = any ($1) and type = '记录' and changes::text || content like '%项目已终止%'`,
      [ids],
    )
    expect(notes).toEqual([{ n: ids.length }])
  })

  test('the tasks above a leaf follow it', async () => {
    const root = await make('wbsTask')
    await made('wbsTask', { projectId: project, parentId: root, name: '装机' })
    expectOk(await act('terminate', { opinion: '客户撤项' }))
    expect((await row('wbsTask', root)).status).toBe('取消')
  })

  test('nobody is asked any more: what waits for a decision is withdrawn', async () => {
    const ask = async (name: string, body: object, api = team.g): Promise<string> => {
      const id = await made(name, { audit1: team.ids.h, ...body }, api)
      await sql(`update store.project_ver set type = '小版本' where id = $1`, [id])
      expectOk(await api.post(`/api/${name}/action/submit`, { id, version: (await row(name, id)).version }))
      return id
    }
    const milepost = await make('milepost')
    const url = expectOk(await team.g.upload('界面.pdf', pdf, 'application/pdf')).data
    const [boss] = await sql(`select user_id from store.admin where name = 'admin'`)
    const [kind] = await sql(`select id from store.milepost_advance_kind where name = '其他'`)
    const asked: Readonly<Record<string, string>> = {
      projectVer: await ask('projectVer', { projectId: project, ...(await rows.projectVer?.()) }),
      projectManDay: await ask('projectManDay', { projectId: project, after: '12.0', reason: '范围扩大' }),
      design: await ask('design', {
        name: '界面',
        projectId: project,
        type: '界面',
        userId: team.ids.s1,
        file: [{ url }],
      }),
      milepostAdvance: await ask(
        'milepostAdvance',
        { milepostId: milepost, kindId: kind.id, after: day(4), reason: '等', audit1: boss.user_id },
        team.s1,
      ),
    }
    const open = () =>
      sql(`select module from store.audit_task where relevance_id = any ($1) and status = '待处理' order by 1`, [
        Object.values(asked),
      ])
    expect((await open()).length).toBe(4)
    expectOk(await act('terminate', { opinion: '客户撤项' }))
    expect(await open()).toEqual([])
    const states = Object.entries(asked).map(async ([name, id]) => [name, (await row(name, id)).status])
    expect(Object.fromEntries(await Promise.all(states))).toEqual({
      ...{ projectVer: '已作废', projectManDay: '已撤回', design: '已撤回', milepostAdvance: '已撤回' },
    })
  })

  test('its people hear of it', async () => {
    expectOk(await team.admin.post('/api/projectMember', { projectId: project, kind: 'back', userId: team.ids.s2 }))
    expectOk(await act('terminate', { opinion: '客户撤项' }))
    const heard = await sql(`select user_id from store.message where relevance_id = $1 and title like '%已终止%'`, [
      project,
    ])
    expect(new Set(heard.map(({ user_id }) => user_id))).toEqual(new Set([team.ids.g, team.ids.s1, team.ids.s2]))
  })
})

test('a delivery reads the level that has it in hand', async () => {
  const id = await make('projectVer')
  await sql(`update store.project_ver set video = '[{"url":"/files/a.mp4","name":"a.mp4"}]' where id = $1`, [id])
  const at = async () => (await row('projectVer', id)).version
  expectOk(await team.g.post('/api/projectVer/action/submit', { id, version: await at() }))
  expect((await row('projectVer', id)).status).toBe('待一级审核')
  expectOk(await team.h.post('/api/projectVer/action/approve', { id, version: await at(), opinion: '同意' }))
  const { status, auditStatus } = await row('projectVer', id)
  expect([status, auditStatus]).toEqual(['待二级审核', '待二级审核'])
})

test('it is ended once nothing of it is open', async () => {
  const milepost = await make('milepost')
  const task = await make('wbsTask')
  await stand('已验收')
  expect(told(await act('finish'))).toEqual([409, '还有未完成事项：2项'])
  await sql(`update store.milepost set status = '已完成' where id = $1`, [milepost])
  expect(told(await act('finish'))).toEqual([409, '还有未完成事项：1项'])
  await sql(`update store.wbs_task set status = '取消' where id = $1`, [task])
  expectOk(await act('finish'))
})

test('nobody is reminded of what belongs to a project that rests, until it goes on', async () => {
  const id = await make('milepost')
  const notice = notices.find(({ declared }) => declared.code === 'projectMilepost')
  if (!notice) throw new Error('projectMilepost is no notice')
  // reminders go out on working days
  const [{ due }] = await sql('select app.add_work_days($1::date, 0)::text as due', [today()])
  const run = () =>
    server.parts.auth.transaction(async (tx) => {
      await runNotice(tx, server.parts.catalog, notice, { day: due })
      await stopEnded(tx, server.parts.catalog, notice)
    })
  const waiting = async () =>
    (
      await sql('select from store.message where relevance_id = $1 and tz_stop is null and title like $2', [
        id,
        '%应于%',
      ])
    ).length
  await sql('update store.milepost set end_date = $2 where id = $1', [id, due])
  await stand('暂停')
  await run()
  expect(await waiting()).toBe(0)
  await stand('实施中')
  await run()
  expect(await waiting()).toBe(1)
  await stand('暂停')
  await run()
  expect(await waiting()).toBe(0)
})
