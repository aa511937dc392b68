import { decide, type Ledgers, move, openLedgers } from '@chengban/server/testing/ledgers.ts'
import type { Answer, Api } from '@chengban/server/testing/server.ts'
import { day } from '@chengban/server/testing/staff.ts'
import { expectOk } from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

let all: Ledgers
let sale: string

const told = ({ status, message, data }: Answer) => [status, data?.fields ?? message]
const sql = async (text: string, params: readonly unknown[] = []) =>
  (await all.server.owner.query(text, [...params])).rows
const read = async () => expectOk(await all.admin.get(`/api/businessOpportunity/${sale}`)).data
const answer = async (api: Api, body: object = {}): Promise<Answer> => {
  const { version } = await read()
  const said = { id: sale, version, content: '已拜访信息科', dtNext: day(7), ...body }
  return api.patch('/api/remind/businessOpportunityUpdate', said)
}

beforeAll(async () => {
  all = await openLedgers()
  const body = { name: '甲市中心医院平台', clientId: all.clientId, type: '新建', budgetMyself: '400000.00' }
  sale = expectOk(await all.s1.post('/api/businessOpportunity', body)).data.id
  expectOk(await move(all.s1, 'businessOpportunity', sale, 'submit'))
  await decide(all.h, 'businessOpportunity', sale)
})
afterAll(() => all?.server.close())

/** A reminder that both sellers have not read. */
const remind = async (): Promise<void> => {
  await sql('delete from store.message where relevance_id = $1', [sale])
  for (const type of ['businessSilent', 'businessSign', 'businessNext'])
    for (const user of [all.ids.s1, all.ids.h])
      await all.server.make('message', {
        userId: user,
        kind: '提醒',
        type,
        title: '提醒',
        module: 'businessOpportunity',
        relevanceId: sale,
      })
}

test('a reminder of a sale is answered with what was done and when it goes on', async () => {
  expect(told(await answer(all.s2))).toEqual([404, '数据不存在'])
  expect(told(await answer(all.s1, { content: ' ' }))).toEqual([422, { content: '请填写跟进内容' }])
  expect(told(await answer(all.s1, { dtNext: null }))).toEqual([422, { dtNext: '请填写下次跟进日期' }])
  expect(told(await answer(all.s1, { dtNext: day(-1) }))).toEqual([422, { dtNext: '日期错误' }])
  expect(told(await answer(all.s1, { version: 99 }))).toEqual([409, '单据已变更，请刷新'])
  await remind()
  const { version } = await read()
  const done = expectOk(await answer(all.s1, { dtNext: day() })).data
  expect(done).toEqual({ id: sale, version: version + 1, businessLogId: expect.any(String) })
  const [entry] = await sql('select kind, content, dt_next::text, is_auto from store.business_log where id = $1', [
    done.businessLogId,
  ])
  expect(entry).toEqual({ kind: '跟进', content: '已拜访信息科', dt_next: day(), is_auto: false })
  expect((await read()).dtNext).toBe(day())
  // marked as read for everyone reminded; messages of other types stay unread
  const open = await sql('select type from store.message where relevance_id = $1 and not is_read', [sale])
  expect(open.map(({ type }) => type)).toEqual(['businessNext', 'businessNext'])
})

test('a day of signing that moves stands beside it, the rate changes with it', async () => {
  const ours = () =>
    sql(`select before, after from store.business_log where business_opportunity_id = $1 and kind = '我方'`, [sale])
  expect(await ours()).toEqual([])
  expectOk(await answer(all.s1, { signDate: day(30), successRate: '40.00' }))
  const { signDate, successRate } = await read()
  expect([signDate, successRate]).toEqual([day(30), '40.00'])
  expect(await ours()).toEqual([{ before: { signDate: null }, after: { signDate: day(30) } }])
  expectOk(await answer(all.s1))
  expect([(await read()).signDate, (await ours()).length]).toEqual([day(30), 1])
})

test('sent twice it is one entry; a sale that is won or lost takes none', async () => {
  const count = async () =>
    (await sql(`select from store.business_log where business_opportunity_id = $1 and kind = '跟进'`, [sale])).length
  const before = await count()
  const { version } = await read()
  const again = { version, content: '电话回访' }
  const twice = await Promise.all([answer(all.s1, again), answer(all.s1, again)])
  expect(twice.some(({ status }) => status === 200)).toBe(true)
  expect(await count()).toBe(before + 1)
  await sql(`update store.business_opportunity set schedule = '输单' where id = $1`, [sale])
  expect(told(await answer(all.s1))).toEqual([409, '商机已关闭'])
})

test('the chance of a sale is written while it is open, and no more once it is won or lost', async () => {
  const rate = async (successRate: string) => {
    const { version } = await read()
    return told(await all.s1.patch(`/api/businessOpportunity/${sale}`, { id: sale, version, successRate }))
  }
  for (const closed of ['赢单', '输单']) {
    await sql('update store.business_opportunity set schedule = $2 where id = $1', [sale, closed])
    expect(await rate('5.00')).toEqual([422, { successRate: '商机已关闭' }])
  }
  for (const open of ['搁置', '线索']) {
    await sql('update store.business_opportunity set schedule = $2 where id = $1', [sale, open])
    expect((await rate(open === '搁置' ? '30.00' : '35.00'))[0]).toBe(200)
  }
})
