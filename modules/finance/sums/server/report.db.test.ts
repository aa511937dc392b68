import { demoPassword } from '@chengban/modules/platform/server/demo.ts'
import { type Api, adminPassword, openServer, type TestServer } from '@chengban/server/testing/server.ts'
import { expectOk } from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let server: TestServer
const desks = new Map<string, Api>()

beforeAll(async () => {
  server = await openServer({ demo: true })
  for (const name of ['admin', 'gm', 'cw01', 'ss01', 'xs02'])
    desks.set(name, await server.signIn(name, name === 'admin' ? adminPassword : demoPassword))
})
afterAll(() => server.close())

type Row = Record<string, unknown>
const at = (name: string): Api => desks.get(name) as Api
const rows = async (text: string, params: unknown[] = []): Promise<Row[]> =>
  (await server.owner.query(text, params)).rows
const figure = async (text: string, params: unknown[] = []): Promise<string> =>
  String((await rows(`select coalesce((${text}), 0)::numeric(16,2)::text as figure`, params))[0]?.figure)
const asked = async (name: string, path: string) => expectOk(await at(name).get(`/api${path}`)).data
const total = (figures: readonly string[]): number =>
  figures.reduce((sum, one) => sum + Math.round(Number(one) * 100), 0)
const cents = (one: string): number => Math.round(Number(one) * 100)
const year = 'date1=2026-01-01&date2=2026-12-31'

describe('whoever may not', () => {
  test.each([
    ['xs02', `/finance/countAllAmount?${year}`],
    ['xs02', `/finance/getMaintenanceMoney?${year}`],
    ['xs02', `/finance/expenseTypes?${year}`],
    ['xs02', '/finance/countProjectAmount'],
    ['xs02', '/financial-management/monthly-expense-report-statistics?year=2026'],
  ])('%s has no %s', async (name, path) => {
    expect(await at(name).get(`/api${path}`)).toMatchObject({ status: 403, code: 'FORBIDDEN' })
  })

  test('asks the functions beside the door in vain', async () => {
    for (const name of ['money_flow', 'money_beside', 'sum_maintenance'])
      expect(
        await rows(`select from app.${name}('2026-01-01', '2026-12-31'${name === 'money_beside' ? ', null' : ''})`),
      ).toEqual([])
    expect(await rows('select from app.projects_in_books()')).toEqual([])
    expect(await rows(`select from app.expense_types('2026-01-01', '2026-12-31', null)`)).toEqual([])
    expect(await rows('select from app.claims_to_decide(null)')).toEqual([])
  })

  test('is told of days and years that are none', async () => {
    const wrong = 'date1=2026-02-01&date2=2026-01-31'
    for (const name of ['countAllAmount', 'getMaintenanceMoney'])
      expect((await at('cw01').get(`/api/finance/${name}?${wrong}`)).data.fields).toEqual({ date2: '日期错误' })
    const path = '/api/financial-management/monthly-expense-report-statistics'
    expect((await at('cw01').get(`${path}?year=1999`)).data.fields).toEqual({ year: '年份错误' })
    expect((await at('cw01').get('/api/finance/countProjectAmount?sort=secret')).data.fields).toEqual({
      sort: '排序字段错误',
    })
    expect((await at('cw01').get('/api/finance/countProjectAmount?pageSize=7')).status).toBe(422)
  })
})

test('what claims went for adds up to what they cost, for who reads reports alone too', async () => {
  const { types, toDecide } = await asked('gm', `/finance/expenseTypes?${year}`)
  const cells = types.flatMap(({ months }: { months: readonly { money: string }[] }) =>
    months.map(({ money }) => money),
  )
  expect(total(cells)).toBe(cents((await asked('gm', `/finance/countAllAmount?${year}`)).cost.expense))
  const waiting = `from store.submit_expense where status in ('待一级审核', '待二级审核', '待三级审核')`
  expect(toDecide.money).toBe(await figure(`select sum(money) ${waiting}`))
  expect(toDecide.count).toBe(Number(await figure(`select count(*) ${waiting}`)))
})

