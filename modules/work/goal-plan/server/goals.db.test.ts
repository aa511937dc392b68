import type { Answer, TestServer } from '@chengban/server/testing/server.ts'
import { expectOk, signInTeam, type Team, teamServer } from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

let server: TestServer
let team: Team

beforeAll(async () => {
  server = await teamServer()
  team = await signInTeam(server)
})
afterAll(() => server.close())

const plan = (more: object): Promise<Answer> =>
  team.s1.post('/api/goalPlan', { name: '目标', content: '衡量', year: 2027, ...more })
const made = async (more: object): Promise<string> => expectOk(await plan(more)).data.id
const read = async (id: string) => expectOk(await team.s1.get(`/api/goalPlan/${id}`)).data
const move = async (id: string, name: string, more: object = {}): Promise<Answer> =>
  team.s1.post(`/api/goalPlan/action/${name}`, { id, version: (await read(id)).version, ...more })

test.each([
  [{ type: '季度' }, { quarter: '请选择期间' }],
  [{ type: '月度' }, { month: '请选择期间' }],
  [{ type: '周', month: 2 }, { week: '请选择期间' }],
  // February 2027 has four Thursdays
  [{ type: '周', month: 2, week: 5 }, { week: '该月没有第五周' }],
])('%o is refused', async (given, fields) => {
  expect((await plan(given)).data.fields).toEqual(fields)
})

test('a goal lies in the goal above it', async () => {
  const parentId = await made({ type: '季度', quarter: 1 })
  expect((await plan({ type: '月度', month: 4, parentId })).data.fields).toEqual({ parentId: '上级目标期间不符' })
  expect((await plan({ type: '季度', quarter: 1, parentId })).data.fields).toEqual({ parentId: '上级目标期间不符' })
  // the Thursday of the week that begins on 2026-12-28 is the last of December: week 1 of January begins on the 4th
  const week = await made({ type: '周', month: 1, week: 1, parentId, quarter: 4 })
  expect(await read(week)).toMatchObject({ startDate: '2027-01-04', endDate: '2027-01-10', quarter: null })
  expect((await move(parentId, 'typeChange', { type: '季度', quarter: 2 })).data.fields).toEqual({
    type: '下级目标期间不符',
  })
  expectOk(await move(parentId, 'typeChange', { type: '年度' }))
  expect(await read(parentId)).toMatchObject({ startDate: '2027-01-01', endDate: '2027-12-31', quarter: null })
})

test('progress is that of the goals below, by weight', async () => {
  const parentId = await made({ type: '年度' })
  const first = await made({ type: '月度', month: 5, parentId, weight: '60' })
  await made({ type: '月度', month: 6, parentId, weight: '20', progress: '10' })
  expect((await read(first)).quarter).toBe(2)
  const { version } = await read(first)
  expectOk(await team.s1.patch(`/api/goalPlan/${first}`, { id: first, version, progress: '50' }))
  expect((await read(parentId)).progress).toBe('40.0')
  const above = await read(parentId)
  expect(above.version).toBe(1)
  const typed = await team.s1.patch(`/api/goalPlan/${parentId}`, { id: parentId, version: 1, progress: '90' })
  expect(typed.data.fields).toEqual({ progress: '进度由下级目标汇总' })
})

test('a goal is not reached before those below it, nor missed before its time', async () => {
  const parentId = await made({ type: '年度' })
  const child = await made({ type: '季度', quarter: 2, parentId })
  expectOk(await move(parentId, 'start'))
  expect((await move(parentId, 'finish')).data.fields).toEqual({ result: '请填写完成情况' })
  expect((await move(parentId, 'finish', { result: '完成' })).message).toBe('还有未完成的下级目标')
  expect((await move(parentId, 'fail', { result: '未成' })).message).toBe('未到期')
  expectOk(await move(child, 'start'))
  expectOk(await move(child, 'finish', { result: '完成' }))
  expectOk(await move(parentId, 'finish', { result: '完成' }))
  expect(await read(parentId)).toMatchObject({ status: '已完成', progress: '100.0' })
  expect((await move(parentId, 'typeChange', { type: '年度' })).message).toBe('目标已结束')
})

test('others do not see it, the head above does', async () => {
  const id = await made({ type: '年度' })
  expect((await team.s2.get(`/api/goalPlan/${id}`)).code).toBe('NOT_FOUND')
  expectOk(await team.h.get(`/api/goalPlan/${id}`))
})
