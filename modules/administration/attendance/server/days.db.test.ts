import { clock } from '@chengban/engine/clock.ts'
import { type Answer, type Api, adminPassword, type TestServer } from '@chengban/server/testing/server.ts'
import { expectOk, personPassword, roleIds, signInTeam, type Team, teamServer } from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

let server: TestServer
let team: Team
const month = '2026-11'
/** Working days of the tests, a Monday to a Friday; it is the Monday after. */
const days = ['2026-11-09', '2026-11-10', '2026-11-11', '2026-11-12', '2026-11-13']
const at = (instant: string): void => clock.shift((Date.parse(instant) - Date.now()) / 1000)
/** Sessions end meanwhile: everybody signs in anew. */
const later = async (instant: string): Promise<void> => {
  at(instant)
  team = { ...team, admin: await server.signIn('admin', adminPassword) }
  for (const [api, name] of Object.entries({ s1: 'seller1', h: 'head1', g: 'boss1' }))
    team = { ...team, [api]: await server.signIn(name, personPassword) }
}
beforeAll(async () => {
  at('2026-11-16T09:00:00+08:00')
  server = await teamServer({ works: true })
  team = await signInTeam(server)
  const id = (await roleIds(team.admin)).审核
  const operationCodes = ['restDay:audit', 'attendance:audit1']
  expectOk(await team.admin.patch('/api/role/action/set-permission', { id, permissionIds: [], operationCodes }))
  await server.owner.query(
    `update store."user" set job_number = 'T001', tz_probation = '2026-11-09' where name = '林一'`,
  )
})
afterAll(() => {
  clock.shift(0)
  return server.close()
})
beforeEach(async () => {
  await later('2026-11-16T09:00:00+08:00')
  await server.owner.query(`
    set session_replication_role = replica;
    delete from store.rest_day_ledger; delete from store.rest_day; delete from store.overtime;
    delete from store.attendance_punch; delete from store.attendance; delete from store.attendance_month;
    delete from store.audit_task where module = 'attendance'; delete from store.audit_round where module = 'attendance';
    set session_replication_role = origin`)
  await server.owner.query(
    `insert into store.attendance (id, tz_create, tz_update, user_id, date, day_kind)
     select gen_random_uuid(), now(), now(), $1, d::date, '工作日' from unnest ($2::text[]) d`,
    [team.ids.s1, days],
  )
  await server.make('attendanceMonth', { userId: team.ids.s1, month: month, company: 'A' })
})

/** Two times a day, from Monday on. */
const clocked = (...pairs: string[]) =>
  pairs.flatMap((pair, place) =>
    pair
      .split(' ')
      .filter(Boolean)
      .map((time) => ({ jobNumber: 'T001', tzPunch: `${days[place]}T${time}:20+08:00` })),
  )
const imported = (rows: object[], more = {}) => team.admin.post('/api/attendance/importPunch', { rows, ...more })
type Day = Record<string, string>
const upTo = encodeURIComponent(JSON.stringify({ date: { lessThan: '2026-11-14' } }))
const listed = async (api: Api = team.s1) =>
  expectOk(await api.get(`/api/attendance?pageSize=50&sort=date&filters=${upTo}`)).data.nodes as readonly Day[]
const results = async () => (await listed()).map(({ result, lateMinutes }) => `${result}${lateMinutes || ''}`)
const sheet = async () => expectOk(await team.s1.get('/api/attendanceMonth?pageSize=10')).data.nodes[0]
const monthAct = async (name: string, more: object = {}): Promise<Answer> => {
  const { id, version } = await sheet()
  return team.admin.post(`/api/attendance/action/${name}`, { id, version, ...more })
}
const dayAt = async (place: number) => (await listed())[place] as Day
const apply = (rows: readonly object[], api: Api = team.s1) => api.post('/api/attendance/apply', { month, rows })
const appeal = async (place: number, more: object = {}) => {
  const { id, version } = await dayAt(place)
  return { id, version, appealKind: '补卡', reason: '忘记打卡', applyIn: `${days[place]}T08:25:00+08:00`, ...more }
}

