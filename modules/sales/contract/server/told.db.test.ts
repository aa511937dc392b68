import { decide, inForce, type Ledgers, move, openLedgers, received } from '@chengban/server/testing/ledgers.ts'
import { day } from '@chengban/server/testing/staff.ts'
import { expectOk } from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

let all: Ledgers
beforeAll(async () => {
  all = await openLedgers()
})
beforeEach(() => all.server.owner.query('delete from store.message'))
afterAll(() => all?.server.close())

const sql = async (text: string, params: readonly unknown[] = []) =>
  (await all.server.owner.query(text, [...params])).rows
/** Returns the titles of all messages to a person. */
const heard = async (userId: string | undefined): Promise<string[]> =>
  (await sql('select title from store.message where user_id = $1', [userId])).map(({ title }) => title)

const projectOf = async (contractId: string): Promise<string> => {
  const body = { name: `实施${contractId}`, type: '实施项目', startTime: day(), principalId: all.ids.s2 }
  const { id } = expectOk(await all.admin.post('/api/project', body)).data
  await sql(`update store.project set project_status = '实施中', contract_id = $2 where id = $1`, [id, contractId])
  return id
}

test('of a contract in force hear its client, finance, and who plans and begins projects', async () => {
  const id = await inForce(all, '1000.00', { signed: true })
  const { name } = expectOk(await all.s1.get(`/api/contract/${id}`)).data
  const finance = (await all.f1.get('/api/core-user/info')).data.id
  expect(await heard(finance)).toContain(`【合同】${name}已通过审核`)
  const [boss] = await sql(`select user_id as id from store.admin where name = 'admin'`)
  expect(await heard(boss.id)).toEqual(expect.arrayContaining([expect.stringMatching(/请排开票计划|请立项/)]))
})

test('who leads the project hears that money came and that the contract has ended, without its sum', async () => {
  const id = await inForce(all, '1000.00', { signed: true })
  const project = await projectOf(id)
  const { name } = expectOk(await all.s1.get(`/api/contract/${id}`)).data
  await received(all, id, '10.00')
  expect(await heard(all.ids.s2)).toContain(`【回款】${name}有回款到账`)
  const seen = expectOk(await all.s2.get(`/api/contract/${id}`)).data
  expect([seen.name, seen.money, seen.receivedMoney]).toEqual([name, null, null])
  expectOk(await move(all.admin, 'contract', id, 'terminate', { opinion: '不做了' }))
  const { name: called } = expectOk(await all.s2.get(`/api/project/${project}`)).data
  expect(await heard(all.ids.s2)).toContain(`【项目】${called}的合同已终止，请处理项目`)
})

test('what follows a contract is told in the records it is written to', async () => {
  const id = await inForce(all, '1000.00', { signed: true })
  const { data } = await all.s1.get(`/api/contract/${id}`)
  const more = { name: '增补', money: '50.00', parentId: id, form: data.form, payWay: data.payWay }
  const body = { ...more, clientId: data.clientId, selfCompany: data.selfCompany, contractFile: data.contractFile }
  const { id: supplement } = expectOk(await all.s1.post('/api/contract', body)).data
  expectOk(await move(all.s1, 'contract', supplement, 'submit'))
  await decide(all.h, 'contract', supplement)
  const plan = { contractId: id, year: 2026, month: 1, type: '进度款', money: '500.00', dtReceive: '2026-01-31' }
  const { id: line } = expectOk(await all.s1.post('/api/invoicingPlan', plan)).data
  expectOk(await move(all.admin, 'contract', id, 'terminate', { opinion: '不做了' }))
  expect(expectOk(await all.s1.get(`/api/contract/${supplement}`)).data.stage).toBe('已终止')
  const told = await sql(
    `select relevance_id as id from store.comment where relevance_id = any ($1) and type = '记录'
       and (content || changes::text) ~ '随主合同|已终止|取消'`,
    [[supplement, line]],
  )
  expect(new Set(told.map((one) => one.id))).toEqual(new Set([supplement, line]))
})
