import {
  type Cast,
  expectOk,
  makeCast,
  pdf,
  person,
  personPassword,
  roleIds,
  staffedHouse,
} from '@chengban/server/testing/cast.ts'
import type { Desk, House } from '@chengban/server/testing/house.ts'
import { day, step } from '@chengban/server/testing/staff.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

let house: House
let cast: Cast
let judge: Desk

beforeAll(async () => {
  house = await staffedHouse()
  cast = await makeCast(house)
  const roles = await roleIds(cast.admin)
  const department = (await cast.admin.get('/api/department?pageSize=50')).data.nodes[0].id
  await person(cast.admin, 'hr1', '人一', department, [roles.人事 as string, roles.员工 as string])
  judge = await house.signIn('hr1', personPassword)
})
afterAll(() => house.close())

const evidence = async (desk: Desk, name: string) => [
  { url: expectOk(await desk.upload(name, pdf, 'application/pdf')).data },
]
const waits = async (desk: Desk, id: string): Promise<boolean> => {
  const { nodes } = expectOk(await desk.get('/api/auditTask?box=todo')).data
  return nodes.some(({ relevanceId }: { relevanceId: string }) => relevanceId === id)
}

test('whoever is accused answers with files, and the answer waits in the inbox of those who judge', async () => {
  const said = { userId: cast.ids.s1, date: day(), kind: '流程', level: '提醒', detail: '未按流程' }
  const { id } = expectOk(await cast.admin.post('/api/violate', said)).data
  expectOk(await step(cast.admin, 'violate', id, 'submit'))
  expect(await waits(judge, id)).toBe(false)
  const answer = (move: string, more: object) => step(cast.s1, 'violate', id, move, more)
  expect((await answer('explain', { file: 'x', statement: '在外' })).data.fields).toHaveProperty('file')
  expectOk(await answer('explain', { statement: '在外', file: await evidence(cast.s1, '说明.pdf') }))
  const read = async () => expectOk(await cast.s1.get(`/api/violate/${id}`)).data
  expect((await read()).statementFile).toHaveLength(1)
  // the reporter does not decide on it either
  expect([await waits(cast.admin, id), await waits(judge, id)]).toEqual([false, true])
  expectOk(await step(judge, 'violate', id, 'audit', { pass: true }))
  expectOk(await answer('appeal', { appeal: '已报备', file: await evidence(cast.s1, '报备.pdf') }))
  expect(await read()).toMatchObject({ status: '复核中', statementFile: [{}], appealFile: [{}] })
})