test('punches are all taken, or none where one is wrong; twice is once', async () => {
  const wrong = await imported([
    ...clocked('08:20 18:00'),
    { jobNumber: 'T999', tzPunch: '2026-11-10T08:20:00+08:00' },
    { jobNumber: 'T001', tzPunch: '2026-11-16T09:01:00+08:00' },
  ])
  expect(wrong.data).toEqual({
    created: 0,
    skipped: 0,
    days: 0,
    errors: [
      { index: 2, message: '工号不存在' },
      { index: 3, message: '打卡时间不能晚于现在' },
    ],
  })
  expect((await listed()).map(({ tzIn }) => tzIn)).toEqual([null, null, null, null, null])
  expect((await imported(clocked('08:20 18:00'), { dryRun: true })).data).toMatchObject({ created: 2, days: 9 })
  expect(await results()).toEqual(['未统计', '未统计', '未统计', '未统计', '未统计'])
  expect((await imported(clocked('08:20 18:00', '08:20 18:01'))).data).toMatchObject({ created: 4, skipped: 0 })
  expect((await imported(clocked('08:20 18:00', '08:20 18:01'))).data).toEqual({
    created: 0,
    skipped: 4,
    days: 0,
    errors: [],
  })
  expect(await results()).toEqual(['正常', '正常', '旷工', '旷工', '旷工'])
})

test('the night reckons the days that are over, leave among them, and no day twice', async () => {
  const run = async () => expectOk(await team.admin.post('/api/test/job', { name: 'attendanceCalc' })).data.result
  expect(await run()).toMatchObject({ days: 7, made: 2 })
  expect(await run()).toMatchObject({ days: 0 })
  expect(await results()).toEqual(['旷工', '旷工', '旷工', '旷工', '旷工'])
  const values = { kind: '事假', startDate: days[2], endDate: days[3], endHalf: '上午', reason: '家中有事' }
  const { id, version } = expectOk(await team.admin.post('/api/restDay', { ...values, userId: team.ids.s1 })).data
  expectOk(await team.admin.post('/api/restDay/action/submit', { id, version }))
  const leave = expectOk(await team.h.get(`/api/restDay/${id}`)).data
  expectOk(await team.h.post('/api/restDay/action/approve', { id, version: leave.version }))
  expect(await results()).toEqual(['旷工', '旷工', '请假', '旷工半天', '旷工'])
  expect(await sheet()).toMatchObject({ workDays: '5.0', unpaidDays: '1.5', absenceDays: '3.5', attendDays: '0.0' })
  const now = expectOk(await team.admin.get(`/api/restDay/${id}`)).data
  expectOk(await team.admin.post('/api/restDay/action/void', { id, version: now.version, opinion: '未休' }))
  expect(await results()).toEqual(['旷工', '旷工', '旷工', '旷工', '旷工'])
})

test('an ignored day counts nothing, gives its 弹性 to a later one, and takes the month back when it counts again', async () => {
  expectOk(await imported(clocked('08:35 18:00', '08:35 18:00', '08:35 18:00', '08:35 18:00', '08:20 18:00')))
  expect(await results()).toEqual(['弹性', '弹性', '弹性', '迟到5', '正常'])
  const ignore = async (place: number, more: object = { reason: '停电' }, api = team.admin) => {
    const { id, version } = await dayAt(place)
    return api.post('/api/attendance/ignore', { id, version, ...more })
  }
  expect(await ignore(0, {})).toMatchObject({ status: 422, message: '请填写忽略原因' })
  expect(await ignore(4)).toMatchObject({ status: 409, message: '该日无异常，无需忽略' })
  expect((await ignore(0, { reason: 'x' }, team.h)).status).toBe(403)
  expect(expectOk(await ignore(0)).data).toMatchObject({ isIgnore: true })
  expect(await results()).toEqual(['弹性', '弹性', '弹性', '弹性', '正常'])
  await later('2026-12-01T09:00:00+08:00')
  expectOk(await monthAct('publish'))
  const { version } = await sheet()
  expect(await team.s1.post('/api/attendance/confirm', { month: '2026-13', version })).toMatchObject({
    message: '月份格式错误',
  })
  expectOk(await team.s1.post('/api/attendance/confirm', { month, version }))
  expectOk(await ignore(0, { isIgnore: false }))
  expect((await sheet()).status).toBe('待本人确认')
  expect(await results()).toEqual(['弹性', '弹性', '弹性', '迟到5', '正常'])
})

