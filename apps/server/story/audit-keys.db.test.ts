import { randomUUID } from 'node:crypto'
import { offers } from '@chengban/kernel/decided.ts'
import { auditMoves } from '@chengban/kernel/workflow.ts'
import { type Cast, makeCast, staffedHouse } from '@chengban/server/testing/cast.ts'
import type { House } from '@chengban/server/testing/house.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeCatalog } from '../compose.ts'

let house: House
let cast: Cast
beforeAll(async () => {
  house = await staffedHouse()
  cast = await makeCast(house)
})
afterAll(() => house.close())

test('an act of an audit refuses a key it does not know, of every entity', async () => {
  const doors = [...makeCatalog().all.values()].flatMap((entity) =>
    Object.keys(auditMoves)
      .filter((name) => offers(entity, name))
      .map((name) => `/api/${entity.name}/action/${name}`),
  )
  const taken: string[] = []
  for (const door of doors) {
    const { status, data } = await cast.admin.post(door, { id: randomUUID(), version: 1, opinion: '好', nonsense: 1 })
    if (status !== 422 || data?.fields?.nonsense !== '未知字段') taken.push(`${door} ${status}`)
  }
  expect([doors.length > 300, taken]).toEqual([true, []])
})
