import { demoPassword } from '@chengban/modules/platform/server/demo.ts'
import { expectOk } from '@chengban/server/testing/cast.ts'
import { type Answer, type Desk, type House, openHouse } from '@chengban/server/testing/house.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

let house: House
let cashier: Desk
let clerk: Desk

const sql = async (text: string, ...params: readonly unknown[]) => (await house.owner.query(text, [...params])).rows
const told = ({ status, data, message }: Answer) => [status, data?.fields ?? message]

beforeAll(async () => {
  house = await openHouse({ demo: true })
  cashier = await house.signIn('cw03', demoPassword)
  clerk = await house.signIn('cw01', demoPassword)
})
afterAll(() => house.close())

const waiting = async () =>
  (
    await sql(`select id, version, user_id from store.submit_expense where pay_status = '待付款' order by id limit 1`)
  )[0]

test('what only takes back is booked without a way of payment, and money is not', async () => {
  const { id, version } = await waiting()
  await sql(`update store.submit_expense set notice_check = true where id = $1`, id)
  const pay = () => cashier.post('/api/submitExpense/action/pay', { id, version, dtPay: '2026-11-25' })
  expect(told(await pay())).toEqual([422, { payWay: '请选择付款方式' }])
  await house.owner.query(`set session_replication_role = replica;
    update store.submit_expense set audit_money = 0 where id = '${id}'; set session_replication_role = origin`)
  expectOk(await pay())
})

test('a payee hears which receipts are missing, in the words of whoever looked', async () => {
  const { id, version, user_id: payee } = await waiting()
  expectOk(await clerk.post('/api/submitExpense/noticeCheck', { id, version, received: false, remark: '缺住宿发票' }))
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
  const own = await house.signIn('cw02', demoPassword)
  const { version } = expectOk(await own.get(`/api/submitExpense/${id}`)).data
  expect(told(await own.post('/api/submitExpense/action/submit', { id, version }))).toEqual([
    422,
    { userId: '收款人已停用' },
  ])
})
