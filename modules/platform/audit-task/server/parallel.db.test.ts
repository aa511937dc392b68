import { clock } from '@chengban/engine/clock.ts'
import { type Company, openCompany } from '@chengban/server/live/testing/company.ts'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'

let company: Company
beforeAll(async () => {
  company = await openCompany()
})
afterAll(() => company.close())
afterEach(() => clock.shift(0))

type Who = keyof Company['people']
const get = (who: Who, path: string) => company.call(company.people[who], 'GET', path)
const post = (who: Who, path: string, body: object) => company.call(company.people[who], 'POST', path, body)
const taskOf = async (who: Who, id: string): Promise<{ id: string; version: number }> => {
  const { data } = await get(who, '/auditTask?pageSize=50')
  return data.nodes.find(({ relevanceId }: { relevanceId: string }) => relevanceId === id)
}
const decide = (who: Who, action: string, body: object) => post(who, `/auditTask/action/${action}`, body)
const submitted = async (name: string): Promise<string> => {
  const id = await company.contract(name)
  await company.submit(id)
  return id
}

describe('at once', () => {
  it('two approvals of one record: one passes, one comes too late', async () => {
    const id = await submitted('并发')
    const task = await taskOf('first', id)
    const both = await Promise.all([decide('first', 'approve', task), decide('first', 'approve', task)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(both.find(({ status }) => status === 200)?.data).toEqual({
      status: '待二级审核',
      version: 3,
      nextApprovers: ['second'],
    })
    expect(['单据已变更，请刷新', '该单据已被处理']).toContain(both.find(({ status }) => status === 409)?.message)
  })

  it('twenty last approvals: twenty numbers, one after the other', async () => {
    const ids = await Promise.all(Array.from({ length: 20 }, (_, index) => submitted(`第${index + 1}份`)))
    const items = await Promise.all(ids.map((id) => taskOf('first', id)))
    expect((await post('first', '/auditTask/batch', { action: 'approve', items })).data).toEqual({
      done: 20,
      failed: [],
    })
    const last = await Promise.all(ids.map((id) => taskOf('second', id)))
    const answers = await Promise.all(last.map((task) => decide('second', 'approve', task)))
    expect(new Set(answers.map(({ data }) => data.status))).toEqual(new Set(['通过']))
    const numbers = await company.office.owner.query<{ n: string }>(
      'select contract_number as n from store.contract where id = any ($1) order by 1',
      [ids],
    )
    const first = Number(numbers[0]?.n.slice(-4))
    expect(numbers.map(({ n }) => Number(n.slice(-4)))).toEqual(Array.from({ length: 20 }, (_, index) => first + index))
  })

  it('a batch names what was refused and keeps the rest', async () => {
    const [a, b] = [await submitted('批一'), await submitted('批二')]
    const [one, two] = [await taskOf('first', a), await taskOf('first', b)]
    const { data } = await post('first', '/auditTask/batch', {
      action: 'approve',
      items: [{ id: one.id, version: 9 }, two],
    })
    expect(data).toEqual({ done: 1, failed: [{ id: one.id, title: '合同【批一】', message: '单据已变更，请刷新' }] })
    expect(await post('first', '/auditTask/batch', { action: 'approve', items: [] })).toMatchObject({ status: 422 })
    expect(
      await post('first', '/auditTask/batch', { action: 'approve', items: Array.from({ length: 51 }, () => one) }),
    ).toMatchObject({ status: 422, message: '一次最多处理50条' })
  })
})

describe('urging', () => {
  const urge = (who: Who, relevanceId: string) => decide(who, 'urge', { module: 'contract', relevanceId })

  it('is the initiator’s, of a record that is in audit', async () => {
    const [id, draft] = [await submitted('催一'), await company.contract('草稿')]
    expect(await urge('s2', id)).toMatchObject({ status: 404 })
    expect(await urge('first', id)).toMatchObject({ status: 403 })
    expect(await urge('s1', draft)).toMatchObject({ status: 409, message: '单据不在审批中' })
  })

  it('reaches whoever has it in hand once in four hours, whoever asks twice at once', async () => {
    const id = await submitted('催二')
    const both = await Promise.all([urge('s1', id), urge('s1', id)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 429])
    expect(both.find(({ status }) => status === 200)?.data).toEqual({ urged: ['first'] })
    clock.shift(4 * 3600 - 60)
    expect(await urge('s1', id)).toMatchObject({ status: 429, message: '4小时内只能催办一次' })
    clock.shift(4 * 3600 + 60)
    expect(await urge('s1', id)).toMatchObject({ status: 200 })
    const told = await company.office.owner.query<{ title: string }>(
      `select title from store.message where relevance_id = $1 and kind = '催办'`,
      [id],
    )
    expect(told.map(({ title }) => title)).toEqual(['【催办】合同【催二】', '【催办】合同【催二】'])
  })
})
