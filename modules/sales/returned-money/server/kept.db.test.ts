import { inForce, type Ledgers, move, openLedgers, received } from '@chengban/server/testing/ledgers.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

let all: Ledgers
const contracts: string[] = []

beforeAll(async () => {
  all = await openLedgers()
  for (let at = 0; at < 2; at += 1) contracts.push(await inForce(all, '1000000.00', { signed: true }))
})
afterAll(() => all?.server.close())

const sql = async (text: string, params: readonly unknown[] = []) =>
  (await all.server.owner.query(text, [...params])).rows

/** Lines and ledgers that differ from what their formulas give, reckoned over all rows at once. */
const wrong = () =>
  sql(`
    with planned as (
      select p.id, p.contract_id, p.dt_receive, p.is_cancel, p.cumulated_money,
        sum(case when p.is_cancel then 0 else p.money end) over (partition by p.contract_id
          order by p.dt_receive, p.year, p.month, p.tz_create, p.id) as cumulated
      from store.invoicing_plan p
    )
    select 'line' as what, id, cumulated_money::text as kept, cumulated::text as right
    from planned where cumulated_money is distinct from cumulated
    union all
    select 'ledger', m.id, m.dt_due::text, d.due::text from store.returned_money m left join lateral (
      select min(p.dt_receive) as due from planned p
      where p.contract_id = m.contract_id and not p.is_cancel and p.cumulated > m.received_money
    ) d on true where m.dt_due is distinct from d.due`)

/** The same sequence in every run: what fails is found again. */
let seed = 20_260_301
const random = (most: number): number => {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
  return seed % most
}
const day = (): string => `2026-${String(1 + random(4)).padStart(2, '0')}-${String(1 + random(3)).padStart(2, '0')}`
const any = async (): Promise<string> => {
  const rows = await sql('select id from store.invoicing_plan order by id')
  return rows[random(Math.max(1, rows.length))]?.id ?? ''
}

const steps: readonly (() => Promise<unknown>)[] = [
  () =>
    sql(
      `insert into store.invoicing_plan (id, contract_id, year, month, type, money, dt_receive, tz_create, tz_update)
       select gen_random_uuid(), $1, 2026, 1 + (n + $2) % 3, '进度款', (1000 + n * $2) / 100.0, $3::date + n % 2,
         app.now() - n * interval '1 second', app.now() from generate_series(1, 1 + $2 % 4) n`,
      [contracts[random(2)], 1 + random(9999), day()],
    ),
  async () =>
    sql('update store.invoicing_plan set money = $2 where id = $1', [await any(), `${random(99_999)}.0${random(9)}`]),
  async () => sql('update store.invoicing_plan set dt_receive = $2 where id = $1', [await any(), day()]),
  async () => sql('update store.invoicing_plan set month = $2 where id = $1', [await any(), 1 + random(12)]),
  async () => sql('update store.invoicing_plan set is_cancel = not is_cancel where id = $1', [await any()]),
  async () =>
    sql('update store.invoicing_plan set dt_receive = dt_receive + $1::integer where dt_receive < $2', [
      random(9),
      day(),
    ]),
  async () => random(3) === 0 && sql('delete from store.invoicing_plan where id = $1', [await any()]),
]

test('after whatever happens to plans, their kept sums and the day next due are what the formulas give', async () => {
  for (let time = 0; time < 120; time += 1) {
    await steps[time < 5 ? 0 : random(steps.length)]?.()
    expect(await wrong()).toEqual([])
  }
  expect((await sql('select count(*)::int as n from store.invoicing_plan'))[0].n).toBeGreaterThan(10)
})

test('a receipt moves the day next due, and its being taken back moves it back', async () => {
  const [id = ''] = contracts
  await sql('delete from store.invoicing_plan')
  await sql(
    `insert into store.invoicing_plan (id, contract_id, year, month, type, money, dt_receive, tz_create, tz_update)
     select gen_random_uuid(), $1, 2026, n, '进度款', 100, make_date(2026, n, 1), app.now(), app.now()
     from generate_series(1, 3) n`,
    [id],
  )
  const due = async () =>
    (await sql('select dt_due::text as due from store.returned_money where contract_id = $1', [id]))[0].due
  expect(await due()).toBe('2026-01-01')
  const paid = await received(all, id, '150.00')
  expect([await due(), await wrong()]).toEqual(['2026-02-01', []])
  await received(all, id, '50.00')
  expect([await due(), await wrong()]).toEqual(['2026-03-01', []])
  await move(all.f2, 'returnedMoneyApply', paid, 'void', { opinion: '登记错误' })
  expect([await due(), await wrong()]).toEqual(['2026-01-01', []])
})
