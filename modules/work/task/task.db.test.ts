import type { Answer, Api, TestServer } from '@chengban/server/testing/server.ts'
import { expectOk, signInTeam, type Team, teamServer } from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let server: TestServer
let team: Team

beforeAll(async () => {
  server = await teamServer()
  team = await signInTeam(server)
})
afterAll(() => server.close())

const told = ({ status, message, data }: Answer) => [status, data?.fields ?? message]
const row = async (id: string) => expectOk(await team.admin.get(`/api/task/${id}`)).data
const act = async (api: Api, name: string, id: string, more: object = {}) =>
  api.post(`/api/task/action/${name}`, { id, version: (await row(id)).version, ...more })
const day = async (n: number): Promise<string> => {
  const { rows } = await server.owner.query(
    `select ((app.now() at time zone 'Asia/Shanghai')::date + $1::int)::text as day`,
    [n],
  )
  return rows[0].day
}
const made = async (more: object = {}): Promise<string> => {
  const body = { name: '接口联调', designee: team.ids.s2, date: await day(3), ...more }
  return expectOk(await team.g.post('/api/task', body)).data.id
}
const given = async (more: object = {}): Promise<string> => {
  const id = await made(more)
  expectOk(await act(team.g, 'publish', id))
  expectOk(await act(team.s2, 'confirm', id))
  return id
}

describe('a task', () => {
  test('is given by its maker, on a day to come, and is nobody’s row before', async () => {
    const id = await made({ date: await day(-1) })
    expect((await team.s1.get(`/api/task/${id}`)).status).toBe(404)
    expect(told(await act(team.s2, 'publish', id))).toEqual([403, '权限不足'])
    expect(told(await act(team.g, 'publish', id))).toEqual([422, { date: '计划完成不能早于今天' }])
    expect(told(await team.s2.remove(`/api/task/${id}`))).toEqual([403, '权限不足'])
    expectOk(await team.g.remove(`/api/task/${id}`))
  })

  test('is not looked at by whoever does it', async () => {
    const body = { name: '自审', designee: team.ids.s2, auditor1: team.ids.s2, date: await day(3) }
    expect(told(await team.g.post('/api/task', body))).toEqual([422, { auditor1: '执行人不能审核自己的任务' }])
    const cycle = { weekdays: [1, 1], until: await day(9) }
    expect(told(await team.g.post('/api/task', { ...body, auditor1: null, weeklyCycle: cycle }))).toEqual([
      422,
      { weeklyCycle: '每周循环格式错误' },
    ])
  })

  test('that waits to be taken is open but for its person', async () => {
    const body = { name: '联调', designee: team.ids.s2, date: await day(3) }
    const { id, version } = expectOk(await team.g.post('/api/task', body)).data
    expectOk(await team.g.post('/api/task/action/publish', { id, version }))
    const patch = async (sent: object) => told(await team.g.patch(`/api/task/${id}`, { patch: sent }))
    expect(await patch({ designee: team.ids.s1 })).toEqual([422, { designee: '请使用改派' }])
    for (const sent of [{ wbsId: null }, { projectId: null }, { date: await day(4) }, { needConfirm: false }])
      expect((await patch(sent))[0]).toBe(200)
  })

  test('that was taken keeps its date and its person from forms', async () => {
    const id = await given()
    const patch = async (sent: object) => told(await team.g.patch(`/api/task/${id}`, { patch: sent }))
    expect(await patch({ date: await day(9) })).toEqual([422, { date: '请通过时间变更申请调整' }])
    expect(await patch({ designee: team.ids.s1 })).toEqual([422, { designee: '请使用改派' }])
    expect(await patch({ needConfirm: false })).toEqual([409, '当前状态不可修改'])
    expect((await patch({ predict: '8.0' }))[0]).toBe(200)
    expect(told(await team.g.remove(`/api/task/${id}`))).toEqual([409, '当前状态不可删除'])
  })

  test('passes two people, goes back with a reason, and is done', async () => {
    const id = await given({ auditor1: team.ids.h, auditor2: team.ids.g, attachmentRequired: false })
    expect(told(await act(team.s2, 'sendResult', id))).toEqual([422, { resultDescribe: '请填写成果说明' }])
    const { version } = await row(id)
    const sent = await team.s2.post('/api/task/sendResult', { id, version, resultDescribe: '已联调' })
    expect(expectOk(sent).data).toMatchObject({ auditStatus: '待一级审核', endTime: expect.stringMatching(/^20/) })
    expect(told(await act(team.g, 'approve', id))).toEqual([403, '权限不足'])
    expectOk(await act(team.h, 'approve', id))
    expect(told(await act(team.s2, 'withdrawResult', id))).toEqual([409, '已有审批人处理，无法撤回'])
    expect(told(await act(team.g, 'reject', id))).toEqual([422, { opinion: '请填写审批意见' }])
    expectOk(await act(team.g, 'reject', id, { opinion: '缺少日志' }))
    const back = await row(id)
    expect([back.status, back.auditStatus, back.endTime, back.opinion]).toEqual(['进行中', '驳回', null, '缺少日志'])
    expectOk(await act(team.s2, 'sendResult', id, { resultDescribe: '补日志' }))
    expectOk(await act(team.h, 'approve', id))
    expectOk(await act(team.g, 'approve', id, { opinion: '可以' }))
    const done = await row(id)
    expect([done.status, done.auditStatus, done.delayDays, done.opinion]).toEqual(['已完成', '通过', 0, '可以'])
  })

  test('rests without growing late, and comes back where it was', async () => {
    const id = await given()
    expect(told(await act(team.g, 'pause', id))).toEqual([422, { opinion: '请填写意见' }])
    expectOk(await act(team.g, 'pause', id, { opinion: '等待接口' }))
    expect((await row(id)).preStatus).toBe('待开始')
    const { date } = await row(id)
    expectOk(await act(team.g, 'resume', id))
    const back = await row(id)
    expect([back.status, back.date, back.pauseDays, back.tzPause]).toEqual(['待开始', date, 0, null])
  })

  test('goes to somebody else, and who had it hears', async () => {
    const id = await given()
    const again = { designee: team.ids.s2, opinion: '换人' }
    expect(told(await act(team.g, 'reassign', id, again))).toEqual([422, { designee: '执行人未变化' }])
    expectOk(await act(team.g, 'reassign', id, { ...again, designee: team.ids.h }))
    const { nodes } = (await team.g.get(`/api/taskUsers?filters={"taskId":{"equalTo":"${id}"}}`)).data
    expect(nodes.map(({ userId, type }: { userId: string; type: string }) => [userId, type])).toEqual([
      [team.ids.s2, '抄送'],
    ])
    const person = { taskId: id, userId: team.ids.h, type: '协作' }
    expect(told(await team.g.post('/api/taskUsers', person))).toEqual([422, { userId: '执行人无需重复添加' }])
    const ignored = await team.g.post('/api/taskUsers', { ...person, type: '忽略' })
    expect(told(ignored)).toEqual([422, { userId: '执行人不能忽略' }])
  })

  test('is watched where somebody is named to watch', async () => {
    const id = await given()
    expect(told(await act(team.g, 'supervise', id, { supervising: true }))).toEqual([
      422,
      { supervise: '请选择督办人' },
    ])
    expectOk(await team.g.patch(`/api/task/${id}`, { patch: { supervise: team.ids.h } }))
    expectOk(await act(team.h, 'supervise', id, { supervising: true }))
    expect((await row(id)).supervising).toBe(true)
  })

  test('stands behind the open ones once it is over, and they by their day', async () => {
    const over = await given({ date: await day(1) })
    expectOk(await act(team.g, 'cancel', over, { opinion: '不再需要' }))
    const { nodes } = expectOk(await team.g.get('/api/task?pageSize=50')).data
    const rows = nodes as readonly { id: string; isOver: boolean; date: string }[]
    const open = rows.filter(({ isOver }) => !isOver)
    expect(rows.findIndex(({ id }) => id === over)).toBeGreaterThanOrEqual(open.length)
    expect(open.map(({ date }) => date)).toEqual(open.map(({ date }) => date).sort())
    expect(rows.slice(0, open.length)).toEqual(open)
  })
})

