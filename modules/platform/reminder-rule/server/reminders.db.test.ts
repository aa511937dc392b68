import { clock, today } from '@chengban/engine/clock.ts'
import { diskStorage } from '@chengban/engine/files/disk.ts'
import { insertReminders } from '@chengban/engine/remind/insert-reminders.ts'
import { dayAfter } from '@chengban/kernel/working-days.ts'
import { jobs } from '@chengban/server/compose.ts'
import { loginUrl } from '@chengban/server/database/roles.ts'
import { makeRunner } from '@chengban/server/jobs/make-runner.ts'
import { type Api, call, type TestServer } from '@chengban/server/testing/server.ts'
import { expectOk, makeClient, signInTeam, submitted, type Team, teamServer } from '@chengban/server/testing/team.ts'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'

let server: TestServer
let team: Team
let contractId: string
beforeAll(async () => {
  server = await teamServer({ works: true })
  team = await signInTeam(server)
  contractId = (await submitted(team, await makeClient(team), '运维合同')).id
  await forget()
  await turnOn()
})
afterAll(async () => {
  clock.shift(0)
  await server.close()
})
afterEach(async () => {
  await forget()
  await server.owner.query('delete from app.remind_run')
  await turnOn()
})

/** Enables all rules except the reminder for people without a plan of today: in this test nobody has one. */
const turnOn = () => server.owner.query(`update store.reminder_rule set is_enable = code <> 'taskEstimate'`)
const forget = () => server.owner.query(`delete from store.message where kind = '提醒' or type = 'auditResult'`)
const job = async (name: string) =>
  expectOk(await call(server.app, 'POST', '/api/test/job', undefined, { name })).data.result
const list = async (who: Api, code = 'contractMaintain') => expectOk(await who.get(`/api/remind/${code}`)).data
const maintained = async (day: string) => {
  const sql = (text: string) => server.owner.query(text, [contractId])
  await sql(`update store.contract set status = '通过', need_maintain = true where id = $1`)
  await sql('delete from store.maintenance where contract_id = $1')
  await server.make('maintenance', { contractId, dtStart: '2020-01-01', dtEnd: day })
}
const rule = async (code: string) => {
  const { nodes } = expectOk(await team.admin.get('/api/reminderRule?pageSize=50&family=contract')).data
  return nodes.find((one: { code: string }) => one.code === code)
}
const run = (body: object) => team.admin.post('/api/remind/run', body)

it('refuses rules to those who do not manage them, and rules that are made up or wrong', async () => {
  expect((await team.s1.get('/api/reminderRule')).data.totalCount).toBe(0)
  expect(await team.s1.post('/api/remind/run', { code: 'contractMaintain' })).toMatchObject({ status: 403 })
  expect(await team.admin.post('/api/reminderRule', { name: '新规则' })).toMatchObject({ status: 403 })
  const { id, version } = await rule('contractMaintain')
  expect(await team.admin.remove(`/api/reminderRule/${id}`)).toMatchObject({ status: 403 })
  const change = (patch: object) => team.admin.patch(`/api/reminderRule/${id}`, { id, version, ...patch })
  for (const offsets of [[], [1.5], [366], '3', Array.from({ length: 11 }, (_, n) => n)])
    expect(await change({ offsets })).toMatchObject({ status: 422, data: { fields: { offsets: expect.any(String) } } })
  for (const channels of [['短信'], []]) expect(await change({ channels })).toMatchObject({ status: 422 })
  expect(await change({ code: 'other' })).toMatchObject({ status: 422 })
  expect(await run({ code: 'nothing' })).toMatchObject({ status: 404 })
  expect(await team.s1.get('/api/remind/nothing')).toMatchObject({ status: 404 })
})

it('reminds once a day of a record whose day comes near, however often it runs', async () => {
  await maintained(dayAfter(today(), 30))
  await server.owner.query(`update store.reminder_rule set time = '00:00'`)
  expect(await job('remindRun')).toMatchObject({ created: 1 })
  expect(await job('remindRun')).toMatchObject({ rules: 0, created: 0 })
  expect(expectOk(await run({ code: 'contractMaintain' })).data).toEqual({ created: 0, skipped: 1 })
  const { nodes, totalCount } = await list(team.s1)
  expect([totalCount, nodes[0].isRead]).toEqual([1, false])
  expect(nodes[0]).toMatchObject({
    ...{ title: `合同【运维合同】维护于${dayAfter(today(), 30)}到期`, link: `/record/contract/${contractId}` },
  })
  expect((await list(team.s2)).totalCount).toBe(0)
  expect(expectOk(await team.s1.get('/api/remind')).data).toEqual({
    nodes: [
      {
        family: 'contract',
        label: '合同',
        count: 1,
        codes: [{ code: 'contractMaintain', name: '维护到期', count: 1 }],
      },
    ],
    totalCount: 1,
  })
  expect(await rule('contractMaintain')).toMatchObject({ sentCount: 1 })
})

