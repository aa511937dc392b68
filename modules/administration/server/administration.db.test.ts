import { type Answer, type Api, adminPassword, openServer, type TestServer } from '@chengban/server/testing/server.ts'
import { expectOk } from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

const password = 'Demo@2026'
let server: TestServer
const desks = new Map<string, Api>()

beforeAll(async () => {
  server = await openServer({ demo: true })
})
afterAll(() => server.close())

const as = async (account: string): Promise<Api> => {
  const known = desks.get(account) ?? (await server.signIn(account, password))
  desks.set(account, known)
  return known
}
const idOf = async (account: string): Promise<string> => {
  const { rows } = await server.owner.query('select user_id from store.admin where name = $1', [account])
  return rows[0].user_id
}
/** The working day so many working days from now, by the calendar of the database. */
const workday = async (n: number): Promise<string> => {
  const { rows } = await server.owner.query(
    `select app.add_work_days((now() at time zone 'Asia/Shanghai')::date, $1)::text as day`,
    [n],
  )
  return rows[0].day
}
const act = async (api: Api, resource: string, id: string, move: string, more: object = {}): Promise<Answer> => {
  const { version } = expectOk(await api.get(`/api/${resource}/${id}`)).data
  return api.post(`/api/${resource}/action/${move}`, { id, version, ...more })
}
const made = async (api: Api, resource: string, values: object): Promise<string> =>
  expectOk(await api.post(`/api/${resource}`, values)).data.id

const leave = async (account: string, values: object): Promise<Answer> => {
  const api = await as(account)
  const id = await made(api, 'restDay', { reason: '休息', ...values })
  return act(api, 'restDay', id, 'submit')
}

test('leave is not taken twice, beyond the balance, or without what its kind asks for', async () => {
  const day = await workday(20)
  const late = await workday(40)
  const whole = { kind: '调休', startDate: day, endDate: day }
  const [weekend] = (
    await server.owner.query(
      `select d::date::text as day from generate_series(current_date, current_date + 14, interval '1 day') d where not app.is_work_day(d::date) limit 1`,
    )
  ).rows
  const api = await as('pm03')
  const off = await api.post('/api/restDay', {
    kind: '事假',
    startDate: weekend.day,
    endDate: weekend.day,
    reason: '休',
  })
  expect([off.status, Object.values(off.data.fields)]).toEqual([422, ['所选时间均为休息日']])
  const backwards = await api.post('/api/restDay', { ...whole, startHalf: '下午', endHalf: '上午', reason: '休' })
  expect(backwards.data.fields).toEqual({ endDate: '结束时间不能早于开始时间' })
  expect((await leave('pm03', { kind: '婚假', startDate: late, endDate: late })).data.fields).toEqual({
    file: '请上传证明材料',
  })
  expect(
    (await leave('pm03', { kind: '年假', startDate: await workday(21), endDate: await workday(23) })).data.fields,
  ).toEqual({
    handoverId: '请选择工作代理人',
  })
  expectOk(await leave('pm03', whole))
  expect((await leave('pm03', { kind: '事假', startDate: day, endDate: day })).message).toBe('与已有请假时间重叠')
  // 12 hours granted, 8 in pending requests: one half day is left
  expect(
    (await leave('pm03', { ...whole, startDate: await workday(30), endDate: await workday(30) })).data.fields,
  ).toEqual({
    kind: '调休余额不足，可用4小时',
  })
  const half = { ...whole, endHalf: '上午' }
  const days = [await workday(31), await workday(32), await workday(33)]
  const atOnce = await Promise.all(days.map((at) => leave('pm03', { ...half, startDate: at, endDate: at })))
  expect(atOnce.map(({ status }) => status).sort()).toEqual([200, 422, 422])
  expect(atOnce.find(({ status }) => status === 422)?.data.fields).toEqual({ kind: '调休余额不足，可用0小时' })
})

test('nobody adjusts their own hours, and no lot falls below nothing', async () => {
  const hr = await as('hr01')
  const lot = { kind: '调休', hours: '4.0', expireDate: await workday(60), remark: '调整' }
  expect((await hr.post('/api/restDayLedger', { ...lot, userId: await idOf('hr01') })).status).toBe(403)
  const userId = await idOf('xs07')
  expect((await hr.post('/api/restDayLedger', { ...lot, userId, hours: '4.3' })).data.fields).toEqual({
    hours: '小时须为0.5的倍数',
  })
  const id = await made(hr, 'restDayLedger', { ...lot, userId })
  expect((await hr.get(`/api/restDayLedger/${id}`)).data.remain).toBe('4.0')
  await expect(
    server.make('restDayLedger', {
      userId,
      kind: '调休',
      date: await workday(0),
      source: '请假',
      hours: '-4.5',
      lotId: id,
      remark: '多用',
    }),
  ).rejects.toThrow(/rest_day_ledger_rule4/)
})

