import { type Ledgers, openLedgers } from '@chengban/server/testing/ledgers.ts'
import type { Answer, Api } from '@chengban/server/testing/server.ts'
import { expectOk } from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

let all: Ledgers
beforeAll(async () => {
  all = await openLedgers()
})
afterAll(() => all?.server.close())

const set = (cells: readonly object[], api: Api = all.h): Promise<Answer> =>
  api.post('/api/salesTarget/setYear', { year: 2026, cells })
const told = ({ status, message, data }: Answer) => [status, data?.fields ?? message]
const targets = async (): Promise<readonly Record<string, unknown>[]> =>
  (await all.g.get('/api/salesTarget?sort=month&pageSize=50')).data.nodes

test('a year of targets is set whole or not at all, by who leads those people', async () => {
  const { s1, s2, h } = all.ids
  expect(told(await set([]))).toEqual([422, { cells: '目标至少1行' }])
  expect(told(await set([{ month: 1, money: '1.00' }]))).toEqual([422, { 'cells.0.userId': '请选择人员或部门' }])
  expect((await set([{ userId: s1, month: 13, money: '1.00' }])).status).toBe(422)
  expect((await set([{ userId: s1, month: 1, money: '-1.00' }])).status).toBe(422)
  const twice = { userId: s1, month: 1, money: '1.00' }
  expect(told(await set([twice, twice]))).toEqual([422, { 'cells.1.month': '该月目标已存在' }])
  expect((await set([twice], all.s1)).code).toBe('FORBIDDEN')
  expect((await set([twice, { userId: h, month: 1, money: '1.00' }])).code).toBe('FORBIDDEN')
  expect((await set([{ userId: s2, month: 1, money: '1.00' }])).code).not.toBe('OK')
  expect(await targets()).toEqual([])
})

test('the cells that changed are written, those that others wrote meanwhile refused', async () => {
  const { s1 } = all.ids
  const cell = (month: number, money: string | null, was: string | null) => ({ userId: s1, month, money, was })
  const first = await set([cell(1, '100.00', null), cell(2, '200.00', null), cell(3, null, null)])
  expect(expectOk(first).data).toEqual({ created: 2, changed: 0, removed: 0 })
  expect(told(await set([cell(1, '150.00', null)]))).toEqual([409, '目标已被他人修改，请刷新'])
  const second = await set([cell(1, '150.00', '100.00'), cell(2, null, '200.00'), cell(3, '300.00', null)])
  expect(expectOk(second).data).toEqual({ created: 1, changed: 1, removed: 1 })
  // who may not set it learns nothing of what stands, whatever they take for standing
  for (const month of [1, 2])
    for (const was of ['150.00', null])
      for (const money of ['150.00', '1.00', null])
        expect((await set([cell(month, money, was)], all.s2)).code).toBe('FORBIDDEN')
  expect((await targets()).map(({ month, money }) => [month, money])).toEqual([
    [1, '150.00'],
    [3, '300.00'],
  ])
  expect((await all.s1.get('/api/salesTarget')).data.totalCount).toBe(2)
})

test('a paste of people and months comes in one step, by who manages the sales of all', async () => {
  const { s1, s2, h } = all.ids
  const months = Array.from({ length: 12 }, (_, at) => at + 1)
  const cells = [s2, h].flatMap((userId) => months.map((month) => ({ userId, month, money: '400000.00' })))
  expect(expectOk(await set([...cells, { userId: s1, month: 2, money: '1.00' }], all.g)).data.created).toBe(25)
})
