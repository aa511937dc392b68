import { acts } from '@chengban/engine/audit/acts.ts'
import { clock } from '@chengban/engine/clock.ts'
import { moveBySystem } from '@chengban/engine/write/move.ts'
import type { RowOf } from '@chengban/kernel/registry.ts'
import { type Answer, type Api, adminPassword, type TestServer } from '@chengban/server/testing/server.ts'
import {
  expectOk,
  makeClient,
  personPassword,
  signInTeam,
  type Team,
  teamServer,
} from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

let server: TestServer
let team: Team
const at = (moment: string): void => clock.shift((Date.parse(`2027-${moment}+08:00`) - Date.now()) / 1000)

beforeAll(async () => {
  // 2027-03-04 is a Thursday
  at('03-04T15:30:00')
  server = await teamServer()
  team = await signInTeam(server)
})
afterAll(() => {
  clock.shift(0)
  return server.close()
})

const wakeUp = async (moment: string): Promise<void> => {
  at(moment)
  const [admin, s1, h] = await Promise.all([
    server.signIn('admin', adminPassword),
    server.signIn('seller1', personPassword),
    server.signIn('head1', personPassword),
  ])
  team = { ...team, admin, s1, h }
}

const report = (entity: string, more: object): Promise<Answer> =>
  team.admin.post(`/api/${entity}`, { userId: team.ids.s1, ...more })
const daily = async (date: string): Promise<string> => expectOk(await report('dailyWork', { date })).data.id
const read = async (id: string, entity = 'dailyWork') => expectOk(await team.s1.get(`/api/${entity}/${id}`)).data
const write = async (id: string, more: object, entity = 'dailyWork'): Promise<Answer> =>
  team.s1.patch(`/api/${entity}/${id}`, { id, version: (await read(id, entity)).version, ...more })
const act = async (api: Api, id: string, name: string, more: object = {}, entity = 'dailyWork'): Promise<Answer> =>
  api.post(`/api/${entity}/action/${name}`, { id, version: (await read(id, entity)).version, ...more })
const lock = (id: string): Promise<string> =>
  server.parts.auth.transaction((tx) => {
    const actor = { userId: team.ids.g, entries: [] } as never
    return moveBySystem({ tx, writer: { ...server.parts, acts, actor } }, 'dailyWork', 'lock', id)
  })
const person = async () =>
  (await server.owner.query('select no_time_num, lock_reason from store."user" where id = $1', [team.ids.s1])).rows[0]

test('reports are owed on working days, once, and made by nobody but who manages them', async () => {
  expect((await report('dailyWork', { date: '2027-03-06' })).data.fields).toEqual({ date: '当日无需填写日报' })
  expect((await report('weekWork', { weekStart: '2027-03-02' })).data.fields).toEqual({ weekStart: '日期错误' })
  expect((await team.s1.post('/api/dailyWork', { userId: team.ids.s1, date: '2027-03-05' })).code).toBe('FORBIDDEN')
  const id = await daily('2027-03-03')
  expect((await report('dailyWork', { date: '2027-03-03' })).message).toBe('当日日报已存在')
  expect(await read(id)).toMatchObject({ manager: team.ids.h, status: '未填', timeliness: '待交' })
  expect((await team.s2.get(`/api/dailyWork/${id}`)).code).toBe('NOT_FOUND')
})

test('windows follow the working days', async () => {
  expect(await read(await daily('2027-03-05'))).toMatchObject({
    tzOpen: '2027-03-05T16:00:00+08:00',
    tzDue: '2027-03-05T21:00:00+08:00',
    tzLock: '2027-03-08T23:59:59+08:00',
  })
  const { id } = expectOk(await report('weekWork', { weekStart: '2027-03-08' })).data
  expect(await read(id, 'weekWork')).toMatchObject({
    date: '2027-03-12',
    tzOpen: '2027-03-12T12:00:00+08:00',
    tzDue: '2027-03-15T10:00:00+08:00',
    tzLock: '2027-03-17T18:00:00+08:00',
  })
  const { departmentId } = expectOk(await team.admin.get(`/api/user/${team.ids.s1}`)).data
  const month = expectOk(await report('manageReport', { departmentId, year: 2027, month: 2 })).data
  expect(await read(month.id, 'manageReport')).toMatchObject({
    tzOpen: '2027-02-26T09:00:00+08:00',
    tzDue: '2027-03-03T18:00:00+08:00',
    tzLock: '2027-03-08T18:00:00+08:00',
  })
})

test('to the second in time, read, answered, sent back, and late only once', async () => {
  const id = await daily('2027-03-04')
  expect((await write(id, { progress: '完成接口' })).message).toBe('未到填写时间')
  await wakeUp('03-04T21:00:00.400')
  expect((await act(team.s1, id, 'submit')).data.fields).toEqual({ progress: '请填写日报内容' })
  expectOk(await write(id, { progress: '完成接口' }))
  expect((await read(id)).status).toBe('草稿')
  const taskDayId = await server.make('taskDay', { userId: team.ids.s1, date: '2027-03-04' })
  await server.make('planItem', { taskDayId, title: '联调', actualHours: 6.5, count: true })
  expectOk(await write(id, { plan: '联调' }))
  expect(await read(id)).toMatchObject({ taskDayId: expect.any(String), hours: '6.5' })
  at('03-04T21:00:00.400')
  expect((await act(team.h, id, 'submit')).code).toBe('FORBIDDEN')
  expectOk(await act(team.s1, id, 'submit'))
  expect(await read(id)).toMatchObject({ status: '已提交', timeliness: '按时' })
  expectOk(await act(team.s1, id, 'withdraw'))
  expect(await read(id)).toMatchObject({ status: '草稿', timeliness: '待交', tzSubmit: null })
  at('03-04T21:00:01')
  expectOk(await act(team.s1, id, 'submit'))
  expect((await read(id)).timeliness).toBe('迟交')
  expect(await person()).toMatchObject({ no_time_num: 1, lock_reason: null })
  expect((await act(team.s1, id, 'withdraw')).message).toBe('已被审阅或已过截止时间，不能撤回')
  expect((await act(team.h, id, 'remark')).data.fields).toEqual({ opinion: '请填写点评' })
  expect((await act(team.s1, id, 'remark', { score: 5 })).code).toBe('FORBIDDEN')
  expectOk(await act(team.h, id, 'back', { opinion: '请补充明日计划' }))
  expectOk(await write(id, { plan: '联调' }))
  expectOk(await act(team.s1, id, 'submit'))
  expectOk(await act(team.h, id, 'remark', { score: 4, opinion: '好' }))
  expect(await read(id)).toMatchObject({ status: '已点评', timeliness: '迟交', score: 4, opinion: '好' })
})

