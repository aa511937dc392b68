import { type Api, openServer, type TestServer } from '@chengban/server/testing/server.ts'
import { expectOk } from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

let server: TestServer
let keeper: Api
beforeAll(async () => {
  server = await openServer({ demo: true })
  keeper = await signIn('xz01')
})
afterAll(() => server.close())

const signIn = (account: string): Promise<Api> => server.signIn(account, 'Demo@2026')
const sql = async (text: string, ...params: readonly unknown[]) => (await server.owner.query(text, [...params])).rows
const told = async (words: string): Promise<number> =>
  (await sql('select from store.message where title like $1 or text like $1', `%${words}%`)).length

test('the mentor reminds a newcomer of what is open, each item once a day', async () => {
  const [newcomer, mentor] = [await signIn('ss09'), await signIn('ss02')]
  const { items } = expectOk(await newcomer.get('/api/entry/mine')).data
  const { id, name } = items.find((one: { isDone: boolean; kind: string }) => !one.isDone && one.kind === '学习')
  const urge = (api: Api) => api.post('/api/entryItem/action/urge', { ids: [id] })
  expect((await urge(newcomer)).status).toBe(403)
  expect(expectOk(await urge(mentor)).data).toMatchObject({ urged: 1 })
  expect(await told(`【入职】请完成${name}`)).toBe(1)
  expect(await urge(mentor)).toMatchObject({ status: 429, message: '24小时内已催办' })
})

test('who keeps the shelf asks for a thing back, and whose it is asks to keep it longer', async () => {
  const [row] = await sql(
    `select r.id, a.name as account, (r.due_date + 7)::text as later, r.due_date::text as due from store.receive r
     join store.admin a on a.user_id = r.user_id where r.receive_status = '已领取' and a.name like 'xs%' or
       r.receive_status = '已领取' and a.name like 'ss%' order by r.id limit 1`,
  )
  const holder = await signIn(row.account)
  const act = (api: Api, name: string, more: object = {}) =>
    api.post(`/api/receive/action/${name}`, { id: row.id, ...more })
  expect((await act(holder, 'recall')).status).toBe(403)
  expectOk(await act(keeper, 'recall'))
  expect(await act(keeper, 'recall')).toMatchObject({ status: 429 })
  expect((await act(holder, 'askExtension', { until: row.due, opinion: '还要用' })).data.fields).toEqual({
    until: '须晚于现在的归还日期',
  })
  expect((await act(holder, 'askExtension', { until: row.later })).data.fields).toEqual({ opinion: '请填写延期原因' })
  expectOk(await act(holder, 'askExtension', { until: row.later, opinion: '还要用' }))
  expect(await told('延期归还')).toBeGreaterThan(0)
  expect((await sql('select due_date::text as due from store.receive where id = $1', row.id))[0].due).toBe(row.due)
})

test('hours of the month and what they would come to are told while overtime is typed', async () => {
  const own = await signIn('ss03')
  const [{ day, worth }] = await sql(
    `select d::date::text as day, round(u.salary * 2 * 3 / (21.75 * 8), 2)::text as worth
     from store."user" u join store.admin a on a.user_id = u.id and a.name = 'ss03',
       generate_series(current_date + 20, current_date + 60, interval '1 day') d
     where app.day_kind(d::date) = '休息日' order by d limit 1`,
  )
  const used = (query: string) => own.get(`/api/overtime/used?${query}`)
  const from = encodeURIComponent(`${day}T09:00:00+08:00`)
  const until = encodeURIComponent(`${day}T12:00:00+08:00`)
  expect(expectOk(await used(`tzStart=${from}`)).data).toEqual({ used: '0.0/36小时', estimate: null })
  expect(expectOk(await used(`tzStart=${from}&tzEnd=${until}&way=加班费`)).data.estimate).toBe(worth)
})

