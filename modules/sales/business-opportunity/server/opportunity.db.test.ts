import { samples } from '@chengban/engine/files/testing/samples.ts'
import { decide, type Ledgers, move, openLedgers } from '@chengban/server/testing/ledgers.ts'
import type { Answer, Api } from '@chengban/server/testing/server.ts'
import { expectOk } from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let all: Ledgers
beforeAll(async () => {
  all = await openLedgers()
})
afterAll(() => all?.server.close())

const fieldsOf = (answer: Answer): unknown => answer.data?.fields
let count = 0
const begin = (more: object = {}, api: Api = all.s1): Promise<Answer> =>
  api.post('/api/businessOpportunity', {
    name: `甲市中心医院第${++count}期平台`,
    clientId: all.clientId,
    type: '新建',
    budgetMyself: '100000.00',
    ...more,
  })
const passed = async (more: object = {}): Promise<string> => {
  const { id } = expectOk(await begin(more)).data
  expectOk(await move(all.s1, 'businessOpportunity', id, 'submit'))
  await decide(all.h, 'businessOpportunity', id)
  return id
}
const step = (id: string, act: string, more: object = {}, api: Api = all.s1): Promise<Answer> =>
  move(api, 'businessOpportunity', id, act, more)
const read = async (id: string, name = 'businessOpportunity') => (await all.s1.get(`/api/${name}/${id}`)).data

