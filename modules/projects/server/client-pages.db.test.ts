import { clear, drawing, ink, signed, signedUrl } from '@chengban/engine/files/testing/drawing.ts'
import { samples } from '@chengban/engine/files/testing/samples.ts'
import { sendByLink } from '@chengban/server/testing/send-by-link.ts'
import { type Answer, call, type TestServer } from '@chengban/server/testing/server.ts'
import { expectOk, signInTeam, type Team, teamServer } from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let server: TestServer
let team: Team
let project: string
let sheet: string
let second: string
let foreign: string
let paper: string
let withPaper: string
let withOld: string

const token = `${'Aa0-'.repeat(10)}Zz9`
const late = `${'Cc2_'.repeat(10)}Xx7`
const lost = [401, '链接已失效，请联系项目经理']
const png = signedUrl
/** As the pad would send it, had nobody drawn. */
const empty = drawing(300, 150, () => clear)
const point = drawing(300, 150, (x, y) => (x === 9 && y === 9 ? ink : clear))

beforeAll(async () => {
  server = await teamServer()
  team = await signInTeam(server)
  const { s1, g } = team.ids
  project = await made('一院实施', { principalId: g, impPrincipalId: s1 })
  const other = await made('二院实施', { principalId: g, impPrincipalId: g })
  await opened(project, token, '9 days')
  await opened(other, late, '-1 hour')
  ;[sheet, second] = [await sent(project, team.s1), await sent(project, team.s1)]
  paper = await brought('部署报告', 'h1')
  ;[withPaper, withOld] = [await sent(project, team.s1), await sent(project, team.s1)]
  foreign = await sent(other, team.g)
  await server.owner.query(`update store.project set tz_report_token = now() - interval '1 hour' where id = $1`, [
    other,
  ])
})
afterAll(() => server.close())

const made = async (name: string, more: object): Promise<string> => {
  const body = { name, type: '实施项目', startTime: '2026-11-02', ...more }
  return expectOk(await team.admin.post('/api/project', body)).data.id
}
const opened = (id: string, value: string, lasts: string) =>
  server.owner.query(
    `update store.project set project_status = '实施中', imp_node = 1, report_token = $2, tz_report_token = now() + $3::interval where id = $1`,
    [id, value, lasts],
  )
const version = async (table: string, id: string): Promise<number> =>
  (await team.admin.get(`/api/${table}/${id}`)).data.version
const act = async (api: Team['s1'], name: string, id: string, more: object = {}) =>
  api.post(`/api/projectProgress/action/${name}`, { id, version: await version('projectProgress', id), ...more })

/** A sheet that waits for the client. */
const sent = async (projectId: string, api: Team['s1']): Promise<string> => {
  const { id } = expectOk(await api.post('/api/projectProgress', { projectId, node: 1, content: '已部署' })).data
  expectOk(await act(api, 'submit', id))
  expectOk(await act(team.g, 'confirm', id))
  return id
}
/** A document of the stage that has passed and waits for the client's signature. */
const brought = (name: string, fileHash: string): Promise<string> => {
  const file = [{ url: '/file/attachment/a.pdf', name: 'a.pdf', size: 1 }]
  const of = { projectId: project, node: 1, needSign: true, required: true, status: '通过' } as const
  return server.make('impNodeLog', { ...of, name, fileHash, file })
}
const told = ({ status, message, data }: Answer) => [status, data?.fields ?? message]

const byLink = (method: 'GET' | 'POST', url: string, body?: object, value = token): Promise<Answer> =>
  sendByLink(server, { 'x-report-token': value }, [method, url], body)
const hashOf = async (id: string): Promise<string> =>
  (await byLink('GET', `/api/projectProgress/report?id=${id}`)).data.nodes[0].contentHash

