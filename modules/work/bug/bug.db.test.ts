import { sendByLink } from '@chengban/server/testing/send-by-link.ts'
import type { Answer, Api, TestServer } from '@chengban/server/testing/server.ts'
import { expectOk, pdf, signInTeam, type Team, teamServer } from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let server: TestServer
let team: Team
let project: string

beforeAll(async () => {
  server = await teamServer()
  team = await signInTeam(server)
  const { g, s2 } = team.ids
  const body = { name: '一院实施', type: '实施项目', startTime: '2026-11-02', principalId: g, devPrincipalId: g }
  project = expectOk(await team.admin.post('/api/project', body)).data.id
  expectOk(await team.admin.post('/api/projectMember', { projectId: project, kind: 'back', userId: s2 }))
})
afterAll(() => server.close())

const told = ({ status, message, data }: Answer) => [status, data?.fields ?? message]
const row = async (kind: string, id: string) => expectOk(await team.admin.get(`/api/${kind}/${id}`)).data
const act = async (api: Api, kind: string, name: string, id: string, more: object = {}) =>
  api.post(`/api/${kind}/action/${name}`, { id, version: (await row(kind, id)).version, ...more })
const found = async (more?: object | ''): Promise<string> => {
  const body = { name: '保存报错', step: '点保存', projectId: project, ...more }
  return expectOk(await team.admin.post('/api/bug', body)).data.id
}

describe('a bug', () => {
  test('goes from finding to closing, with its number, its days and its people', async () => {
    const id = await found({ priority: '急' })
    expectOk(await act(team.admin, 'bug', 'submit', id))
    expect((await row('bug', id)).userId).toBe(team.ids.g)
    expect(told(await act(team.s1, 'bug', 'confirm', id))).toEqual([404, expect.anything()])
    const people = { solverId: team.ids.s2, testerId: team.ids.h, closerId: team.ids.g }
    expect(told(await act(team.g, 'bug', 'confirm', id, { ...people, solverId: null }))).toEqual([
      422,
      { solverId: '请选择解决人' },
    ])
    expect(told(await act(team.g, 'bug', 'confirm', id, { ...people, testerId: team.ids.s2 }))).toEqual([
      422,
      { testerId: '测试人与解决人不能相同' },
    ])
    expectOk(await act(team.g, 'bug', 'confirm', id, people))
    const { rows } = await server.owner.query(
      `select app.work_day_after((app.now() at time zone 'Asia/Shanghai')::date, 1)::text as day`,
    )
    const judged = await row('bug', id)
    expect([judged.endTime, judged.originalTime, judged.userId]).toEqual([rows[0].day, rows[0].day, team.ids.s2])
    expect(judged.code).toMatch(/^QX\d{11}$/)
    expect(told(await team.g.patch(`/api/bug/${id}`, { patch: { step: '别处' } }))).toEqual([409, '当前状态不可修改'])
    const solved = { resolution: '已解决', solveResult: '已修' }
    expect(told(await act(team.s2, 'bug', 'solve', id, solved))).toEqual([422, { cause: '请填写原因分析' }])
    // becoming a requirement has a move of its own
    for (const resolution of [null, '转需求'])
      expect(told(await act(team.s2, 'bug', 'solve', id, { ...solved, resolution }))).toEqual([
        422,
        { resolution: '请选择解决方案' },
      ])
    const same = { ...solved, resolution: '重复' }
    expect(told(await act(team.s2, 'bug', 'solve', id, same))).toEqual([422, { duplicateId: '请选择重复的缺陷' }])
    expectOk(await act(team.s2, 'bug', 'solve', id, { ...solved, cause: '空指针' }))
    expectOk(await act(team.h, 'bug', 'test', id, { pass: false, testResult: '仍报错' }))
    const back = await row('bug', id)
    expect([back.status, back.testBack, back.finishDate, back.resolution]).toEqual(['处理中', 1, null, null])
    expectOk(await act(team.s2, 'bug', 'solve', id, { ...solved, cause: '空指针' }))
    expectOk(await act(team.h, 'bug', 'test', id, { pass: true, testResult: '通过' }))
    expectOk(await act(team.g, 'bug', 'close', id))
    expect(told(await act(team.g, 'bug', 'reopen', id))).toEqual([422, { opinion: '请填写意见' }])
    await server.owner.query(`update store.bug set tz_complete = app.now() - interval '91 days' where id = $1`, [id])
    expect(told(await act(team.g, 'bug', 'reopen', id, { opinion: '又出现' }))).toEqual([
      409,
      '已关闭超过90天，请新建缺陷',
    ])
  })

  test('has its date moved by whoever has the request in hand, who reads the bug with it', async () => {
    const id = await found()
    await server.owner.query(
      `update store.bug set status = '处理中', solver_id = $2, end_time = '2030-01-07', original_time = '2030-01-07' where id = $1`,
      [id, team.ids.s2],
    )
    const { version } = await row('bug', id)
    const body = { bugId: id, newDate: '2030-01-09', cause: '等接口', version }
    const request = expectOk(await team.s2.post('/api/bugChange/changeApply', body)).data.id
    const waiting = async (api: Api) =>
      expectOk(await api.get('/api/auditTask?module=bugChange')).data.nodes.find(
        ({ relevanceId }: { relevanceId: string }) => relevanceId === request,
      )
    expect((await team.s1.get(`/api/bug/${id}`)).status).toBe(404)
    const asked = await waiting(team.g)
    expect(asked.title).toBe('缺陷时间变更【保存报错】')
    const given = { id: asked.id, version: asked.version, userId: team.ids.s1, opinion: '请看' }
    expectOk(await team.g.post('/api/auditTask/action/transfer', given))
    expect((await team.s1.get(`/api/bug/${id}`)).status).toBe(200)
    const { id: task, version: seen } = await waiting(team.s1)
    expectOk(await team.s1.post('/api/auditTask/action/approve', { id: task, version: seen }))
    expect((await row('bug', id)).endTime).toBe('2030-01-09')
  })

  test('is not closed by whoever solved it', async () => {
    const id = await found()
    await server.owner.query(
      `update store.bug set status = '待关闭', solver_id = $2, closer_id = $2, tester_id = $3 where id = $1`,
      [id, team.ids.s2, team.ids.h],
    )
    expect(told(await act(team.s2, 'bug', 'close', id))).toEqual([403, '不能关闭自己解决的缺陷'])
    expectOk(
      await act(team.g, 'bug', 'close', id).then((answer) =>
        answer.status === 403 ? act(team.admin, 'bug', 'close', id) : answer,
      ),
    )
  })

  test('is late when nobody answers in working hours', async () => {
    const id = await found({ priority: '急' })
    await server.owner.query(
      `update store.bug set status = '已确认', tz_submit = '2026-11-20 16:00+08', tz_respond = '2026-11-23 10:30+08' where id = $1`,
      [id],
    )
    expect((await row('bug', id)).respondLate).toBe(false)
    await server.owner.query(`update store.bug set tz_respond = '2026-11-23 10:30:01+08' where id = $1`, [id])
    expect((await row('bug', id)).respondLate).toBe(true)
  })
})

