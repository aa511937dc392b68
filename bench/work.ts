import type pg from 'pg'
import { board } from './board.ts'
import { type Caller, caller } from './caller.ts'
import type { Company } from './company.ts'
import { enter } from './ledger.ts'
import { hook, monday, moveTo } from './moment.ts'
import { once, told } from './told.ts'

const people = 500
const inTeam = 40
/** Seconds over which they save: from 18:00 to 18:05. */
const within = 300

/** An evening: makes the reports that are owed, lets 500 people save their day, and a head read and confirm a team of 40. */
export const work = async (company: Company): Promise<void> => {
  const { owner, server, password, pids } = company
  const day = monday()
  await moveTo(owner, server, `${day}T18:00:00+08:00`)
  await owner.query(unsavedText, [day])
  await once('reports owed by 2,000 people', 3, pids, () => hook(server, 'job', { name: 'reportRows' }))
  const { head, members } = await staff(owner, day)
  const callers = await signIn(server.base, members, password)
  await saves(owner, callers, day)
  const leader = await caller(server.base, head, password)
  const team = `/api/taskDay/team?date=${day}`
  await told(`team of ${inTeam} with 15 items each`, 200, 20, () => leader('GET', team))
  await board(owner, head, leader)
  const { nodes } = (await leader('GET', `${team}&state=confirm`)).data as {
    nodes: { taskDay: { id: string; version: number } }[]
  }
  const ids = nodes.map(({ taskDay: { id, version } }) => ({ id, version })).slice(0, inTeam)
  const began = performance.now()
  const { confirmed } = (await leader('POST', '/api/taskDay/action/confirm', { ids })).data
  const spent = performance.now() - began
  enter(`${confirmed} people confirmed`, '≤ 400 ms', `${spent.toFixed(0)} ms`, confirmed === inTeam && spent <= 400)
  await today(owner, server.base, callers)
  await series(company, members)
}

const unsavedText = `with gone as (delete from store.daily_work where date = $1), also as (delete from store.market_work where date = $1)
  delete from store.task_day where date = $1`

/** So many who owe a day, 40 of them in the department of one head. */
const staff = async (owner: pg.Client, day: string): Promise<{ head: string; members: string[] }> => {
  const { rows: heads } = await owner.query<{ head: string; department: string }>(
    `select a.name as head, d.id as department from store.department d join store.admin a on a.user_id = d.leader_id
     where d.name = (select name from store.department where name like '%研发%' order by id limit 1) order by a.name limit 1`,
  )
  const [{ head, department } = { head: '', department: '' }] = heads
  const { rows } = await owner.query<{ name: string }>(
    `with chosen as (
       select u.id, a.name, row_number() over (order by u.id) as n from store."user" u join store.admin a on a.user_id = u.id
         join store.daily_work w on w.user_id = u.id and w.date = $1
       where u.is_enable and u.status = '在职' and u.is_work and a.name <> $3 and not a.must_change and strpos(a.name, 'admin') = 0
         and not exists (select from store.department d where d.leader_id = u.id)
         and not app.has_leave(u.id, $1, $1, false)
       limit ${people}
     ), out as (
       update store."user" u set department_id = (select parent_id from store.department where id = $2)
       where u.department_id = $2 and u.id not in (select id from chosen where n <= ${inTeam}) and u.id not in (select leader_id from store.department where id = $2)
     ), moved as (
       update store."user" u set department_id = $2, superior_id = null from chosen s where s.id = u.id and s.n <= ${inTeam})
     select name from chosen order by n`,
    [day, department, head],
  )
  return { head, members: rows.map(({ name }) => name) }
}

const signIn = async (base: string, names: readonly string[], password: string): Promise<Caller[]> => {
  const callers: Caller[] = []
  const left = [...names.entries()]
  const one = async (): Promise<void> => {
    for (let next = left.shift(); next; next = left.shift()) callers[next[0]] = await caller(base, next[1], password)
  }
  await Promise.all(Array.from({ length: 4 }, one))
  return callers
}

const lineOf = (n: number) => ({
  ...{ sourceType: '其他', title: `工作${n}`, output: `工作${n}完成`, isDone: true, actualHours: '0.5' },
})

const saves = async (owner: pg.Client, callers: readonly Caller[], day: string): Promise<void> => {
  const taken: number[] = []
  const refused: string[] = []
  const body = { date: day, summarize: '完成', submit: true, items: Array.from({ length: 15 }, (_, n) => lineOf(n)) }
  await Promise.all(
    callers.map(async (call, at) => {
      await new Promise((resolve) => setTimeout(resolve, (at * within * 1000) / callers.length))
      const from = performance.now()
      await call('POST', '/api/taskDay/action/save', body).catch((error: Error) => refused.push(error.message))
      taken.push(performance.now() - from)
    }),
  )
  if (refused[0]) enter('refused', '', refused[0])
  taken.sort((a, b) => a - b)
  const at = (part: number): number => taken[Math.floor(taken.length * part)] ?? 0
  const { rows } = await owner.query<{ days: number; items: number; reports: number }>(
    `select count(distinct d.id)::int as days, count(i.id)::int as items,
       (select count(*)::int from store.daily_work w where w.date = $1 and w.status = '已提交') as reports
     from store.task_day d join store.plan_item i on i.task_day_id = d.id where d.date = $1 and d.stage = '已保存'`,
    [day],
  )
  const { days = 0, items = 0, reports = 0 } = rows[0] ?? {}
  const kept = days === people && items === people * 15
  enter(
    `${callers.length} people save a day of 15 items within ${within} s`,
    'p99 ≤ 500 ms, each once',
    `${at(0.5).toFixed(0)} ms, p99 ${at(0.99).toFixed(0)}; ${days} days, ${items} items, ${reports} reports, ${refused.length} refused`,
    at(0.99) <= 500 && kept && refused.length === 0,
  )
}

/** Two hundred browsers listen while one after the other reads their day; the first has 200 things open. */
const today = async (owner: pg.Client, base: string, callers: readonly Caller[]): Promise<void> => {
  const streams = callers.slice(0, 200).map(({ token }) => {
    const stop = new AbortController()
    const headers = { authorization: `Bearer ${token}` }
    return { stop, open: fetch(`${base}/api/message/stream`, { headers, signal: stop.signal }) }
  })
  const opened = await Promise.all(streams.map(({ open }) => open))
  const held = opened.filter(({ ok }) => ok).length
  await told(`today, ${held} browsers listening`, 60, 40, (at) => (callers[at] as Caller)('GET', '/api/taskDay/today'))
  for (const { stop } of streams) stop.abort()
  await owner.query('select 1')
}

/** The tasks of a week for 200 people with a task on each of five days. */
const series = async ({ owner, server, pids }: Company, members: readonly string[]): Promise<void> => {
  await owner.query(
    `insert into store.task (id, tz_create, tz_update, name, user_id, designee, date, original_time, status, need_confirm, predict, weekly_cycle)
     select gen_random_uuid(), now(), now(), '日常', a.user_id, a.user_id, $1, $1, '待开始', false, 1,
       jsonb_build_object('weekdays', '[1, 2, 3, 4, 5]'::jsonb, 'until', $1::date + 360)
     from store.admin a where a.name = any ($2)`,
    [monday(), members.slice(0, 200)],
  )
  await moveTo(owner, server, `${monday(7)}T00:25:00+08:00`)
  await owner.query('delete from store.task where original_time >= $1 and aboriginal is not null', [monday(7)])
  await once('a week of a series of five days, 200 people', 5, pids, () => hook(server, 'job', { name: 'taskSeries' }))
}
