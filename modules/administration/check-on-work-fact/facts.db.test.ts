import { clock, today } from '@chengban/engine/clock.ts'
import type { RowOf } from '@chengban/kernel/registry.ts'
import { adminPassword, type TestServer } from '@chengban/server/testing/server.ts'
import { expectOk, personPassword, signInTeam, type Team, teamServer } from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

let server: TestServer
let team: Team
const at = (instant: string): void => clock.shift((Date.parse(instant) - Date.now()) / 1000)
const later = async (instant: string): Promise<void> => {
  at(instant)
  const [admin, s1] = await Promise.all([
    server.signIn('admin', adminPassword),
    server.signIn('seller1', personPassword),
  ])
  team = { ...team, admin, s1 }
}
beforeAll(async () => {
  // a Monday
  at('2026-11-02T09:00:00+08:00')
  server = await teamServer({ works: true })
  team = await signInTeam(server)
  await server.owner.query(`update store."user" set tz_probation = '2026-11-03' where id = $1`, [team.ids.s2])
})
afterAll(() => {
  clock.shift(0)
  return server.close()
})

const run = async (name = 'factsDaily') => expectOk(await team.admin.post('/api/test/job', { name })).data.result
const facts = async (kind: string) =>
  (
    await server.owner.query(
      `select f.date::text, f.amount::text, f.text, f.is_ignore as "isIgnore", s.start_date::text as sheet
       from store.check_on_work_fact f left join store.check_on_work s on s.id = f.check_on_work_id
       where f.kind = $1 and f.user_id = $2 order by f.date, f.text`,
      [kind, team.ids.s1],
    )
  ).rows as readonly Record<string, string>[]
const days = async (kind: string) => (await facts(kind)).map(({ date }) => date)

test('everybody counted has one sheet of the month, from the day they came, with the rule of that day', async () => {
  await run('checkOnWorkMake')
  await run('checkOnWorkMake')
  await run()
  const { rows } = await server.owner.query(
    `select start_date::text, end_date::text, type, rule ->> 'capPercent' as cap from store.check_on_work where user_id = any ($1) order by start_date`,
    [[team.ids.s1, team.ids.s2]],
  )
  expect(rows).toEqual([
    { start_date: '2026-11-01', end_date: '2026-11-30', type: '月度', cap: '20' },
    { start_date: '2026-11-03', end_date: '2026-11-30', type: '入职', cap: '20' },
  ])
})

test('a task that is late counts each working day after its day, less leave, until it was done', async () => {
  const values = { name: '报价', designee: team.ids.s1, date: '2026-11-06', needConfirm: false }
  const { id } = expectOk(await team.admin.post('/api/task', values)).data
  await server.owner.query(`update store.task set status = '进行中' where id = $1`, [id])
  // due on Friday: the facts of Saturday and of the run on Monday itself are still empty
  await later('2026-11-09T00:10:00+08:00')
  await run()
  expect(await days('任务延期')).toEqual([])
  await server.make('restDay', {
    userId: team.ids.s1,
    kind: '事假',
    startDate: '2026-11-10',
    endDate: '2026-11-10',
    status: '通过',
    restStatus: '已休',
    days: '1',
    actualEnd: '2026-11-10',
    actualEndHalf: '下午',
  })
  // the server was off for three nights
  await later('2026-11-12T00:10:00+08:00')
  await run()
  await run()
  expect(await days('任务延期')).toEqual(['2026-11-09', '2026-11-11'])
  await server.owner.query(
    `update store.task set status = '已完成', end_time = '2026-11-12T23:59:00+08:00' where id = $1`,
    [id],
  )
  await later('2026-11-17T00:10:00+08:00')
  await run()
  expect(await days('任务延期')).toEqual(['2026-11-09', '2026-11-11', '2026-11-12'])
  expect(new Set((await facts('任务延期')).map(({ sheet }) => sheet))).toEqual(new Set(['2026-11-01']))
})

