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
let pmo: Api
let devId: string

const at = (moment: string): void => clock.shift((Date.parse(`2026-${moment}+08:00`) - Date.now()) / 1000)
const told = ({ status, message, data }: Answer) => [status, data?.fields ?? message]

// 2026-11-16 is a Monday
beforeAll(async () => {
  at('11-16T09:00:00')
  server = await teamServer()
  team = await signInTeam(server)
  const roles = await roleIds(team.admin)
  const { departmentId } = (await team.admin.get(`/api/user/${team.ids.s1}`)).data
  devId = await person(team.admin, 'dev1', '乙', departmentId, [roles.研发 ?? '', roles.员工 ?? ''])
  await person(team.admin, 'pmo1', '丁', departmentId, [roles.PMO ?? '', roles.员工 ?? ''])
  await wake('11-16T09:00:00')
})
afterAll(() => {
  clock.shift(0)
  return server.close()
})

/** Signed in anew at an hour: a session ends with its own. */
const wake = async (moment: string): Promise<void> => {
  at(moment)
  dev = await server.signIn('dev1', personPassword)
  pmo = await server.signIn('pmo1', personPassword)
  team = {
    ...team,
    admin: await server.signIn('admin', adminPassword),
    h: await server.signIn('head1', personPassword),
  }
}

const line = (title: string, more: object = {}) => ({ sourceType: '其他', title, ...more })
const estimate = (date: string, items: object[], more: object = {}): Promise<Answer> =>
  dev.post('/api/taskDay/action/estimate', { date: `2026-${date}`, items, ...more })
const save = (date: string, items: object[], more: object = {}, api = dev): Promise<Answer> =>
  api.post('/api/taskDay/action/save', { date: `2026-${date}`, items, ...more })
const dayOf = async (date: string) =>
  (
    await team.admin.get(
      `/api/taskDay?filters=${encodeURIComponent(JSON.stringify({ date: { equalTo: `2026-${date}` }, userId: { equalTo: devId } }))}`,
    )
  ).data.nodes[0]
const itemsOf = async (date: string) => {
  const filters = { taskDayId: { equalTo: (await dayOf(date)).id } }
  return (await team.admin.get(`/api/planItem?filters=${encodeURIComponent(JSON.stringify(filters))}`)).data.nodes
}
const done = (title: string, hours: string, more: object = {}) =>
  line(title, { actualHours: hours, output: `${title}好了`, isDone: true, ...more })

