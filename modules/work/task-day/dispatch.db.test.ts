import { clock } from '@chengban/engine/clock.ts'
import { type Answer, type Api, adminPassword, type TestServer } from '@chengban/server/testing/server.ts'
import {
  expectOk,
  person,
  personPassword,
  roleIds,
  signInTeam,
  type Team,
  teamServer,
} from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let server: TestServer
let team: Team
let dev: Api
let devId: string

const at = (moment: string): void => clock.shift((Date.parse(`2026-${moment}+08:00`) - Date.now()) / 1000)
const told = ({ status, message, data }: Answer) => [status, data?.fields ?? message]
const wake = async (moment: string): Promise<void> => {
  at(moment)
  dev = await server.signIn('dev1', personPassword)
  const [admin, h, s1] = await Promise.all([
    server.signIn('admin', adminPassword),
    server.signIn('head1', personPassword),
    server.signIn('seller1', personPassword),
  ])
  team = { ...team, admin, h, s1 }
}

// 2026-11-16 is a Monday
beforeAll(async () => {
  at('11-16T09:00:00')
  server = await teamServer()
  team = await signInTeam(server)
  const roles = await roleIds(team.admin)
  const { departmentId } = (await team.admin.get(`/api/user/${team.ids.s1}`)).data
  devId = await person(team.admin, 'dev1', '乙', departmentId, [roles.研发 ?? '', roles.员工 ?? ''])
  await wake('11-16T09:00:00')
})
afterAll(() => {
  clock.shift(0)
  return server.close()
})

const send = (items: object[], date = '11-17', api = team.h): Promise<Answer> =>
  api.post('/api/task/developSend', { date: `2026-${date}`, items })
const work = (title: string, planHours: string, userId = devId) => ({ userId, sourceType: 'task', title, planHours })
const told17 = (api: Api) => api.get('/api/taskDay/today?date=2026-11-17')
const save = (items: object[], version?: number, date = '11-16') =>
  dev.post('/api/taskDay/action/save', { date: `2026-${date}`, version, items })
const done = { sourceType: '其他', title: '整理', actualHours: '2.0', output: '好了', isDone: true }

describe('work is handed out', () => {
  test('by those who lead, for a working day to come, to who is there and has time', async () => {
    expect(told(await send([work('甲', '4.0')], '11-17', team.s1))).toEqual([403, '权限不足'])
    expect(told(await send([work('甲', '4.0', team.ids.g)]))).toEqual([403, '权限不足'])
    expect(told(await send([work('甲', '4.0')], '11-13'))).toEqual([422, { date: '不能派发过去的日期' }])
    expect(told(await send([work('甲', '4.0')], '11-21'))).toEqual([422, { date: '非工作日请填写周末任务' }])
    expect(told(await send([]))).toEqual([422, { items: '请添加事项' }])
    const over = await send([work('一', '16.0', team.ids.s1), work('二', '16.0'), work('三', '0.5')])
    expect(over.data.rows.map(({ index }: { index: number }) => index)).toEqual([1, 2])
    expect(over.message).toBe('计划工时不能超过16小时')
    // the failed dispatch left nothing behind
    expect((await server.owner.query(`select from store.task where name in ('一', '二', '三')`)).rows).toHaveLength(0)
    await server.owner.query('update store."user" set is_work = false where id = $1', [devId])
    expect(told(await send([work('甲', '4.0')]))).toEqual([422, { 'rows.0.userId': '对方当日请假' }])
    await server.owner.query('update store."user" set is_work = true where id = $1', [devId])
  })

  test('five of four hours at once to one day: exactly four', async () => {
    const answers = await Promise.all(['一', '二', '三', '四', '五'].map((title) => send([work(title, '4.0')])))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 422])
    const { items, taskDay } = expectOk(await told17(dev)).data
    expect([items.length, taskDay.planHours]).toEqual([4, '16.0'])
    const tasks = await server.owner.query(
      `select status from store.task where designee = $1 and date = '2026-11-17'`,
      [devId],
    )
    expect(tasks.rows.map(({ status }) => status)).toEqual(['待开始', '待开始', '待开始', '待开始'])
    const { rows } = await server.owner.query(
      `select title from store.message where user_id = $1 and title like '今日派发%'`,
      [devId],
    )
    expect(rows.map(({ title }) => title)).toEqual(Array(4).fill('今日派发1项，共4小时'))
  })

  test('stays in a plan that does not name it, and is taken back by who handed it out', async () => {
    const { items, taskDay } = expectOk(await told17(dev)).data
    const plan = { date: '2026-11-17', version: taskDay.version, items: [{ id: items[0].id, planHours: '2.0' }] }
    expect(expectOk(await dev.post('/api/taskDay/action/estimate', plan)).data.planHours).toBe('14.0')
    const back = (api: Api, planItemId: string) => api.post('/api/task/developCancel', { planItemId })
    expect(told(await back(dev, items[1].id))).toEqual([403, '权限不足'])
    expect(told(await back(team.h, devId))).toEqual([404, '数据不存在'])
    expectOk(await back(team.h, items[1].id))
    expect((await team.admin.get(`/api/task/${items[1].sourceId}`)).data.status).toBe('取消')
    expect(expectOk(await told17(dev)).data.items).toHaveLength(3)
    const other = await send([{ userId: devId, sourceType: '其他', title: '帮忙', planHours: '1.0' }])
    expectOk(await back(team.h, expectOk(other).data.items[0].planItemId))
    expect(expectOk(await told17(dev)).data.items).toHaveLength(3)
  })

  test('not into a day that has been told of', async () => {
    const first = expectOk(await send([work('今天', '2.0')], '11-16')).data
    await wake('11-16T18:00:00')
    const { taskDay } = expectOk(await dev.get('/api/taskDay/today?date=2026-11-16')).data
    expectOk(await save([done], taskDay.version))
    expect(told(await send([work('晚了', '1.0')], '11-16'))).toEqual([422, { 'rows.0.userId': '对方已提交当日产出' }])
    const back = await team.h.post('/api/task/developCancel', { planItemId: first.items[0].planItemId })
    expect(told(back)).toEqual([409, '对方已提交当日产出'])
  })
})

