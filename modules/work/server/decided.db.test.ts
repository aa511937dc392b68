import { clock } from '@chengban/engine/clock.ts'
import { askForStanding } from '@chengban/engine/round/ask-at-start.ts'
import { systemWriter } from '@chengban/server/jobs/system-writer.ts'
import { type Answer, type Api, adminPassword, type TestServer } from '@chengban/server/testing/server.ts'
import { expectOk, personPassword, signInTeam, type Team, teamServer } from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

let server: TestServer
let team: Team
const at = (moment: string): void => clock.shift((Date.parse(`2026-${moment}+08:00`) - Date.now()) / 1000)

beforeAll(async () => {
  // a Monday
  at('11-16T09:00:00')
  server = await teamServer()
  team = await signInTeam(server)
  expectOk(await team.admin.post('/api/holiday', { date: '2027-01-01', name: '元旦', kind: '法定节假日' }))
})
afterAll(() => {
  clock.shift(0)
  return server.close()
})

const told = ({ status, message, data }: Answer) => [status, data?.fields ?? message]
const version = async (kind: string, id: string): Promise<number> =>
  expectOk(await team.admin.get(`/api/${kind}/${id}`)).data.version
const act = async (api: Api, kind: string, name: string, id: string, more: object = {}) =>
  api.post(`/api/${kind}/action/${name}`, { id, version: await version(kind, id), ...more })
const inbox = async (api: Api, id: string) =>
  expectOk(await api.get('/api/auditTask?pageSize=50')).data.nodes.find(
    (node: { relevanceId: string }) => node.relevanceId === id,
  )
/** Decided where it waits, with nothing known but the card. */
const decide = async (api: Api, id: string, name: 'approve' | 'reject', opinion?: string) => {
  const { id: task, version } = await inbox(api, id)
  return api.post(`/api/auditTask/action/${name}`, { id: task, version, opinion })
}
const tasksOf = async (id: string) =>
  (
    await server.owner.query(
      'select status, reason from store.audit_task where relevance_id = $1 order by tz_create, id',
      [id],
    )
  ).rows.map(({ status, reason }) => [status, reason].join(' ').trim())
const add = async (kind: string, body: object): Promise<string> =>
  expectOk(await team.s1.post(`/api/${kind}`, body)).data.id

test('unplanned work waits from the moment it is told, and whoever keeps tasks confirms it too', async () => {
  const id = await add('extraTask', { name: '临时支援' })
  expect(told(await decide(team.h, id, 'reject'))).toEqual([422, { opinion: '请填写审批意见' }])
  expectOk(await decide(team.h, id, 'reject', '说明是什么'))
  expectOk(await act(team.s1, 'extraTask', 'submit', id))
  expectOk(await act(team.admin, 'extraTask', 'confirm', id))
  expect(await tasksOf(id)).toEqual(['已驳回', '已取消 他人已处理'])
  expect(told(await act(team.h, 'extraTask', 'confirm', id))).toEqual([409, '该单据已被处理'])
  const free = expectOk(await team.admin.post('/api/extraTask', { name: '免确认', needConfirm: false })).data.id
  expect(await tasksOf(free)).toEqual([])
  const dropped = await add('extraTask', { name: '删除的' })
  expectOk(await team.s1.remove(`/api/extraTask/${dropped}`))
  expect(await tasksOf(dropped)).toEqual(['已取消 单据已删除'])
})

test('a weekend is agreed to where it waits', async () => {
  const line = { sourceType: '其他', title: '上线值守', planHours: '4' }
  const id = await add('weekendTask', { date: '2026-11-21', reason: '上线', task: [line] })
  expect(await tasksOf(id)).toEqual([])
  expectOk(await act(team.s1, 'weekendTask', 'submit', id))
  expectOk(await act(team.s1, 'weekendTask', 'cancel', id))
  expect(await tasksOf(id)).toEqual(['已取消 申请人撤回'])
  const again = await add('weekendTask', { date: '2026-11-21', reason: '上线', task: [line] })
  expectOk(await act(team.s1, 'weekendTask', 'submit', again))
  expect(told(await act(team.admin, 'weekendTask', 'approve', again))).toEqual([403, '权限不足'])
  expect(expectOk(await decide(team.h, again, 'approve')).data.status).toBe('已批准')
})

test('a date that is asked for waits, falls with its task, and is agreed to by whoever has it in hand', async () => {
  const body = { name: '接口', designee: team.ids.s2, auditor1: team.ids.h, date: '2026-11-18', needConfirm: false }
  const task = expectOk(await team.g.post('/api/task', body)).data.id
  expectOk(await act(team.g, 'task', 'publish', task))
  const ask = async (): Promise<string> =>
    expectOk(
      await team.s2.post('/api/change/changeApply', {
        ...{ targetType: 'task', targetId: task, newDate: '2026-11-20', cause: '等接口' },
        version: await version('task', task),
      }),
    ).data.id
  const first = await ask()
  expect((await inbox(team.h, first)).title).toBe('时间变更【接口】')
  expectOk(await act(team.g, 'task', 'pause', task, { opinion: '等' }))
  expect(await tasksOf(first)).toEqual(['已取消 系统撤回'])
  expectOk(await act(team.g, 'task', 'resume', task))
  const second = await ask()
  const { id, version: seen } = await inbox(team.h, second)
  const given = { id, version: seen, userId: team.ids.g, opinion: '请定' }
  expectOk(await team.h.post('/api/auditTask/action/transfer', given))
  expect(
    told(
      await team.h.post('/api/change/changeAudit', {
        id: second,
        version: await version('change', second),
        pass: true,
      }),
    ),
  ).toEqual([409, '该单据已被处理'])
  expect(expectOk(await decide(team.g, second, 'approve')).data.status).toBe('同意')
  expect(expectOk(await team.g.get(`/api/task/${task}`)).data.date).toBe('2026-11-20')
})

