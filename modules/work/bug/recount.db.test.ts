import { today } from '@chengban/engine/clock.ts'
import { addDays, weekday } from '@chengban/kernel/days.ts'
import type { Api, TestServer } from '@chengban/server/testing/server.ts'
import { expectOk, signInTeam, type Team, teamServer } from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

const many = 5000
const seed = 0.42
const priorities = ['急', '高', '中', '低', '缓']
const states = ['草稿', '待确认', '已确认', '处理中', '待测试', '待关闭', '已关闭', '退回', '挂起']

interface Bug {
  readonly project: string
  readonly solver: string | null
  readonly status: string
  readonly priority: string
  readonly end: string | null
  readonly finish: string | null
  readonly complete: string | null
  readonly solves: number
  readonly reopens: number
  readonly backs: number
  readonly predict: string | null
  readonly isAnswered: boolean
  readonly isNew: boolean
  readonly isThisMonth: boolean
}

let server: TestServer
let team: Team
let bugs: readonly Bug[]

const rows = async <R>(text: string, params: readonly unknown[] = []): Promise<R[]> =>
  (await server.owner.query(text, [...params])).rows as R[]

beforeAll(async () => {
  server = await teamServer()
  team = await signInTeam(server)
  const { g, s1, s2 } = team.ids
  const projects: string[] = []
  for (const name of ['一院实施', '二院实施', '三院实施']) {
    const body = { name, type: '实施项目', startTime: '2026-01-05', principalId: g, devPrincipalId: g }
    projects.push(expectOk(await team.admin.post('/api/project', body)).data.id)
  }
  // every weekday is a working day
  await rows('delete from store.holiday')
  await rows('select setseed($1)', [seed])
  await rows(insertText, [projects, [s1, s2], priorities, states, many, today()])
  bugs = await rows<Bug>(plainText)
})
afterAll(() => server.close())

/** Columns at random: handed in now or long ago, answered at once or never, solved before or after the agreed day. */
const insertText = `
  insert into store.bug (id, tz_create, tz_update, name, step, project_id, solver_id, priority, status, provider_id,
    tz_submit, tz_respond, end_time, finish_date, tz_complete, solve_times, reopen_times, test_back, predict_front)
  select gen_random_uuid(), now(), now(), '缺陷' || n, '步骤', ($1::uuid[])[1 + floor(random() * 3)],
    case when random() < 0.7 then ($2::uuid[])[1 + floor(random() * 2)] end, ($3::text[])[1 + floor(random() * 5)],
    ($4::text[])[1 + floor(random() * 9)], ($2::uuid[])[1], s.at, case when random() < 0.5 then s.at end,
    case when random() < 0.8 then $6::date - floor(random() * 60)::int + 10 end,
    case when random() < 0.4 then $6::date - floor(random() * 60)::int end,
    $6::timestamptz - random() * interval '50 days', t.times,
    least(t.times, floor(random() * 2)), least(t.times, floor(random() * 2)), case when random() < 0.5 then floor(random() * 20) / 2 end
  from generate_series(1, $5) n, lateral (
    select case when n % 2 = 0 then app.now() else app.now() - interval '200 days' - n * interval '1 minute' end as at) s,
    lateral (select floor(random() * 3) + n * 0 /* drawn anew for each row */ as times) t`

const plainText = `select project_id as project, solver_id as solver, status, priority, end_time::text as end, finish_date::text as finish,
    (tz_complete at time zone 'Asia/Shanghai')::date::text as complete, solve_times as solves, reopen_times as reopens,
    test_back as backs, predict_front::text as predict, tz_respond is not null as "isAnswered", tz_submit > app.now() - interval '1 day' as "isNew",
    coalesce(tz_complete >= date_trunc('month', app.now() at time zone 'Asia/Shanghai') at time zone 'Asia/Shanghai', false) as "isThisMonth"
  from store.bug`

