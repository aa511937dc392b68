import { join } from 'node:path'
import { diskStorage } from '@chengban/engine/files/disk.ts'
import { codeOf } from '@chengban/engine/round/state.ts'
import { columnSql } from '@chengban/engine/schema/column-sql.ts'
import { sqlOf } from '@chengban/engine/schema/expression.ts'
import { column as columnOf, table } from '@chengban/engine/schema/names.ts'
import { auditField } from '@chengban/kernel/entity.ts'
import { demoPassword } from '@chengban/modules/platform/server/demo.ts'
import { hanging } from '@chengban/modules/projects/project/hanging.ts'
import { areas, makeCatalog } from '@chengban/server/compose.ts'
import { keepTexts } from '@chengban/server/files/demo-texts.ts'
import { seed } from '@chengban/server/seed.ts'
import { type Api, adminPassword, openServer, type TestServer } from '@chengban/server/testing/server.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { measures, volumes } from './demo-volumes.ts'

let server: TestServer
let head: Api
let told: string | undefined
const found = async <R>(text: string): Promise<R[]> => (await server.owner.query(text)).rows as R[]

beforeAll(async () => {
  server = await openServer()
  const keep = keepTexts(diskStorage(join(server.dataDir, 'files')))
  told = await seed({ adminPassword, demo: true }, server.parts, keep)
  head = await server.signIn('xs01', demoPassword)
})
afterAll(() => server.close())

test('who signs in is told the passwords that hold: the administrator keeps the one that was given', async () => {
  expect(told).toMatch(/^演示账号 \/ demo accounts: gm, xs01 … {2}Demo@2026；admin 的密码由 ADMIN_PASSWORD 给定/)
  expect((await server.signIn('admin', adminPassword)).token).toBeTruthy()
  expect((await server.signIn('gm', demoPassword)).token).toBeTruthy()
})

test('every entity has rows but those that hold what people do by themselves', async () => {
  const empty: string[] = []
  for (const { name } of areas.flatMap(({ entities }) => entities))
    if ((await found(`select from ${table(name)} limit 1`)).length === 0) empty.push(name)
  expect(empty.sort()).toEqual(['commentRead', 'documentRole', 'remindPause', 'savedView'])
})

test('there is as much of everything as the specification says', async () => {
  const counted = await Promise.all(
    volumes.map(async ([entity, where]) => {
      const [row] = await found<{ n: number }>(`select count(*)::int as n from ${table(entity)} where ${where}`)
      return [entity, where, row?.n]
    }),
  )
  expect(counted).toEqual(volumes)
  const isDelay = columnSql(makeCatalog(), 'project', 'isDelay', 'p')
  expect(await found(`select from store.project p where ${isDelay}`)).toHaveLength(5)
  const measured = await Promise.all(
    measures.map(async ([what, query]) => {
      const [row] = await found<{ answer: string }>(`select (${query})::text as answer`)
      return [what, query, row?.answer]
    }),
  )
  expect(measured).toEqual(measures)
})

test('money of contracts keeps to what was agreed, and its figures to their sums', async () => {
  const beyond = await found(
    `select from store.contract where parent_id is null and (received_money > total_money or invoice_money + reserved_money > total_money)`,
  )
  expect(beyond).toHaveLength(0)
  const apart = await found(
    `select from store.contract c where parent_id is null and (
       received_money <> (select coalesce(sum(money), 0) from store.returned_money_apply a where a.contract_id = c.id and a.status = '通过')
       or invoice_money <> (select coalesce(sum(money), 0) from store.invoicing i where i.contract_id = c.id and i.status in ('已开票', '部分红冲', '已红冲')))`,
  )
  expect(apart).toHaveLength(0)
  const overPlan = await found('select from store.invoicing_plan where invoiced_money + reserved_money > money')
  expect(overPlan).toHaveLength(0)
  const overPlanned = await found(
    `select from store.contract c where parent_id is null
       and (select sum(money) from store.invoicing_plan p where p.contract_id = c.id and not is_cancel) > total_money`,
  )
  expect(overPlanned).toHaveLength(0)
})

test('red invoices name what they flush, and the flushed one says so', async () => {
  const rows = await found<{ red: string; blue: string; taken: boolean }>(
    `select r.status as red, b.status as blue, b.flushed_money = -r.money as taken from store.invoicing r
     join store.invoicing b on b.id = r.blue_id and not b.is_red and b.contract_id = r.contract_id
       and -r.money <= b.money and r.reason is not null order by 1, 2`,
  )
  expect(rows.map(({ red, blue, taken }) => `${red} ${blue} ${taken}`)).toEqual([
    '已开票 已红冲 true',
    '已开票 已红冲 true',
    '已开票 部分红冲 true',
    '待审核 已开票 false',
    '待对方确认 已开票 false',
  ])
})

test('plans keep to what comes before, but in three projects', async () => {
  const isConflict = columnSql(makeCatalog(), 'projectModule', 'isConflict', 'm')
  const rows = await found(`select m.id from store.project_module m where ${isConflict}`)
  expect(rows).toHaveLength(3)
})

