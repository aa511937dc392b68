import { clock } from '@chengban/engine/clock.ts'
import { signedUrl } from '@chengban/engine/files/testing/drawing.ts'
import { samples } from '@chengban/engine/files/testing/samples.ts'
import { demoPassword } from '@chengban/modules/platform/server/demo.ts'
import { sendByLink } from '@chengban/server/testing/send-by-link.ts'
import { type Answer, type Api, openServer, type TestServer } from '@chengban/server/testing/server.ts'
import { expectOk } from '@chengban/server/testing/team.ts'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'

let server: TestServer
let api: Api
let delivery: string
let project: string
let film: string
let foreign: string

const token = `${'Ff1-'.repeat(10)}Gg2`
const sheet = '6f1f0c1e-1111-4222-8333-0123456789ab'

beforeAll(async () => {
  server = await openServer({ demo: true })
  api = await server.signIn('gm', demoPassword)
  const { rows } = await server.owner.query<{ id: string; projectId: string; other: string }>(
    `select v.id, v.project_id as "projectId", o.id as other from store.project_ver v
       join store.project_ver o on o.project_id <> v.project_id order by v.id limit 1`,
  )
  ;({ id: delivery = '', projectId: project = '', other: foreign = '' } = rows[0] ?? {})
  film = await attached(delivery, '演示.txt', 'x'.repeat(5000))
  await server.owner.query(
    `update store.project set project_status = '实施中', report_token = $2, tz_report_token = now() + interval '9 days' where id = $1`,
    [project, token],
  )
})
afterAll(() => server.close())
afterEach(() => clock.shift(0))

/** A delivery that waits for the client, with this film. */
const attached = async (id: string, name: string, bytes: string): Promise<string> => {
  const url = expectOk(await api.upload(name, bytes)).data as string
  await server.owner.query(
    `update store.project_ver set status = '客户待确认', type = '大版本', content_hash = 'h', watched = null, signature = '[]',
       video = jsonb_build_array(jsonb_build_object('url', $2::text, 'name', '演示.mp4', 'size', 5000)) where id = $1`,
    [id, url],
  )
  await server.owner.query(
    `insert into store.file_link (id, tz_create, tz_update, file_id, module, relevance_id, field)
     select gen_random_uuid(), now(), now(), f.id, 'projectVer', $2, 'video' from store.stored_file f where f.url = $1`,
    [url, id],
  )
  return url
}
const byLink = (method: 'GET' | 'POST', url: string, body?: object, value = token): Promise<Answer> =>
  sendByLink(server, { 'x-report-token': value }, [method, url], body)
const shown = async (): Promise<string> =>
  expectOk(await byLink('GET', `/api/project/clientPage?kind=projectVer&id=${delivery}`)).data.nodes[0].video[0].url
const bytes = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers })

