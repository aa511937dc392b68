import { type Cast, expectOk, makeCast, roleIds, staffedHouse } from '@chengban/server/testing/cast.ts'
import type { House } from '@chengban/server/testing/house.ts'
import { day, step } from '@chengban/server/testing/staff.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

let house: House
let cast: Cast
beforeAll(async () => {
  house = await staffedHouse()
  cast = await makeCast(house)
  const id = (await roleIds(cast.admin)).审核
  const operationCodes = ['restDay:audit']
  expectOk(await cast.admin.patch('/api/role/action/set-permission', { id, permissionIds: [], operationCodes }))
})
afterAll(() => house.close())

/** A Monday to come. */
const monday = (): string => day(7 + ((8 - new Date(`${day()}T00:00:00Z`).getUTCDay()) % 7))
const after = (from: string, days: number): string =>
  new Date(Date.parse(from) + days * 86_400_000).toISOString().slice(0, 10)

test('a leave that was changed is agreed to by the head: it is its applicant’s, not the approver’s', async () => {
  const from = monday()
  const handoverId = cast.ids.s2
  const values = { kind: '事假', startDate: from, endDate: after(from, 2), reason: '家中有事', handoverId }
  const { id } = expectOk(await cast.s1.post('/api/restDay', values)).data
  expectOk(await step(cast.s1, 'restDay', id, 'submit'))
  expectOk(await step(cast.h, 'restDay', id, 'approve'))
  expectOk(await step(cast.s1, 'restDay', id, 'change'))
  const { version } = (await cast.s1.get(`/api/restDay/${id}`)).data
  expectOk(await cast.s1.patch(`/api/restDay/${id}`, { id, version, patch: { endDate: after(from, 1) } }))
  expectOk(await step(cast.s1, 'restDay', id, 'submit', { opinion: '早一天回来' }))
  expect(await step(cast.h, 'restDay', id, 'approve')).toMatchObject({ code: 'OK' })
  expect((await cast.s1.get(`/api/restDay/${id}`)).data).toMatchObject({ status: '通过', endDate: after(from, 1) })
})