test('hours worked over are at least half an hour, end with the day, and stay within the month', async () => {
  const day = await workday(-1)
  const api = await as('cw02')
  const over = (from: string, to: string, more: object = {}): Promise<Answer> =>
    api.post('/api/overtime', {
      tzStart: `${day}T${from}:00+08:00`,
      tzEnd: `${day}T${to}:00+08:00`,
      way: '加班费',
      reason: '结账',
      ...more,
    })
  expect((await over('20:00', '19:00')).data.fields).toEqual({ tzEnd: '结束时间须晚于开始时间' })
  const next = `${await workday(0)}T02:00:00+08:00`
  expect((await over('20:00', '21:00', { tzEnd: next })).data.fields).toEqual({ tzEnd: '加班跨零点请分两条填写' })
  const short = expectOk(await over('18:00', '18:20')).data
  expect(short).toMatchObject({ time: '0.0', holiday: '工作日', rate: '1.5' })
  expect((await act(api, 'overtime', short.id, 'submit')).data.fields).toEqual({ tzEnd: '加班不足半小时' })
  const long = expectOk(await over('18:00', '20:45')).data
  expectOk(await act(api, 'overtime', long.id, 'submit'))
  const again = expectOk(await over('20:00', '22:00')).data
  expect((await act(api, 'overtime', again.id, 'submit')).message).toBe('与已有加班时间重叠')
  const limit = (value: string) =>
    server.owner.query(`update store.config set value = $1 where key = 'overtime.monthMax' returning value`, [value])
  const most = (await server.owner.query(`select value from store.config where key = 'overtime.monthMax'`)).rows[0]
    .value
  await limit('3')
  expect(long.time).toBe('2.5')
  const beyond = expectOk(await over('21:00', '22:00')).data
  expect((await act(api, 'overtime', beyond.id, 'submit')).data.fields).toEqual({
    tzEnd: '本月加班合计不能超过3小时，还可申请0.5小时',
  })
  expectOk(await act(api, 'overtime', expectOk(await over('21:00', '21:30')).data.id, 'submit'))
  await limit(most)
})

test('a breach is answered, judged by others, never raised, and counts as a warning', async () => {
  const [clerk, person, hr] = await Promise.all([as('xz01'), as('yf08'), as('hr01')])
  const userId = await idOf('yf08')
  const values = { date: await workday(-1), kind: '流程', level: '警告', detail: '未按流程外借', userId }
  expect((await clerk.post('/api/violate', { ...values, userId: await idOf('xz01') })).data.fields).toEqual({
    userId: '不能登记自己',
  })
  const id = await made(clerk, 'violate', values)
  expect((await person.get(`/api/violate/${id}`)).status).toBe(404)
  expect((await act(clerk, 'violate', id, 'submit')).data.fields).toEqual({ file: '请上传证据' })
  const url = expectOk(await clerk.upload('证据.txt', '证据', 'text/plain')).data
  const { version } = (await clerk.get(`/api/violate/${id}`)).data
  expectOk(await clerk.patch(`/api/violate/${id}`, { id, version, patch: { file: [{ url }] } }))
  expectOk(await act(clerk, 'violate', id, 'submit'))
  expect((await act(person, 'violate', id, 'explain')).data.fields).toEqual({ statement: '请填写情况说明' })
  const asked = async (): Promise<string[]> =>
    (
      await server.owner.query(
        `select u.name as account from store.audit_task t join store.admin u on u.user_id = t.user_id
         where t.relevance_id = $1 and t.status = '待处理' order by 1`,
        [id],
      )
    ).rows.map(({ account }) => account)
  expect(await asked()).toEqual([])
  expectOk(await act(person, 'violate', id, 'explain', { statement: '情况属实' }))
  const first = await asked()
  expect(first).toContain('hr01')
  expect(first).not.toContain('xz01')
  expect((await act(hr, 'violate', id, 'audit', { pass: true, level: '记过', opinion: '重' })).data.fields).toEqual({
    level: '级别只能降低',
  })
  expect((await act(hr, 'violate', id, 'audit', { pass: false })).data.fields).toEqual({ opinion: '请填写审批意见' })
  expectOk(await act(hr, 'violate', id, 'audit', { pass: true }))
  const warned = (): Promise<number> =>
    server.owner
      .query('select number_of_warnings as n from store."user" where id = $1', [userId])
      .then(({ rows }) => rows[0].n)
  expect(await warned()).toBe(1)
  const bar = { userId, date: await workday(-1), detail: '再次违规', count: 3, expireDate: await workday(30) }
  expectOk(await hr.post('/api/warnAccident', bar))
  const heard = await server.owner.query(`select user_id as id from store.message where title like '%警告超限%'`)
  const { rows: heads } = await server.owner.query('select app.head_of($1) as id', [userId])
  expect(heard.rows.map(({ id }) => id).sort()).toEqual([userId, heads[0].id].sort())
  await server.owner.query(`update store.warn_accident set status = '已撤销' where detail = '再次违规'`)
  expect(await asked()).toEqual([])
  expectOk(await act(person, 'violate', id, 'appeal', { appeal: '有同事可证' }))
  // who judged it first does not judge it again
  expect(await asked()).not.toContain('hr01')
  expect((await asked()).length).toBeGreaterThan(0)
  expect((await act(hr, 'violate', id, 'audit', { pass: true })).message).toBe('复核须由他人进行')
  const judge = await server.signIn('admin', adminPassword)
  expectOk(await act(judge, 'violate', id, 'audit', { pass: true, opinion: '维持' }))
  expect(await asked()).toEqual([])
  expectOk(await act(hr, 'violate', id, 'revoke', { opinion: '证据不足' }))
  expect(await warned()).toBe(0)
})