describe('an estimate', () => {
  test('is refused where the day is not one to plan, or the lines say nothing', async () => {
    const one = [line('整理', { planHours: '1.0' })]
    expect(told(await estimate('11-13', one))).toEqual([422, { date: '不能预估过去的日期' }])
    expect(told(await estimate('12-01', one))).toEqual([422, { date: '日期超出范围' }])
    expect(told(await estimate('11-21', one))).toEqual([422, { date: '非工作日请填写周末任务' }])
    expect(told(await estimate('11-17', []))).toEqual([422, { items: '请添加事项' }])
    expect(told(await estimate('11-17', [line('整理', { planHours: '0.0' })]))).toEqual([
      422,
      { 'rows.0.planHours': '请填写计划工时' },
    ])
    expect(told(await estimate('11-17', [line('整理', { planHours: '0.3' })]))).toEqual([
      422,
      { 'rows.0.planHours': '工时须为0.5的倍数' },
    ])
    const many = [line('一', { planHours: '8.5' }), line('二', { planHours: '8.0' })]
    expect(told(await estimate('11-17', many))).toEqual([422, { planHours: '计划工时不能超过16小时' }])
    expect(told(await estimate('11-17', [line('一', { planHours: '1.0', actualHours: '1.0' })]))).toEqual([
      422,
      { 'rows.0.actualHours': '该字段不可修改' },
    ])
    const theirs = { sourceType: 'task', sourceId: '01900000-0000-7000-8000-000000000000', planHours: '1.0' }
    expect(told(await estimate('11-17', [theirs]))).toEqual([422, { 'rows.0.sourceId': '只能选择与自己有关的事项' }])
    const noId = { ...theirs, sourceId: '无此任务' }
    expect(told(await estimate('11-17', [noId]))).toEqual([422, { 'rows.0.sourceId': '只能选择与自己有关的事项' }])
    expect(told(await estimate('11-17', [theirs, theirs]))).toEqual([422, { 'rows.1.sourceId': '事项重复' }])
    expect(await dayOf('11-17')).toBeUndefined()
  })

  test('makes one row, whose version is named from then on; its first hour tells whether it came late', async () => {
    await wake('11-17T09:30:00')
    const three = ['3.0', '3.0', '2.0'].map((planHours, index) => line(`事项${index}`, { planHours }))
    const answers = await Promise.all([estimate('11-17', three), estimate('11-17', three), estimate('11-17', three)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    const made = answers.find(({ code }) => code === 'OK')?.data
    expect([made.planHours, made.isEstimateLate]).toEqual(['8.0', false])
    expect(told(await estimate('11-17', three, { version: made.version - 1 }))).toEqual([409, '单据已变更，请刷新'])
    const again = expectOk(await estimate('11-17', three.slice(0, 1), { version: made.version })).data
    expect(again.planHours).toBe('3.0')
    expect(await itemsOf('11-17')).toHaveLength(1)
    await wake('11-18T09:30:01')
    expect(expectOk(await estimate('11-18', three)).data.isEstimateLate).toBe(true)
    // for tomorrow it is early
    expect(expectOk(await estimate('11-19', three)).data.isEstimateLate).toBe(false)
  })

  test('is the only way in, but for the PMO', async () => {
    const { id } = await dayOf('11-17')
    expect(told(await dev.patch(`/api/taskDay/${id}`, { patch: { summarize: '写' } }))).toEqual([403, '请使用日计划'])
    expect(told(await dev.post('/api/taskDay', { userId: devId, date: '2026-11-20' }))).toEqual([403, '请使用日计划'])
    const [item] = await itemsOf('11-17')
    expect((await dev.patch(`/api/planItem/${item.id}`, { patch: { planHours: '9.0' } })).status).toBe(403)
  })
})

describe('a day that is told of', () => {
  test('opens at noon, needs hours by halves with what came of them, sixteen at most', async () => {
    await wake('11-18T11:59:59')
    const { version } = await dayOf('11-18')
    const say = (items: object[], more: object = {}) => save('11-18', items, { version, ...more })
    expect(told(await say([done('甲', '3.0')]))).toEqual([422, { date: '未到填写时间' }])
    await wake('11-18T12:00:00')
    expect(told(await save('11-18', [done('甲', '3.0')]))).toEqual([409, '单据已变更，请刷新'])
    expect(told(await say([]))).toEqual([422, { actualHours: '请填写工时' }])
    expect(told(await say([done('甲', '0.7')]))).toEqual([422, { 'rows.0.actualHours': '工时须为0.5的倍数' }])
    const bare = await say([done('甲', '1.0'), done('乙', '1.0', { output: ' ' })])
    expect(told(bare)).toEqual([422, { 'rows.1.output': '请填写产出' }])
    expect(bare.data.rows).toEqual([{ index: 1, fields: { output: '请填写产出' } }])
    expect(told(await say([done('甲', '8.5'), done('乙', '8.0')]))).toEqual([
      422,
      { actualHours: '当日工时不能超过16小时' },
    ])
    expect(told(await say([done('甲', '1.0', { complete: true })]))).toEqual([
      422,
      { 'rows.0.complete': '只有任务可以提交成果' },
    ])
    const noId = done('甲', '1.0', { sourceType: 'task', sourceId: '无此任务' })
    expect(told(await say([noId]))).toEqual([422, { 'rows.0.sourceId': '只能选择与自己有关的事项' }])
    expect((await dayOf('11-18')).version).toBe(version)
  })

  test('is told with its report, which goes in from 16:00 and by 21:00 in time', async () => {
    const items = await itemsOf('11-18')
    const lines = items.map(({ id, title, planHours }: Record<string, string>, index: number) => ({
      id,
      actualHours: planHours,
      isDone: index < 2,
      output: `${title}做了`,
    }))
    const { version } = await dayOf('11-18')
    const early = expectOk(await save('11-18', lines, { version })).data
    expect(early.report).toMatchObject({
      kind: 'dailyWork',
      status: '草稿',
      timeliness: '待交',
      message: '未到填写时间',
    })
    await wake('11-18T18:01:00')
    const told = expectOk(await save('11-18', lines, { version: early.version, summarize: '顺利' })).data
    expect([told.actualHours, told.doneRate]).toEqual(['8.0', '66.70'])
    expect(told.report).toMatchObject({ id: early.report.id, status: '已提交', timeliness: '按时', message: null })
    const report = (await team.admin.get(`/api/dailyWork/${told.report.id}`)).data
    expect(report.progress).toBe(
      '1. 事项0：事项0做了（3小时）\n2. 事项1：事项1做了（3小时）\n3. 事项2：事项2做了（2小时）',
    )
    // tomorrow is planned already
    expect(report.plan).toBe('1. 事项0\n2. 事项1\n3. 事项2')
    expect([report.summarize, report.hours]).toEqual(['顺利', '8.0'])
  })

  test('is told again while its window is open: the report keeps how it went in', async () => {
    await wake('11-18T21:30:00')
    const { version } = await dayOf('11-18')
    const again = expectOk(await save('11-18', [done('只此一件', '1.5')], { version })).data
    expect(again.report).toMatchObject({ status: '已提交', timeliness: '按时' })
    const report = (await team.admin.get(`/api/dailyWork/${again.report.id}`)).data
    expect(report.progress).toBe('1. 只此一件：只此一件好了（1.5小时）')
    // planned items that were not named stay, without hours
    expect((await itemsOf('11-18')).map((one: Record<string, string>) => [one.title, one.actualHours])).toEqual([
      ['只此一件', '1.5'],
      ['事项0', '0.0'],
      ['事项1', '0.0'],
      ['事项2', '0.0'],
    ])
  })

  test('twenty at once are one row, one set of lines, one report', async () => {
    await wake('11-20T18:00:00')
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => save('11-20', [done('甲', '4.0'), done('乙', '4.0')])),
    )
    expect(answers.filter(({ code }) => code === 'OK')).toHaveLength(1)
    expect(new Set(answers.filter(({ code }) => code !== 'OK').map(({ message }) => message))).toEqual(
      new Set(['单据已变更，请刷新']),
    )
    expect(await itemsOf('11-20')).toHaveLength(2)
    const { rows } = await server.owner.query('select from store.daily_work where user_id = $1 and date = $2', [
      devId,
      '2026-11-20',
    ])
    expect(rows).toHaveLength(1)
  })

  test('is late after 21:00:00, and closed after the last second of the next working day', async () => {
    await wake('11-19T21:00:01')
    const { version } = await dayOf('11-19')
    const late = expectOk(await save('11-19', [done('甲', '4.0')], { version })).data
    expect(late.report.timeliness).toBe('迟交')
    await wake('11-23T23:59:59')
    expectOk(await save('11-20', [done('甲', '4.0')], { version: (await dayOf('11-20')).version }))
    await wake('11-24T00:00:00')
    const { version: last } = await dayOf('11-20')
    expect(told(await save('11-20', [done('甲', '4.0')], { version: last }))).toEqual([409, '填报已锁定，请申请解锁'])
  })

  test('is confirmed by two; from the second on it stands', async () => {
    await wake('11-24T09:00:00')
    const { id, version, confirmerId } = await dayOf('11-20')
    expect(confirmerId).toBe(team.ids.h)
    const confirm = (api: Api, name: string, ids: object[]) => api.post(`/api/taskDay/action/${name}`, { ids })
    expectOk(await confirm(team.h, 'confirm', [{ id, version }]))
    expectOk(await confirm(pmo, 'pmoConfirm', [{ id, version: version + 1 }]))
    expect(told(await save('11-20', [done('甲', '4.0')], { version: version + 2 }))).toEqual([
      409,
      'PMO已确认，不能修改',
    ])
  })
})
