import type { TestServer } from '@chengban/server/testing/server.ts'
import { expectOk, signInTeam, type Team, teamServer } from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { holidaysOf } from '../../server/demo/holidays.ts'

let server: TestServer
let team: Team
beforeAll(async () => {
  server = await teamServer()
  team = await signInTeam(server)
})
afterAll(() => server.close())

const rows = holidaysOf(2026)
const load = (body: object) => team.admin.post('/api/holiday/importYear', body)
const stored = async () => (await server.owner.query('select from store.holiday')).rowCount

it('refuses an import by those who do not manage holidays', async () => {
  expect(await team.s1.post('/api/holiday/importYear', { year: 2026, rows })).toMatchObject({ status: 403 })
})

it('refuses a year as a whole for one wrong row, and says which', async () => {
  const strange = { date: '2027-01-01', name: '元旦', kind: '法定节假日' }
  expect(await load({ year: 2026, rows: [...rows, strange] })).toMatchObject({
    ...{ status: 422, message: '日期不在2026年', data: { rows: [{ index: rows.length }] } },
  })
  const bad = [{ ...rows[0], kind: '假日' }, rows[1], { ...rows[2], name: '' }, { ...rows[3], date: '2026-02-30' }]
  const { status, data } = await load({ year: 2026, rows: bad })
  expect([status, data.rows.map(({ index }: { index: number }) => index)]).toEqual([422, [0, 2, 3]])
  expect(await load({ year: 2026, rows: [rows[0], rows[0]] })).toMatchObject({ status: 422 })
  expect(await load({ year: 2026, rows: [] })).toMatchObject({ status: 422 })
  expect(await load({ year: 2026, rows: {} })).toMatchObject({ status: 422 })
  expect(await stored()).toBe(0)
})

it('refuses days that are none or stand the wrong way round', async () => {
  const range = (a: string, b: string) => team.s1.get(`/api/holiday/workDays?date1=${a}&date2=${b}`)
  expect(await range('2026-10-02', '2026-10-01')).toMatchObject({ status: 422, message: '开始日期不能晚于结束日期' })
  expect(await range('2026-02-30', '2026-10-01')).toMatchObject({ status: 422 })
  expect(await range('2026-01-01', '2027-02-05')).toMatchObject({ status: 422 })
  expect(await range('2026-01-01', '2027-02-04')).toMatchObject({ status: 200 })
  expect(await team.s1.get('/api/holiday/addWorkDays?date=2026-10-01')).toMatchObject({ status: 422 })
})

it('brings a year in, and again with what changed', async () => {
  expect(expectOk(await load({ year: 2026, rows })).data).toEqual({ created: rows.length, updated: 0 })
  const again = [
    { ...rows[0], name: '新年' },
    { date: '2026-12-31', name: '司庆', kind: '公司假日' },
  ]
  expect(expectOk(await load({ year: 2026, rows: again })).data).toEqual({ created: 1, updated: 1 })
  const { data } = await team.s1.get('/api/holiday?sort=date')
  expect(data.nodes[0]).toMatchObject({ date: '2026-01-01', name: '新年', isStatutory: true, isWork: false })
})

it('counts and moves by working days, in the database the same', async () => {
  const days = expectOk(await team.s1.get('/api/holiday/workDays?date1=2026-09-28&date2=2026-10-11')).data
  expect(days).toMatchObject({ count: 6, dates: expect.arrayContaining(['2026-10-10']) })
  for (const [date, n, wanted] of [
    ['2026-09-30', 3, '2026-10-10'],
    ['2026-10-10', -3, '2026-09-30'],
    ['2026-10-01', 0, '2026-10-08'],
    ['2026-10-08', 0, '2026-10-08'],
  ] as const) {
    expect(expectOk(await team.s1.get(`/api/holiday/addWorkDays?date=${date}&n=${n}`)).data).toEqual({ date: wanted })
    const { rows } = await server.owner.query('select app.add_work_days($1, $2)::text as day', [date, n])
    expect(rows).toEqual([{ day: wanted }])
  }
})