describe('an output that was told', () => {
  const rewrite = async (more: object, api = dev) => {
    const { taskDay, items } = expectOk(await dev.get('/api/taskDay/today?date=2026-11-16')).data
    const body = { id: taskDay.id, version: taskDay.version, items: [{ id: items[0].id, output: '更清楚' }], ...more }
    return api.post('/api/task/outputRewrite', body)
  }

  test('is told otherwise by its person alone, with a reason, within three working days', async () => {
    expect(told(await rewrite({}))).toEqual([422, { reason: '请填写修改原因' }])
    expect(told(await rewrite({ reason: '更正' }, team.h))).toEqual([403, '权限不足'])
    const canRewrite = async () => expectOk(await dev.get('/api/taskDay/today?date=2026-11-16')).data.canRewrite
    expect(await canRewrite()).toBe(true)
    expect(told(await rewrite({ reason: '更正', items: [{ id: devId, output: '别人的' }] }))[0]).toBe(422)
    const { taskDay } = expectOk(await dev.get('/api/taskDay/today?date=2026-11-16')).data
    expectOk(await team.h.post('/api/taskDay/action/confirm', { ids: [{ id: taskDay.id, version: taskDay.version }] }))
    await wake('11-19T23:59:00')
    expect(expectOk(await rewrite({ reason: '更正' })).data).toMatchObject({ status: '已保存' })
    const { items } = expectOk(await dev.get('/api/taskDay/today?date=2026-11-16')).data
    expect([items[0].output, items[0].actualHours]).toEqual(['更清楚', '2.0'])
    expect(await canRewrite()).toBe(true)
    await wake('11-20T00:00:00')
    expect(await canRewrite()).toBe(false)
    expect(told(await rewrite({ reason: '更正' }))).toEqual([409, '已超过修改期限'])
  })

  test('of days confirmed together one that is stale refuses all, by name', async () => {
    await wake('11-20T18:00:00')
    const told20 = expectOk(await save([done], undefined, '11-20')).data
    const { taskDay } = expectOk(await dev.get('/api/taskDay/today?date=2026-11-16')).data
    const ids = [
      { id: taskDay.id, version: taskDay.version },
      { id: told20.id, version: told20.version - 1 },
    ]
    const refused = await team.h.post('/api/taskDay/action/confirm', { ids })
    expect([refused.status, refused.data.rows.map(({ id }: { id: string }) => id)]).toEqual([409, [told20.id]])
    const own = await dev.post('/api/taskDay/action/confirm', { ids: ids.slice(0, 1) })
    expect(told(own)).toEqual([403, '不能审批自己的单据'])
    const fresh = [ids[0], { id: told20.id, version: told20.version }]
    expect(expectOk(await team.h.post('/api/taskDay/action/confirm', { ids: fresh })).data.confirmed).toBe(2)
  })
})

