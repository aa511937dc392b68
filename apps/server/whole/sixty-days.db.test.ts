import { clock } from '@chengban/engine/clock.ts'
import { runNotice } from '@chengban/engine/remind/run-notice.ts'
import { stopEnded } from '@chengban/engine/remind/stop.ts'
import { notices } from '@chengban/server/compose.ts'
import { seed } from '@chengban/server/seed.ts'
import { adminPassword, openServer, type TestServer } from '@chengban/server/testing/server.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addWorking, after, gap, isMonday, isWorking, late, loadHolidays } from './testing/plain-days.ts'

// sixty nights of the demonstration company take most of a minute: a kind of line each is reckoned for all of them
const first = '2026-09-15'
const nights = 60
let server: TestServer
const owed = new Map<string, Set<string>>()

type Row = Record<string, string | null>
const rows = async (text: string, params: unknown[] = []): Promise<Row[]> =>
  (await server.owner.query<Row>(text, params)).rows

beforeAll(async () => {
  at(first, '07:00')
  server = await openServer()
  await seed({ adminPassword, demo: true }, server.parts)
  loadHolidays(await rows('select date::text as date, is_work::text as "isWork" from store.holiday'))
  // notices sent before do not count
  await server.owner.query(`delete from store.message where dedupe_key is not null`)
})
afterAll(() => {
  clock.shift(0)
  return server?.close()
})

const at = (day: string, time: string): void => clock.shift((Date.parse(`${day}T${time}:00+08:00`) - Date.now()) / 1000)

const owe = (
  code: string,
  about: string | null | undefined,
  day: string,
  people: readonly (string | null | undefined)[],
) => {
  const set = owed.get(code) ?? new Set()
  owed.set(code, set)
  for (const person of people) if (person && about) set.add(`${about}:${person}:${day}`)
}

const modules = {
  taskDue: 'task',
  contractMaintain: 'contract',
  businessSign: 'businessOpportunity',
  systemPassword: 'user',
  pmoConfirm: null,
  meetingStart: 'workDay',
  businessAudit: 'businessOpportunity',
}

const reckoned = new Set<string>(Object.keys(modules))

/** Works out each rule as the blueprint words it, over the rows of that day. */
const reckon = async (day: string): Promise<void> => {
  await tasks(day)
  await contracts(day)
  await opportunities(day)
  await passwords(day)
  await plans(day)
  await meetings(day)
  await decisions(day)
}

const tasks = async (day: string): Promise<void> => {
  if (!isWorking(day)) return
  const text = `select id, date::text as date, designee, user_id as "userId", supervise, supervising::text as supervising
    from store.task where status in ('待开始', '进行中') and date is not null`
  for (const { id, date, designee, userId, supervise, supervising } of await rows(text)) {
    const [n, isNear] = [late(date ?? '', day), [-1, 0].some((before) => addWorking(date ?? '', before) === day)]
    if (isNear || n >= 1) owe('taskDue', id, day, [designee])
    if ([1, 3].includes(n) || (n >= 5 && n % 5 === 0)) owe('taskDue', id, day, [userId])
    if (supervising === 'true') owe('taskDue', id, day, [supervise])
  }
}

const contracts = async (day: string): Promise<void> => {
  const text = `select c.id, c.maintain_date::text as date, c.initiator, k.user_id as owner, m.user_id as keeper
    from store.contract c left join store.client k on k.id = c.client_id left join store.maintenance m on m.contract_id = c.id
    where c.status in ('通过', '变更中') and c.need_maintain and c.parent_id is null and c.maintain_date is not null`
  for (const { id, date, initiator, owner, keeper } of await rows(text)) {
    const left = gap(day, date ?? '')
    const isPaused = id === paused && day >= after(first, 3) && day <= after(first, 20)
    const comesAgain = id === paused && day === after(first, 21)
    if (!isPaused && ([90, 30, 0].includes(left) || comesAgain))
      owe('contractMaintain', id, day, [initiator, owner, keeper])
  }
}

const opportunities = async (day: string): Promise<void> => {
  const text = `select id, sign_date::text as date, sales_personnel as seller from store.business_opportunity
    where status in ('通过', '变更中') and sign_date is not null
      and schedule in ('线索', '初步接洽', '需求确认', '方案演示', '招投标', '商务谈判')`
  for (const { id, date, seller } of await rows(text)) {
    const past = -gap(day, date ?? '')
    if ([-7, -3, 0].includes(past) || (past > 0 && past % 7 === 0)) owe('businessSign', id, day, [seller])
  }
}

const passwords = async (day: string): Promise<void> => {
  if (!isMonday(day)) return
  const text = `select user_id as "userId", (tz_password at time zone 'Asia/Shanghai')::date::text as date from store.admin
    where is_enable and user_id is not null`
  for (const { userId, date } of await rows(text))
    if (date && gap(date, day) > 180) owe('systemPassword', userId, day, [userId])
}

const plans = async (day: string): Promise<void> => {
  if (!isWorking(day)) return
  const days = await rows(
    `select (coalesce(tz_confirm, tz_create) at time zone 'Asia/Shanghai')::date::text as date from store.task_day where stage = '已确认'`,
  )
  if (!days.some(({ date }) => date && late(date, day) >= 2)) return
  const holders = await rows(`select h.id from app.holders_of('taskDay:pmo', $1) h (id)`, [clock.now().toISOString()])
  for (const { id } of holders) owe('pmoConfirm', id, day, [id])
}

