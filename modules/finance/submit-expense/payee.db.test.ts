import { demoPassword } from '@chengban/modules/platform/server/demo.ts'
import { type Answer, type Api, openServer, type TestServer } from '@chengban/server/testing/server.ts'
import { expectOk } from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

let server: TestServer
let cashier: Api
let clerk: Api

const sql = async (text: string, ...params: readonly unknown[]) => (await server.owner.query(text, [...params])).rows
const told = ({ status, data, message }: Answer) => [status, data?.fields ?? message]

beforeAll(async () => {
  server = await openServer({ demo: true })
  cashier = await server.signIn('cw03', demoPassword)
  clerk = await server.signIn('cw01', demoPassword)
})
afterAll(() => server.close())

const waiting = async () =>
  (
    await sql(`select id, version, user_id from store.submit_expense where pay_status = '待付款' order by id limit 1`)
  )[0]

test('what only takes back is booked without a way of payment, and money is not', async () => {
  const { id, version } = await waiting()
  await sql(`update store.submit_expense set notice_check = true where id = $1`, id)
  const pay = () => cashier.post('/api/submitExpense/action/pay', { id, version, dtPay: '2026-11-25' })
  expect(told(await pay())).toEqual([422, { payWay: '请选择付款方式' }])
  await server.owner.query(`set session_replication_role = replica;
    update store.submit_expense set audit_money = 0 where id = '${id}'; set session_replication_role = origin`)
  expectOk(await pay())
})

test('a payee hears which receipts are missing, in the words of whoever looked', async () => {
  const { id, version, user_id: payee } = await waiting()
  const missing = { id, version, received: false, remark: '缺住宿发票' }
  expect(expectOk(await clerk.post('/api/submitExpense/noticeCheck', missing))).toMatchObject({
    data: { noticeCheck: false },
  })
  const heard = await sql(`select title from store.message where user_id = $1 and relevance_id = $2`, payee, id)
  expect(heard.map(({ title }) => title).some((title) => title.includes('票据未收齐：缺住宿发票'))).toBe(true)
})

test('a claim of somebody who is shut out meanwhile is not handed in', async () => {
  const [{ id, payee, maker }] = await sql(
    `select s.id, s.user_id as payee, a.user_id as maker from store.submit_expense s, store.admin a
     where s.status in ('草稿', '已撤回', '驳回') and a.name = 'cw02' and a.user_id <> s.user_id order by s.id limit 1`,
  )
  await sql('update store.submit_expense set creator_id = $2 where id = $1', id, maker)
  await sql(`update store."user" set status = '停用' where id = $1`, payee)
  const own = await server.signIn('cw02', demoPassword)
  const { version } = expectOk(await own.get(`/api/submitExpense/${id}`)).data
  expect(told(await own.post('/api/submitExpense/action/submit', { id, version }))).toEqual([
    422,
    { userId: '收款人已停用' },
  ])
})

test('a run pays several claims, loans first, or none of them', async () => {
  const [{ id: payee }] = await sql(`select user_id as id from store.admin where name = 'ss04'`)
  const items = (await sql(
    `update store.submit_expense set user_id = $1, creator_id = $1, notice_check = true, pay_status = '待付款', dt_pay = null, pay_way = null
     where id in (select id from store.submit_expense where status = '通过' and company = 'A' and audit_money > 0 order by id limit 3)
     returning id, version, audit_money::text as money`,
    payee,
  )) as { id: string; version: number; money: string }[]
  await server.owner.query(`set session_replication_role = replica;
    update store.money_come_go set status = '草稿' where user_id = '${payee}';
    update store.money_come_go set user_id = '${payee}', company = 'A', kind = '付出', type = '员工借款', status = '通过', settle = '未结清', money = 1, back_money = 0
      where id = (select id from store.money_come_go order by id limit 1); set session_replication_role = origin`)
  const run = (rows: object[]) =>
    cashier.post('/api/submitExpense/action/pay', { items: rows, dtPay: '2026-11-25', payWay: '银行转账' })
  const sent = items.map(({ id, version }) => ({ id, version }))
  const [first] = sent
  await sql(
    `update store.submit_expense set creator_id = (select user_id from store.admin where name = 'cw03') where id = $1`,
    first?.id,
  )
  expect(told(await run(sent))).toEqual([403, '不能给自己付款'])
  const states = async () =>
    (
      await sql(
        'select pay_status from store.submit_expense where id = any ($1)',
        items.map(({ id }) => id),
      )
    ).map((row) => row.pay_status)
  expect(await states()).toEqual(['待付款', '待付款', '待付款'])
  await sql(`update store.submit_expense set creator_id = $2 where id = $1`, first?.id, payee)
  const total = items.reduce((sum, { money }) => sum + Math.round(Number(money) * 100), 0)
  expect(expectOk(await run(sent)).data).toMatchObject({
    paid: 3,
    offsetMoney: '1.00',
    money: ((total - 100) / 100).toFixed(2),
  })
  expect(await states()).toEqual(['已付款', '已付款', '已付款'])
})
