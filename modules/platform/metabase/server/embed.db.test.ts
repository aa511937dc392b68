import { createHmac } from 'node:crypto'
import { clock } from '@chengban/engine/clock.ts'
import { type Api, adminPassword, type TestServer } from '@chengban/server/testing/server.ts'
import { signInTeam, type Team, teamServer } from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

let server: TestServer
let admin: Api
let team: Team

beforeAll(async () => {
  server = await teamServer()
  admin = await server.signIn('admin', adminPassword)
  team = await signInTeam(server)
})
afterAll(() => server.close())

const set = async (key: string, value: string): Promise<void> => {
  const { version } = (await admin.get(`/api/config/${key}`)).data
  expect(await admin.patch(`/api/config/${key}`, { version, patch: { value } })).toMatchObject({ code: 'OK' })
}

test('who may not open boards is refused before all else', async () => {
  expect(await team.s1.get('/api/metabase/embed?url=company')).toMatchObject({ code: 'FORBIDDEN', message: '权限不足' })
})

test('without address and secret no board is signed', async () => {
  const none = { code: 'VALIDATION', message: '未配置数据看板' }
  expect(await admin.get('/api/metabase/embed?url=company')).toMatchObject(none)
  await set('metabase.url', 'https://bi.example.com/')
  expect(await admin.get('/api/metabase/embed?url=company')).toMatchObject(none)
})

test('a board is signed for ten minutes, with who asks in what the page cannot change', async () => {
  await set('metabase.secret', 'sixteen-letters!')
  const boards = [
    { key: 'company', name: '经营', dashboard: 7, params: { year: 2026, userId: 'somebody else' } },
    { key: 'pay', name: '工资', dashboard: 8, code: 'nobody:holds' },
  ]
  await set('metabase.boards', JSON.stringify(boards))
  expect(await admin.get('/api/metabase/embed?url=none')).toMatchObject({ status: 404, message: '看板不存在' })
  const { data } = await admin.get('/api/metabase/embed?url=company')
  expect(data).toMatchObject({ expiresIn: 600, name: '经营' })
  const [, header, payload, signature] =
    /^https:\/\/bi\.example\.com\/embed\/dashboard\/([\w-]+)\.([\w-]+)\.([\w-]+)#/.exec(data.src) ?? []
  expect(signature).toBe(createHmac('sha256', 'sixteen-letters!').update(`${header}.${payload}`).digest('base64url'))
  const claims = JSON.parse(Buffer.from(payload ?? '', 'base64url').toString())
  const me = (await admin.get('/api/core-user/info')).data
  expect(claims).toMatchObject({
    resource: { dashboard: 7 },
    params: { year: 2026, userId: me.id, departmentId: me.department.id, company: me.company },
  })
  expect(Math.abs(claims.exp - clock.now().getTime() / 1000 - 600)).toBeLessThan(5)
})

test('the secret is never told', async () => {
  expect(JSON.stringify((await admin.get('/api/config?pageSize=50&keyword=metabase')).data)).not.toContain('sixteen')
})

test('only hosts that are named are framed; the first page lets them in', async () => {
  expect(await admin.get('/api/iframe/check?url=https://help.example.com/')).toMatchObject({
    code: 'FORBIDDEN',
    message: '不允许嵌入该地址',
  })
  await set('iframe.hosts', '[".example.com"]')
  const { data } = await admin.get(`/api/iframe/check?url=${encodeURIComponent('https://help.example.com/a?b=1')}`)
  expect(data).toEqual({ allowed: true, src: 'https://help.example.com/a?b=1' })
})