test('what needs three or four levels has all of their decisions', async () => {
  const rows = await found<{ audit3: string | null; audit4: string | null; levels: number[] }>(
    `select p.audit3, p.audit4, array_agg(t.audit_level order by t.audit_level) as levels
     from store.project p join store.audit_task t on t.relevance_id = p.id::text and t.status = '已同意'
     where p.audit_status = '通过' group by p.id`,
  )
  for (const { audit3, audit4, levels } of rows)
    expect(levels).toEqual([1, 2, ...(audit3 ? [3] : []), ...(audit4 ? [4] : [])])
  expect(new Set(rows.map(({ levels }) => levels.length))).toEqual(new Set([2, 3, 4]))
})

test('what waits for somebody says on its card what it is about, in names', async () => {
  const cards = await found<{ module: string; lines: { label: string; value: string }[] }>(
    `select t.module, t.summary as lines from store.audit_task t join store.audit_round r on r.id = t.round_id
     where t.status = '待处理' and r.kind = '提交'`,
  )
  const short = cards
    .filter(({ lines }) => lines.length < 2)
    .map(({ module, lines }) => `${module} ${JSON.stringify(lines)}`)
  expect([...new Set(short)]).toEqual([])
  const said = cards.flatMap(({ module, lines }) => lines.map(({ label, value }) => `${module} ${label} ${value}`))
  expect(said.filter((line) => / [0-9a-f]{8}-|undefined$| [AB]$/.test(line))).toEqual([])
})

test('the trail of finance holds, and nobody claims an invoice twice', async () => {
  const cashier = await server.signIn('cw01', demoPassword)
  expect((await cashier.get('/api/financeLog/verify')).data).toMatchObject({ ok: true, firstBad: null })
  const [held] = await found<{ n: number }>(
    `select count(*)::int as n from store.money_expense m join store.submit_expense s on s.id = m.submit_id
     where m.invoice_number is not null and s.status in ('待一级审核', '待二级审核', '通过')`,
  )
  const uses = await found('select from store.invoice_use')
  expect(uses).toHaveLength(held?.n ?? -1)
})

test('whoever is named for a level that is still to come may decide on it', async () => {
  const { all } = makeCatalog()
  const codes = (await found<{ id: string }>('select id from store.operation')).map(({ id }) => id)
  const barred: string[] = []
  for (const entity of all.values())
    for (let level = 1; level <= (entity.audit?.levels ?? 0); level++) {
      const column = `audit${level}`
      const code = codeOf({ codes }, entity, level)
      if (!(column in entity.fields) || !code) continue
      const waiting = ['待一级审核', '待二级审核', '待三级审核', '待四级审核'].slice(0, level - 1)
      const { rows } = await server.owner.query(
        `select from ${table(entity.name)} x where x.${columnOf(auditField(entity))} = any ($1) and x.${column} is not null
           and x.${column} not in (select app.holders_of($2))`,
        [waiting, code],
      )
      if (rows.length) barred.push(`${entity.name} ${column} ${code}: ${rows.length}`)
    }
  expect(barred).toEqual([])
})

test('what a client is asked to sign has the digest they sign', async () => {
  const { all } = makeCatalog()
  const bare: string[] = []
  for (const entity of all.values())
    if ('contentHash' in entity.fields) {
      const rows = await found(`select from ${table(entity.name)} where status = '客户待确认' and content_hash is null`)
      if (rows.length) bare.push(`${entity.name}: ${rows.length}`)
    }
  expect(bare).toEqual([])
})

test('everybody on the payroll has an account, and their attendance is locked', async () => {
  expect(
    await found(
      `select distinct u.name from store.money_payroll s join store."user" u on u.id = s.user_id where u.bank_account is null`,
    ),
  ).toEqual([])
  expect(
    await found(
      `select distinct m.month, m.status from store.money_payroll s join store.submit_payroll p on p.id = s.submit_id
         join store.attendance_month m on m.user_id = s.user_id and m.month = p.month where m.status <> '已锁定'`,
    ),
  ).toEqual([])
})

test('days off are as announced, and none is invented for a year to come', async () => {
  const days = await found<{ date: string; kind: string }>(
    `select date::text, kind from store.holiday where date in ('2025-06-02', '2026-10-07') order by date`,
  )
  expect(days).toEqual([
    { date: '2025-06-02', kind: '调休放假' },
    { date: '2026-10-07', kind: '调休放假' },
  ])
  expect(await found(`select from store.holiday where date >= '2027-01-01' and kind like '调休%'`)).toEqual([])
})

test('a change that waits is agreed to by who has it in hand', async () => {
  const filters = JSON.stringify({ status: { equalTo: '变更中' } })
  const { nodes } = (await head.get(`/api/client?filters=${filters}`)).data as {
    nodes: { id: string; waitsFor: unknown[] | null }[]
  }
  const id = nodes.find(({ waitsFor }) => waitsFor?.length)?.id
  const { version } = (await head.get(`/api/client/${id}`)).data
  expect((await head.post('/api/client/action/approve', { id, version })).data).toMatchObject({ status: '通过' })
})

test('nothing is open any more that hangs on a project that was terminated', async () => {
  const catalog = makeCatalog()
  const open = hanging.map(async ({ move: [name], by, where }) => {
    const text = `select from ${table(name)} t join store.project p on p.id = t.${columnOf(by)}
      where p.project_status = '终止' and (${sqlOf(where, catalog.place(catalog.entity(name), 't'))})`
    return [name, (await found(text)).length] as const
  })
  expect((await Promise.all(open)).filter(([, count]) => count > 0)).toEqual([])
})
