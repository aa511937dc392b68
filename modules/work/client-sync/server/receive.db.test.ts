import { clock } from '@chengban/engine/clock.ts'
import type { Answer, TestServer } from '@chengban/server/testing/server.ts'
import { expectOk, makeClient, signInTeam, type Team, teamServer } from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signatureOf } from './sign.ts'

let server: TestServer
let team: Team
let clientId: string
const secret = 'between-the-two'
const sql = async (text: string, ...params: readonly unknown[]) => (await server.owner.query(text, [...params])).rows

beforeAll(async () => {
  clock.shift((Date.parse('2026-11-18T10:00:00+08:00') - Date.now()) / 1000)
  server = await teamServer()
  team = await signInTeam(server)
  clientId = await makeClient(team)
  const { g: principalId, s1: impPrincipalId } = team.ids
  const body = { name: '实施一期', type: '实施项目', startTime: '2026-03-02', principalId, impPrincipalId }
  const { id } = expectOk(await team.admin.post('/api/project', body)).data
  await sql(
    `update store.project set client_id = $2, code = 'XM-1', project_status = '实施中' where id = $1`,
    id,
    clientId,
  )
  await setKey(true)
})
afterAll(() => {
  clock.shift(0)
  return server.close()
})

const setKey = async (isEnable: boolean): Promise<void> => {
  await sql(`delete from store.config where key like 'sync.%'`)
  const key = `sync.${clientId}`
  await server.make('config', {
    id: key,
    key,
    value: JSON.stringify({ url: 'https://a.example.com', isEnable }),
    type: 'JSON',
  })
  const kept = `${key}.secret`
  await server.make('config', { id: kept, key: kept, value: '******', secretValue: secret, type: '密钥' })
}
const receive = async (body: object | string, more: Record<string, string | undefined> = {}): Promise<Answer> => {
  const payload = typeof body === 'string' ? body : JSON.stringify(body)
  const second = String(Math.floor(clock.now().getTime() / 1000))
  const headers: Record<string, string | undefined> = {
    'content-type': 'application/json',
    'x-client-id': clientId,
    'x-timestamp': second,
    'x-signature': signatureOf(secret, more['x-timestamp'] ?? second, payload),
    ...more,
  }
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/clientSync/receive',
    payload,
    headers: Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== undefined)) as Record<
      string,
      string
    >,
  })
  return { status: answer.statusCode, ...answer.json() }
}
const theirs = { syncId: 'H-9', kind: 'bug', name: '打印错位', describe: '处方打印错位', projectCode: 'XM-1' }

test('nothing is taken that is not signed by the client, in time, over these bytes', async () => {
  const second = (offset: number) => String(Math.floor(clock.now().getTime() / 1000) + offset)
  const wrong = { status: 401, message: '签名错误' }
  expect(
    await receive(theirs, { 'x-signature': signatureOf('another', second(0), JSON.stringify(theirs)) }),
  ).toMatchObject(wrong)
  expect(await receive(theirs, { 'x-signature': undefined })).toMatchObject(wrong)
  expect(await receive(theirs, { 'x-timestamp': undefined })).toMatchObject(wrong)
  expect(await receive(theirs, { 'x-timestamp': second(-301) })).toMatchObject(wrong)
  expect(await receive(theirs, { 'x-timestamp': second(302) })).toMatchObject(wrong)
  expect(await receive(theirs, { 'x-client-id': team.ids.s1 })).toMatchObject(wrong)
  await setKey(false)
  expect(await receive(theirs)).toMatchObject(wrong)
  await setKey(true)
  // wrong ones beyond the tenth are too many, and what the client signed is taken all the same
  const answers: Answer[] = []
  for (let n = 0; n < 11; n++) answers.push(await receive(theirs, { 'x-timestamp': second(-301) }))
  expect(answers.at(-1)).toMatchObject({ status: 429, message: '操作过于频繁，请稍后再试' })
  expect((await receive('[1]')).status).toBe(422)
  await sql('delete from app.sign_in_failure')
})

test('what a client tells is raised once, by whoever leads the project; later words are a comment', async () => {
  expect((await receive('[1]')).status).toBe(422)
  expect((await receive({ ...theirs, name: '', kind: 'x' })).data.fields).toMatchObject({ name: '请填写标题' })
  expect(await receive({ ...theirs, projectCode: 'XM-2' })).toMatchObject({ status: 404, message: '项目不存在' })
  const files = [
    { name: '截图.png', url: 'https://h.example.com/1.png' },
    { name: 'x', url: 'javascript:1' },
  ]
  const both = await Promise.all([receive({ ...theirs, files }), receive({ ...theirs, files })])
  expect(both.map((one) => expectOk(one).data.created).sort()).toEqual([false, true])
  const { id, code } = both[0].data
  expect(code).toMatch(/^QX\d{11}$/)
  const [row] = await sql('select status, step, provider_id, source, sync_id from store.bug where id = $1', id)
  expect(row).toEqual({
    status: '待确认',
    step: '处方打印错位\n附件：截图.png https://h.example.com/1.png',
    provider_id: team.ids.g,
    source: '客户反馈',
    sync_id: 'H-9',
  })
  const comments = () => sql(`select content from store.comment where relevance_id = $1 and type = '评论'`, id)
  expectOk(await receive({ ...theirs, files }))
  expect(await comments()).toEqual([])
  expectOk(await receive({ ...theirs, describe: '换了打印机还是错' }))
  expectOk(await receive({ ...theirs, describe: '换了打印机还是错' }))
  expect(await comments()).toEqual([{ content: '客户系统更新：打印错位\n\n换了打印机还是错' }])
})
