import type { TestServer } from '@chengban/server/testing/server.ts'
import { expectOk, signInTeam, type Team, teamServer } from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makePersonnel, makeRules, type Personnel } from '../server/testing/personnel.ts'

let server: TestServer
let team: Team
let people: Personnel
beforeAll(async () => {
  server = await teamServer()
  team = await signInTeam(server)
  people = await makePersonnel(server, team)
  await makeRules(people.hr)
})
afterAll(() => server.close())

const ask = (more: Readonly<Record<string, string>> = {}, api = people.hr) =>
  api.get(`/api/socialRule/try?${new URLSearchParams({ company: 'A', month: '2026-03', money: '30000.00', ...more })}`)

test('whoever keeps no rules tries none, and nothing is tried without a wage', async () => {
  expect((await ask({}, team.s1)).status).toBe(403)
  expect((await ask({ money: '' })).status).toBe(422)
})

test('equal months of a year are taxed as slips are', async () => {
  const { data } = expectOk(await ask({ base: '12000.00', extra: '2000.00' }))
  expect(data.months.map(({ month }: { month: number }) => month)).toEqual([1, 2, 3])
  expect(data.lines.map(({ kind }: { kind: string }) => kind)).toContain('公积金')
  const { money, socialMyself, accumulationFund, tax, salaryTrue } = data
  const cents = (figure: string) => Math.round(Number(figure) * 100)
  expect(cents(salaryTrue)).toBe(cents(money) - cents(socialMyself) - cents(accumulationFund) - cents(tax))
})

test('30000 with 4500 of insurance and 2000 of items: 555, 625, 1850', async () => {
  await server.owner.query('delete from store.social_rule')
  const tax = async (more: Readonly<Record<string, string>>) =>
    expectOk(await ask(more)).data.months.map((one: { tax: string }) => one.tax)
  // no insurance rule exists here: `extra` is insurance and deductions together
  expect(await tax({ extra: '6500.00' })).toEqual(['555.00', '625.00', '1850.00'])
})
