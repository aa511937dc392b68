import type { Answer, Api, TestServer } from '@chengban/server/testing/server.ts'
import { day } from '@chengban/server/testing/staff.ts'
import { expectOk, signInTeam, type Team, teamServer } from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

let server: TestServer
let team: Team
let project: string
let at = 0

const sql = async (text: string, params: readonly unknown[] = []) => (await server.owner.query(text, [...params])).rows
const told = ({ status, message, data }: Answer) => [status, data?.fields ?? message]
const row = async (table: string, id: string) => expectOk(await team.admin.get(`/api/${table}/${id}`)).data
const edit = async (api: Api, table: string, id: string, patch: object) =>
  api.patch(`/api/${table}/${id}`, { id, version: (await row(table, id)).version, ...patch })
const act = async (api: Api, table: string, name: string, id: string, more: object = {}) =>
  api.post(`/api/${table}/action/${name}`, { id, version: (await row(table, id)).version, ...more })
const stand = (state: string, audit = '通过') =>
  sql('update store.project set project_status = $2, audit_status = $3 where id = $1', [project, state, audit])

beforeAll(async () => {
  server = await teamServer()
  team = await signInTeam(server)
})
beforeEach(async () => {
  at += 1
  const body = { name: `二院实施${at}`, type: '内部项目', startTime: day(), implementStartTime: day() }
  const people = { principalId: team.ids.g, impPrincipalId: team.ids.h }
  project = expectOk(await team.admin.post('/api/project', { ...body, implementEndTime: day(60), ...people })).data.id
  await sql('update store.project set initiator = $2 where id = $1', [project, team.ids.s1])
  await stand('实施中')
})
afterAll(() => server.close())

describe('a project that was approved', () => {
  test('is no longer edited by who asked for it', async () => {
    expect(told(await edit(team.s1, 'project', project, { principalId: team.ids.s1 }))[0]).toBe(403)
    expect(told(await edit(team.s1, 'project', project, { attention: '接口' }))[0]).toBe(403)
    expectOk(await edit(team.g, 'project', project, { attention: '接口' }))
    await stand('立项草稿', '草稿')
    expectOk(await edit(team.s1, 'project', project, { described: '住院' }))
  })

  test('stays for good', async () => {
    expect(told(await team.s1.remove(`/api/project/${project}`))).toEqual([409, '该数据已被使用，无法删除'])
    await stand('立项草稿', '草稿')
    expectOk(await team.s1.remove(`/api/project/${project}`))
  })

  test('is handed to another manager by whoever manages all of them alone', async () => {
    const tried = await edit(team.h, 'project', project, { principalId: team.ids.h })
    expect(tried.status).toBe(403)
    expectOk(await edit(team.admin, 'project', project, { principalId: team.ids.h }))
    expect(told(await edit(team.h, 'project', project, { principalId: team.ids.s1 }))).toEqual([
      409,
      '已通过，请发起变更',
    ])
  })

  test('is handed over by an act of whoever manages all of them, of which its people hear', async () => {
    const { h } = team.ids
    expect(told(await act(team.h, 'project', 'changePrincipal', project, { principalId: h }))[0]).toBe(403)
    expect(told(await act(team.admin, 'project', 'changePrincipal', project))).toEqual([
      422,
      { principalId: '已是项目经理' },
    ])
    await stand('立项审核', '待一级审核')
    expect(told(await act(team.admin, 'project', 'changePrincipal', project, { principalId: h }))[0]).toBe(422)
    await stand('终止')
    expect(told(await act(team.admin, 'project', 'changePrincipal', project, { principalId: h }))).toEqual([
      422,
      { projectStatus: '项目已终止' },
    ])
    await stand('实施中')
    expectOk(await act(team.admin, 'project', 'changePrincipal', project, { principalId: h }))
    expect((await row('project', project)).principalId).toBe(h)
    const heard = await sql(
      `select user_id as to from store.message where relevance_id = $1 and title like '%项目经理换为%'`,
      [project],
    )
    expect(heard.map(({ to }) => to)).toEqual(expect.arrayContaining([team.ids.g, h]))
  })

  test('keeps the days its stages hang on, and says so of what has a way of its own', async () => {
    expect(told(await edit(team.g, 'project', project, { implementStartTime: day(1) }))[0]).toBe(409)
    expect(told(await edit(team.g, 'project', project, { estimate: '9.0' }))).toEqual([
      422,
      { estimate: '该字段不可修改' },
    ])
    expect(told(await edit(team.g, 'project', project, { audit1: team.ids.h }))).toEqual([
      422,
      { audit1: '该字段不可修改' },
    ])
    await stand('待启动')
    expectOk(await edit(team.g, 'project', project, { implementStartTime: day(1) }))
  })

  test('goes over into maintenance with all it needs, and hears of all that is missing', async () => {
    await stand('已验收')
    expect(told(await act(team.g, 'project', 'maintain', project))).toEqual([
      422,
      { projectStatus: '不能转维护：合同不含维护、未登记维护日期、未登记正式环境、维护交接单未通过' },
    ])
  })
})