describe('income, cost and what is left', () => {
  test('are what the sums of each part say, and the months and companies add up to them', async () => {
    const all = await asked('gm', `/finance/countAllAmount?${year}`)
    const { sum: claims } = await asked('gm', `/finance/sumMoneyExpense?${year}`)
    const { sum: servers } = await asked('cw01', `/finance/sumMoneySever?${year}`)
    const { sum: pay } = await asked('admin', `/finance/sumMoneySalary2?${year}`)
    const { sum: back } = await asked('admin', `/returned-money/summaryReturnedMoney?${year}`)
    expect(all.income.returned).toBe(back.netMoney)
    expect(all.cost).toMatchObject({ expense: claims.auditMoney, server: servers, salary: pay.cost })
    expect(cents(all.income.total)).toBeGreaterThan(0)
    expect(cents(all.profit)).toBe(cents(all.income.total) - cents(all.cost.total))
    expect(total(all.cost.parts.map(({ money }: { money: string }) => money))).toBe(cents(all.cost.total))
    expect(total(all.cost.expenseByKind.map(({ money }: { money: string }) => money))).toBe(cents(all.cost.expense))
    const ofMonths = (name: 'income' | 'cost' | 'profit') =>
      total(all.months.map((one: Record<typeof name, string>) => one[name]))
    expect(all.months).toHaveLength(12)
    expect([ofMonths('income'), ofMonths('cost'), ofMonths('profit')]).toEqual([
      cents(all.income.total),
      cents(all.cost.total),
      cents(all.profit),
    ])
    const [a, b] = await Promise.all(
      ['A', 'B'].map((one) => asked('gm', `/finance/countAllAmount?${year}&company=${one}`)),
    )
    expect(cents(a.profit) + cents(b.profit)).toBe(cents(all.profit))
    expect(cents(a.contractMoney) + cents(b.contractMoney)).toBe(cents(all.contractMoney))
  })

  test('windows side by side add up, wherever a month is cut', async () => {
    const of = async (date1: string, date2: string) =>
      (await asked('gm', `/finance/countAllAmount?date1=${date1}&date2=${date2}`)) as { profit: string; months: Row[] }
    const whole = await of('2026-02-01', '2026-05-31')
    const [one, two] = await Promise.all([of('2026-02-01', '2026-03-14'), of('2026-03-15', '2026-05-31')])
    expect(cents(one.profit) + cents(two.profit)).toBe(cents(whole.profit))
    expect([one.months.length, two.months.length]).toEqual([2, 3])
  })

  test('stand beside what is signed, invoiced, owed and lent', async () => {
    const all = await asked('gm', `/finance/countAllAmount?${year}`)
    const roots = `from store.contract where parent_id is null and status in ('通过', '变更中')`
    const between = `between '2026-01-01' and '2026-12-31'`
    expect(all.contractMoney).toBe(await figure(`select sum(total_money) ${roots} and sign_date ${between}`))
    // the word of the first page and of every board: 未回款
    const { figures } = (await at('gm').get('/api/home/summary')).data
    expect(all.receivable).toBe(figures.find(({ key }: { key: string }) => key === 'unpaid').value)
    expect(all.receivable).toBe(
      await figure(
        `select sum(r.all_money - r.received_money) from store.returned_money r where not r.is_bad_debt
           and r.contract_id in (select id ${roots})`,
      ),
    )
    expect(all.invoiceMoney).toBe(
      await figure(
        `select sum(money) from store.invoicing where status in ('已开票', '部分红冲', '已红冲') and dt_invoice ${between}`,
      ),
    )
    expect(all.comeGo.out).toBe(
      await figure(
        `select sum(money) from store.money_come_go where status = '通过' and kind = '付出' and date ${between}`,
      ),
    )
    const open = await asked('admin', '/finance/extraComeGo')
    expect([all.comeGo.remainOut, all.comeGo.remainIn]).toEqual([open.sum.out, open.sum.in])
  })

  test('a month that was closed tells by how much it has changed since', async () => {
    const path = '/finance/countAllAmount?date1=2026-03-10&date2=2026-03-20&company=A'
    const live = (await asked('gm', '/finance/countAllAmount?date1=2026-03-01&date2=2026-03-31&company=A')).profit
    const freeze = (profit: string) =>
      server.put('financePeriod', { company: 'A', month: '2026-03', status: '已结账', totals: { profit } })
    await freeze(live)
    expect((await asked('gm', path)).months[0]).toMatchObject({ month: '2026-03', closed: true, changedSince: null })
    await freeze((Number(live) - 12.5).toFixed(2))
    expect((await asked('gm', path)).months[0]).toMatchObject({ closed: true, changedSince: '12.50' })
    await server.owner.query(
      `update store.finance_period set status = '未结账' where company = 'B' and month = '2026-03'`,
    )
    const both = (await asked('gm', path.replace('&company=A', ''))).months[0]
    expect(both).toMatchObject({ closed: false, changedSince: null })
  })
})

