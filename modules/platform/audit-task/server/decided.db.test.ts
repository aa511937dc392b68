import { change } from '@chengban/engine/write/by-system.ts'
import { systemWriter } from '@chengban/server/jobs/system-writer.ts'
import type { Answer, Api, TestServer } from '@chengban/server/testing/server.ts'
import { expectOk, signInTeam, type Team, teamServer } from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

let server: TestServer
let team: Team
let due = ''

beforeAll(async () => {
  server = await teamServer()
  team = await signInTeam(server)
  const { rows } = await server.owner.query(`select ((app.now() at time zone 'Asia/Shanghai')::date + 2)::text as day`)
  due = rows[0].day
})
afterAll(() => server.close())
beforeEach(() => server.owner.query(`update store."user" set deputy_id = null, deputy_from = null, deputy_to = null`))

const told = ({ status, message, data }: Answer) => [status, data?.fields ?? message]
const row = async (id: string) => expectOk(await team.admin.get(`/api/task/${id}`)).data
const inbox = async (api: Api, id: string, box = 'todo') =>
  expectOk(await api.get(`/api/auditTask?module=task&box=${box}&pageSize=50`)).data.nodes.find(
    (node: { relevanceId: string }) => node.relevanceId === id,
  )
const act = async (api: Api, name: string, id: string, more: object = {}) =>
  api.post(`/api/task/action/${name}`, { id, version: (await row(id)).version, ...more })
const tasksOf = async (id: string) =>
  (
    await server.owner.query(
      `select u.name as who, t.status, t.reason, t.audit_level as level from store.audit_task t
         join store."user" u on u.id = t.user_id where t.relevance_id = $1 order by t.tz_create, t.id`,
      [id],
    )
  ).rows.map(({ who, status, reason, level }) => [who, status, reason, level])

const given = async (people: object = {}): Promise<string> => {
  const body = {
    name: '接口联调',
    designee: team.ids.s2,
    auditor1: team.ids.h,
    date: due,
    needConfirm: false,
    ...people,
  }
  const { id } = expectOk(await team.g.post('/api/task', body)).data
  expectOk(await act(team.g, 'publish', id))
  return id
}
/** Creates a task of s2 whose result has been submitted to its auditors. */
const handedIn = async (people: object = {}): Promise<string> => {
  const id = await given(people)
  expectOk(await act(team.s2, 'sendResult', id, { resultDescribe: '已完成' }))
  return id
}

test('whoever is asked alone decides, on the version they saw, and not twice', async () => {
  const id = await handedIn()
  expect(await tasksOf(id)).toEqual([['郑安', '待处理', null, 1]])
  const node = await inbox(team.h, id)
  expect([node.title, node.initiator.name, node.isPlain, node.isOverdue]).toEqual([
    '任务【接口联调】',
    '林二',
    true,
    false,
  ])
  expect(await inbox(team.g, id)).toBeUndefined()
  expect(told(await act(team.g, 'approve', id))).toEqual([403, '权限不足'])
  expect(told(await act(team.s2, 'approve', id))).toEqual([403, '不能审批自己的单据'])
  expect(told(await team.g.post('/api/auditTask/action/approve', { id: node.id, version: node.version }))).toEqual([
    403,
    '权限不足',
  ])
  const stale = { id: node.id, version: node.version - 1 }
  expect(told(await team.h.post('/api/auditTask/action/approve', stale))).toEqual([409, '单据已变更，请刷新'])
  expect(told(await team.h.post('/api/auditTask/action/reject', { id: node.id, version: node.version }))).toEqual([
    422,
    { opinion: '请填写审批意见' },
  ])
  const { data } = expectOk(await team.h.post('/api/auditTask/action/approve', { id: node.id, version: node.version }))
  expect(data.status).toBe('已完成')
  expect(await tasksOf(id)).toEqual([['郑安', '已同意', null, 1]])
  expect((await inbox(team.h, id, 'done')).status).toBe('已同意')
  expect(told(await act(team.h, 'approve', id))).toEqual([409, '该单据已被处理'])
  expect((await row(id)).waitsFor).toBeNull()
})

test('the second auditor is asked when the first has agreed, and after a refusal a new result asks anew', async () => {
  const id = await handedIn({ auditor2: team.ids.s1 })
  expect((await row(id)).waitsFor.map(({ name }: { name: string }) => name)).toEqual(['郑安'])
  expect(await inbox(team.s1, id)).toBeUndefined()
  expectOk(await act(team.h, 'approve', id))
  expect(told(await act(team.h, 'approve', id))).toEqual([409, '该单据已被处理'])
  const node = await inbox(team.s1, id)
  expect([node.auditLevel, node.levels, node.round]).toEqual([2, 2, 1])
  expectOk(await team.s1.post('/api/auditTask/action/reject', { id: node.id, version: node.version, opinion: '再改' }))
  expect((await row(id)).status).toBe('进行中')
  expectOk(await act(team.s2, 'sendResult', id, { resultDescribe: '改好了' }))
  expect(await tasksOf(id)).toEqual([
    ['郑安', '已同意', null, 1],
    ['林一', '已驳回', null, 2],
    ['郑安', '待处理', null, 1],
  ])
  expect((await inbox(team.h, id)).round).toBe(2)
})

test('what is taken back or ends asks nobody', async () => {
  const id = await handedIn()
  expectOk(await act(team.s2, 'withdrawResult', id))
  expect(await tasksOf(id)).toEqual([['郑安', '已取消', '申请人撤回', 1]])
  expect(told(await act(team.h, 'approve', id))).toEqual([409, '该单据已被处理'])
  const ended = await handedIn()
  expectOk(await act(team.g, 'cancel', ended, { opinion: '不做了' }))
  expect(await tasksOf(ended)).toEqual([['郑安', '已取消', '取消', 1]])
})

