import { today } from '@chengban/engine/clock.ts'
import { runNotice } from '@chengban/engine/remind/run-notice.ts'
import { notices } from '@chengban/server/compose.ts'
import { decide, inForce, type Ledgers, move, openLedgers } from '@chengban/server/testing/ledgers.ts'
import type { Answer, Api } from '@chengban/server/testing/server.ts'
import { contractInput, expectOk, makeClient } from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let all: Ledgers
let one: string
let other: string

const sql = async (text: string, params: readonly unknown[] = []) =>
  (await all.server.owner.query(text, [...params])).rows
const told = ({ status, message, data }: Answer) => [status, data?.fields ?? message]
const made = async (api: Api, table: string, body: object): Promise<string> =>
  expectOk(await api.post(`/api/${table}`, body)).data.id

beforeAll(async () => {
  all = await openLedgers()
  one = all.clientId
  other = await makeClient(all, '乙市第二医院')
})
afterAll(() => all.server.close())

describe('a record of a client', () => {
  const visit = () => ({ clientId: one, tzVisit: new Date().toISOString() })

  test('names no sale, contract or person of another', async () => {
    const sale = await made(all.s1, 'businessOpportunity', { name: '集成', clientId: other, type: '新建' })
    const contact = await made(all.s1, 'clientContact', { clientId: other, name: '何', phone: '13800000009' })
    expect(told(await all.s1.post('/api/clientVisit', { ...visit(), businessOpportunityId: sale }))).toEqual([
      422,
      { businessOpportunityId: '商机不属于该客户' },
    ])
    expect(told(await all.s1.post('/api/clientVisit', { ...visit(), clientContactIds: [contact] }))).toEqual([
      422,
      { clientContactIds: '联系人不属于该客户' },
    ])
    expectOk(await all.s1.post('/api/clientVisit', { ...visit(), clientId: other, businessOpportunityId: sale }))
    const log = { businessOpportunityId: sale, content: '来电' }
    const [own] = await sql('select id from store.client_contact where client_id = $1', [one])
    expect(told(await all.s1.post('/api/businessLog', { ...log, clientContactIds: [own.id] }))).toEqual([
      422,
      { clientContactIds: '联系人不属于该客户' },
    ])
    expectOk(await all.s1.post('/api/businessLog', { ...log, clientContactIds: [contact] }))
  })

  test('its way in is read by who works on its projects', async () => {
    await sql(`update store.client set vpn = '10.0.0.1' where id = $1`, [one])
    const body = { name: '甲院', type: '内部项目', startTime: today(), principalId: all.ids.g }
    const project = await made(all.admin, 'project', body)
    await sql('update store.project set client_id = $2 where id = $1', [project, one])
    expect((await all.s2.get(`/api/client/${one}`)).status).toBe(404)
    await made(all.admin, 'projectMember', { projectId: project, kind: 'back', userId: all.ids.s2 })
    const seen = expectOk(await all.s2.get(`/api/client/${one}`)).data
    expect([seen.vpn, seen.accountNumber]).toEqual(['10.0.0.1', null])
  })
})

test('a sale that was won or lost keeps its rate', async () => {
  const id = await made(all.s1, 'businessOpportunity', { name: '住院', clientId: one, type: '新建' })
  await sql(`update store.business_opportunity set schedule = '赢单', status = '通过' where id = $1`, [id])
  const { version } = expectOk(await all.s1.get(`/api/businessOpportunity/${id}`)).data
  const tried = await all.s1.patch(`/api/businessOpportunity/${id}`, { id, version, successRate: '5.00' })
  expect(told(tried)).toEqual([422, { successRate: '商机已关闭' }])
})

test('what somebody watches is told with their name', async () => {
  const body = {
    title: '采购',
    kind: '招标公告',
    source: '省网',
    url: 'https://tender.example/1',
    tzPublish: new Date().toISOString(),
  }
  const id = await made(all.admin, 'zfcg', body)
  const act = async (api: Api) =>
    api.post('/api/zfcg/action/watch', { id, version: (await all.admin.get(`/api/zfcg/${id}`)).data.version })
  expectOk(await act(all.s1))
  expect(told(await act(all.admin))).toEqual([409, '已由林一跟进'])
})

test('a debt that comes back is followed again', async () => {
  const contract = await inForce(all, '100.00')
  const ledger = async () =>
    (await sql('select tz_retire is null as followed from store.returned_money where contract_id = $1', [contract]))[0]
  await sql('update store.returned_money set tz_retire = app.now() where contract_id = $1', [contract])
  expect(await ledger()).toEqual({ followed: false })
  const values = await contractInput(all.s1, one, '增补', '50.00')
  const id = await made(all.s1, 'contract', { ...values, parentId: contract })
  expectOk(await move(all.s1, 'contract', id, 'submit'))
  await decide(all.h, 'contract', id)
  expect(await ledger()).toEqual({ followed: true })
})

test('a plan reminds on the days of the setting', async () => {
  const contract = await inForce(all, '300.00')
  const notice = notices.find(({ declared }) => declared.code === 'contractReturned')
  if (!notice) throw new Error('contractReturned is no notice')
  const run = async () => {
    await all.server.parts.auth.transaction((tx) => runNotice(tx, all.server.parts.catalog, notice, { day: today() }))
    return (await sql(`select count(*)::int as n from store.message where title like '%应回款%'`))[0].n
  }
  await sql(
    `insert into store.invoicing_plan (id, contract_id, user_id, year, month, type, money, dt_receive, tz_create, tz_update)
     values (gen_random_uuid(), $1, $2, 2026, 1, '验收款', 100, $3::date + 3, app.now(), app.now())`,
    [contract, all.ids.s1, today()],
  )
  expect(await run()).toBe(0)
  await sql(`update store.config set value = '-3,0' where key = 'returnedMoney.warnDays'`)
  expect(await run()).toBe(1)
})