const meetings = async (day: string): Promise<void> => {
  const text = `select w.id, to_char(w.date - interval '30 minutes', 'YYYY-MM-DD"T"HH24:MI') as hour, a.user_id as "userId"
    from (select id, status, date at time zone 'Asia/Shanghai' as date from store.work_day) w
      join store.work_day_attend a on a.work_day_id = w.id
    where w.status in ('待召开', '进行中') and a.status <> '请假' and (w.date - interval '30 minutes')::date = $1::date
      and (w.date - interval '30 minutes')::time <= '23:30'`
  for (const { id, hour, userId } of await rows(text, [day])) owe('meetingStart', id, hour ?? '', [userId])
}

const decisions = async (day: string): Promise<void> => {
  if (!isWorking(day)) return
  const text = `select relevance_id as id, user_id as "userId", app.leader(user_id) as leader,
      (tz_create at time zone 'Asia/Shanghai')::date::text as date
    from store.audit_task where status = '待处理' and module = 'businessOpportunity'`
  for (const { id, userId, leader, date } of await rows(text)) {
    const n = late(date ?? '', day)
    if (n === 1 || n === 2) owe('businessAudit', id, day, n === 2 ? [userId, leader] : [userId])
  }
}

let paused = ''
let done = ''

/** A contract whose maintenance ends in 35 days; its reminder of day 5 falls into a pause that lasts until day 20. */
const prepare = async (): Promise<void> => {
  const [one] = await rows(
    `select c.id from store.contract c where c.status = '通过' and c.need_maintain and c.parent_id is null order by c.id limit 1`,
  )
  paused = one?.id ?? ''
  await server.owner.query('delete from store.maintenance where contract_id = $1', [paused])
  await server.make('maintenance', { contractId: paused, dtStart: '2026-01-01', dtEnd: after(first, 35) })
  await server.owner.query(
    `update store.admin set tz_password = '2026-03-20T12:00:00+08:00' where name in ('xs01', 'gm')`,
  )
  const [task] = await rows(
    `select t.id from store.task t join store."user" u on u.id = t.designee and u.is_enable
     where t.status = '进行中' and t.date < $1 order by t.id limit 1`,
    [first],
  )
  done = task?.id ?? ''
}

const step = async (night: number): Promise<void> => {
  if (night === 3)
    await server.make('remindPause', {
      code: 'contractMaintain',
      module: 'contract',
      aboutId: paused,
      until: after(first, 20),
    })
  if (night === 15) await server.owner.query(`update store.task set status = '已完成' where id = $1`, [done])
}

const send = async (): Promise<void> => {
  const { auth, catalog } = server.parts
  for (const notice of notices.filter(({ declared }) => reckoned.has(declared.code)))
    await auth.transaction(async (tx) => {
      await stopEnded(tx, catalog, notice)
      await runNotice(tx, catalog, notice)
    })
}

it('every reminder comes when its rule says, and none after its stop', async () => {
  await prepare()
  for (let night = 0; night < nights; night++) {
    const day = after(first, night)
    at(day, '23:30')
    await step(night)
    await reckon(day)
    await send()
  }
  expect([isWorking('2026-10-10'), isWorking('2026-10-02')]).toEqual([true, false])
  for (const code of reckoned)
    expect([code, await sentOf(code)]).toEqual([code, await seen(code, owed.get(code) ?? new Set())])
  expect(owed.size).toBe(reckoned.size)
  for (const code of ['taskDue', 'contractMaintain', 'businessSign']) expect(owed.get(code)?.size).toBeGreaterThan(3)
})

it('what is stopped leaves the list, what stands stays in it', async () => {
  const open = await rows(
    `select m.id from store.message m where m.type = 'taskDue' and m.tz_stop is null and split_part(m.dedupe_key, ':', 2) = $1`,
    [done],
  )
  expect(open).toEqual([])
  const told = await rows(
    `select id from store.message where type = 'taskDue' and split_part(dedupe_key, ':', 2) = $1`,
    [done],
  )
  expect(told.length).toBeGreaterThan(0)
})

const sentOf = async (code: string): Promise<string[]> => {
  const found = await rows(`select dedupe_key as key from store.message where type = $1 and dedupe_key is not null`, [
    code,
  ])
  return found.map(({ key }) => (key ?? '').slice(code.length + 1)).sort()
}

/** Of the expected receivers, those in office who may read the record. */
const seen = async (code: string, keys: ReadonlySet<string>): Promise<string[]> => {
  const module = modules[code as keyof typeof modules]
  const asked = [...keys].map((key) => {
    const [about = '', person = ''] = key.split(':')
    return { key, about, person, module }
  })
  const text = `select x.key from jsonb_to_recordset($1::jsonb) x (key text, about text, person uuid, module text)
      join store."user" u on u.id = x.person and u.is_enable
    where x.module is null or app.may_read_as(x.person, x.module, x.about)`
  return (await rows(text, [JSON.stringify(asked)])).map(({ key }) => key ?? '').sort()
}
