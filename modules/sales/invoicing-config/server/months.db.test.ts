import { today } from '@chengban/engine/clock.ts'
import { inForce, issuedInvoice, type Ledgers, openLedgers } from '@chengban/server/testing/ledgers.ts'
import type { Answer, Api } from '@chengban/server/testing/server.ts'
import { expectOk } from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

let all: Ledgers
beforeAll(async () => {
  all = await openLedgers()
})
afterAll(() => all?.server.close())

const [year, month] = [today().slice(0, 4), today().slice(0, 7)]
const months = (api: Api, id: string, of = year): Promise<Answer> =>
  api.get(`/api/invoicingConfig/months?id=${id}&year=${of}`)
const told = ({ status, message, data }: Answer) => [status, data?.fields ?? message]

test('the months of a seller are told to whoever issues or keeps limits, and of sellers alone', async () => {
  expect((await months(all.s1, all.sellerId)).status).toBe(403)
  expect((await months(all.admin, all.clientId)).status).toBe(404)
  expect((await months(all.admin, all.buyerId)).status).toBe(404)
  expect(told(await months(all.admin, all.sellerId, '1999'))[0]).toBe(422)
})

test('each month tells its own limit or that of every month, what was invoiced of it, and what is left', async () => {
  const limits = JSON.stringify({ [month]: '1000.00' })
  await all.server.owner.query(
    `update store.invoicing_config set month_limit = 5000, month_limits = $2 where id = $1`,
    [all.sellerId, limits],
  )
  await issuedInvoice(all, await inForce(all), '530.00')
  const rows = expectOk(await months(all.admin, all.sellerId)).data.months
  expect(rows).toHaveLength(12)
  const [first, ...more] = rows.filter((row: { month: string }) => row.month === month)
  expect([first, more]).toEqual([{ month, limit: '1000.00', used: '500.00', left: '500.00' }, []])
  const others = rows.filter((row: { month: string }) => row.month !== month)
  for (const row of others) expect(row).toMatchObject({ limit: '5000.00', used: '0.00', left: '5000.00' })
  await all.server.owner.query(
    `update store.invoicing_config set month_limit = null, month_limits = null where id = $1`,
    [all.sellerId],
  )
  const free = expectOk(await months(all.admin, all.sellerId)).data.months[0]
  expect(free).toMatchObject({ month: `${year}-01`, limit: null, left: null })
})