test('handed on, the decision is the other’s: never the asker’s, nor that of somebody disabled', async () => {
  const id = await handedIn()
  const { id: taskId, version } = await inbox(team.h, id)
  const hand = (userId: string) =>
    team.h.post('/api/auditTask/action/transfer', { id: taskId, version, userId, opinion: '请代看' })
  expect(told(await hand(team.ids.s2))).toEqual([422, { userId: '不能转交给申请人' }])
  expect(told(await hand(team.ids.h))).toEqual([422, { userId: '不能转交给自己' }])
  expect((await team.s1.get(`/api/task/${id}`)).status).toBe(404)
  expectOk(await hand(team.ids.s1))
  expect(told(await act(team.h, 'approve', id))).toEqual([409, '该单据已被处理'])
  expect((await team.s1.get(`/api/task/${id}`)).data.can).toContain('approve')
  expectOk(await act(team.s1, 'approve', id, { opinion: '可以' }))
  expect(await tasksOf(id)).toEqual([
    ['郑安', '已转交', null, 1],
    ['林一', '已同意', null, 1],
  ])
  const back = await handedIn()
  const mine = await inbox(team.h, back)
  const given = { id: mine.id, version: mine.version, userId: team.ids.g, opinion: '请您定' }
  // The person who gave the task may see its result
  expectOk(await team.h.post('/api/auditTask/action/transfer', given))
  expectOk(await act(team.g, 'approve', back))
})

test('who stands in does so up to the last day; who is disabled is passed over', async () => {
  const day = (n: number) => `(app.now() at time zone 'Asia/Shanghai')::date + ${n}`
  const standIn = (to: number) =>
    server.owner.query(
      `update store."user" set deputy_id = $2, deputy_from = ${day(-3)}, deputy_to = ${day(to)} where id = $1`,
      [team.ids.h, team.ids.s1],
    )
  await standIn(-1)
  expect(await tasksOf(await handedIn())).toEqual([['郑安', '待处理', null, 1]])
  await standIn(0)
  const id = await handedIn()
  expect(await tasksOf(id)).toEqual([['林一', '待处理', '代郑安审批', 1]])
  expect(told(await act(team.h, 'approve', id))).toEqual([403, '权限不足'])
  expectOk(await act(team.s1, 'approve', id))
  const { nodes } = expectOk(await team.g.get(`/api/comment?module=task&relevanceId=${id}&pageSize=50`)).data
  expect(nodes.some(({ content }: { content: string }) => content.includes('代郑安审批'))).toBe(true)
  const later = await given()
  await server.owner.query(`update store."user" set status = '停用' where id = $1`, [team.ids.h])
  try {
    expectOk(await act(team.s2, 'sendResult', later, { resultDescribe: '已完成' }))
    const passedOver = await tasksOf(later)
    expect(passedOver.map(([who]) => who)).not.toContain('郑安')
    expect(passedOver.length).toBeGreaterThan(0)
  } finally {
    await server.owner.query(`update store."user" set status = '在职' where id = $1`, [team.ids.h])
  }
})

test('whoever is named instead while it waits has it from then on', async () => {
  const id = await handedIn()
  const writer = systemWriter(server.parts)
  await server.parts.auth.transaction((tx) => change({ tx, writer }, 'task', id, { auditor1: team.ids.s1 }))
  expect(await tasksOf(id)).toEqual([
    ['郑安', '已取消', '改派', 1],
    ['林一', '待处理', null, 1],
  ])
  expect(told(await act(team.h, 'approve', id))).toEqual([409, '该单据已被处理'])
  expectOk(await act(team.s1, 'approve', id))
})

test('of two decisions at once exactly one stands', async () => {
  const id = await handedIn()
  const { id: taskId, version } = await inbox(team.h, id)
  const both = await Promise.all([
    team.h.post('/api/auditTask/action/approve', { id: taskId, version }),
    team.h.post('/api/task/action/reject', { id, version, opinion: '不行' }),
  ])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  expect((await tasksOf(id)).filter(([, status]) => status !== '已取消')).toHaveLength(1)
})

test('of many together each stands by itself, and what is stale is named', async () => {
  const ids = [await handedIn(), await handedIn()]
  const [first, second] = await Promise.all(ids.map((id) => inbox(team.h, id)))
  const items = [
    { id: first.id, version: first.version },
    { id: second.id, version: second.version - 1 },
  ]
  const { data } = expectOk(await team.h.post('/api/auditTask/batch', { action: 'approve', opinion: '好', items }))
  expect(data).toEqual({
    done: 1,
    failed: [{ id: second.id, title: second.title, message: '单据已变更，请刷新' }],
  })
})

test('the asker reminds once in four hours, nobody else does', async () => {
  const id = await handedIn()
  const about = { module: 'task', relevanceId: id }
  expect(told(await team.g.post('/api/auditTask/action/urge', about))).toEqual([403, '权限不足'])
  expect((await team.s2.get(`/api/task/${id}`)).data.can).toContain('urge')
  expect(expectOk(await team.s2.post('/api/auditTask/action/urge', about)).data.urged).toEqual(['郑安'])
  expect(told(await team.s2.post('/api/auditTask/action/urge', about))).toEqual([429, '4小时内只能催办一次'])
  const heard = expectOk(await team.h.get('/api/message?kind=审批&pageSize=50')).data.nodes
  expect(
    heard.some(
      ({ relevanceId, title }: Record<string, string>) => relevanceId === id && title === '任务【接口联调】 待您审批',
    ),
  ).toBe(true)
})
