import { randomUUID } from 'node:crypto'
import { clock, today } from '@chengban/engine/clock.ts'
import type { RowOf } from '@chengban/kernel/registry.ts'
import { adminPassword, type TestServer } from '@chengban/server/testing/server.ts'
import { expectOk, personPassword, signInTeam, type Team, teamServer } from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

let server: TestServer
let team: Team
const at = (instant: string): void => clock.shift((Date.parse(instant) - Date.now()) / 1000)
beforeAll(async () => {
  // a Monday: the week before is the second of November
  at('2026-11-16T09:00:00+08:00')
  server = await teamServer({ works: true })
  team = await signInTeam(server)
  await server.owner.query(`update store."user" set tz_probation = '2026-11-11' where id = $1`, [team.ids.s2])
})
afterAll(() => {
  clock.shift(0)
  return server.close()
})

const week = { type: '周', year: 2026, month: 11, week: 2 }
const post = (name: string, body: object = week, api = team.admin) => api.post(`/api/performance/${name}`, body)
const fact = (kind: RowOf<'checkOnWorkFact'>['kind'], date: string, amount = 1, userId = team.ids.s1) =>
  server.make('checkOnWorkFact', { userId, date, kind, module: 'x', relevanceId: randomUUID(), amount, text: kind })
const sheetOf = async (userId: string) =>
  expectOk(
    await team.admin.get(
      `/api/performance?pageSize=50&filters=${encodeURIComponent(JSON.stringify({ userId: { equalTo: userId }, type: { equalTo: '周' } }))}`,
    ),
  ).data.nodes[0]
const items = async (userId: string) =>
  Object.fromEntries(
    (
      await server.owner.query(
        `select i.kind, i.base, i.hit, i.minus::text, i.auto_score::text as score from store.performance_item i
         join store.performance p on p.id = i.performance_id where p.user_id = $1 and p.type = '周'`,
        [userId],
      )
    ).rows.map(({ kind, base, hit, minus, score }) => [kind, [base, hit, minus, score]]),
  )

test('a period is one that there is, has begun, and weighs a hundred', async () => {
  expect(await post('refresh', { ...week, week: 5 })).toMatchObject({ status: 422, message: '周次不存在' })
  expect(await post('refresh', { type: '季度', year: 2027, quarter: 1 })).toMatchObject({ message: '考核期尚未开始' })
  expect((await post('refresh', week, team.s1)).status).toBe(403)
  const weights = (value: string) =>
    server.owner.query(`update store.config set value = $1 where key = 'performance.weights'`, [value])
  const [{ value }] = (await server.owner.query(`select value from store.config where key = 'performance.weights'`))
    .rows
  await weights(value.replace('"task":40', '"task":41'))
  expect(await post('refresh')).toMatchObject({ status: 422, message: '权重合计须为100' })
  await weights(value)
})

test('the same facts give the same score however often they are pulled, of everybody once', async () => {
  const task = (date: string, end: string | null) =>
    server.make('task', { designee: team.ids.s1, date, status: '进行中', endTime: end })
  await task('2026-11-09', '2026-11-09T23:59:00+08:00')
  await task('2026-11-13', '2026-11-14T00:00:00+08:00')
  await task('2026-11-15', null)
  // of the week before and after
  await task('2026-11-08', null)
  await task('2026-11-16', null)
  await fact('任务延期', '2026-11-13')
  await fact('会议缺席', '2026-11-10')
  await fact('会议迟到', '2026-11-16')
  await fact('警告', '2026-11-15', 2)
  await server.make('attendance', {
    userId: team.ids.s1,
    date: '2026-11-12',
    dayKind: '工作日',
    result: '旷工半天',
    lateMinutes: 30,
    absenceDays: '0.5',
  })
  expect(expectOk(await post('refresh')).data).toMatchObject({ refreshed: 0, skipped: [] })
  const once = await items(team.ids.s1)
  // 40 × 1 / 3 = 13.3, less 1; a warning of two takes 6, half a day 2.5 and being late 1
  expect(once).toEqual({
    task: [3, 1, '1.0', '12.3'],
    quality: [0, 0, '0.0', '20.0'],
    report: [0, 0, '0.0', '15.0'],
    meeting: [0, 0, '2.0', '8.0'],
    weekend: [0, 0, '0.0', '5.0'],
    discipline: [0, 0, '9.5', '0.5'],
  })
  const again = expectOk(await post('refresh')).data
  expect([again.created, again.refreshed > 0]).toEqual([0, true])
  expect(await items(team.ids.s1)).toEqual(once)
  expect(await sheetOf(team.ids.s1)).toMatchObject({
    autoScore: '60.8',
    score: '60.8',
    grade: 'C',
    startDate: '2026-11-09',
  })
  expect((await sheetOf(team.ids.s2)).startDate).toBe('2026-11-11')
})