test('a report is written anew from its day while it is in hand', async () => {
  const renew = (api: Api, date: string, userId?: string) =>
    api.post('/api/task/renewDayWork', { date: `2026-${date}`, userId })
  expect(told(await renew(team.h, '11-20', devId))).toEqual([403, '权限不足'])
  expect(told(await renew(dev, '11-21'))).toEqual([422, { date: '当日无需填写日报' }])
  expect(told(await renew(dev, '11-20'))).toEqual([409, '日报已提交'])
  await wake('11-23T12:30:00')
  expect(expectOk(await renew(dev, '11-23')).data).toMatchObject({ kind: 'dailyWork' })
  await save([done], undefined, '11-23')
  expect(expectOk(await renew(dev, '11-23')).data.changed).toBe(false)
})

test('a missing report is made by nobody else, nor past its bound, nor of a day before its person came', async () => {
  const renew = (api: Api, date: string, userId?: string) =>
    api.post('/api/task/renewDayWork', { date: `2026-${date}`, userId })
  const came = (day: string | null) =>
    server.owner.query('update store."user" set tz_probation = $2 where id = $1', [devId, day])
  expect(told(await renew(dev, '10-22'))).toEqual([409, '已超过补交期限'])
  expect(told(await renew(team.admin, '11-12', devId))).toEqual([409, '填报已锁定，请申请解锁'])
  await came('2026-11-13')
  expect(told(await renew(dev, '11-12'))).toEqual([422, { date: '当日无需填写日报' }])
  await came(null)
  const { rows } = await server.owner.query(
    `select date from store.daily_work where user_id = $1 and date < '2026-11-16'`,
    [devId],
  )
  expect(rows).toEqual([])
})

test('a day past its deadline that has no report has one to be unlocked, made when its person asks', async () => {
  const renew = (date: string) => dev.post('/api/task/renewDayWork', { date: `2026-${date}` })
  const made = expectOk(await renew('11-12')).data
  expect(made).toMatchObject({ kind: 'dailyWork', status: '已锁定', changed: true })
  const { version, timeliness } = expectOk(await dev.get(`/api/dailyWork/${made.id}`)).data
  expect(timeliness).toBe('缺交')
  expectOk(await dev.post('/api/dailyWork/action/applyUnlock', { id: made.id, version, reason: '出差' }))
  expect(told(await renew('11-12'))).toEqual([409, '填报已锁定，请申请解锁'])
})

test('a task is urged once in four hours, whoever does it', async () => {
  const body = { name: '写文档', designee: devId, date: '2026-11-25', needConfirm: false }
  const { id, version } = expectOk(await team.admin.post('/api/task', body)).data
  const urge = (api: Api) => api.post('/api/task/urging', { id, message: '，请尽快' })
  expect(told(await urge(team.admin))).toEqual([409, '当前状态无需催办'])
  expectOk(await team.admin.post('/api/task/action/publish', { id, version }))
  expect(told(await urge(dev))).toEqual([403, '权限不足'])
  const answers = await Promise.all([urge(team.admin), urge(team.admin)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 429])
  expect(answers.find(({ code }) => code === 'OK')?.data).toMatchObject({ sent: 1, names: ['乙'] })
  expect(answers.find(({ code }) => code !== 'OK')?.message).toBe('4小时内只能催办一次')
  const { rows } = await server.owner.query(
    `select title from store.message where user_id = $1 and title like '【催办】%'`,
    [devId],
  )
  expect(rows.map(({ title }) => title)).toEqual(['【催办】写文档，2026-11-25到期，请尽快'])
})

test('who follows a report works for the PMO', async () => {
  const roles = await roleIds(team.admin)
  const { departmentId } = (await team.admin.get(`/api/user/${team.ids.s1}`)).data
  const pmoId = await person(team.admin, 'pmo1', '丁', departmentId, [roles.PMO ?? '', roles.员工 ?? ''])
  const report = { userId: team.ids.h, departmentId, year: 2026, month: 11 }
  const { id, version } = expectOk(await team.admin.post('/api/manageReport', report)).data
  const change = (api: Api, pmo: string, at = version) =>
    api.post('/api/manage-report/changePmo', { ids: [{ id, version: at }], pmoId: pmo, reason: '轮换' })
  expect((await change(dev, pmoId)).status).toBe(404)
  expect(told(await change(team.admin, devId))).toEqual([422, { pmoId: '所选人员不是PMO' }])
  expect(told(await change(team.admin, pmoId, version - 1))).toEqual([409, '单据已变更，请刷新'])
  expect(expectOk(await change(team.admin, pmoId)).data.changed).toBe(1)
})