test('what is missing is locked, opened again on request, and made up for', async () => {
  const id = await daily('2027-03-02')
  await wakeUp('03-04T09:00:00')
  expect((await write(id, { progress: '补写' })).message).toBe('填报已锁定，请申请解锁')
  expect(await lock(id)).toBe('已锁定')
  expect(await read(id)).toMatchObject({ timeliness: '缺交' })
  expect((await act(team.s1, id, 'applyUnlock')).data.fields).toEqual({ reason: '请填写解锁原因' })
  expectOk(await act(team.s1, id, 'applyUnlock', { reason: '外出无网络' }))
  expect((await act(team.s1, id, 'unlock')).code).toBe('FORBIDDEN')
  expectOk(await act(team.h, id, 'unlock'))
  expect(await read(id)).toMatchObject({ status: '草稿', unlockAsk: '外出无网络', unlockCount: 1 })
  await expect(lock(id)).rejects.toThrow('未到锁定时间')
  // the second of the bound is in time
  const { rows } = await server.owner.query('select tz_unlock from store.daily_work where id = $1', [id])
  const until = (ms: number): void => clock.shift((Date.parse(rows[0].tz_unlock) + ms - Date.now()) / 1000)
  await wakeUp('03-05T08:30:00')
  until(1100)
  expect((await write(id, { progress: '补写' })).message).toBe('填报已锁定，请申请解锁')
  until(500)
  await expect(lock(id)).rejects.toThrow('未到锁定时间')
  expectOk(await write(id, { progress: '补写' }))
  expectOk(await act(team.s1, id, 'submit'))
  expect((await read(id)).timeliness).toBe('补交')
})

test('three missing reports bar the person until fewer stand', async () => {
  const ids = [await daily('2027-03-01'), await read(await daily('2027-02-25')).then(({ id }) => id)]
  for (const date of ['2027-03-08', '2027-03-09']) ids.push(await daily(date))
  await wakeUp('03-12T09:00:00')
  for (const id of ids) await lock(id)
  // the one of February does not count in March
  expect(await person()).toMatchObject({ no_time_num: 5, lock_reason: '报告未交' })
  expect((await act(team.admin, ids[0] as string, 'exempt')).code).toBe('VALIDATION')
  expectOk(await act(team.admin, ids[0] as string, 'exempt', { opinion: '当日请假' }))
  expect(await read(ids[0] as string)).toMatchObject({ status: '免交', timeliness: '免交' })
  expect(await person()).toMatchObject({ no_time_num: 4, lock_reason: null })
  await wakeUp('03-31T09:00:00')
  expect((await act(team.s1, ids[1] as string, 'applyUnlock', { reason: '补写' })).message).toBe('已超过补交期限')
})

test('a week is not told before its days', async () => {
  await wakeUp('03-12T12:30:00')
  const [{ id }] = expectOk(await team.s1.get('/api/weekWork?pageSize=10')).data.nodes
  expectOk(await write(id, { progress: '本周完成接口' }, 'weekWork'))
  expect((await act(team.s1, id, 'submit', {}, 'weekWork')).message).toBe('日报未交：03-08、03-09')
})

test('a salesperson says where', async () => {
  const { id } = expectOk(await report('marketWork', { date: '2027-03-12' })).data
  await wakeUp('03-12T16:30:00')
  expectOk(await write(id, { progress: '拜访客户' }, 'marketWork'))
  expect((await act(team.s1, id, 'submit', {}, 'marketWork')).data.fields).toEqual({
    coordinate: '请定位或填写无定位原因',
  })
  expectOk(await write(id, { placeReason: '手机无信号' }, 'marketWork'))
  expect(await read(id, 'marketWork')).toMatchObject({ visitCount: 0, opportunityCount: 0 })
  const clientId = await makeClient(team)
  const visit = (tzVisit: string, status: RowOf<'clientVisit'>['status']) =>
    server.make('clientVisit', { creatorId: team.ids.s1, clientId, tzVisit, status, content: '看了系统' })
  await visit('2027-03-12T10:00:00+08:00', '已拜访')
  await visit('2027-03-12T15:00:00+08:00', '计划')
  await visit('2027-03-11T10:00:00+08:00', '已拜访')
  expectOk(await act(team.s1, id, 'submit', {}, 'marketWork'))
  expect(await read(id, 'marketWork')).toMatchObject({
    timeliness: '按时',
    visits: [{ content: '看了系统', tzVisit: '2027-03-12T10:00:00+08:00' }],
    visitCount: 1,
  })
})