test('five runs at once count nothing twice; a warning that is taken back counts no more', async () => {
  const values = { userId: team.ids.s1, date: today(), detail: '迟到', count: 2, expireDate: '2027-05-16' }
  const { id } = expectOk(await team.admin.post('/api/warnAccident', values)).data
  await Promise.all([1, 2, 3, 4, 5].map(() => run()))
  expect((await facts('警告')).map(({ date, amount, isIgnore }) => [date, amount, isIgnore])).toEqual([
    [today(), '2.0', false],
  ])
  await server.owner.query(`update store.warn_accident set status = '已撤销' where id = $1`, [id])
  // only what its person has confirmed is closed
  const sheets = (status: string) =>
    server.owner.query(`update store.check_on_work set status = $1 where user_id = $2`, [status, team.ids.s1])
  await sheets('已确认')
  await run()
  expect((await facts('警告')).map(({ isIgnore }) => isIgnore)).toEqual([false])
  await sheets('有异议')
  await run()
  expect((await facts('警告')).map(({ isIgnore }) => isIgnore)).toEqual([true])
  // on an open sheet the fact comes back with its warning, and is as grave as the warning is now
  await server.owner.query(`update store.warn_accident set status = '有效', count = 5 where id = $1`, [id])
  await run()
  expect((await facts('警告')).map(({ amount, isIgnore }) => [amount, isIgnore])).toEqual([['5.0', false]])
  await server.owner.query(`update store.warn_accident set status = '已撤销' where id = $1`, [id])
  await run()
  expect((await facts('警告')).map(({ isIgnore }) => isIgnore)).toEqual([true])
  await sheets('统计中')
})

test('a trial that was closed late stays an accident, however quickly it is completed', async () => {
  const product = { name: '预约', code: 'YY', category: '平台', principalId: team.ids.g }
  const productLibraryId = await server.make('productLibrary', product)
  const trial = { name: '试用', kind: '功能测试', startDate: '2026-09-01', endDate: '2026-09-30' } as const
  const state = { status: '通过', testStatus: '待总结' } as const
  const testApplyId = await server.make('testApply', { ...trial, ...state, userId: team.ids.s1, productLibraryId })
  await run('testExpire')
  const { version, testStatus, overdueDate } = expectOk(await team.s1.get(`/api/testApply/${testApplyId}`)).data
  expect([testStatus, overdueDate]).toEqual(['逾期关闭', today()])
  const done = { result: '合格', summary: '通过', problemCount: 0 }
  expectOk(await team.s1.post('/api/test-apply/complete', { id: testApplyId, version, ...done }))
  await later('2026-11-18T00:10:00+08:00')
  await run()
  expect(await days('流程逾期')).toEqual(['2026-11-17'])
})

test('a day of two kinds of leave counts by its halves', async () => {
  const day = '2026-11-17'
  await server.put('attendance', { userId: team.ids.s1, date: day, dayKind: '工作日', result: '未统计' })
  for (const [kind, half] of [
    ['调休', '上午'],
    ['事假', '下午'],
  ] as const)
    await server.make('restDay', {
      userId: team.ids.s1,
      kind,
      startDate: day,
      startHalf: half,
      endDate: day,
      endHalf: half,
      status: '通过',
      restStatus: '已休',
      days: '0.5',
      actualEnd: day,
      actualEndHalf: half,
    })
  await run('attendanceCalc')
  const found = await server.owner.query(
    'select rest_days::text, leave_rest::text from store.attendance where user_id = $1 and date = $2',
    [team.ids.s1, day],
  )
  expect(found.rows).toEqual([{ rest_days: '1.0', leave_rest: '0.5' }])
})