describe('the film of a delivery', () => {
  test('is shown to who comes by the link, in parts, and to nobody without', async () => {
    const url = await shown()
    expect(url).toContain(`${film}?ticket=`)
    expect(url).not.toContain(token)
    expect((await bytes(film)).statusCode).toBe(401)
    const part = await bytes(url, { range: 'bytes=0-9' })
    expect([part.statusCode, part.body]).toEqual([206, 'x'.repeat(10)])
  })

  test('the ticket opens no other file, is over after ten minutes, and ends with the link', async () => {
    const url = await shown()
    const other = expectOk(await api.upload('内部.txt', '内部')).data as string
    expect((await bytes(url.replace(film, other))).statusCode).toBe(404)
    expect((await bytes(url.replace('.link.', '.linx.'))).statusCode).toBe(404)
    expect((await byLink('GET', `/api/project/clientPage?kind=projectVer&id=${foreign}`)).status).toBe(404)
    clock.shift(601)
    expect((await bytes(url)).statusCode).toBe(404)
    clock.shift(0)
    const set = (value: string, lasts: string) =>
      server.owner.query(
        'update store.project set report_token = $2, tz_report_token = now() + $3::interval where id = $1',
        [project, value, lasts],
      )
    await set('n'.repeat(43), '9 days')
    expect((await bytes(url)).statusCode).toBe(404)
    await set(token, '-1 hour')
    expect((await bytes(url)).statusCode).toBe(404)
    await set(token, '9 days')
    expect((await bytes(url)).statusCode).toBe(200)
  })

  const beat = (seconds: number, more: object = {}) =>
    byLink('POST', '/api/project-ver/watch', { id: delivery, url: film, seconds, duration: 600, ...more })
  const confirm = (watched?: string) =>
    byLink('POST', '/api/project-ver/confirm', {
      ...{ id: delivery, contentHash: 'h', agree: true, signer: '王主任', signature: signedUrl },
      ...(watched === undefined ? {} : { watched }),
    })

  test('is told of by who may see it, of its own films, and counts no faster than time goes', async () => {
    expect((await beat(1, { url: '/file/attachment/x.txt' })).data.fields).toEqual({ url: '文件不存在' })
    expect((await beat(1, { id: foreign })).status).toBe(404)
    expect((await byLink('POST', '/api/project-ver/watch', { id: delivery, url: film }, 'w'.repeat(43))).status).toBe(
      401,
    )
    expect((await beat(-1)).status).toBe(422)
    expect((await beat(600)).data).toEqual({ seconds: 2, percent: '0.3' })
    const many = await Promise.all(Array.from({ length: 10 }, () => beat(600)))
    expect(Math.max(...many.map(({ data }) => data.seconds))).toBeLessThan(30)
    expect((await confirm('100')).data.fields).toEqual({ watched: '请看完演示视频' })
  })

  test('goes at most twice as fast, is not longer for being told so, and goes on where it was left', async () => {
    const at = expectOk(await beat(600)).data.seconds
    clock.shift(100)
    const then = expectOk(await beat(600)).data.seconds
    expect([then >= at + 200, then < at + 230]).toEqual([true, true])
    expect(expectOk(await beat(0, { duration: 10 })).data.seconds).toBe(then)
    expect((await confirm('100')).data.fields).toEqual({ watched: '请看完演示视频' })
  })

  test('has to be seen to nine tenths before a large version is agreed to, and how much was is kept', async () => {
    expect((await confirm()).data.fields).toEqual({ watched: '请看完演示视频' })
    expect((await confirm('101')).status).toBe(422)
    const { rows: before } = await server.owner.query('select status from store.project_ver where id = $1', [delivery])
    expect(before).toEqual([{ status: '客户待确认' }])
    clock.shift(900)
    expect(expectOk(await beat(555)).data).toEqual({ seconds: 555, percent: '92.5' })
    expectOk(await confirm('1'))
    const { rows } = await server.owner.query('select status, watched::float8 from store.project_ver where id = $1', [
      delivery,
    ])
    expect(rows).toEqual([{ status: '已确认', watched: 92.5 }])
  })
})