describe('sheets', () => {
  const sign = (body: object, value = token) =>
    byLink('POST', '/api/projectProgress/signature', { signer: '王主任', signature: png, ...body }, value)

  test('are signed by the link they came with, and by none that is wrong or late', async () => {
    const body = { id: sheet, contentHash: await hashOf(sheet) }
    expect(told(await sign(body, 'c'.repeat(43)))).toEqual(lost)
    expect(told(await sign({ ...body, id: foreign }, late))).toEqual(lost)
    expect((await call(server.app, 'POST', '/api/projectProgress/signature', undefined, body)).status).toBe(401)
    expect((await sign({ id: foreign, contentHash: 'x' })).status).toBe(404)
    await server.owner.query(`delete from app.sign_in_failure where key like 'token:%'`)
  })

  test('open by the right link, however many wrong ones came from the same address', async () => {
    const read = (value = token) => byLink('GET', `/api/projectProgress/report?id=${sheet}`, undefined, value)
    for (let n = 0; n < 10; n++) expect(told(await read('d'.repeat(43)))).toEqual(lost)
    expect(told(await read('d'.repeat(43)))).toEqual([429, '操作过于频繁，请稍后再试'])
    expect((await read()).status).toBe(200)
    await server.owner.query(`delete from app.sign_in_failure where key like 'token:%'`)
  })

  test('are signed as they were read, with a drawing', async () => {
    const body = { id: sheet, contentHash: await hashOf(sheet) }
    expect(told(await sign({ ...body, contentHash: 'x' }))).toEqual([409, '单据已变更，请刷新'])
    expect(told(await sign({ ...body, signature: '' }))).toEqual([422, { signature: '请签名' }])
    expect(told(await sign({ ...body, signature: `data:image/png;base64,${btoa('no picture')}` }))).toEqual([
      422,
      { signature: '请签名' },
    ])
    for (const nothing of [empty, point, samples.png])
      expect(told(await sign({ ...body, signature: `${png.slice(0, 22)}${nothing.toString('base64')}` }))).toEqual([
        422,
        { signature: '请签名' },
      ])
    expect((await sign({ ...body, signature: `${png.slice(0, 22)}${'A'.repeat(800_000)}` })).status).toBeGreaterThan(
      400,
    )
    expect(told(await sign({ ...body, signer: '' }))).toEqual([422, { signer: '请填写签字人' }])
    expect(told(await sign({ ...body, agree: false }))).toEqual([422, { opinion: '请填写意见' }])
  })

  test('staff who hand their phone over name what was shown as well', async () => {
    const url = expectOk(await team.s1.upload('签名.png', signed, 'image/png')).data
    const drawn = { signature: [{ url }], signer: '王主任' }
    const unread = [422, { contentHash: '请阅读内容后再确认' }]
    expect(told(await act(team.s1, 'sign', sheet, drawn))).toEqual(unread)
    expect(told(await act(team.s1, 'sign', sheet, { ...drawn, contentHash: 'x' }))).toEqual([409, '单据已变更，请刷新'])
    expect(told(await act(team.s1, 'dispute', sheet, { opinion: '不对' }))).toEqual(unread)
    const blank = { signature: [{ url: expectOk(await team.s1.upload('签名.png', empty, 'image/png')).data }] }
    expect(told(await act(team.s1, 'sign', sheet, { ...drawn, ...blank, contentHash: await hashOf(sheet) }))).toEqual([
      422,
      { signature: '请签名' },
    ])
  })

  test('nothing of another is taken for a drawing, also not one that was uploaded', async () => {
    const url = expectOk(await team.s1.upload('签名.png', Buffer.from(png.slice(22), 'base64'), 'image/png')).data
    const body = { id: sheet, contentHash: await hashOf(sheet), signature: JSON.stringify([{ url }]) }
    expect(told(await sign(body))).toEqual([422, { signature: '请签名' }])
  })

  test('several at once, all or none, each with its own drawing', async () => {
    const hashes = [await hashOf(sheet), await hashOf(second)]
    const ids = [sheet, second]
    expect((await sign({ ids: [sheet, foreign], contentHashes: hashes })).status).toBe(404)
    expect(told(await sign({ ids, contentHashes: [hashes[0], 'x'] }))[0]).toBe(409)
    const { data } = await sign({ ids, contentHashes: hashes, signerPhone: '13800000001', satisfaction: 5 })
    expect(data).toEqual({
      nodes: [...ids].sort().map((id) => ({ id, status: '已确认', pdf: [] })),
      documents: 0,
    })
    for (const id of ids) {
      const row = (await team.s1.get(`/api/projectProgress/${id}`)).data
      expect([row.status, row.signer, row.satisfaction]).toEqual(['已确认', '王主任', 5])
      expect(row.signature[0]).toMatchObject({ signerId: null, hash: expect.stringMatching(/^[0-9a-f]{64}$/) })
      expect([row.signature[0].ip, row.signIp]).toEqual(['127.0.0.1', '127.0.0.1'])
      expect(row.signature[0].tzSign).toMatch(/\+08:00$/)
    }
    expect(told(await sign({ id: sheet, contentHash: hashes[0] }))).toEqual([409, '单据已变更，请刷新'])
    const closed = (await team.admin.get(`/api/projectProgress/${sheet}`)).data
    expect(closed.can).not.toContain('update')
    const late = { id: sheet, version: closed.version, content: '改写' }
    expect(told(await team.s1.patch(`/api/projectProgress/${sheet}`, late))).toEqual([409, '已发送客户，不能更新'])
    expect(told(await sign({ id: sheet, contentHash: hashes[0], signer: undefined }))).toEqual([
      ...[422, { signer: '请填写签字人' }],
    ])
  })

  test('that were signed tell so when they are opened again, with the drawing', async () => {
    const node = (await byLink('GET', `/api/projectProgress/report?id=${sheet}`)).data.nodes[0]
    expect([node.status, node.signer]).toEqual(['已确认', '王主任'])
    expect((await server.app.inject({ url: node.signature[0].url })).statusCode).toBe(200)
    expect((await server.app.inject({ url: node.signature[0].url.split('?')[0] })).statusCode).not.toBe(200)
  })

  test('name the documents of their stage and what was worked on it, and sign those that are what was read', async () => {
    const node = (await byLink('GET', `/api/projectProgress/report?id=${withPaper}`)).data.nodes[0]
    expect(node.report).toMatchObject({
      files: [{ fileHash: 'h1', impNodeLogId: paper, name: '部署报告', url: '/file/attachment/a.pdf' }],
      problems: [],
    })
    const papers = async () => (await team.admin.get(`/api/impNodeLog/${paper}`)).data
    await server.owner.query(`update store.imp_node_log set file_hash = 'h2' where id = $1`, [paper])
    const body = { id: withPaper, contentHash: node.contentHash }
    expect(told(await sign(body))).toEqual([409, '单据已变更，请刷新'])
    expect((await papers()).status).toBe('通过')
    await server.owner.query(`update store.imp_node_log set file_hash = 'h1' where id = $1`, [paper])
    expect(expectOk(await sign(body)).data.documents).toBe(1)
    expect(await papers()).toMatchObject({ status: '客户已签', signer: '王主任', projectProgressId: withPaper })
    expect((await papers()).signature[0].hash).toMatch(/^[0-9a-f]{64}$/)
    expectOk(await sign({ id: withOld, contentHash: await hashOf(withOld) }))
    expect((await papers()).projectProgressId).toBe(withPaper)
  })
})

