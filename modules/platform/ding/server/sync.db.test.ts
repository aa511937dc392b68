import { dingDoor } from '@chengban/engine/ding/ding-door.ts'
import { DingDouble } from '@chengban/engine/ding/testing/ding-double.ts'
import { pngOf } from '@chengban/engine/files/testing/picture.ts'
import { call, type TestServer } from '@chengban/server/testing/server.ts'
import { expectOk, signInTeam, type Team, teamServer } from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'

let server: TestServer
let team: Team
let ding: DingDouble
beforeAll(async () => {
  ding = await DingDouble.open()
  server = await teamServer({ works: true, ding: dingDoor(undefined, ding.endpoints) })
  team = await signInTeam(server)
  await server.owner.query(`update store."user" set mobile = '13800000001' where id = $1`, [team.ids.s1])
})
afterAll(async () => {
  await server.close()
  await ding.close()
})
beforeEach(() => {
  ding.departments.clear()
  ding.departments.set(1, { name: '甲公司', parent: 0 })
  ding.departments.set(2, { name: '销售一部', parent: 1 })
  ding.people.length = 0
})

const sync = (more: object = {}) => team.admin.post('/api/user/toSync', more)
const theirs = (userid: string, name: string, mobile: string | undefined, dept_id_list = [2]) =>
  ding.people.push({ userid, name, ...(mobile ? { mobile } : {}), dept_id_list })
const person = async (where: string) =>
  (
    await server.owner.query(
      `select u.name, u.mobile, u.status, u.dingtalk_id as ding, d.name as department, u.role_id as role
       from store."user" u join store.department d on d.id = u.department_id where ${where}`,
    )
  ).rows
const nothingDone = {
  departments: { created: 0, updated: 0 },
  users: { created: 0, bound: 0, updated: 0, disabled: 0, skipped: 0 },
}

it('refuses who may not, and before it is configured; the night passes quietly', async () => {
  expect(await team.s1.post('/api/user/toSync')).toMatchObject({ status: 403 })
  expect(await sync()).toMatchObject({ status: 422, message: '钉钉未配置' })
  expectOk(await call(server.app, 'POST', '/api/test/job', undefined, { name: 'dingSync' }))
  expect(ding.asked).toEqual([])
  for (const [key, value] of Object.entries(DingDouble.settings))
    await server.owner.query(
      `update store.config set value = case type when '密钥' then '******' else $2 end,
         secret_value = case type when '密钥' then $2 end where key = $1`,
      [`ding.${key}`, value],
    )
})

it('writes nothing when DingTalk fails on the way', async () => {
  theirs('d1', '林一', '13800000001')
  expectOk(await sync({ dryRun: true }))
  ding.trouble.push(502)
  expect(await sync()).toMatchObject({ status: 500, message: '钉钉接口异常：HTTP 502' })
  expect(await person(`u.dingtalk_id is not null`)).toEqual([])
})

it('a dry run tells what would come of it and leaves everything as it was', async () => {
  theirs('d1', '林一一', '13800000001')
  theirs('d9', '新人', '13900000009')
  const { data } = expectOk(await sync({ dryRun: true }))
  expect(data).toEqual({
    departments: { created: 0, updated: 2 },
    users: { ...nothingDone.users, created: 1, bound: 1 },
    conflicts: [],
  })
  expect(await person(`u.dingtalk_id is not null or u.name = '新人'`)).toEqual([])
})

it('binds by mobile number, makes the others without any role, and changes nothing the second time', async () => {
  theirs('d1', '林一一', '13800000001')
  theirs('d9', '新人', '13900000009')
  expect(expectOk(await sync()).data).toMatchObject({ departments: { updated: 2 }, users: { created: 1, bound: 1 } })
  expect(await person(`u.dingtalk_id is not null order by u.dingtalk_id`)).toMatchObject([
    { name: '林一一', ding: 'd1', department: '销售一部', status: '在职' },
    { name: '新人', ding: 'd9', mobile: '13900000009', department: '销售一部', status: '待激活', role: null },
  ])
  expect(expectOk(await sync()).data).toEqual({ ...nothingDone, conflicts: [] })
  ding.people[0] = { userid: 'd1', name: '林一', mobile: '13800000002', dept_id_list: [2] }
  expect(expectOk(await sync()).data).toMatchObject({ users: { updated: 1 } })
  expect(await person(`u.dingtalk_id = 'd1'`)).toMatchObject([{ name: '林一', mobile: '13800000002' }])
})

it('passes over what is in conflict and tells of it, and does the rest', async () => {
  for (let n = 3; n <= 7; n++) ding.departments.set(n, { name: `第${n}层`, parent: n - 1 })
  theirs('d1', '林一', '13800000002')
  theirs('d20', '重一', '13700000000')
  theirs('d21', '重二', '13700000000')
  theirs('d22', '太深', '13700000022', [7])
  theirs('d23', '号码错', '123')
  theirs('d24', '好人', undefined)
  const { data } = expectOk(await sync())
  expect(data.users).toMatchObject({ created: 1, skipped: 4 })
  expect(data.conflicts.map(({ dingtalkId, reason }: Record<string, string>) => `${dingtalkId} ${reason}`)).toEqual([
    '6 部门层级超过5级',
    'd20 手机号重复',
    'd21 手机号重复',
    'd23 手机号格式错误',
    'd22 所属部门未同步',
  ])
  expect(await person(`u.dingtalk_id = 'd24'`)).toMatchObject([{ name: '好人', mobile: null }])
})