test('days are ignored together or not at all', async () => {
  expectOk(await imported(clocked('08:20 18:00', '10:00 18:00')))
  const rows = (await listed()).slice(0, 2).map(({ id, version }) => ({ id, version }))
  const sent = (some: readonly object[]) => team.admin.post('/api/attendance/ignores', { rows: some, reason: '停电' })
  expect(await sent([])).toMatchObject({ message: '请选择考勤记录' })
  const refused = await sent(rows)
  expect([refused.status, refused.data.rows[0].index]).toEqual([409, 0])
  expect((await dayAt(1)).isIgnore).toBe(false)
  expect((await sent(rows.slice(1))).data).toEqual({ changed: 1 })
})

test('an appeal fits its day, its month and its quota, and nothing is stored where one does not', async () => {
  expectOk(await imported(clocked('08:20', '18:00', '10:00 18:00', '08:20 18:00')))
  expect(await apply([await appeal(3)])).toMatchObject({ status: 422, message: '该日无异常，无需申诉' })
  expect(await apply([await appeal(0, { applyIn: null })])).toMatchObject({ message: '请填写打卡时间' })
  const next = { applyOut: '2026-11-10T05:00:00+08:00', applyIn: null }
  expect(await apply([await appeal(0, next)])).toMatchObject({ message: '打卡时间不在当日' })
  expect(await apply([await appeal(0, { appealKind: '外勤' })])).toMatchObject({ message: '请上传证明材料' })
  expect((await apply([await appeal(0)], team.s2)).status).toBe(404)
  expect((await apply([{ ...(await appeal(0)), version: 99 }])).message).toBe('单据已变更，请刷新')
  const all = [await appeal(0), await appeal(1), await appeal(2), await appeal(4)]
  expect(await apply(all)).toMatchObject({ status: 422, message: '补卡次数已用完，每月最多3次' })
  expect(new Set((await listed()).map(({ status }) => status))).toEqual(new Set(['草稿']))
  expect(expectOk(await apply(all.slice(0, 3))).data).toEqual({ submitted: 3, repunchLeft: 0 })
  expect(await apply([await appeal(0)])).toMatchObject({ status: 409, message: '该日正在申诉审核中' })
  expect(await apply([await appeal(4)])).toMatchObject({ message: '补卡次数已用完，每月最多3次' })
  // a second punch of the morning mends nothing, one of it the missing one, and 90 minutes are late no more
  expect((await listed()).map(({ applyMinutes }) => applyMinutes)).toEqual([0, 1, 90, null, null])
})

test('two devices never use the same last punch by hand', async () => {
  expectOk(await imported(clocked('08:20', '08:20', '08:20', '08:20', '08:20')))
  const rows = await Promise.all(
    days.map((_, place) => appeal(place, { applyIn: null, applyOut: `${days[place]}T18:00:00+08:00` })),
  )
  const answers = await Promise.all(rows.map((row) => apply([row])))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
})

test('what is agreed to counts as a punch; small ones need one level, others two; the whole month is decided as it was seen', async () => {
  expectOk(await imported(clocked('08:20', '', '10:00 18:00', '08:20 18:00', '08:20 18:00')))
  const out = { applyIn: null, applyOut: `${days[0]}T18:05:00+08:00` }
  const whole = { applyIn: `${days[1]}T08:30:00+08:00`, applyOut: `${days[1]}T18:00:00+08:00` }
  expectOk(await apply([await appeal(0, out), await appeal(1, whole), await appeal(2)]))
  const open = async () =>
    (await listed()).filter(({ status }) => status === '待一级审核').map(({ id, version }) => ({ id, version }))
  const decided = (rows: readonly object[], more: object = {}, api = team.h, level = 1) =>
    api.post(`/api/attendance/audit${level}`, { userId: team.ids.s1, month, rows, pass: true, ...more })
  const rows = await open()
  expect(await decided(rows, { pass: false })).toMatchObject({ message: '请填写审批意见' })
  expect(await decided(rows.slice(1))).toMatchObject({ status: 409, message: '待审核的申诉已变化，请刷新' })
  expect((await decided(rows, {}, team.s1)).status).toBe(403)
  expect(expectOk(await decided(rows)).data).toEqual({ decided: 3, status: { 待二级审核: 1, 通过: 2, 驳回: 0 } })
  expect(await results()).toEqual(['正常', '旷工', '正常', '正常', '正常'])
  expect(await decided(rows)).toMatchObject({ status: 404, message: '没有待审核的申诉' })
  const { id, version } = await dayAt(1)
  const second = await team.g.post('/api/attendance/auditRow2', { id, version, pass: true })
  expect(expectOk(second).data).toMatchObject({ id, status: '通过', left: 0 })
  expect(await results()).toEqual(['正常', '正常', '正常', '正常', '正常'])
})