/** Weekdays after one day, up to another. */
const past = (from: string, to: string): number => {
  let days = 0
  for (let day = addDays(from, 1); day <= to; day = addDays(day, 1)) if (weekday(day) < 6) days++
  return days
}
const delayOf = ({ status, end, finish, complete }: Bug): number => {
  if (['草稿', '待确认', '退回', '挂起'].includes(status) || !end) return 0
  return past(end, finish ?? (status === '已关闭' && complete ? complete : today()))
}
const isLate = (bug: Bug): boolean => delayOf(bug) > 0
const isOpen = ({ status }: Bug): boolean => status !== '已关闭'
const isSlow = ({ status, priority, isAnswered, isNew }: Bug): boolean =>
  status !== '草稿' && priority !== '缓' && !isAnswered && !isNew
const count = (of: readonly Bug[], test: (bug: Bug) => boolean): number => of.filter(test).length
const percent = (part: number, whole: number): string | null =>
  whole ? (Math.round((part * 1000) / whole) / 10).toFixed(1) : null

const get = async (api: Api, path: string) => expectOk(await api.get(`/api/bug/${path}`)).data
const always = 'date1=2020-01-01&date2=2040-12-31'

test('figures above the list are those of a recount', async () => {
  const told = await get(team.admin, 'total')
  const out = bugs.filter(({ status }) => status !== '草稿')
  expect(told).toMatchObject({
    all: out.length,
    open: count(out, isOpen),
    urgent: count(out, (bug) => isOpen(bug) && bug.priority === '急'),
    late: count(out, (bug) => isOpen(bug) && isLate(bug)),
    respondLate: count(out, (bug) => isOpen(bug) && isSlow(bug)),
    submitMonth: count(out, ({ isNew }) => isNew),
    closeMonth: count(out, (bug) => !isOpen(bug) && bug.isThisMonth),
  })
})

test('each line of a project and each priority counts its own', async () => {
  const { nodes } = await get(team.admin, 'whole?pageSize=50&pageNumber=1')
  expect(nodes.length).toBe(3)
  for (const { projectId, total, open, late, counts } of nodes) {
    const own = bugs.filter(({ project, status }) => project === projectId && status !== '草稿')
    expect([total, open, late]).toEqual([
      own.length,
      count(own, isOpen),
      count(own, (one) => isOpen(one) && isLate(one)),
    ])
    expect(Object.keys(counts).length).toBeGreaterThan(0)
    for (const [status, n] of Object.entries(counts)) expect(n).toBe(count(own, (one) => one.status === status))
  }
  const statistics = await get(team.admin, `statistics?${always}&groupBy=priority`)
  const priorities = [...new Set(bugs.map(({ priority }) => priority))].toSorted()
  expect(statistics.nodes.map(({ key }: { key: string }) => key).toSorted()).toEqual(priorities)
  for (const { key, total, late, reopen, predict } of statistics.nodes) {
    const own = bugs.filter(({ priority }) => priority === key)
    const hours = own.reduce((sum, one) => sum + Number(one.predict ?? 0), 0).toFixed(1)
    const reopens = own.reduce((sum, one) => sum + one.reopens, 0)
    expect([key, total, late, reopen, predict]).toEqual([key, own.length, count(own, isLate), reopens, hours])
  }
})

test('rates and days past the agreed one are those of a recount', async () => {
  const { sum } = await get(team.admin, `rate?${always}&groupBy=project`)
  const solved = bugs.filter(({ solves }) => solves > 0)
  const finished = bugs.filter(({ end, finish }) => end && finish)
  const pressing = bugs.filter(({ priority }) => priority !== '缓')
  expect(sum).toMatchObject({
    total: many,
    closeRate: percent(
      count(bugs, (bug) => !isOpen(bug)),
      many,
    ),
    reopenRate: percent(
      count(solved, ({ reopens }) => reopens > 0),
      solved.length,
    ),
    testBackRate: percent(
      count(solved, ({ backs }) => backs > 0),
      solved.length,
    ),
    respondRate: percent(
      count(pressing, (bug) => !isSlow(bug)),
      pressing.length,
    ),
    onTimeRate: percent(
      count(finished, (bug) => delayOf(bug) === 0),
      finished.length,
    ),
  })
  const over = await get(team.admin, 'overSummary?groupBy=project')
  const late = bugs.filter((bug) => isOpen(bug) && bug.status !== '草稿' && isLate(bug))
  const days = late.map(delayOf)
  expect([over.count, over.days, over.maxDays]).toEqual([
    ...[late.length, days.reduce((sum, one) => sum + one, 0), Math.max(...days)],
  ])
})
