import { lastDay } from '@chengban/kernel/days.ts'
import type { TestServer } from '@chengban/server/testing/server.ts'
import { makeStaff, monthStart, type Staff, step } from '@chengban/server/testing/staff.ts'
import { expectOk, signInTeam, type Team, teamServer } from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

let server: TestServer
let team: Team
let staff: Staff
beforeAll(async () => {
  server = await teamServer()
  team = await signInTeam(server)
  staff = await makeStaff(server, team)
})
afterAll(() => server.close())

const month = monthStart(-1)
const spend = (money: string) =>
  server.make('moneyServer', {
    content: '云服务器',
    date: month,
    type: '云服务器',
    money,
    company: 'A',
    supplier: '云厂商',
  })
const count = async () =>
  expectOk(await staff.book1.get(`/api/finance/countAllAmount?date1=${month}&date2=${lastDay(month)}&company=A`)).data

test('what a month came to is kept with the end of the trail, and what comes after tells by how much', async () => {
  await spend('250.00')
  const { data: period } = expectOk(
    await staff.book1.post('/api/financePeriod', { company: 'A', month: month.slice(0, 7) }),
  )
  expectOk(await step(staff.book1, 'financePeriod', period.id, 'close'))
  const { totals, can } = expectOk(await staff.book1.get(`/api/financePeriod/${period.id}?can=1`)).data
  // Company and month are chosen once, and a closed period is not deleted: there is nothing else to do.
  expect(can).toEqual(['reopen'])
  const { months, ...live } = await count()
  expect(live).toMatchObject({ cost: { server: '250.00', total: '250.00' }, profit: '-250.00', profitRate: null })
  expect(months).toMatchObject([{ closed: true, changedSince: null }])
  const { rows } = await server.owner.query('select seq, hash, action from store.finance_log order by seq desc limit 1')
  expect(rows[0].action).toBe('结账')
  expect(totals).toEqual({ ...live, seq: rows[0].seq, hash: rows[0].hash })
  await spend('12.50')
  expect((await count()).months).toMatchObject([{ profit: '-262.50', closed: true, changedSince: '-12.50' }])
  expectOk(await step(staff.book1, 'financePeriod', period.id, 'reopen', { reason: '漏记' }))
  expect((await count()).months).toMatchObject([{ closed: true, changedSince: '-12.50' }])
  expectOk(await step(staff.book2, 'financePeriod', period.id, 'confirmReopen'))
  expect((await count()).months).toMatchObject([{ closed: false, changedSince: null }])
})