it('disables who is gone only when asked to, and never the last administrator', async () => {
  theirs('d1', '林一', '13800000002')
  await server.owner.query(
    `update store."user" set dingtalk_id = 'd-admin' where id = (select user_id from store.admin where name = 'admin')`,
  )
  expect(expectOk(await sync()).data.users).toMatchObject({ disabled: 0 })
  const { data } = expectOk(await sync({ disableMissing: true }))
  expect(data.users).toMatchObject({ disabled: 2, skipped: 1 })
  expect(data.conflicts).toMatchObject([{ dingtalkId: 'd-admin' }])
  expect(await person(`u.dingtalk_id = 'd-admin'`)).toMatchObject([{ status: '在职' }])
  expect(await person(`u.id = '${team.ids.s2}'`)).toMatchObject([{ status: '在职', ding: null }])
})

it('takes over new pictures, not those people chose here, nor what is none, and asks for each once', async () => {
  const at = (name: string) => `${ding.endpoints.api}/picture/${name}`
  const faces = async () =>
    (await server.owner.query(`select avatar from store."user" where dingtalk_id = 'd1'`)).rows[0].avatar
  const comes = (avatar: string) => {
    ding.people.length = 0
    ding.people.push({ userid: 'd1', name: '林一', mobile: '13800000002', dept_id_list: [2], avatar })
  }
  ding.pictures.set('a.png', await pngOf(8, 8))
  ding.pictures.set('page.png', Buffer.from('<html></html>'))
  for (const none of ['page.png', 'missing.png']) {
    comes(at(none))
    expect(expectOk(await sync()).data).toEqual({ ...nothingDone, conflicts: [] })
  }
  comes('http://127.0.0.1:1/a.png')
  expect(expectOk(await sync()).data).toEqual({ ...nothingDone, conflicts: [] })
  expect(await faces()).toEqual([])
  comes(at('a.png'))
  expectOk(await sync({ dryRun: true }))
  expect(ding.asked).not.toContain('/picture/a.png')
  expect(expectOk(await sync()).data.users).toMatchObject({ updated: 1 })
  const [face] = await faces()
  expect((await team.s2.get(face.url)).status).toBe(200)
  expect(expectOk(await sync()).data).toEqual({ ...nothingDone, conflicts: [] })
  expect(ding.asked.filter((path) => path === '/picture/a.png')).toHaveLength(1)
  await server.owner.query(
    `update store."user" set avatar = jsonb_set(avatar, '{0,name}', '"我.png"') where dingtalk_id = 'd1'`,
  )
  ding.pictures.set('b.png', await pngOf(8, 8))
  comes(at('b.png'))
  expect(expectOk(await sync()).data).toEqual({ ...nothingDone, conflicts: [] })
})

it('one run at a time', async () => {
  theirs('d1', '林一', '13800000002')
  const { promise, resolve } = Promise.withResolvers<void>()
  ding.busy = promise
  const told: string[] = []
  const one = async () => void told.push((await sync({ dryRun: true })).message)
  const runs = Promise.all([one(), one(), one()])
  // those that are refused ask DingTalk nothing
  await expect.poll(() => told).toEqual(['同步正在进行', '同步正在进行'])
  resolve()
  await runs
  expect(told).toHaveLength(3)
  expect(told[2]).not.toBe('同步正在进行')
})

it('by night whoever may synchronise hears of conflicts', async () => {
  theirs('d1', '林一', '13800000002')
  theirs('d20', '重一', '13700000000')
  theirs('d21', '重二', '13700000000')
  const { result } = expectOk(await call(server.app, 'POST', '/api/test/job', undefined, { name: 'dingSync' })).data
  expect(result).toMatchObject({ skipped: 2, conflicts: 2, disabled: 0 })
  const { nodes } = (await team.admin.get('/api/message?keyword=同步有')).data
  expect(nodes).toMatchObject([{ title: '钉钉通讯录同步有2项未完成', text: '重一：手机号重复\n重二：手机号重复' }])
})

it('by night they hear once that it failed, however often it is tried, and nothing is written', async () => {
  for (let n = 0; n < 2; n++) {
    ding.trouble.push(502)
    expect((await call(server.app, 'POST', '/api/test/job', undefined, { name: 'dingSync' })).code).not.toBe('OK')
  }
  const { nodes } = (await team.admin.get('/api/message?keyword=同步失败')).data
  expect(nodes).toMatchObject([{ title: '钉钉通讯录同步失败', text: '钉钉接口异常：HTTP 502' }])
})