test('a day is appealed twice and no third time; after the month is told only until its day, and never once locked', async () => {
  expectOk(await imported(clocked('08:20', '08:20 18:00', '08:20 18:00', '08:20 18:00', '08:20 18:00')))
  const out = { applyIn: null, applyOut: `${days[0]}T18:05:00+08:00` }
  const refuse = async (): Promise<Answer> => {
    const { id, version } = await dayAt(0)
    return team.h.post('/api/attendance/auditRow1', { id, version, pass: false, opinion: '没有证明' })
  }
  expectOk(await apply([await appeal(0, out)]))
  expectOk(await refuse())
  await later('2026-12-01T09:00:00+08:00')
  expectOk(await monthAct('publish'))
  const dueDate = (await sheet()).dueDate
  await later(`${dueDate}T23:59:00+08:00`)
  expectOk(await apply([await appeal(0, out)]))
  const waiting = await sheet()
  const confirmed = () => team.s1.post('/api/attendance/confirm', { month, version: waiting.version })
  expect(await confirmed()).toMatchObject({ status: 409, message: '仍有申诉在审核中' })
  expectOk(await refuse())
  expect(await apply([await appeal(0, out)])).toMatchObject({ status: 422, message: '同一天最多申诉2次' })
  expectOk(await confirmed())
  expect(await confirmed()).toMatchObject({ status: 409 })
  expect(await apply([await appeal(0, out)])).toMatchObject({ status: 409, message: '已超过申诉期限' })
  expectOk(await monthAct('lock'))
  expect((await imported(clocked('07:00'))).data.errors).toEqual([{ index: 0, message: '该月考勤已锁定' }])
  const leave = { kind: '事假', startDate: days[0], endDate: days[0], reason: '家中有事', userId: team.ids.s1 }
  const { id, version } = expectOk(await team.admin.post('/api/restDay', leave)).data
  expect(await team.admin.post('/api/restDay/action/submit', { id, version })).toMatchObject({
    status: 409,
    message: '该月考勤已锁定',
  })
})

test('a month is summed up by person with a sign for each day, for whom the list shows it', async () => {
  expectOk(await imported(clocked('08:20 18:00', '08:35 18:00', '09:00 18:00', '08:20', '')))
  const asked = (api: Api, query = '') => api.get(`/api/attendance/summary?month=${month}${query}`)
  const { nodes, totalCount, total } = expectOk(await asked(team.s1)).data
  expect([nodes.length, totalCount, nodes[0].userName, nodes[0].departmentName]).toEqual([1, 1, '林一', '销售一部'])
  expect(nodes[0].days).toBe(`${' '.repeat(8)}√△迟缺旷休休${' '.repeat(16)}`)
  expect(nodes[0]).toMatchObject({
    lateTimes: 1,
    lateMinutes: 30,
    missingTimes: 1,
    absenceDays: '1.0',
    pendingAppeals: 0,
  })
  expect(total).toMatchObject({ workDays: '5.0', lateTimes: 1, absenceDays: '1.0', overtimeMoney: null })
  expect(expectOk(await asked(team.h)).data.totalCount).toBe(1)
  expect(expectOk(await asked(team.admin, '&keyword=林二')).data.totalCount).toBe(0)
  const { rows } = await server.owner.query(`select id from store.department where name = '销售二部'`)
  expect((await asked(team.h, `&departmentId=${rows[0].id}`)).data.fields).toEqual({ departmentId: '部门不存在' })
})