test('nobody who is not counted has facts, and what comes to light after a sheet was confirmed counts when it is found', async () => {
  const report = (date: string, timeliness: RowOf<'dailyWork'>['timeliness'], userId = team.ids.s1) =>
    server.make('dailyWork', { userId, date, timeliness })
  await report('2026-11-16', '缺交')
  await report('2026-11-13', '迟交')
  await report('2026-11-12', '按时')
  await report('2026-11-16', '缺交', team.ids.g)
  await server.owner.query(`update store."user" set is_examine = false where id = $1`, [team.ids.g])
  await run()
  expect([await days('日报未交'), await days('日报迟交')]).toEqual([['2026-11-16'], ['2026-11-13']])
  const { rows } = await server.owner.query(
    `select count(*)::integer as n from store.check_on_work_fact where user_id = $1`,
    [team.ids.g],
  )
  expect(rows[0].n).toBe(0)
  await server.owner.query(`update store.check_on_work set status = '已确认' where user_id = $1`, [team.ids.s1])
  await report('2026-11-11', '缺交')
  await later('2026-12-01T00:10:00+08:00')
  await run('checkOnWorkMake')
  await run()
  await later('2026-12-02T00:10:00+08:00')
  await run()
  expect((await facts('日报未交')).map(({ date, text, sheet }) => [date, text, sheet])).toEqual([
    ['2026-11-16', '2026-11-16日报未交', '2026-11-01'],
    ['2026-12-01', '补记2026-11-11：2026-11-11日报未交', '2026-12-01'],
  ])
})

test('a warning that falls or rises again after its sheet was confirmed counts in the running month', async () => {
  // entered while its sheet was open
  const of = { userId: team.ids.s1, date: '2026-11-20' }
  const warning = { source: '手工', detail: '早退', count: 3, expireDate: '2027-05-16', status: '有效' } as const
  const id = await server.make('warnAccident', { ...of, ...warning })
  const checkOnWorkId = await server.idOf('checkOnWork', { userId: team.ids.s1, startDate: '2026-11-01' })
  const about = { module: 'warnAccident', relevanceId: id, checkOnWorkId }
  await server.make('checkOnWorkFact', { ...of, ...about, kind: '警告', amount: 3, text: '警告：早退' })
  const told = async () =>
    (await facts('警告'))
      .filter(({ date }) => String(date) >= '2026-11-20')
      .map(({ date, amount, text, sheet, isIgnore }) => [date, amount, text, sheet, isIgnore])
  const night = async (day: string, status: string): Promise<void> => {
    await server.owner.query('update store.warn_accident set status = $2 where id = $1', [id, status])
    await later(`${day}T00:10:00+08:00`)
    await run()
    await run()
  }
  const first = ['2026-11-20', '3.0', '警告：早退', '2026-11-01', false]
  await night('2026-12-03', '有效')
  expect(await told()).toEqual([first])
  await night('2026-12-04', '已撤销')
  const back = ['2026-12-04', '-3.0', '补记2026-11-20：警告已撤销', '2026-12-01', false]
  expect(await told()).toEqual([first, back])
  await night('2026-12-07', '已撤销')
  expect(await told()).toEqual([first, back])
  await night('2026-12-08', '有效')
  expect(await told()).toEqual([first, back, ['2026-12-08', '3.0', '补记2026-11-20：警告', '2026-12-01', false]])
  const sheets = expectOk(await team.s1.get('/api/checkOnWork?pageSize=10&sort=startDate')).data.nodes
  expect(sheets.map(({ numberOfWarnings }: { numberOfWarnings: number }) => numberOfWarnings)).toEqual([3, 0])
  // a difference that somebody ignored is not counted anew
  await server.owner.query(
    `update store.check_on_work_fact set is_ignore = true, ignore_reason = '已核实' where relevance_id = $1 and date = '2026-12-08'`,
    [id],
  )
  await night('2026-12-09', '有效')
  expect((await told()).map(([date]) => date)).toEqual(['2026-11-20', '2026-12-04', '2026-12-08'])
})