test('what is handed out comes back, and the book says how much is left', async () => {
  const [clerk, person] = await Promise.all([as('xz01'), as('xs03')])
  const { rows } = await server.owner.query(
    `select id from store.receive where receive_status = '待归还审核' and user_id = $1`,
    [await idOf('xs03')],
  )
  const id = rows[0].id
  expect((await act(person, 'receive', id, 'returnAudit', { pass: true })).status).toBe(403)
  const wrong = await act(clerk, 'receive', id, 'returnAudit', { pass: true, good: 0 })
  expect(wrong.data.fields).toEqual({ good: '数量合计与归还申请不符' })
  const { itemId } = (await clerk.get(`/api/receive/${id}`)).data
  const stock = async (): Promise<number> => (await clerk.get(`/api/receiveItem/${itemId}`)).data.stock
  const before = await stock()
  await server.owner.query('update store.receive_item set price = 80 where id = $1', [itemId])
  const broken = { pass: true, damaged: 1, compensation: '80.01', opinion: '摔坏' }
  expect((await act(clerk, 'receive', id, 'returnAudit', broken)).data.fields).toEqual({
    compensation: '赔偿金额不能超过80.00元',
  })
  expectOk(await act(clerk, 'receive', id, 'returnAudit', { pass: true, good: 1 }))
  expect((await clerk.get(`/api/receive/${id}`)).data).toMatchObject({
    receiveStatus: '已归还',
    outQuantity: 0,
    returning: null,
  })
  expect(await stock()).toBe(before + 1)
})

test("rows the system makes are nobody else's to make", async () => {
  const api = await as('xs02')
  const refused = await api.post('/api/attendance', { userId: await idOf('xs02'), date: await workday(3) })
  expect([refused.status, refused.message]).toEqual([403, '考勤由系统生成'])
  expect((await api.post('/api/checkOnWork', { userId: await idOf('xs02') })).message).toBe('考核月表由系统生成')
})
test('a sheet waits for its month, and a deduction for its sheet', async () => {
  const hr = await as('hr01')
  const find = async (status: string): Promise<string> =>
    (await server.owner.query('select id from store.check_on_work where status = $1 limit 1', [status])).rows[0].id
  expect((await act(hr, 'checkOnWork', await find('统计中'), 'publish')).message).toBe('考核期尚未结束')
  const sheet = await find('待本人确认')
  const url = expectOk(await hr.upload('依据.txt', '依据', 'text/plain')).data
  const lines = [{ reason: '迟到', money: '30.00' }]
  const values = { checkOnWorkId: sheet, money: '30.00', reason: '手工', file: [{ url }], lines }
  expect(
    (await hr.post('/api/deduction', { ...values, lines: [{ reason: '迟到', money: '20.00' }] })).data.fields,
  ).toEqual({
    lines: '明细合计与金额不符',
  })
  const id = await made(hr, 'deduction', values)
  expect((await act(hr, 'deduction', id, 'submit')).message).toBe('考核月表尚未确认')
})
