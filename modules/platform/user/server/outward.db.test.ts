import { createHmac } from 'node:crypto'
import { clock } from '@chengban/engine/clock.ts'
import { MailDouble } from '@chengban/engine/mail/testing/mail-double.ts'
import { type Api, adminPassword, openServer, type TestServer } from '@chengban/server/testing/server.ts'
import { expectOk } from '@chengban/server/testing/team.ts'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { demoPassword } from '../../server/demo.ts'

let server: TestServer
let admin: Api
let dev: Api
let mail: MailDouble
beforeAll(async () => {
  mail = await MailDouble.open()
  server = await openServer({ demo: true })
  admin = await server.signIn('admin', adminPassword)
  dev = await server.signIn('yf02', demoPassword)
})
afterAll(async () => {
  await server.close()
  await mail.close()
})
afterEach(async () => {
  clock.shift(0)
  mail.refusals.clear()
  await server.owner.query(`delete from app.sign_in_failure`)
})

const set = async (key: string, value: string) => {
  const { version } = (await admin.get(`/api/config/${key}`)).data
  expectOk(await admin.patch(`/api/config/${key}`, { id: key, version, value }))
}

/** As the other system reads it. */
const verified = (ticket: string, secret: string): Record<string, unknown> => {
  const [head, body = '', signature] = ticket.split('.')
  expect(createHmac('sha256', secret).update(`${head}.${body}`).digest('base64url')).toBe(signature)
  return JSON.parse(Buffer.from(body, 'base64url').toString())
}

it('opens no other system without the right, or before it is configured', async () => {
  expect(await dev.post('/api/user/logCpjl')).toMatchObject({ status: 403, message: '权限不足' })
  for (const [name, label] of [
    ['logDarwin', '达尔文系统'],
    ['logEngineer', '工程师平台'],
    ['logAssistant', '助手平台'],
    ['logCpjl', '产品经理平台'],
  ])
    expect(await admin.post(`/api/user/${name}`)).toMatchObject({ status: 422, message: `未配置${label}地址` })
  const { version } = (await admin.get('/api/config/sso.darwin.url')).data
  const wrong = await admin.patch('/api/config/sso.darwin.url', {
    id: 'sso.darwin.url',
    version,
    value: 'javascript:1',
  })
  expect(wrong).toMatchObject({ status: 422, data: { fields: { value: expect.stringContaining('登录地址格式错误') } } })
  await set('sso.darwin.url', 'https://darwin.example.com/in?from=oa')
  expect(await dev.post('/api/user/logDarwin')).toMatchObject({ message: '未配置达尔文系统地址' })
})

it('leads to the other system with a ticket of one minute, which is no session here', async () => {
  await set('sso.darwin.url', 'https://darwin.example.com/in?from=oa')
  await set('sso.darwin.secret', 'a secret of the two systems, long enough')
  const url = new URL(expectOk(await dev.post('/api/user/logDarwin')).data.url)
  expect(`${url.origin}${url.pathname} ${url.searchParams.get('from')}`).toBe('https://darwin.example.com/in oa')
  const ticket = String(url.searchParams.get('ticket'))
  const payload = verified(ticket, 'a secret of the two systems, long enough')
  const me = (await dev.get('/api/core-user/info')).data
  expect(payload).toMatchObject({ id: me.id, name: me.name, jobNumber: me.jobNumber, jti: expect.any(String) })
  expect(Number(payload.exp) - Number(payload.iat)).toBe(60)
  expect(await dev.as(ticket).get('/api/core-user/info')).toMatchObject({ status: 401 })
  const again = new URL((await dev.post('/api/user/logDarwin')).data.url).searchParams.get('ticket')
  expect(again).not.toBe(ticket)
  const { rows } = await server.owner.query(`select id, name, way from store.login_log where id = $1`, [payload.jti])
  expect(rows).toEqual([{ id: payload.jti, name: 'yf02', way: '单点跳转' }])
})

it('sends no mail without the right, a server, or an address', async () => {
  expect(await dev.post('/api/user/testEmail')).toMatchObject({ status: 403 })
  expect(await admin.post('/api/user/testEmail', { to: 'a@b.cn' })).toMatchObject({
    status: 422,
    message: '未配置邮件服务',
  })
  await set('mail.host', '127.0.0.1')
  await set('mail.port', String(mail.port))
  for (const to of ['nobody', 'a@b.cn> <c@d.cn'])
    expect(await admin.post('/api/user/testEmail', { to })).toMatchObject({ status: 422, message: '邮箱格式错误' })
})

it('sends a mail, tells in the words of the server why not, and five in an hour', async () => {
  await set('mail.host', '127.0.0.1')
  await set('mail.port', String(mail.port))
  await set('mail.tls', '可不加密')
  mail.refusals.set('RCPT', '550 no such mailbox')
  const send = () => admin.post('/api/user/testEmail', { to: 'lin@example.com' })
  expect(await send()).toMatchObject({ status: 500, message: '邮件发送失败：550 no such mailbox' })
  mail.refusals.clear()
  expect(expectOk(await send()).data).toMatchObject({ accepted: true, ms: expect.any(Number) })
  expect(mail.mails).toMatchObject([{ to: 'lin@example.com', subject: '测试邮件' }])
  for (let n = 0; n < 3; n++) expectOk(await send())
  expect(await send()).toMatchObject({ status: 429, message: '操作过于频繁，请稍后再试' })
  clock.shift(3601)
  expectOk(await send())
})