test('a score is called by the limits of the setting that the sheet was filled with', async () => {
  const rule = (value: string) =>
    server.owner.query(
      `update store.performance set rule_version = jsonb_set(rule_version, '{grades}', $2) where user_id = $1 and type = '周'`,
      [team.ids.s1, value],
    )
  const [{ value }] = (await server.owner.query(`select value from store.config where key = 'performance.grades'`)).rows
  await rule('[["S",95],["A",60.8],["B",55],["C",50],["D",0]]')
  expect((await sheetOf(team.ids.s1)).grade).toBe('A')
  await rule('[["S",95],["A",60.9],["B",55],["C",50],["D",0]]')
  expect((await sheetOf(team.ids.s1)).grade).toBe('B')
  await rule(value)
})

test('two runs of a period at once: one says that the other is under way', async () => {
  const answers = await Promise.all([post('refresh'), post('refresh'), post('refresh')])
  const refused = answers.filter(({ status }) => status !== 200)
  expect(answers.length - refused.length).toBeGreaterThan(0)
  for (const one of refused) expect(one).toMatchObject({ status: 409, message: '刷新正在进行' })
})

test('a period is told when it is over, refreshed once more, and reminded of once a day', async () => {
  expect(await post('notice', { ...week, week: 3 })).toMatchObject({ status: 409, message: '考核期尚未结束' })
  await fact('会议缺席', '2026-11-11')
  const told = expectOk(await post('notice', { ...week, userIds: [team.ids.s1] })).data
  expect(told).toEqual({ noticed: 1, reminded: 0 })
  expect(await sheetOf(team.ids.s1)).toMatchObject({ status: '待本人确认', autoScore: '58.8', dueDate: '2026-11-19' })
  expect(expectOk(await post('refresh', { ...week, userIds: [team.ids.s1] })).data).toEqual({
    created: 0,
    refreshed: 0,
    skipped: [{ userId: team.ids.s1, message: '已发布，不能刷新' }],
  })
  const named = { ...week, userIds: [team.ids.s1] }
  expect(expectOk(await post('notice', named)).data).toEqual({ noticed: 0, reminded: 1 })
  expect(await post('notice', named)).toMatchObject({ status: 422, message: '没有可发布的绩效' })
})

test('a period and a year are told of what was told, by whoever sees it', async () => {
  const figures = (api = team.admin) => api.get('/api/performance/statistics?type=周&year=2026&month=11&week=2')
  const all = expectOk(await figures()).data
  expect(all).toMatchObject({ count: 1, average: '58.8', median: '58.8', confirmed: 0 })
  expect(all.grades.map(({ grade, count }: { grade: string; count: number }) => [grade, count])).toEqual([
    ['S', 0],
    ['A', 0],
    ['B', 0],
    ['C', 0],
    ['D', 1],
  ])
  expect(all.items.find(({ kind }: { kind: string }) => kind === 'meeting')).toEqual({
    kind: 'meeting',
    weight: '10.0',
    average: '6.0',
    lossPercent: '40.0',
  })
  expect(expectOk(await figures(team.s2)).data).toMatchObject({ count: 0, average: null, median: null })
  const year = (userId: string, api = team.admin) => api.get(`/api/performance/summary?year=2026&userId=${userId}`)
  expectOk(await post('refresh', { type: '季度', year: 2026, quarter: 3 }))
  await server.owner.query(`update store.performance set status = '已确认' where type = '季度'`)
  const own = expectOk(await year(team.ids.s1, team.s1)).data
  expect(own.quarters.map(({ quarter }: { quarter: number }) => quarter)).toEqual([1, 2, 3, 4])
  expect([own.yearScore, own.yearGrade, own.rank]).toEqual(['100.0', 'S', 1])
  await server.owner.query(
    `update store.performance set rule_version = jsonb_set(rule_version, '{grades,0,1}', '101') where type = '季度'`,
  )
  const later = expectOk(await year(team.ids.s1, team.s1)).data
  expect([later.yearGrade, later.quarters[2].grade]).toEqual(['A', 'A'])
  expect(own.weeks).toMatchObject([{ month: 11, week: 2, grade: 'D' }])
  expect((await year(team.ids.s1, team.s2)).status).toBe(404)
})