describe('a training', () => {
  let training: string
  const signIn = (body: object) => byLink('POST', '/api/train/action/signIn', { id: training, ...body })

  /** A day so many from the present one, of +08:00, with the hour given. */
  const at = (days: number, time: string): string =>
    `${new Date(Date.now() + (days * 24 + 8) * 3_600_000).toISOString().slice(0, 10)}T${time}:00+08:00`
  const moved = (days: number) =>
    server.owner.query('update store.train set tz_start = $2, tz_end = $3 where id = $1', [
      training,
      at(days, '09:00'),
      at(days, '23:59'),
    ])

  test('takes names from an hour before it begins to a day after it ended', async () => {
    const of = { name: '操作培训', type: '客户培训', projectId: project, teacherId: team.ids.s1 }
    training = await server.make('train', { ...of, tzStart: at(2, '09:00'), tzEnd: at(2, '23:59') })
    const person = { name: '李护士', phone: '13800000002', signature: png }
    const closed = async () =>
      (await byLink('GET', `/api/project/clientPage?kind=train&id=${training}`)).data.nodes[0].closed
    expect(told(await signIn(person))).toEqual([422, { id: '签到未开始' }])
    expect(await closed()).toBe('签到未开始')
    await moved(-1)
    expect(await closed()).toBeNull()
    expect(told(await signIn({ ...person, signature: undefined }))).toEqual([422, { signature: '请签名' }])
    expect((await signIn(person)).data.traineeCount).toBe(1)
    expect((await signIn({ ...person, satisfaction: 4 })).data.traineeCount).toBe(1)
    const [trainee] = (await team.s1.get(`/api/train/${training}`)).data.trainees
    expect([trainee.name, trainee.satisfaction, trainee.signature[0].signerId]).toEqual(['李护士', 4, null])
    await moved(-3)
    expect(told(await signIn(person))).toEqual([422, { id: '签到已结束' }])
    expect(await closed()).toBe('签到已结束')
  })

  test('shows what it is, and not who else was there', async () => {
    const { data } = await byLink('GET', `/api/project/clientPage?kind=train&id=${training}`)
    expect([data.projectName, data.nodes[0].name]).toEqual(['一院实施', '操作培训'])
    expect(data.nodes[0].trainees).toBeUndefined()
    expect((await byLink('GET', `/api/project/clientPage?kind=user&id=${training}`)).status).toBe(422)
    expect((await byLink('GET', `/api/project/clientPage?kind=impRecord&id=${training}`)).status).toBe(404)
  })
})

test('a record of work on site names who came and the address, not the account and not the position', async () => {
  const place = { address: '一院门诊楼', lng: 113.2, lat: 23.1 }
  const until = { tzStart: new Date(Date.now() - 7_200_000), tzEnd: new Date() }
  const of = { ...until, projectId: project, type: '现场', status: '客户待确认' } as const
  const impRecordId = await server.make('impRecord', { ...of, creatorId: team.ids.s1, userId: team.ids.s1, place })
  const [shown] = (await byLink('GET', `/api/project/clientPage?kind=impRecord&id=${impRecordId}`)).data.nodes
  expect(shown.headline).toMatch(/.+ · 一院门诊楼$/)
  expect(JSON.stringify(shown)).not.toMatch(/113\.2|userId|place/)
})