test('whoever is asked ahead says a word, and the decision comes back to who asked', async () => {
  const id = await add('extraTask', { name: '临时支援' })
  const ask = async (position: string) => {
    const { id: task, version } = await inbox(team.h, id)
    return team.h.post('/api/auditTask/action/addSign', { id: task, version, userId: team.ids.g, position })
  }
  expect(told(await ask('after'))).toEqual([422, { position: '该单据只能前加签' }])
  expectOk(await ask('before'))
  expect(await tasksOf(id)).toEqual(['等待加签', '待处理'])
  expect(told(await act(team.h, 'extraTask', 'confirm', id))).toEqual([409, '该单据已被处理'])
  expect(expectOk(await decide(team.g, id, 'approve', '可以')).data.status).toBe('待确认')
  expect(await tasksOf(id)).toEqual(['待处理', '已同意'])
  expectOk(await ask('before'))
  const { can } = expectOk(await team.h.get(`/api/extraTask/${id}`)).data
  expect([can.includes('removeSign'), can.includes('addSign'), can.includes('confirm')]).toEqual([true, false, false])
  expectOk(await act(team.h, 'extraTask', 'removeSign', id))
  expectOk(await ask('before'))
  expect(expectOk(await decide(team.g, id, 'reject', '不必')).data.status).toBe('驳回')
  expect(await tasksOf(id)).toEqual(['已取消 他人已处理', '已同意', '已收回 收回', '已驳回'])
})

test('who asks takes it back where rounds are taken back, too', async () => {
  const back = async (api: Api, module: string, id: string) =>
    api.post('/api/auditTask/action/withdraw', { module, relevanceId: id, version: await version(module, id) })
  const line = { sourceType: '其他', title: '上线值守', planHours: '4' }
  const id = await add('weekendTask', { date: '2026-11-22', reason: '上线', task: [line] })
  expectOk(await act(team.s1, 'weekendTask', 'submit', id))
  expect(told(await back(team.h, 'weekendTask', id))).toEqual([403, '权限不足'])
  expect(expectOk(await back(team.s1, 'weekendTask', id)).data.status).toBe('取消')
  const goal = await add('okr', { name: '目标', kind: 'O', year: 2026, quarter: 4 })
  expect(told(await back(team.s1, 'okr', goal))).toEqual([409, '该单据不能撤回'])
})

test('of a goal the inbox confirms, and leads to the record for its scores', async () => {
  const period = { year: 2026, quarter: 4 }
  const id = await add('okr', { name: '目标', kind: 'O', ...period })
  const result = { name: '结果', kind: 'KR', parentId: id, weight: '100', start: '0', target: '50', ...period }
  const kr = await add('okr', result)
  expectOk(await act(team.s1, 'okr', 'submit', id))
  expect(await tasksOf(kr)).toEqual([])
  expectOk(await decide(team.h, id, 'approve'))
  const checks = expectOk(await team.s1.get('/api/okrCheck?pageSize=10&sort=date')).data.nodes
  const [check] = checks as readonly [{ id: string }]
  expectOk(await act(team.s1, 'okrCheck', 'fill', check.id, { value: '20' }))
  expectOk(await decide(team.h, check.id, 'reject', '请核对'))
  expectOk(await act(team.s1, 'okrCheck', 'fill', check.id, { value: '25' }))
  expect(expectOk(await decide(team.h, check.id, 'approve')).data.status).toBe('已确认')
  expect(await tasksOf(check.id)).toEqual(['已驳回', '已同意'])

  at('12-21T09:00:00')
  const [admin, s1, h] = await Promise.all([
    server.signIn('admin', adminPassword),
    server.signIn('seller1', personPassword),
    server.signIn('head1', personPassword),
  ])
  team = { ...team, admin, s1, h }
  expectOk(await act(team.s1, 'okr', 'selfScore', id, { scores: [{ id: kr, score: '0.7' }] }))
  const { id: task, version: seen, isPlain } = await inbox(team.h, id)
  expect(isPlain).toBe(false)
  const items = [{ id: task, version: seen }]
  expect((await team.h.post('/api/auditTask/batch', { action: 'approve', items })).data.failed[0].message).toBe(
    '该单据需逐条审批',
  )
  expect(told(await decide(team.h, id, 'approve'))).toEqual([422, { scores: '请为每个关键结果评分' }])
  expectOk(await act(team.h, 'okr', 'score', id, { pass: true, scores: [{ id: kr, score: '0.6' }] }))
  expect(await tasksOf(id)).toEqual(['已同意', '已同意'])
})

test('what stood before anybody had tasks of it is asked for at the start, once', async () => {
  const id = await add('extraTask', { name: '早先的' })
  await server.owner.query('delete from store.audit_round where relevance_id = $1', [id])
  expect(await inbox(team.h, id)).toBeUndefined()
  const start = () => server.parts.auth.transaction((tx) => askForStanding({ tx, writer: systemWriter(server.parts) }))
  expect(await start()).toBe(1)
  expect(await start()).toBe(0)
  expect(await tasksOf(id)).toEqual(['待处理'])
  expectOk(await decide(team.h, id, 'approve'))
})
