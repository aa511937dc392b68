import { readFileSync } from 'node:fs'
import { clock } from '@chengban/engine/clock.ts'
import type { RowOf } from '@chengban/kernel/registry.ts'
import type { TestServer } from '@chengban/server/testing/server.ts'
import { step } from '@chengban/server/testing/staff.ts'
import { expectOk, signInTeam, type Team, teamServer } from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lockedRun } from '../../../server/testing/locked-run.ts'
import { makePersonnel, makeRules, type Personnel } from '../../../server/testing/personnel.ts'

let server: TestServer
let team: Team
let people: Personnel
const month = '2026-06'
let runId = ''
const ids = { none: '', part: '', all: '' }

beforeAll(async () => {
  clock.shift((Date.parse('2026-07-02T09:00:00+08:00') - Date.now()) / 1000)
  server = await teamServer()
  team = await signInTeam(server)
  people = await makePersonnel(server, team)
  await makeRules(people.hr)
  ids.none = await voided('0', '待计入')
  ids.part = await voided('0.01', '部分计入')
  ids.all = await voided('300', '已计入')
})
afterAll(() => {
  clock.shift(0)
  return server.close()
})

/** An item of pay, taken so far, whose deduction was voided since. */
let sheets = 0
const voided = async (taken: string, status: RowOf<'moneyLess'>['status']): Promise<string> => {
  const from = Date.UTC(2026, 0, 1 + 28 * sheets++)
  const [startDate, endDate] = [from, from + 27 * 86_400_000].map((at) => new Date(at).toISOString().slice(0, 10))
  const of = { userId: team.ids.s1, money: 300 }
  const sheet = { userId: team.ids.s1, startDate, endDate, rule: {}, status: '已锁定' } as const
  const checkOnWorkId = await server.make('checkOnWork', sheet)
  const relevanceId = await server.make('deduction', { ...of, checkOnWorkId, kind: '系统', status: '已作废' })
  const item = { company: 'B', month: '2026-05', date: '2026-05-31', type: '考勤扣款', taken, status } as const
  return server.make('moneyLess', { ...of, ...item, module: 'deduction', relevanceId })
}
const ofFact = async (id: string) =>
  (
    await server.owner.query(
      `select b.kind, b.type, b.month, b.money::text, b.taken::text, b.status
       from store.money_less l join store.money_less b on b.relevance_id = l.relevance_id where l.id = $1 order by b.kind desc`,
      [id],
    )
  ).rows

const calculated = async (id: string) => {
  const { version } = expectOk(await people.hr.get(`/api/submitPayroll/${id}`)).data
  return expectOk(await people.hr.post('/api/submitPayroll/action/calc', { id, version })).data
}
const upgrade = new URL('../../../../../db/migrations/0202_deductions_voided_before.sql', import.meta.url)

const off = { kind: '扣减', status: '已取消' }
const owed = { kind: '增加', type: '补发', month, taken: '0.00', status: '待计入' }

test('nothing is owed for what was voided before voided deductions were given back', async () => {
  const before = await voided('50', '部分计入')
  await server.owner.query(readFileSync(upgrade, 'utf8'))
  await server.owner.query(`delete from store.money_less where kind = '增加' and relevance_id not in
    (select relevance_id from store.money_less where id = '${before}')`)
  runId = expectOk(await people.hr.post('/api/submitPayroll', { company: 'B', month, kind: '工资' })).data.id
  await calculated(runId)
  expect((await ofFact(before)).find(({ kind }) => kind === '增加')).toMatchObject({ money: '50.00', status: '已取消' })
})

test('what pay took of a deduction voided since is owed once, and the rest is called off', async () => {
  for (let times = 0; times < 2; times++) {
    const { warnings } = await calculated(runId)
    expect(warnings).toContainEqual({ userId: team.ids.s1, text: '有补发待计入' })
  }
  expect(await ofFact(ids.none)).toMatchObject([{ ...off, taken: '0.00' }])
  const byKind = (rows: { kind: string }[], kind: string) => rows.filter((one) => one.kind === kind)
  const [part, all] = [await ofFact(ids.part), await ofFact(ids.all)]
  expect(byKind(part, '扣减')).toMatchObject([{ ...off, taken: '0.01' }])
  expect(byKind(part, '增加')).toMatchObject([{ ...owed, money: '0.01' }])
  expect(byKind(all, '扣减')).toMatchObject([{ status: '已计入', taken: '300.00' }])
  expect(byKind(all, '增加')).toMatchObject([{ ...owed, money: '300.00' }])
})

test('a run that is void took nothing of it, so that nothing of it is owed', async () => {
  const items = [
    { moneyLessId: ids.part, type: '考勤扣款', money: '0.01' },
    { moneyLessId: ids.all, type: '考勤扣款', money: '120.00' },
  ]
  const money = { userId: team.ids.s1, normMoney: 9000, lessItems: items }
  const run = await lockedRun(server, people.hrId, { company: 'B', month: '2026-05', payDate: '2026-06-10' }, money)
  expectOk(await step(team.g, 'submitPayroll', run, 'void', { opinion: '取数有误' }))
  expect(await ofFact(ids.part)).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ kind: '扣减', taken: '0.00', status: '待计入' }),
      expect.objectContaining({ kind: '增加', status: '已取消' }),
    ]),
  )
  expect(await ofFact(ids.all)).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ kind: '扣减', taken: '180.00', status: '部分计入' }),
      expect.objectContaining({ kind: '增加', money: '180.00', status: '待计入' }),
    ]),
  )
})

test('what is owed is called off by who calculates pay, and is not owed again', async () => {
  const owedRow = async () => {
    const { rows } = await server.owner.query(
      `select b.id, b.status from store.money_less l join store.money_less b on b.relevance_id = l.relevance_id
       where l.id = $1 and b.kind = '增加'`,
      [ids.all],
    )
    return rows
  }
  const [{ id }] = await owedRow()
  expectOk(await step(people.hr, 'moneyLess', id, 'cancel', { opinion: '已另行退回' }))
  const { warnings } = await calculated(runId)
  expect(warnings).not.toContainEqual({ userId: team.ids.s1, text: '有补发待计入' })
  expect(await owedRow()).toEqual([{ id, status: '已取消' }])
})
