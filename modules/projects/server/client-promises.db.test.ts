import { signedUrl } from '@chengban/engine/files/testing/drawing.ts'
import { sendByLink } from '@chengban/server/testing/send-by-link.ts'
import type { Answer, TestServer } from '@chengban/server/testing/server.ts'
import { expectOk, signInTeam, type Team, teamServer } from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let server: TestServer
let team: Team
let project: string
let sheet: string

const token = `${'Aa0-'.repeat(10)}Zz9`
const png = signedUrl

beforeAll(async () => {
  server = await teamServer()
  team = await signInTeam(server)
  const { s1, g } = team.ids
  const body = { name: '一院实施', type: '实施项目', startTime: '2026-11-02', principalId: g, impPrincipalId: s1 }
  project = expectOk(await team.admin.post('/api/project', body)).data.id
  await server.owner.query(
    `update store.project set project_status = '实施中', imp_node = 1, report_token = $2,
       tz_report_token = now() + interval '9 days' where id = $1`,
    [project, token],
  )
  sheet = await sent(project, team.s1)
})
afterAll(() => server.close())

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
const told = ({ status, message, data }: Answer) => [status, data?.fields ?? message]

const byLink = (method: 'GET' | 'POST', url: string, body?: object, value = token): Promise<Answer> =>
  sendByLink(server, { 'x-report-token': value }, [method, url], body)
const hashOf = async (id: string): Promise<string> =>
  (await byLink('GET', `/api/projectProgress/report?id=${id}`)).data.nodes[0].contentHash

test('days are agreed to once our product side has signed', async () => {
  const read = async () => (await byLink('GET', `/api/projectProgress/report?id=${sheet}`)).data.nodes[0]
  const agree = async (more: object = {}) =>
    byLink('POST', '/api/project-progress/signatureProduct', {
      ...{ id: sheet, problemHash: (await read()).problemHash ?? 'none', signer: '王主任', signature: png },
      ...more,
    })
  expect(told(await agree())).toEqual([422, { signatureProduct: '产品负责人尚未签字' }])
  const { rows } = await server.owner.query(
    `insert into store.bug (id, tz_create, tz_update, name, step, priority, project_id, project_progress_id)
     select gen_random_uuid(), now(), now(), x, x, '高', $1, $2 from unnest(array['甲', '乙']) x returning id`,
    [project, sheet],
  )
  const days = (...dates: (string | null)[]) =>
    dates.map((endTime, at) => ({ kind: 'bug', id: rows[at]?.id ?? sheet, endTime }))
  const drawing = async (api: Team['s1']): Promise<string> =>
    expectOk(await api.upload('签名.png', Buffer.from(png.slice(22), 'base64'), 'image/png')).data
  const sign = async (api: Team['s1'], dates: object[], known?: string) => {
    const url = known ?? (await drawing(api))
    const body = { id: sheet, version: await version('projectProgress', sheet), signature: [{ url }], dates }
    return api.post('/api/project-progress/productSign', body)
  }
  expect(told(await sign(team.g, days('2099-01-01', '2099-01-02')))).toEqual([403, '权限不足'])
  await server.owner.query('update store.project set dev_principal_id = $2 where id = $1', [project, team.ids.g])
  for (const dates of [[], days('2099-01-01'), days('2099-01-01', null)])
    expect(told(await sign(team.g, dates))).toEqual([422, { dates: '请为全部问题填写完成日期' }])
  expect(told(await sign(team.g, days('2099-01-01', '2020-01-01')))).toEqual([422, { dates: '日期错误' }])
  expect((await sign(team.g, days('2099-01-01', '2099-01-02', '2099-01-03'))).status).toBe(404)
  const first = await drawing(team.g)
  expectOk(await sign(team.g, days('2099-01-01', '2099-01-02'), first))
  expect(told(await sign(team.g, days('2099-03-01', '2099-03-02'), first))).toEqual([409, '已签字'])
  expect(told(await sign(team.g, days('2099-01-01', '2099-01-02')))).toEqual([409, '已签字'])
  const { problems, problemHash } = await read()
  expect(problems.map(({ endTime }: { endTime: string }) => endTime).sort()).toEqual(['2099-01-01', '2099-01-02'])
  await server.owner.query(`update store.bug set end_time = '2099-02-01' where id = $1`, [rows[0].id])
  expect(told(await agree({ problemHash }))).toEqual([409, '单据已变更，请刷新'])
  const mine = {
    url: expectOk(await team.s1.upload('签名.png', Buffer.from(png.slice(22), 'base64'), 'image/png')).data,
  }
  const unread = { productSigner: '王主任', signatureProduct: [mine] }
  expect(told(await act(team.s1, 'signatureProduct', sheet, unread))).toEqual([403, '权限不足'])
  const asClient = { id: sheet, problemHash, signer: '王主任', signature: png }
  expect((await team.s1.post('/api/project-progress/signatureProduct', asClient)).code).not.toBe('OK')
  expect((await team.s1.get(`/api/projectProgress/${sheet}`)).data.productSigner).toBeNull()
  const answers = await Promise.all([agree(), agree(), agree()])
  expect(answers.filter(({ code }) => code === 'OK')).toHaveLength(1)
  expect(answers.filter(({ code }) => code !== 'OK').every(({ status }) => status === 409)).toBe(true)
  expect((await team.s1.get(`/api/projectProgress/${sheet}`)).data.productSigner).toBe('王主任')
  expect(told(await agree())).toEqual([409, '已签字'])
})

