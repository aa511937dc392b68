import type { Answer, Api, TestServer } from '@chengban/server/testing/server.ts'
import { expectOk, pdf, signInTeam, type Team, teamServer } from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

let server: TestServer
let team: Team

beforeAll(async () => {
  server = await teamServer()
  team = await signInTeam(server)
})
afterAll(() => server.close())

const told = ({ status, message, data }: Answer) => [status, data?.fields ?? message]
const row = async (kind: string, id: string) => expectOk(await team.admin.get(`/api/${kind}/${id}`)).data
const day = async (n: number): Promise<string> => {
  const { rows } = await server.owner.query(
    `select ((app.now() at time zone 'Asia/Shanghai')::date + $1::int)::text as day`,
    [n],
  )
  return rows[0].day
}
const given = async (): Promise<string> => {
  const body = { name: '接口联调', designee: team.ids.s2, auditor1: team.ids.h, date: await day(2), needConfirm: false }
  const { id, version } = expectOk(await team.g.post('/api/task', body)).data
  expectOk(await team.g.post('/api/task/action/publish', { id, version }))
  return id
}
const ask = async (api: Api, id: string, more: object = {}) => {
  const { version } = await row('task', id)
  const body = { targetType: 'task', targetId: id, newDate: await day(4), cause: '等待接口', version }
  return api.post('/api/change/changeApply', { ...body, ...more })
}
const decide = async (api: Api, id: string, more: object) =>
  api.post('/api/change/changeAudit', { id, version: (await row('change', id)).version, ...more })

test('a date moves on no form, and by nobody else’s wish', async () => {
  const id = await given()
  expect(told(await team.g.post('/api/change', { targetType: 'task', targetId: id }))).toEqual([
    403,
    '请使用时间变更申请',
  ])
  expect(told(await ask(team.s1, id))[0]).toBe(404)
  expect(told(await ask(team.h, id))).toEqual([403, '权限不足'])
  expect(told(await ask(team.s2, id, { cause: '' }))).toEqual([422, { cause: '请填写变更原因' }])
  expect(told(await ask(team.s2, id, { newDate: await day(-1) }))).toEqual([422, { newDate: '新日期不能早于今天' }])
  expect(told(await ask(team.s2, id, { newDate: await day(2) }))).toEqual([422, { newDate: '日期未变化' }])
  expect(told(await ask(team.s2, id, { version: 99 }))).toEqual([409, '单据已变更，请刷新'])
})

test('agreed to, the date moves and the first one stays', async () => {
  const id = await given()
  const { id: change, auditorId, sequence } = expectOk(await ask(team.s2, id)).data
  expect([auditorId, sequence]).toEqual([team.ids.h, 1])
  expect(told(await ask(team.s2, id))).toEqual([409, '已有待审核的时间变更'])
  expect(
    told(
      await team.s2.post('/api/task/action/sendResult', {
        id,
        version: (await row('task', id)).version,
        resultDescribe: '好',
      }),
    ),
  ).toEqual([409, '时间变更审核中，不能提交成果'])
  expect(told(await decide(team.s2, change, { pass: true }))).toEqual([403, '不能审批自己的单据'])
  expect(told(await decide(team.h, change, { pass: false }))).toEqual([422, { opinion: '请填写审批意见' }])
  expectOk(await decide(team.h, change, { pass: true }))
  expect(told(await decide(team.h, change, { pass: true }))[0]).toBe(409)
  const moved = await row('task', id)
  expect([moved.date, moved.originalTime, moved.adjustTimes, moved.updateStatus, moved.adjustor]).toEqual([
    await day(4),
    await day(2),
    1,
    '同意',
    team.ids.s2,
  ])
})

test('refused or taken back, it stays; with the task at rest it falls', async () => {
  const id = await given()
  const first = expectOk(await ask(team.s2, id)).data.id
  expectOk(await decide(team.h, first, { pass: false, opinion: '不行' }))
  expect((await row('task', id)).updateStatus).toBe('拒绝')
  const second = expectOk(await ask(team.s2, id)).data.id
  expectOk(
    await team.s2.post('/api/change/changeWithdraw', { id: second, version: (await row('change', second)).version }),
  )
  expect((await row('task', id)).updateStatus).toBe('无')
  const third = expectOk(await ask(team.s2, id)).data.id
  const { version } = await row('task', id)
  expectOk(await team.g.post('/api/task/action/pause', { id, version, opinion: '等' }))
  const lapsed = await row('change', third)
  expect([lapsed.status, lapsed.opinion, lapsed.sequence, (await row('task', id)).updateStatus]).toEqual([
    '已失效',
    '任务已暂停',
    3,
    '无',
  ])
})

test('what proves the reason goes with the request, and is read by who decides', async () => {
  const id = await given()
  const url = expectOk(await team.s2.upload('邮件.pdf', pdf, 'application/pdf')).data
  const { id: change } = expectOk(await ask(team.s2, id, { file: [{ url }] })).data
  const [file] = expectOk(await team.h.get(`/api/change/${change}`)).data.file
  expect(file.url).toBe(url)
  expect((await team.h.get(url)).status).toBe(200)
})