test('days of a plan keep their order also where those between are empty', async () => {
  const body = { name: '乱序', type: '内部项目', principalId: team.ids.g, startTime: day(30) }
  expect(told(await team.admin.post('/api/project', { ...body, textTime: day(10) }))).toEqual([
    422,
    { textTime: '日期错误' },
  ])
  const late = { ...body, implementEndTime: day(20) }
  expect(told(await team.admin.post('/api/project', late))).toEqual([422, { implementEndTime: '日期错误' }])
  expectOk(await team.admin.post('/api/project', { ...body, textTime: day(30) }))
})

describe('who works on a project', () => {
  const member = () => ({ projectId: project, kind: 'implement', userId: team.ids.s2 })

  test.each([
    ['暂停', '项目已暂停'],
    ['终止', '项目已终止'],
    ['已结束', '项目已结束'],
  ])('is not changed while it is %s', async (state, words) => {
    const id = expectOk(await team.g.post('/api/projectMember', member())).data.id
    await stand(state)
    expect(told(await team.g.post('/api/projectMember', { ...member(), kind: 'back' }))).toEqual([
      422,
      { projectId: words },
    ])
    expect(told(await edit(team.g, 'projectMember', id, { load: '50.00' }))).toEqual([422, { projectId: words }])
    expect((await team.g.remove(`/api/projectMember/${id}`)).status).toBe(422)
  })

  test('is nobody who was disabled', async () => {
    await sql('update store."user" set status = $2 where id = $1', [team.ids.s2, '离职'])
    expect(told(await team.g.post('/api/projectMember', member()))).toEqual([422, { userId: '该用户已停用' }])
    await sql('update store."user" set status = $2 where id = $1', [team.ids.s2, '在职'])
  })
})

describe('a stage', () => {
  const stage = async (node: number, values: object) => {
    const id = expectOk(
      await team.admin.post('/api/implementaryProgress', {
        projectId: project,
        node,
        planStart: day(-30),
        planEnd: day(-20),
      }),
    ).data.id
    const names = Object.keys(values).map((name, place) => `${name} = $${place + 2}`)
    await sql(`update store.implementary_progress set ${names.join(', ')} where id = $1`, [
      id,
      ...Object.values(values),
    ])
    return id
  }

  test('that runs carries the end that its project is late by', async () => {
    const id = await stage(1, { status: '进行中' })
    await sql('update store.project set imp_node = 1, tz_node_end = null where id = $1', [project])
    expectOk(await edit(team.g, 'implementaryProgress', id, { planEnd: day(9), remark: '客户要求' }))
    expect((await row('project', project)).tzNodeEnd.slice(0, 10)).toBe(day(9))
    const other = await stage(2, { status: '未开始' })
    expectOk(await edit(team.g, 'implementaryProgress', other, { planEnd: day(20), remark: '客户要求' }))
    expect((await row('project', project)).tzNodeEnd.slice(0, 10)).toBe(day(9))
  })

  test('gone back to begins today, for as many working days as it had, whenever it had ended', async () => {
    await sql('delete from store.holiday')
    const id = await stage(1, { status: '已完成', plan_start: day(20), plan_end: day(20) })
    await sql(
      'update store.implementary_progress set plan_end = app.work_day_after(plan_start - 1, 3), plan_start = app.work_day_after(plan_start - 1, 1) where id = $1',
      [id],
    )
    await sql('update store.project set imp_node = 2 where id = $1', [project])
    expectOk(await act(team.admin, 'implementaryProgress', 'goBack', id, { opinion: '重做' }))
    const { planStart, planEnd } = await row('implementaryProgress', id)
    const [third] = await sql('select app.work_day_after($1::date - 1, 3)::text as day', [day()])
    expect([planStart, planEnd]).toEqual([day(), third.day])
  })
})

describe('the people of a project', () => {
  const peopleOf = async (kind: string) =>
    (await team.admin.get(`/api/project/${project}`)).data[kind].map((one: { userId: string }) => one.userId)

  test('are written in parts, each replacing its own, nobody twice', async () => {
    await stand('实施中')
    const { g, s1, s2 } = team.ids
    expectOk(await edit(team.admin, 'project', project, { back: [{ userId: s1, load: '50.00' }, { userId: s2 }] }))
    expectOk(await edit(team.admin, 'project', project, { foregoing: [{ userId: g }] }))
    expect([await peopleOf('back'), await peopleOf('foregoing')]).toEqual([[s1, s2], [g]])
    expectOk(await edit(team.admin, 'project', project, { back: [{ userId: s2 }] }))
    expect([await peopleOf('back'), await peopleOf('foregoing')]).toEqual([[s2], [g]])
    const twice = await edit(team.admin, 'project', project, { back: [{ userId: s1 }, { userId: s1 }] })
    expect([twice.status, JSON.stringify(twice.data?.fields ?? twice.message)]).toEqual([
      422,
      expect.stringContaining('成员重复'),
    ])
    expect((await edit(team.s2, 'project', project, { back: [{ userId: s1 }] })).status).toBe(403)
    // sent back as it was read: nothing changes
    const { back } = (await team.admin.get(`/api/project/${project}`)).data
    const { version } = (await team.admin.get(`/api/project/${project}`)).data
    expectOk(await edit(team.admin, 'project', project, { back }))
    expect((await team.admin.get(`/api/project/${project}`)).data.version).toBe(version)
  })
})