test('who manages the product of a project reads its sheets, and promises days for them', async () => {
  const id = await sent(project, team.s1)
  expect((await team.s2.get(`/api/projectProgress/${id}`)).status).toBe(404)
  const product = { name: '采集平台', code: 'CAIJI', category: '业务系统', principalId: team.ids.s2 }
  const { id: productId } = expectOk(await team.admin.post('/api/productLibrary', product)).data
  await server.owner.query('update store.project set product_library_id = $2 where id = $1', [project, productId])
  const bugId = await server.make('bug', {
    name: '丙',
    step: '丙',
    priority: '高',
    projectId: project,
    projectProgressId: id,
  })
  const sheetNow = expectOk(await team.s2.get(`/api/projectProgress/${id}`)).data
  const url = expectOk(await team.s2.upload('签名.png', Buffer.from(png.slice(22), 'base64'), 'image/png')).data
  const dates = [{ kind: 'bug', id: bugId, endTime: '2099-01-01' }]
  const signed = { id, version: sheetNow.version, signature: [{ url }], dates }
  expectOk(await team.s2.post('/api/project-progress/productSign', signed))
  expect((await team.s2.get(`/api/project/${project}`)).status).toBe(404)
})

describe('a project without a client', () => {
  test('is signed for by who leads it, but not what they confirmed themselves while another leads too', async () => {
    const own = await sent(project, team.s1)
    const sign = async (api: Team['s1']) => {
      const url = expectOk(await api.upload('签名.png', Buffer.from(png.slice(22), 'base64'), 'image/png')).data
      return act(api, 'sign', own, { signature: [{ url }], signer: '周岚', contentHash: await hashOf(own) })
    }
    expect(told(await sign(team.g))).toEqual([403, '不能签署自己确认的确认单'])
    const lead = (imp: string) =>
      server.owner.query('update store.project set imp_principal_id = $2 where id = $1', [project, imp])
    await lead(team.ids.g)
    expectOk(await sign(team.g))
    await lead(team.ids.s1)
  })

  test('twenty who sign at once: one', async () => {
    const own = await sent(project, team.s1)
    const contentHash = await hashOf(own)
    const body = { id: own, contentHash, signer: '王主任', signature: png }
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => byLink('POST', '/api/projectProgress/signature', body)),
    )
    expect(answers.filter(({ code }) => code === 'OK')).toHaveLength(1)
    expect(answers.filter(({ code }) => code !== 'OK').map(({ status }) => status)).toEqual(
      Array.from({ length: 19 }, () => 409),
    )
  })

  test('is read and signed with the documents of its round as they were read', async () => {
    const document = async (round: number, name: string): Promise<string> => {
      return server.make('impNodeLog', {
        projectId: project,
        node: 1,
        round,
        name,
        status: '通过',
        fileHash: name,
        file: [],
      })
    }
    await document(0, '上一轮')
    const here = await document(1, '本轮')
    const own = await sent(project, team.s1)
    const [page] = (await byLink('GET', `/api/projectProgress/report?id=${own}`)).data.nodes
    expect(page.documents.map(({ name }: { name: string }) => name)).toEqual(['本轮'])
    const body = { id: own, contentHash: page.contentHash, signer: '王主任', signature: png }
    await server.owner.query(`update store.imp_node_log set file_hash = 'x', status = '待审核' where id = $1`, [here])
    expect(told(await byLink('POST', '/api/projectProgress/signature', body))).toEqual([409, '单据已变更，请刷新'])
    await server.owner.query(`update store.imp_node_log set file_hash = '本轮', status = '通过' where id = $1`, [here])
    expectOk(await byLink('POST', '/api/projectProgress/signature', body))
  })

  test('eight sheets made at once are eight rounds', async () => {
    const body = { projectId: project, node: 1, content: '同时' }
    const answers = await Promise.all(Array.from({ length: 8 }, () => team.s1.post('/api/projectProgress', body)))
    expect(answers.map(({ code }) => code)).toEqual(Array.from({ length: 8 }, () => 'OK'))
    const { rows } = await server.owner.query(
      'select count(distinct round)::int as rounds, count(*)::int as sheets from store.project_progress where project_id = $1',
      [project],
    )
    expect(rows[0].rounds).toBe(rows[0].sheets)
  })
})