describe('an opportunity', () => {
  test('is refused with what does not belong to its client, twice, or before it began', async () => {
    const { id, serialNumber } = expectOk(await begin({ name: '甲市中心医院病历' })).data
    expect(serialNumber).toMatch(/^SJ-\d{6}-\d{4}$/)
    expect((await read(id)).coreName).toBe('病历')
    expect(fieldsOf(await begin({ name: '甲市中心医院 病历' }))).toEqual({
      name: `该客户已有同名商机【${serialNumber}】`,
    })
    expectOk(await begin({ name: '甲市中心医院 病历', confirmDuplicate: true }))
    expect(fieldsOf(await begin({ createDate: '2026-05-01', signDate: '2026-04-30' }))).toEqual({
      signDate: '预计签约日期不能早于商机日期',
    })
    expect(fieldsOf(await begin({ needImp: true }))).toEqual({ impRequire: '请填写实施要求' })
    expect((await begin({}, all.f1)).code).toBe('FORBIDDEN')
    await all.server.owner.query('update store.client set is_use = false where id = $1', [all.clientId])
    expect(fieldsOf(await begin())).toEqual({ clientId: '客户不可用' })
    await all.server.owner.query('update store.client set is_use = true where id = $1', [all.clientId])
  })

  test('advances only once it has passed, forward, and with what the stages ask for', async () => {
    const draft = expectOk(await begin()).data.id
    expect((await step(draft, 'advance', { schedule: '初步接洽' })).message).toBe('商机未通过审核')
    const id = await passed()
    const stranger = { id, version: 1, schedule: '初步接洽' }
    expect((await all.s2.post('/api/businessOpportunity/action/advance', stranger)).code).toBe('NOT_FOUND')
    expect(fieldsOf(await step(id, 'advance', { schedule: '赢单' }))).toEqual({ schedule: '销售进度不在可选范围' })
    expect(fieldsOf(await step(id, 'advance', { schedule: '招投标' }))).toEqual({
      signDate: '预计签约日期不能为空',
      procurementMethod: '采购方式不能为空',
      tenderDocument: '请上传招标文件或填写招标链接',
    })
    expectOk(await step(id, 'advance', { schedule: '需求确认', signDate: '2099-01-01' }))
    expect(await read(id)).toMatchObject({ schedule: '需求确认', successRate: '40.00', weightedMoney: '40000.00' })
    expect(fieldsOf(await step(id, 'advance', { schedule: '初步接洽' }))).toEqual({ schedule: '只能推进到之后的进度' })
    const tender = { procurementMethod: '公开招标', tenderLink: 'https://tender.example/1' }
    expect(fieldsOf(await step(id, 'advance', { schedule: '商务谈判', ...tender }))).toEqual({
      bidFile: '请上传投标文件',
    })
    expect(fieldsOf(await step(id, 'back', { schedule: '线索' }))).toEqual({ opinion: '请填写退回原因' })
    expectOk(await step(id, 'back', { schedule: '线索', opinion: '预算未批' }))
    const { data } = await all.s1.get(
      `/api/businessLog?pageSize=20&sort=tzLog&filters=${encodeURIComponent(JSON.stringify({ businessOpportunityId: { equalTo: id } }))}`,
    )
    expect(data.nodes.map(({ kind, content }: Record<string, string>) => `${kind} ${content}`)).toEqual([
      '审核 商机已通过审核',
      '进度 线索 → 需求确认',
      '进度 需求确认 → 线索',
    ])
  })

  test('once it has passed, client and budget are not typed over', async () => {
    const id = await passed()
    expect((await all.s1.patch(`/api/businessOpportunity/${id}`, { id, budgetMyself: '1' })).message).toBe(
      '已通过，请发起变更',
    )
    const { edits } = await read(id)
    expect(edits).toContain('competitor')
    expect(edits).not.toContain('clientId')
    expectOk(await all.s1.patch(`/api/businessOpportunity/${id}`, { id, competitor: '乙公司' }))
  })

  test('is lost with a reason, held with a day, and comes back where it stood', async () => {
    const id = await passed()
    expect(fieldsOf(await step(id, 'lose', { opinion: '没谈成' }))).toEqual({ loseReason: '请填写输单原因' })
    expect(fieldsOf(await step(id, 'lose', { loseReason: '价格', opinion: '太贵' }))).toEqual({
      winner: '请填写中标对手',
    })
    expect(fieldsOf(await step(id, 'hold', { opinion: '等预算' }))).toEqual({ dtNext: '请填写搁置原因和下次跟进日期' })
    expectOk(await step(id, 'advance', { schedule: '初步接洽' }))
    expectOk(await step(id, 'hold', { opinion: '等预算', dtNext: '2099-01-01' }))
    expect(await read(id)).toMatchObject({ schedule: '搁置', preSchedule: '初步接洽', weightedMoney: '0.00' })
    expectOk(await step(id, 'resume'))
    expect(await read(id)).toMatchObject({ schedule: '初步接洽', successRate: '20.00' })
    expectOk(await step(id, 'lose', { loseReason: '价格', winner: '乙公司', opinion: '太贵' }))
    expect(fieldsOf(await step(id, 'resume'))).toEqual({ opinion: '请填写审批意见' })
  })

  test('its diary keeps what happened: by hand only what people do, nothing ahead, nothing of the system', async () => {
    const id = await passed()
    const log = (more: object) =>
      all.s1.post('/api/businessLog', { businessOpportunityId: id, content: '电话', ...more })
    expect(fieldsOf(await log({ kind: '进度' }))).toEqual({ kind: '该类型日志由系统生成' })
    expect(fieldsOf(await log({ tzLog: '2099-01-01T00:00:00+08:00' }))).toEqual({ tzLog: '发生时间不能晚于现在' })
    const own = expectOk(await log({ kind: '电话', dtNext: '2099-02-01' })).data.id
    expect(await read(id)).toMatchObject({ dtNext: '2099-02-01', tzLastLog: expect.any(String) })
    expect((await all.s1.remove(`/api/businessLog/${own}`)).code).toBe('FORBIDDEN')
    const { rows } = await all.server.owner.query(
      'select id from store.business_log where business_opportunity_id = $1 and is_auto',
      [id],
    )
    const told = await all.h.patch(`/api/businessLog/${rows[0].id}`, { id: rows[0].id, content: '改' })
    expect(told.message).toBe('系统日志不能修改')
  })

  test('work for it that is done stands in its diary', async () => {
    const id = await passed()
    const task = { name: '报价', businessOpportunityId: id, userId: all.ids.s1, dtEnd: '2099-01-01' }
    const taskId = expectOk(await all.s1.post('/api/businessTask', task)).data.id
    expect(fieldsOf(await move(all.s1, 'businessTask', taskId, 'complete'))).toEqual({ result: '请填写完成情况' })
    expectOk(await move(all.s1, 'businessTask', taskId, 'complete', { result: '已报' }))
    const { businessLogId } = await read(taskId, 'businessTask')
    expect(await read(businessLogId, 'businessLog')).toMatchObject({ kind: '任务', content: '报价：已报' })
  })
})