test('hours in which demonstrators are taken are told, and nothing of what they do', async () => {
  const seller = await signIn('xs02')
  const [taken] = await sql(
    `select l.user_id, u.name, d.name as what, to_char(d.tz_start at time zone 'Asia/Shanghai', 'YYYY-MM-DD"T"HH24:MI:SS+08:00') as begin,
       to_char(d.tz_start at time zone 'Asia/Shanghai', 'HH24:MI') as hour
     from store.demo_apply d join store.demo_apply_demo_user_ids l on l.demo_apply_id = d.id
     join store."user" u on u.id = l.user_id where d.status = '待一级审核' or d.status = '通过' and d.demo_status in ('准备中', '待演示') limit 1`,
  )
  const busy = (begin: string) =>
    seller.get(
      `/api/demoApply/busy?userIds=${encodeURIComponent(JSON.stringify([taken.user_id]))}&tzStart=${encodeURIComponent(begin)}`,
    )
  const { busy: words } = expectOk(await busy(taken.begin)).data
  expect(words.join()).toContain(`${taken.name} ${taken.hour}-`)
  expect(words.join()).not.toContain(taken.what)
  expect(expectOk(await busy('2031-01-06T09:00:00+08:00')).data).toEqual({ busy: [], free: '全天空闲' })
})

test('a demonstrator is busy with meetings too, and never with the very application that is edited', async () => {
  const seller = await signIn('xs02')
  const [taken] = await sql(
    `select d.id, l.user_id, to_char(d.tz_start at time zone 'Asia/Shanghai', 'YYYY-MM-DD') as day
     from store.demo_apply d join store.demo_apply_demo_user_ids l on l.demo_apply_id = d.id
     where d.status = '通过' and d.demo_status in ('准备中', '待演示') limit 1`,
  )
  const busy = async (day: string, except?: string): Promise<readonly string[]> => {
    const people = encodeURIComponent(JSON.stringify([taken.user_id]))
    const asked = `userIds=${people}&tzStart=${encodeURIComponent(`${day}T09:00:00+08:00`)}`
    return expectOk(await seller.get(`/api/demoApply/busy?${asked}${except ? `&except=${except}` : ''}`)).data.busy
  }
  const demos = async (except?: string) => (await busy(taken.day, except)).filter((words) => words.endsWith('演示'))
  expect((await demos()).length - (await demos(taken.id)).length).toBe(1)
  const meeting = await server.make('workDay', {
    name: '保密评审',
    kind: await server.idOf('meetingKind', {}),
    date: '2031-01-07T10:00+08',
    endDate: '2031-01-07T11:30+08',
    hostId: taken.user_id,
  })
  await server.make('workDayAttend', { workDayId: meeting, userId: taken.user_id, status: '参加' })
  expect((await busy('2031-01-07')).map((words) => words.split(' ').slice(1))).toEqual([['10:00-11:30', '会议']])
  await sql(`update store.work_day_attend set status = '请假' where work_day_id = $1`, meeting)
  expect(await busy('2031-01-07')).toEqual([])
  const leaves = async (kind: string) => {
    await server.make('restDay', {
      userId: taken.user_id,
      kind,
      startDate: '2031-01-08',
      endDate: '2031-01-08',
      endHalf: '上午',
      reason: '办事',
      status: '通过',
      restStatus: '待休',
    })
    return (await busy('2031-01-08')).map((words) => words.split(' ').at(-1))
  }
  // who is out works, and may demonstrate there
  expect(await leaves('外出')).toEqual([])
  expect(await leaves('事假')).toEqual(['不在'])
})

test('whoever manages seals asks for a scan that is owed, and nobody else does', async () => {
  const [use] = await sql(
    `select u.id, a.name as account from store.official_seal_use u join store.admin a on a.user_id = u.user_id
     where u.use_status in ('已借出', '待上传') and a.name <> 'xz01' limit 1`,
  )
  const recall = (api: Api) => api.post('/api/officialSealUse/action/recall', { id: use.id })
  expect((await recall(await signIn(use.account))).status).toBe(403)
  expectOk(await recall(keeper))
  expect(await told('【用印】请尽快办结')).toBeGreaterThan(0)
})