describe('problems', () => {
  const raise = (body: object, value = token) =>
    byLink('POST', '/api/bug/demandApply', { kind: 'bug', temporaryId: sheet, ...body }, value)
  const words = { name: '挂号页打不开', describe: '点挂号后白屏', user: '李护士' }
  const picture = (name: string, content: Buffer, folder = 'image') => {
    const edge = 'chengban-edge'
    const head = `--${edge}\r\ncontent-disposition: form-data; name="folder"\r\n\r\n${folder}\r\n--${edge}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\n\r\n`
    return server.app.inject({
      method: 'POST',
      url: '/file',
      payload: Buffer.concat([Buffer.from(head), content, Buffer.from(`\r\n--${edge}--\r\n`)]),
      headers: { 'x-report-token': token, 'content-type': `multipart/form-data; boundary=${edge}` },
    })
  }

  test('are refused without words, by a wrong link, and with a file of somebody else', async () => {
    expect((await raise({})).data.fields).toEqual({
      name: '请填写标题',
      describe: '请填写说明',
      user: '请填写提出人',
    })
    expect(await raise(words, 'w'.repeat(43))).toMatchObject({ status: 401, message: '链接已失效，请联系项目经理' })
    const url = expectOk(await api.upload('内部.txt', '内部')).data
    expect((await raise({ ...words, file: [{ url, name: '内部.txt', size: 6 }] })).data.fields).toEqual({
      file: '文件不存在',
    })
    expect(
      (await server.app.inject({ method: 'POST', url: '/api/bug/demandApply', payload: { kind: 'bug', ...words } }))
        .statusCode,
    ).toBe(401)
  })

  test('pictures alone come by the link', async () => {
    expect((await picture('a.pdf', samples.pdf, 'attachment')).json().message).toBe('不支持的文件类型')
    expect((await picture('a.png', Buffer.alloc(10 * 1_048_576 + 1, samples.png))).json().message).toBe(
      '图片不能超过10MB',
    )
  })

  test('are raised and handed in, in the name of whoever leads the project, with their pictures', async () => {
    const url = (await picture('白屏.png', samples.png)).json().data
    const { id, code, status } = expectOk(
      await raise({ ...words, priority: '急', file: [{ url, name: 'x', size: 0 }] }),
    ).data
    expect([code, status]).toEqual([expect.stringMatching(/^QX\d{11}$/), '待确认'])
    const { rows } = await server.owner.query(
      `select b.source, b.client_user, b.priority, b.imp_apply, b.file -> 0 ->> 'url' as url, b.provider_id = p.principal_id as leads
       from store.bug b join store.project p on p.id = b.project_id where b.id = $1 and p.id = $2`,
      [id, project],
    )
    expect(rows).toEqual([
      { source: '客户反馈', client_user: '李护士', priority: '急', imp_apply: true, url, leads: true },
    ])
    expect((await raise({ ...words, file: [{ url, name: 'x', size: 0 }] })).data.fields).toEqual({ file: '文件不存在' })
    const request = expectOk(await raise({ kind: 'applyFor', ...words, name: '加导出' })).data
    expect(request.status).toBe('待一级审核')
  })

  test('are listed by their sheet, agreed to or not, and told on each', async () => {
    const page = (id: string) => byLink('GET', `/api/project/clientPage?kind=problems&temporaryId=${id}`)
    expect((await page('x')).status).toBe(404)
    expect((await page('6f1f0c1e-1111-4222-8333-000000000000')).data.nodes).toEqual([])
    const { nodes } = expectOk(await page(sheet)).data
    expect(nodes.map(({ kind, name }: { kind: string; name: string }) => [kind, name])).toEqual([
      ['bug', '挂号页打不开'],
      ['applyFor', '加导出'],
    ])
    expect(Object.keys(nodes[0])).not.toContain('solverId')
    expect(nodes.map(({ said }: { said: unknown }) => said)).toEqual([null, null])
    const say = (items: object[]) =>
      byLink('POST', '/api/project-progress/problemConfirm', { temporaryId: sheet, items })
    const [bug, request] = nodes as { id: string }[]
    const items = [
      { kind: 'bug', id: bug?.id, agree: false },
      { kind: 'applyFor', id: request?.id, agree: true },
    ]
    expect((await say(items)).data.fields).toEqual({ 'items.0.opinion': '请填写意见' })
    expect((await say([{ kind: 'bug', id: request?.id, agree: true }])).status).toBe(404)
    await server.owner.query(`update store.apply_for set stage = '待客户确认', audit_status = '通过' where id = $1`, [
      request?.id,
    ])
    const said = await say([{ ...items[0], opinion: '还是白屏' }, items[1] as object])
    expect(expectOk(said).data).toEqual({ confirmed: 1, refused: 1 })
    const { rows } = await server.owner.query(
      `select changes ->> 'action' as action from store.comment where relevance_id = $1 order by tz_create desc limit 1`,
      [bug?.id],
    )
    expect(rows).toEqual([{ action: '客户有异议：还是白屏' }])
    const again = expectOk(await page(sheet)).data.nodes as { said: { words: string } | null }[]
    expect(again.map(({ said }) => said?.words)).toEqual(['客户有异议：还是白屏', '客户确认'])
    const { rows: done } = await server.owner.query('select stage from store.apply_for where id = $1', [request?.id])
    expect(done).toEqual([{ stage: '已完成' }])
  })

  test('thirty in an hour come by one link', async () => {
    await server.owner.query(
      `insert into app.link_act (of, row_id, act, tz) select 'project', $1, 'raise', now() from generate_series(1, 30)`,
      [project],
    )
    expect(await raise(words)).toMatchObject({ status: 429, message: '操作过于频繁，请稍后再试' })
  })
})