describe('a visit', () => {
  const plan = (tzVisit: string, more: object = {}) =>
    all.s1.post('/api/clientVisit', { clientId: all.clientId, tzVisit, ...more })
  const ago = (hours: number): string => new Date(Date.now() - hours * 3_600_000).toISOString()
  const told = { content: '看了系统', department: '信息科' }
  const place = { lng: 116.4, lat: 39.9, address: '甲市' }

  test('is paid with photo and place, now and not later', async () => {
    const id = expectOk(await plan(ago(-2))).data.id
    expect(fieldsOf(await move(all.s1, 'clientVisit', id, 'visit'))).toEqual({
      content: '拜访内容不能为空',
      department: '拜访科室不能为空',
      photo: '请上传现场照片',
      place: '请定位',
    })
    const url = expectOk(await all.s1.upload('现场.jpg', samples.jpeg, 'image/jpeg')).data
    const full = { ...told, photo: [{ url }], place }
    expect(fieldsOf(await move(all.s1, 'clientVisit', id, 'visit', full))).toEqual({ tzVisit: '拜访时间不能晚于现在' })
    const late = expectOk(await plan(ago(25))).data.id
    expect(fieldsOf(await move(all.s1, 'clientVisit', late, 'visit', full))).toEqual({
      tzVisit: '已超过24小时，请补录',
    })
    const old = expectOk(await plan(ago(32 * 24))).data.id
    expect(fieldsOf(await move(all.s1, 'clientVisit', old, 'supplement', { ...told, opinion: '忘了' }))).toEqual({
      tzVisit: '超过30天不能补录',
    })
    expect(fieldsOf(await move(all.s1, 'clientVisit', late, 'supplement', told))).toEqual({ opinion: '请填写补录原因' })
  })

  test('is locked a day after it was entered, and for all but the visitor at once', async () => {
    const id = expectOk(await plan(ago(1))).data.id
    const url = expectOk(await all.s1.upload('现场.jpg', samples.jpeg, 'image/jpeg')).data
    const next = ago(-48)
    expectOk(await move(all.s1, 'clientVisit', id, 'visit', { ...told, photo: [{ url }], place, tzNext: next }))
    expect((await read(id, 'clientVisit')).edits).toEqual(['content', 'systemHas', 'demand', 'director', 'tel'])
    expect((await all.s1.patch(`/api/clientVisit/${id}`, { id, department: '药剂科' })).message).toBe('拜访记录已锁定')
    expect(fieldsOf(await move(all.s1, 'clientVisit', id, 'toApplyFor'))).toEqual({ demand: '请填写客户需求' })
    expectOk(await all.s1.patch(`/api/clientVisit/${id}`, { id, demand: '要接口' }))
    expect((await all.s2.post('/api/clientVisit/action/toApplyFor', { id, version: 1 })).code).toBe('NOT_FOUND')
    expectOk(await move(all.s1, 'clientVisit', id, 'toApplyFor'))
    const { applyForId } = await read(id, 'clientVisit')
    expect(await read(applyForId, 'applyFor')).toMatchObject({ name: '要接口', clientId: all.clientId, status: '草稿' })
    expect((await move(all.s1, 'clientVisit', id, 'toApplyFor')).message).toBe('已转需求')
    expect(await read(all.clientId, 'client')).toMatchObject({
      lifeStage: expect.stringMatching(/跟进中|成交/),
      tzLastContact: expect.any(String),
    })
    await all.server.owner.query(`update store.client_visit set tz_done = now() - interval '25 hours' where id = $1`, [
      id,
    ])
    expect((await all.s1.patch(`/api/clientVisit/${id}`, { id, demand: '不要' })).message).toBe('拜访记录已锁定')
    expect((await read(id, 'clientVisit')).can).not.toContain('update')
    const text = 'select status from store.client_visit where client_id = $1 and tz_visit = $2'
    const { rows } = await all.server.owner.query(text, [all.clientId, next])
    expect(rows).toEqual([{ status: '计划' }])
  })
})

test('a notice is turned into an opportunity by who watches it, before its end', async () => {
  const notice = (more: object) =>
    all.admin.post('/api/zfcg', {
      title: '甲市中心医院公开招标公告',
      kind: '招标公告',
      source: '省采购网',
      tzPublish: '2026-01-05T09:00:00+08:00',
      ...more,
    })
  const over = expectOk(await notice({ url: 'https://tender.example/a', tzDeadline: '2026-01-06T09:00:00+08:00' })).data
    .id
  const whole = { type: '新建', clientId: all.clientId }
  expect((await move(all.s1, 'zfcg', over, 'toBusiness', whole)).message).toBe('投标已截止')
  const id = expectOk(await notice({ url: 'https://tender.example/b', budget: '300000.00' })).data.id
  expectOk(await move(all.admin, 'zfcg', id, 'watch'))
  expect((await move(all.s1, 'zfcg', id, 'toBusiness', { type: '新建' })).code).toBe('FORBIDDEN')
  expectOk(await move(all.admin, 'zfcg', id, 'ignore', { opinion: '太远' }))
  expect((await read(id, 'zfcg')).userId).toBeNull()
  expectOk(await move(all.s1, 'zfcg', id, 'watch'))
  expect(fieldsOf(await move(all.s1, 'zfcg', id, 'toBusiness', { type: '新建' }))).toEqual({ clientId: '请选择客户' })
  expectOk(await move(all.s1, 'zfcg', id, 'toBusiness', whole))
  const { businessOpportunityId } = await read(id, 'zfcg')
  expect(await read(businessOpportunityId)).toMatchObject({
    status: '草稿',
    from: '招标公告',
    procurementMethod: '公开招标',
    budgetMyself: '300000.00',
    zfcgId: id,
  })
})
