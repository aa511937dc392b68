import { decide, type Ledgers, move, openLedgers } from '@chengban/server/testing/ledgers.ts'
import type { Answer, Api } from '@chengban/server/testing/server.ts'
import { expectOk } from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

let all: Ledgers
beforeAll(async () => {
  all = await openLedgers()
})
afterAll(() => all?.server.close())

const fieldsOf = (answer: Answer): unknown => answer.data?.fields
let count = 0
const begin = (more: object = {}, api: Api = all.s1): Promise<Answer> =>
  api.post('/api/businessOpportunity', {
    name: `甲市中心医院第${++count}期平台`,
    clientId: all.clientId,
    type: '新建',
    budgetMyself: '100000.00',
    ...more,
  })
const passed = async (more: object = {}): Promise<string> => {
  const { id } = expectOk(await begin(more)).data
  expectOk(await move(all.s1, 'businessOpportunity', id, 'submit'))
  await decide(all.h, 'businessOpportunity', id)
  return id
}
const step = (id: string, act: string, more: object = {}, api: Api = all.s1): Promise<Answer> =>
  move(api, 'businessOpportunity', id, act, more)
const read = async (id: string, name = 'businessOpportunity') => (await all.s1.get(`/api/${name}/${id}`)).data

test('confirmed in a change as no duplicate, it is handed in and passes so', async () => {
  expectOk(await begin({ name: '甲市中心医院影像' }))
  const id = await passed()
  expectOk(await step(id, 'change'))
  const rename = async (more: object = {}) =>
    all.s1.patch(`/api/businessOpportunity/${id}`, { patch: { name: '甲市中心医院影像', ...more } })
  expect(Object.keys(fieldsOf(await rename()) ?? {})).toEqual(['name'])
  expectOk(await rename({ confirmDuplicate: true }))
  expectOk(await step(id, 'submit'))
  await decide(all.h, 'businessOpportunity', id)
  expect(await read(id)).toMatchObject({ name: '甲市中心医院影像', confirmDuplicate: true, status: '通过' })
})