it('sends once where two processes run at once', async () => {
  await maintained(dayAfter(today(), 90))
  await server.owner.query(`update store.reminder_rule set time = '00:00'`)
  const other = makeRunner({
    ...{ server: server.parts, jobs, storage: diskStorage(`${server.dataDir}/files`), ownerUrl: server.database.url },
    url: await loginUrl(server.owner, server.database.url),
  })
  other.start()
  const results = await Promise.all([other, server.runner, other, server.runner].map((one) => one.ask('remindRun')))
  expect(results.reduce((sum, { created = 0 }) => sum + created, 0)).toBe(1)
  expect((await list(team.s1)).totalCount).toBe(1)
  await other.stop()
})

it('waits for the time of the rule, sends nothing where it is off, and nothing on other days', async () => {
  await maintained(dayAfter(today(), 30))
  await server.owner.query(`update store.reminder_rule set time = '23:59'`)
  expect(await job('remindRun')).toMatchObject({ created: 0 })
  expect((await server.owner.query(`select from app.remind_run where code = 'contractMaintain'`)).rowCount).toBe(0)
  const { id, version } = await rule('contractMaintain')
  expectOk(await team.admin.patch(`/api/reminderRule/${id}`, { id, version, isEnable: false }))
  expect(expectOk(await run({ code: 'contractMaintain' })).data).toEqual({ created: 0, skipped: 0 })
  expectOk(await team.admin.patch('/api/reminderRule/reminderRule-enable', { id, isEnable: true }))
  expect(expectOk(await run({ code: 'contractMaintain', date: dayAfter(today(), 1) })).data.created).toBe(0)
  expect(expectOk(await run({ code: 'contractMaintain', date: dayAfter(today(), 30) })).data.created).toBe(1)
})

it('goes by the parameter until the rule has offsets of its own', async () => {
  await maintained(dayAfter(today(), 45))
  const parameter = (value: string) =>
    server.owner.query(`update store.config set value = $1 where key = 'contract.expireDays'`, [value])
  expect(expectOk(await run({ code: 'contractMaintain' })).data.created).toBe(0)
  await parameter('60,45')
  expect(expectOk(await run({ code: 'contractMaintain' })).data.created).toBe(1)
  await parameter('90,30')
  const { id, version } = await rule('contractMaintain')
  expectOk(await team.admin.patch(`/api/reminderRule/${id}`, { id, version, offsets: [-44] }))
  await maintained(dayAfter(today(), 44))
  await server.owner.query('delete from store.message')
  expect(expectOk(await run({ code: 'contractMaintain' })).data.created).toBe(1)
  await server.owner.query('update store.reminder_rule set offsets = null where id = $1', [id])
})

it('ends with its reason: postponed, or no longer maintained', async () => {
  for (const end of [
    () => maintained(dayAfter(today(), 400)),
    () => server.owner.query('update store.contract set need_maintain = false where id = $1', [contractId]),
  ]) {
    await maintained(dayAfter(today(), 30))
    expect(expectOk(await run({ code: 'contractMaintain' })).data.created).toBe(1)
    expect((await list(team.s1)).totalCount).toBe(1)
    await end()
    expect((await list(team.s1)).totalCount).toBe(0)
    expect((await server.owner.query(`select from store.message where tz_stop is not null`)).rowCount).toBe(1)
    await server.owner.query(`delete from store.message where kind = '提醒'`)
  }
})

it('leaves out who has left and who may no longer see the record', async () => {
  await maintained(dayAfter(today(), 30))
  const standing = (status: string) =>
    server.owner.query('update store."user" set status = $2 where id = $1', [team.ids.s1, status])
  await standing('离职')
  expect(expectOk(await run({ code: 'contractMaintain' })).data.created).toBe(0)
  await standing('在职')
  const notice = { code: 'contractMaintain', today: today() }
  const reminder = {
    ...{ about: contractId, module: 'contract', relevanceId: contractId },
    title: `维护于${dayAfter(today(), 30)}到期`,
  }
  const left = await server.parts.auth.transaction((tx) =>
    insertReminders(tx, notice, [
      { userId: team.ids.s2, ...reminder },
      { userId: team.ids.s1, ...reminder },
    ]),
  )
  expect(left).toEqual({ created: 1, skipped: 1 })
  expect([(await list(team.s2)).totalCount, (await list(team.s1)).totalCount]).toEqual([0, 1])
})