test('the morning makes the sheets that are missing, and none twice', async () => {
  at('2027-01-04T07:00:00+08:00')
  const admin = await server.signIn('admin', adminPassword)
  const run = async () => expectOk(await admin.post('/api/test/job', { name: 'performanceMake' })).data.result
  const first = await run()
  expect([first.weeks > 3, first.quarters > 3]).toEqual([true, true])
  expect(await run()).toEqual({ weeks: 0, quarters: 0 })
  const s1 = await server.signIn('seller1', personPassword)
  expect(expectOk(await s1.get('/api/performance?pageSize=50')).data.totalCount).toBe(4)
})

test('whoever gets another score has as long again to say so', async () => {
  team = { ...team, admin: await server.signIn('admin', adminPassword) }
  const sheet = await sheetOf(team.ids.s1)
  await server.owner.query(`update store.performance set status = '有异议', due_date = '2026-01-05' where id = $1`, [
    sheet.id,
  ])
  const { version } = expectOk(await team.admin.get(`/api/performance/${sheet.id}`)).data
  const sent = { id: sheet.id, version, adjust: '1', adjustReason: '表现好', opinion: '同意' }
  expectOk(await post('correct', sent))
  const { rows } = await server.owner.query(
    `select status, due_date::text as due, app.add_work_days($2::date, (select value::integer from store.config
       where key = 'performance.confirmDays'))::text as wanted from store.performance where id = $1`,
    [sheet.id, today()],
  )
  expect(rows[0]).toMatchObject({ status: '待本人确认', due: rows[0].wanted })
})

test('nobody looks over the own sheet, whatever they hold', async () => {
  team = { ...team, admin: await server.signIn('admin', adminPassword) }
  const { id: me } = expectOk(await team.admin.get('/api/core-user/info')).data
  const sheet = await sheetOf(me)
  await server.owner.query(`update store.performance set status = '待复核' where id = $1`, [sheet.id])
  const { version } = expectOk(await team.admin.get(`/api/performance/${sheet.id}`)).data
  const sent = { id: sheet.id, version, adjust: '1', adjustReason: '表现好', opinion: '同意' }
  expect(await post('correct', sent)).toMatchObject({ status: 403, message: '不能复核自己的绩效' })
})

test('a sheet is added by whoever keeps performance; everybody else hears that the system makes it', async () => {
  const values = { userId: team.ids.s2, type: '周', year: 2026, month: 11, week: 1 }
  const sent = { ...values, startDate: '2026-11-02', endDate: '2026-11-08' }
  const s1 = await server.signIn('seller1', personPassword)
  const refused = { status: 403, message: '绩效由系统生成' }
  expect(await s1.post('/api/performance', sent)).toMatchObject(refused)
  const { id } = await sheetOf(team.ids.s1)
  expect(await s1.patch(`/api/performance/${id}`, { patch: { year: 2025 } })).toMatchObject(refused)
  expectOk(await team.admin.post('/api/performance', sent))
})

test('a score lies between 0 and 100, whatever was added or taken off', async () => {
  const { id } = await sheetOf(team.ids.s1)
  const score = async (points: number, adjust: number) => {
    await server.owner.query(
      `update store.performance_item set auto_score = case kind when 'task' then $2::numeric else 0 end, correct_score = null
       where performance_id = $1`,
      [id, points],
    )
    await server.owner.query('update store.performance set adjust = $2 where id = $1', [id, adjust])
    return expectOk(await team.admin.get(`/api/performance/${id}`)).data.score
  }
  expect(await score(10, -9.9)).toBe('0.1')
  expect(await score(10, -10)).toBe('0.0')
  expect(await score(9.9, -10)).toBe('0.0')
  expect(await score(0, -10)).toBe('0.0')
})