test('unplanned work that took hours is not cancelled', async () => {
  const { id } = expectOk(await team.s1.post('/api/extraTask', { name: '临时支援' })).data
  const move = async (api: Api, name: string, more: object = {}) => {
    const { version } = expectOk(await team.admin.get(`/api/extraTask/${id}`)).data
    return api.post(`/api/extraTask/action/${name}`, { id, version, ...more })
  }
  expect(told(await team.s1.post('/api/extraTask', { name: '免确认', needConfirm: false }))).toEqual([
    422,
    { needConfirm: '不能免除确认' },
  ])
  expect(told(await team.s1.post('/api/extraTask', { name: '远', date: await day(31) }))).toEqual([
    422,
    { date: '日期超出范围' },
  ])
  expect(told(await move(team.s1, 'confirm'))).toEqual([403, '不能审批自己的单据'])
  expect(told(await move(team.s1, 'complete', { result: '好' }))).toEqual([409, '当前状态不能完成'])
  await server.make('planItem', {
    taskDayId: await server.make('taskDay', {
      userId: team.ids.s1,
      date: '2026-11-20',
      stage: '已保存',
      tzSave: new Date().toISOString(),
    }),
    sourceType: 'extraTask',
    sourceId: id,
    title: '临时支援',
    actualHours: '2',
  })
  expect(told(await move(team.s1, 'cancel'))).toEqual([409, '已有工时，不能取消'])
  expectOk(await move(team.h, 'confirm'))
  expectOk(await move(team.s1, 'complete', { result: '好' }))
})