it('tells the approver when the time is over, the superior when it is over twice, once each', async () => {
  const now = clock.now().getTime()
  const { id } = await submitted(team, await makeClient(team, '乙市中心医院'), '待审合同')
  const due = async (fromHours: number, toHours: number) =>
    server.owner.query(
      `update store.audit_task set tz_create = $2, tz_due = $3 where relevance_id = $1 and status = '待处理'`,
      [id, new Date(now + fromHours * 3_600_000), new Date(now + toHours * 3_600_000)],
    )
  await due(-1, 200)
  expect(await job('auditSla')).toMatchObject({ created: 0 })
  await due(-200, -1)
  expect(await job('auditSla')).toMatchObject({ created: 1 })
  expect(await job('auditSla')).toMatchObject({ created: 0 })
  expect((await list(team.h, 'auditWaiting')).nodes[0]).toMatchObject({ title: expect.stringContaining('待审合同') })
  await server.owner.query('update store."user" set superior_id = $2 where id = $1', [team.ids.h, team.ids.g])
  await server.owner.query(`delete from store.message where kind = '提醒'`)
  await due(-800, -700)
  expect(await job('auditSla')).toMatchObject({ created: 2 })
  expect(await job('auditSla')).toMatchObject({ created: 0 })
  expect((await list(team.g, 'auditWaiting')).nodes[0]).toMatchObject({ title: expect.stringContaining('超时未审批') })
  const { version } = (await team.h.get(`/api/contract/${id}`)).data
  expectOk(await team.h.post('/api/contract/action/reject', { id, version, opinion: '不合适' }))
  for (const who of [team.h, team.g]) expect((await list(who, 'auditWaiting')).totalCount).toBe(0)
})

it('lists how an approval ended for its initiator and those it was copied to, until they read it', async () => {
  const { id, version } = await submitted(team, await makeClient(team, '丙市中心医院'), '被驳回的合同')
  expectOk(await team.s1.post('/api/contract/action/cc', { id, userIds: [team.ids.g] }))
  await forget()
  expectOk(await team.h.post('/api/contract/action/reject', { id, version, opinion: '不合适' }))
  for (const who of [team.s1, team.g])
    expect((await list(who, 'auditResult')).nodes).toMatchObject([{ title: expect.stringContaining('被驳回') }])
  expect((await list(team.h, 'auditResult')).totalCount).toBe(0)
  expect(expectOk(await team.s1.get('/api/remind')).data.nodes).toMatchObject([{ family: 'audit', count: 1 }])
  expectOk(await team.s1.post('/api/message/read', { ids: [(await list(team.s1, 'auditResult')).nodes[0].id] }))
  expect((await list(team.s1, 'auditResult')).totalCount).toBe(0)
  expect((await team.s1.get('/api/message?keyword=被驳回的合同')).data.totalCount).toBeGreaterThan(0)
})

it('reminds whoever made a file 30 and 7 days before it ends, and nobody once it is void or ends later', async () => {
  const file = { name: '资质证书', category: '其他', status: '通过', creatorId: team.ids.s1 } as const
  const id = await server.make('fileAudit', { ...file, expireDate: dayAfter(today(), 30) })
  const sent = async (days: number) =>
    expectOk(await run({ code: 'fileExpire', date: dayAfter(today(), days) })).data.created
  expect([await sent(1), await sent(-1), await sent(30), await sent(0)]).toEqual([0, 0, 0, 1])
  expect((await list(team.s1, 'fileExpire')).nodes).toMatchObject([
    { title: `${dayAfter(today(), 30)}到期：文件【资质证书】` },
  ])
  expect((await list(team.s2, 'fileExpire')).totalCount).toBe(0)
  await server.owner.query(`update store.file_audit set expire_date = $2 where id = $1`, [id, dayAfter(today(), 400)])
  expect((await list(team.s1, 'fileExpire')).totalCount).toBe(0)
  await server.owner.query(`update store.file_audit set expire_date = $2 where id = $1`, [id, dayAfter(today(), 7)])
  await forget()
  expect(await sent(0)).toBe(1)
  await server.owner.query(`update store.file_audit set status = '已作废' where id = $1`, [id])
  expect((await list(team.s1, 'fileExpire')).totalCount).toBe(0)
})

it('reminds of an old password on Mondays, of a missing calendar in December', async () => {
  await server.owner.query(
    `update store.admin set tz_password = timestamptz '2026-11-23 09:00+08' - interval '181 days' where name = 'seller2'`,
  )
  expect(expectOk(await run({ code: 'systemPassword', date: '2026-11-24' })).data.created).toBe(0)
  expect(expectOk(await run({ code: 'systemPassword', date: '2026-11-23' })).data.created).toBe(1)
  expect((await list(team.s2, 'systemPassword')).totalCount).toBe(1)
  await server.owner.query('update store.admin set tz_password = now()')
  expect((await list(team.s2, 'systemPassword')).totalCount).toBe(0)
  expect(expectOk(await run({ code: 'systemHoliday', date: '2026-11-30' })).data.created).toBe(0)
  expect(expectOk(await run({ code: 'systemHoliday', date: '2026-12-01' })).data.created).toBe(1)
  expect((await list(team.admin, 'systemHoliday')).totalCount).toBe(1)
  const rows = [{ date: '2027-01-01', name: '元旦', kind: '法定节假日' }]
  expectOk(await team.admin.post('/api/holiday/importYear', { year: 2027, rows }))
  expect((await list(team.admin, 'systemHoliday')).totalCount).toBe(0)
})