test('projects bring and cost what stands of them, over all pages', async () => {
  const found = await asked('gm', '/finance/countProjectAmount?pageSize=50')
  const [standing] = await rows(
    `select count(*)::int as n from store.project where project_status not in ('立项草稿', '立项审核', '驳回')`,
  )
  expect(found.totalCount).toBe(standing?.n)
  const margins = found.nodes.map(({ margin }: { margin: string }) => Number(margin))
  expect(margins).toEqual(margins.toSorted((a: number, b: number) => a - b))
  for (const node of found.nodes) {
    expect(cents(node.margin)).toBe(
      cents(node.contractMoney) - cents(node.laborMoney) - cents(node.expenseMoney) - cents(node.serverMoney),
    )
    expect(node.marginRate === null).toBe(cents(node.contractMoney) === 0)
  }
  const few = await asked('gm', '/finance/countProjectAmount?pageSize=10&pageNumber=2&sort=-margin')
  expect(few.sum).toEqual(found.sum)
  expect(few.nodes[0]?.projectId).toBe(found.nodes.at(-11)?.projectId)
  const counts = `s.status = '通过' and e.status in ('通过', '核减')`
  const { projectId } = found.nodes[0]
  await server.owner.query(
    `update store.money_expense set project_id = $1 where id = (select e.id from store.money_expense e
       join store.submit_expense s on s.id = e.submit_id where ${counts} order by e.id limit 1)`,
    [projectId],
  )
  const own = await asked('gm', `/finance/countProjectAmount?projectId=${projectId}`)
  const sum = await figure(
    `select sum(e.audit_money) from store.money_expense e join store.submit_expense s on s.id = e.submit_id
     where ${counts} and e.project_id = $1`,
    [projectId],
  )
  expect(cents(sum)).toBeGreaterThan(0)
  expect(own.nodes).toMatchObject([{ projectId, expenseMoney: sum }])
})

test('maintenance earns by its days: neighbouring days add up to the whole, what is stopped earns no more', async () => {
  const { rows: made } = await server.owner.query(
    `insert into store.maintenance (id, tz_create, tz_update, contract_id, client_id, dt_start, dt_end, is_free, money, tz_stop)
     select gen_random_uuid(), now(), now(), c.id, c.client_id, d.first, d.last, false, d.money, d.stop
     from (select id, client_id from store.contract where parent_id is null order by id limit 1) c,
       (values ('2016-01-01'::date, '2016-12-31'::date, 1000.00, null::timestamptz),
         ('2015-01-01', '2015-12-31', 1000.00, '2015-01-10 12:00+08')) d (first, last, money, stop)
     returning id, contract_id as contract, dt_start::text as first`,
  )
  const [leap, stopped] = made as { id: string; contract: string; first: string }[]
  const earned = async (id: string | undefined, date1: string, date2: string): Promise<string> => {
    const { nodes } = await asked(
      'cw01',
      `/finance/getMaintenanceMoney?date1=${date1}&date2=${date2}&contractId=${leap?.contract}`,
    )
    return nodes.find(({ maintenanceId }: Row) => maintenanceId === id)?.earned
  }
  const months = await Promise.all(
    Array.from({ length: 12 }, (_, index) => {
      const month = `2016-${String(index + 1).padStart(2, '0')}`
      const last = new Date(Date.UTC(2016, index + 1, 0)).toISOString().slice(0, 10)
      return earned(leap?.id, `${month}-01`, last)
    }),
  )
  expect(months.slice(0, 2)).toEqual(['84.70', '79.23'])
  expect(total(months)).toBe(100_000)
  expect(await earned(leap?.id, '2015-06-01', '2018-01-01')).toBe('1000.00')
  expect(await earned(stopped?.id, '2015-01-01', '2015-12-31')).toBe('27.40')
  expect(await earned(stopped?.id, '2015-02-01', '2015-12-31')).toBe('0.00')
})

test('expenses of a year by what they went for; the head of a department has those of theirs', async () => {
  const path = '/financial-management/monthly-expense-report-statistics?year=2026'
  const report = await asked('cw01', path)
  const { sum } = await asked('cw01', `/finance/sumMoneyExpense?${year}`)
  expect(report.total.total).toBe(sum.auditMoney)
  expect(report.months).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
  for (const part of ['rows', 'byKind', 'byDepartment'])
    expect(total(report[part].map((one: { total: string }) => one.total))).toBe(cents(report.total.total))
  for (const row of [...report.rows, report.total]) {
    expect(total(row.months)).toBe(cents(row.total))
    expect(row.change === null).toBe(cents(row.lastYear) === 0)
  }
  const kinds = await asked('cw01', `${path}&kind=${encodeURIComponent(report.byKind[0].kind)}`)
  expect(kinds.total.total).toBe(report.byKind[0].total)
  const [led] = await rows(
    `select u.id from store."user" u join store.admin a on a.user_id = u.id where a.name = 'ss01'`,
  )
  const below = `with recursive led as (select id from store.department where leader_id = $1
    union select d.id from store.department d join led on d.parent_id = led.id) select id from led`
  const own = await asked('ss01', path)
  expect(own.total.total).toBe(
    await figure(
      `select sum(e.audit_money) from store.money_expense e join store.submit_expense s on s.id = e.submit_id
       where s.status = '通过' and e.status in ('通过', '核减') and extract(year from e.book_date) = 2026
         and e.department_id in (${below})`,
      [led?.id],
    ),
  )
  expect(cents(own.total.total)).toBeLessThan(cents(report.total.total))
})