describe('a requirement', () => {
  const wanted = async (more?: object | ''): Promise<string> => {
    const { rows } = await server.owner.query(
      `select ((app.now() at time zone 'Asia/Shanghai')::date + 20)::text as day`,
    )
    const body = {
      name: '增加导出',
      type: '新增需求',
      describe: '列表导出',
      date: rows[0].day,
      ...more,
    }
    return expectOk(await team.admin.post('/api/applyFor', body)).data.id
  }

  test('is asked of a project, looked at, planned, built, tested and published', async () => {
    const lone = await wanted()
    expect(told(await act(team.admin, 'applyFor', 'submit', lone))).toEqual([
      422,
      { projectName: '请选择项目或填写项目名称' },
    ])
    const id = await wanted({ projectId: project, predictFront: '4.0', predictRear: '4.0' })
    expect((await row('applyFor', id)).projectName).toBe('一院实施')
    await server.owner.query('update store.project set estimate = 4 where id = $1', [project])
    await pass(id, '超出可承接工时，剩余6.4小时，请选择收费或办理人天变更')
    expectOk(await team.g.patch(`/api/applyFor/${id}`, { id, chargeMode: '人天变更' }))
    expect(told(await act(team.g, 'applyFor', 'approve', id))).toEqual([422, { chargeMode: '请先办理人天变更' }])
    expectOk(await team.g.patch(`/api/applyFor/${id}`, { id, chargeMode: '免费' }))
    await server.owner.query('update store.project set estimate = 100 where id = $1', [project])
    expectOk(await act(team.g, 'applyFor', 'approve', id))
    const planned = await row('applyFor', id)
    expect([planned.status, planned.auditStatus, planned.predict]).toEqual(['待排期', '通过', '8.0'])
    expect(planned.code).toMatch(/^XQ\d{11}$/)
    const people = { solverId: team.ids.s2, testerId: team.ids.h, closerId: team.ids.g }
    expect(told(await act(team.g, 'applyFor', 'schedule', id, { ...people, endTime: '2020-01-01' }))).toEqual([
      422,
      { endTime: '日期错误' },
    ])
    expectOk(await act(team.g, 'applyFor', 'schedule', id, { ...people, endTime: planned.date }))
    expectOk(await act(team.s2, 'applyFor', 'toTest', id))
    const file = [{ url: expectOk(await team.h.upload('测试.pdf', pdf, 'application/pdf')).data }]
    const passed = await act(team.h, 'applyFor', 'test', id, { pass: true, testResult: '通过', file })
    expect(expectOk(passed).data.testBack).toBe(0)
    expect((await row('applyFor', id)).file).toEqual([expect.objectContaining({ name: '测试.pdf' })])
    expectOk(await team.g.patch(`/api/applyFor/${id}`, { patch: { needSign: true } }))
    expectOk(await act(team.g, 'applyFor', 'publish', id))
    expect((await row('applyFor', id)).status).toBe('待客户确认')
    const sent = expectOk(await act(team.g, 'applyFor', 'askSign', id)).data
    const asked = await row('applyFor', id)
    expect(sent.link).toMatch(new RegExp(`/admin/#/demand/applyForSign\\?token=${asked.signToken}$`))
    expect(Date.parse(sent.tzSignToken)).toBe(Math.floor(Date.parse(asked.tzSignToken) / 1000) * 1000)
    expect(asked.signToken).toMatch(/^[\w-]{43}$/)
    const agree = (more: object) => act(team.g, 'applyFor', 'sign', id, { agree: true, signer: '何川', ...more })
    expect(told(await agree({}))).toEqual([422, { contentHash: '请阅读内容后再确认', signature: '请签名' }])
    expect(told(await agree({ contentHash: 'x' }))).toEqual([422, { signature: '请签名' }])
    const { contentHash } = (await team.g.get(`/api/applyFor/signPage?id=${id}`)).data
    expect(told(await agree({ contentHash }))).toEqual([422, { signature: '请签名' }])
    await refusedByClient(id, asked.signToken)
    const back = await row('applyFor', id)
    expect([back.status, back.isReject, back.signToken, back.tzFinish]).toEqual(['开发中', true, null, null])
    expect(back.clientOpinion).toBe('缺一列')
  })

  /** The client reads it by the link, does not agree, and cannot use the link again. */
  const refusedByClient = async (id: string, token: string): Promise<void> => {
    const lost = [401, '链接已失效，请联系项目经理']
    const bearer = { 'x-sign-token': token }
    const byLink = (act: 'GET' | 'POST', url: string, body?: object, headers: Record<string, string> = bearer) =>
      sendByLink(server, headers, [act, url], body)
    const stranger = await byLink('GET', '/api/applyFor/signPage', undefined, { 'x-sign-token': 'd'.repeat(43) })
    expect(told(stranger)).toEqual(lost)
    const [page] = await Promise.all([1, 2].map(async () => (await byLink('GET', '/api/applyFor/signPage')).data))
    expect([page.id, page.status, page.signed, page.predict]).toEqual([id, '待客户确认', null, undefined])
    // opening the page twice on one day is recorded once
    const said = await server.owner.query(
      `select c.user_id from store.comment c where c.relevance_id = $1 and c.changes ->> 'action' = '客户已打开'`,
      [id],
    )
    expect(said.rows).toEqual([{ user_id: null }])
    // the link knows whose it is: no id is named
    const answer = { contentHash: page.contentHash, agree: false, signer: '何川', phone: '13900000001' }
    const send = (more: object, key: object = {}) =>
      byLink('POST', '/api/applyFor/signature', { ...answer, ...more }, { ...bearer, ...key })
    expect(told(await send({ contentHash: 'x', opinion: '缺一列' }))).toEqual([409, '内容已更新，请刷新后再签'])
    expect(told(await send({}))).toEqual([422, { clientOpinion: '请填写意见' }])
    expect(told(await send({ agree: true }))).toEqual([422, { signature: '请签名' }])
    expect(told(await send({ signer: ' ' }))).toEqual([422, { signer: '请填写签字人' }])
    const keys = ['first', 'second'].map((key) => ({ 'idempotency-key': key }))
    const both = await Promise.all(keys.map((key) => send({ opinion: '缺一列' }, key)))
    const [won, late] = both.toSorted((a, b) => a.status - b.status)
    // a client who did not receive the answer repeats the request and gets the same answer, although the link is used
    // up
    expect(await Promise.all(keys.map((key) => send({ opinion: '缺一列' }, key)))).toEqual(both)
    expect(won?.data).toEqual({ id, status: '开发中', tz: expect.stringMatching(/\+08:00$/) })
    for (const other of [late, await send({ opinion: '缺一列' })]) expect(other && told(other)).toEqual(lost)
    const { phone, signerPhone } = await row('applyFor', id)
    expect([phone, signerPhone]).toEqual([null, '13900000001'])
  }

  /** Through both levels up to what refuses the second. */
  const pass = async (id: string, refusal: string): Promise<void> => {
    expectOk(await act(team.admin, 'applyFor', 'submit', id))
    for (let step = 0; step < 3; step++) {
      const { status, audit1 } = await row('applyFor', id)
      if (status !== '待一级审核') break
      expectOk(await act(audit1 === team.ids.h ? team.h : team.g, 'applyFor', 'approve', id))
    }
    expect(told(await act(team.g, 'applyFor', 'approve', id))).toEqual([422, { chargeMode: refusal }])
  }

  test('that is a fault becomes a bug, and its audit ends', async () => {
    const id = await wanted({ projectId: project, predictFront: '1.0' })
    expectOk(await act(team.admin, 'applyFor', 'submit', id))
    expectOk(await act(team.admin, 'applyFor', 'toBug', id, { opinion: '是缺陷' }))
    const { status, bugId } = await row('applyFor', id)
    const bug = await row('bug', bugId)
    expect([status, bug.status, bug.applyForId]).toEqual(['已转缺陷', '待确认', id])
    const { rows } = await server.owner.query(
      `select status from store.audit_task where module = 'applyFor' and relevance_id = $1`,
      [id],
    )
    expect(rows.map((one) => one.status)).toEqual(['已取消'])
  })
})
