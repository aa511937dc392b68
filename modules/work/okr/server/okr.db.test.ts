import { acts } from '@chengban/engine/audit/acts.ts'
import { clock } from '@chengban/engine/clock.ts'
import { moveBySystem } from '@chengban/engine/write/move.ts'
import { type Answer, type Api, adminPassword, type TestServer } from '@chengban/server/testing/server.ts'
import { expectOk, personPassword, signInTeam, type Team, teamServer } from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

let server: TestServer
let team: Team
const at = (moment: string): void => clock.shift((Date.parse(`2026-${moment}+08:00`) - Date.now()) / 1000)
const period = { year: 2026, quarter: 4 }

beforeAll(async () => {
  // a Monday
  at('11-16T09:00:00')
  server = await teamServer()
  team = await signInTeam(server)
  expectOk(await team.admin.post('/api/holiday', { date: '2027-01-01', name: '元旦', kind: '法定节假日' }))
})
afterAll(() => {
  clock.shift(0)
  return server.close()
})

const wakeUp = async (moment: string): Promise<void> => {
  at(moment)
  const [admin, s1, h] = await Promise.all([
    server.signIn('admin', adminPassword),
    server.signIn('seller1', personPassword),
    server.signIn('head1', personPassword),
  ])
  team = { ...team, admin, s1, h }
}
const add = (more: object): Promise<Answer> => team.s1.post('/api/okr', { name: '目标', kind: 'O', ...period, ...more })
const objective = async (more: object = {}): Promise<string> => expectOk(await add(more)).data.id
const result = (parentId: string, weight: string, start: string, target: string): Promise<Answer> =>
  add({ name: '结果', kind: 'KR', parentId, weight, start, target })
const read = async (id: string) => expectOk(await team.admin.get(`/api/okr/${id}`)).data
const act = async (api: Api, id: string, name: string, more: object = {}): Promise<Answer> =>
  api.post(`/api/okr/action/${name}`, { id, version: (await read(id)).version, ...more })
const checksOf = async (okrId: string): Promise<{ id: string; date: string; version: number; status: string }[]> => {
  const filters = encodeURIComponent(JSON.stringify({ okrId: { equalTo: okrId } }))
  return expectOk(await team.admin.get(`/api/okrCheck?pageSize=50&sort=date&filters=${filters}`)).data.nodes
}
const follow = async (api: Api, okrId: string, index: number, name: string, more: object = {}): Promise<Answer> => {
  const { id, version } = (await checksOf(okrId))[index] ?? {}
  return api.post(`/api/okrCheck/action/${name}`, { id, version, ...more })
}

test('a result stands below an objective of its own person and quarter', async () => {
  expect((await add({ kind: 'KR', weight: '50', target: '1' })).data.fields).toEqual({ parentId: '请选择所属目标' })
  const other = await objective({ quarter: 3 })
  expect((await result(other, '50', '0', '1')).data.fields).toEqual({ parentId: '请选择所属目标' })
  const id = await objective()
  expect((await result(id, '50', '1', '1.00')).data.fields).toEqual({ target: '目标值不能等于起始值' })
  expect((await add({ endDate: '2027-01-01' })).data.fields).toEqual({ endDate: '截止日期须在本季度内' })
  const { data } = expectOk(await result(id, '50', '0', '1'))
  expect((await result(data.id, '50', '0', '1')).data.fields).toEqual({ parentId: '关键结果不能再有下级' })
  expect((await act(team.s1, id, 'submit')).message).toBe('关键结果权重合计须为100%')
  expect((await act(team.s1, other, 'submit')).message).toBe('每个目标须有1至5个关键结果')
  expect((await team.s2.get(`/api/okr/${id}`)).code).toBe('NOT_FOUND')
  expectOk(await team.s1.remove(`/api/okr/${id}`))
  expect((await team.admin.get(`/api/okr/${data.id}`)).code).toBe('NOT_FOUND')
})

test('from the objective to its score', async () => {
  const id = await objective()
  const first: string = expectOk(await result(id, '60', '0', '50')).data.id
  const second: string = expectOk(await result(id, '40', '10', '4')).data.id
  expect((await act(team.s1, first, 'submit')).code).toBe('FORBIDDEN')
  expectOk(await act(team.s1, id, 'submit'))
  expect(await read(first)).toMatchObject({ status: '待确认', confirmerId: team.ids.h, progress: '0.0' })
  const { version } = await read(first)
  expect((await team.s1.patch(`/api/okr/${first}`, { id: first, version, target: '60' })).message).toBe(
    '目标已提交，不能修改',
  )
  expect((await result(id, '10', '0', '1')).message).toBe('目标已提交，不能修改')
  expect((await act(team.s1, id, 'confirm')).code).toBe('FORBIDDEN')
  expect((await act(team.h, id, 'back')).data.fields).toEqual({ opinion: '请填写意见' })
  expectOk(await act(team.h, id, 'confirm'))
  expect((await checksOf(first)).map(({ date }) => date.slice(5))).toEqual([
    '11-20',
    '11-27',
    '12-04',
    '12-11',
    '12-18',
    '12-25',
    '12-31',
  ])
  expect((await follow(team.s1, first, 0, 'fill')).data.fields).toEqual({ value: '请填写当前值' })
  expect((await follow(team.s1, first, 1, 'fill', { value: '20' })).message).toBe('未到跟进时间')
  expect((await follow(team.h, first, 0, 'fill', { value: '20' })).code).toBe('FORBIDDEN')
  expectOk(await follow(team.s1, first, 0, 'fill', { value: '20', confidence: '低' }))
  expectOk(await follow(team.s1, second, 0, 'fill', { value: '7' }))
  expect(await read(first)).toMatchObject({ current: '20.00', progress: '40.0', confidence: '低' })
  expect((await read(second)).progress).toBe('50.0')
  expect((await read(id)).progress).toBe('44.0')
  expect((await follow(team.h, first, 0, 'confirm', { pass: false })).data.fields).toEqual({ opinion: '请填写意见' })
  expectOk(await follow(team.h, first, 0, 'confirm', { pass: false, opinion: '请核对' }))
  expect(await read(first)).toMatchObject({ current: null, progress: '0.0' })
  expectOk(await follow(team.s1, first, 0, 'fill', { value: '60' }))
  expectOk(await follow(team.h, first, 0, 'confirm', { pass: true }))
  expect((await read(first)).progress).toBe('100.0')

  const given = [
    { id: first, score: '0.9' },
    { id: second, score: '0.6' },
  ]
  expect((await act(team.s1, id, 'selfScore', { scores: given })).message).toBe('未到评分时间')
  await wakeUp('12-21T09:00:00')
  expect((await act(team.s1, id, 'selfScore', { scores: given.slice(1) })).data.fields).toEqual({
    scores: '请为每个关键结果评分',
  })
  expectOk(await act(team.s1, id, 'selfScore', { scores: given }))
  expect(await read(id)).toMatchObject({ status: '待评分', selfScore: '0.8' })
  expect((await act(team.h, id, 'score', { pass: false })).data.fields).toEqual({ opinion: '请填写意见' })
  const over = [given[0], { id: second, score: '1.1' }]
  expect((await act(team.h, id, 'score', { pass: true, scores: over })).data.fields).toEqual({
    scores: '评分须在0与1之间',
  })
  expectOk(await act(team.h, id, 'score', { pass: true, scores: given }))
  expect(await read(id)).toMatchObject({ status: '已归档', score: '0.8' })
  expect(await read(second)).toMatchObject({ status: '已归档', score: '0.6', selfScore: '0.6' })
})

test('what is not followed is missed, unless the person had leave', async () => {
  await wakeUp('11-16T09:00:00')
  const id = await objective()
  const kr: string = expectOk(await result(id, '100', '0', '50')).data.id
  expectOk(await act(team.s1, id, 'submit'))
  expectOk(await act(team.h, id, 'confirm'))
  const miss = async (index: number): Promise<string> => {
    const check = (await checksOf(kr))[index]
    return server.parts.auth.transaction((tx) =>
      moveBySystem(
        { tx, writer: { ...server.parts, acts, actor: { userId: team.ids.g, entries: [] } as never } },
        'okrCheck',
        'miss',
        check?.id ?? '',
      ),
    )
  }
  await wakeUp('11-23T09:59:00')
  await expect(miss(0)).rejects.toThrow('未到缺失时间')
  at('11-23T10:00:01')
  expect(await miss(0)).toBe('缺失')
  await server.make('restDay', {
    userId: team.ids.s1,
    kind: '年假',
    startDate: '2026-11-26',
    startHalf: '下午',
    endDate: '2026-11-27',
    reason: '休假',
    status: '通过',
    restStatus: '已休',
    days: '1.5',
  })
  await wakeUp('11-30T10:00:01')
  expect(await miss(1)).toBe('免除')
  expect((await follow(team.s1, kr, 0, 'fill', { value: '5' })).message).toBe('已超过补填期限')
  expect((await act(team.h, id, 'reviseStart', { opinion: '调整' })).code).toBe('FORBIDDEN')
  expect((await act(team.h, id, 'revise')).code).toBe('CONFLICT')
  expect((await act(team.admin, id, 'revise')).code).toBe('FORBIDDEN')
  expect((await act(team.s1, id, 'reviseStart')).data.fields).toEqual({ opinion: '请填写意见' })
  expectOk(await act(team.s1, id, 'reviseStart', { opinion: '目标值偏低' }))
  expect((await act(team.s1, id, 'reviseStart', { opinion: '再说' })).message).toBe('已申请调整')
  expect((await act(team.s1, id, 'revise')).message).toBe('不能审批自己的单据')
  const asked = async () =>
    expectOk(await team.h.get('/api/auditTask?module=okr')).data.nodes.find(
      ({ relevanceId }: { relevanceId: string }) => relevanceId === id,
    )
  const first = await asked()
  const refusal = { id: first.id, version: first.version, opinion: '本季不调' }
  expectOk(await team.h.post('/api/auditTask/action/reject', refusal))
  expect(await read(id)).toMatchObject({ status: '进行中', reviseReason: null })
  expect(await asked()).toBeUndefined()
  expectOk(await act(team.s1, id, 'reviseStart', { opinion: '目标值偏低' }))
  const again = await asked()
  expectOk(await team.h.post('/api/auditTask/action/approve', { id: again.id, version: again.version }))
  expect((await checksOf(kr)).map(({ status }) => status)).toEqual(['缺失', '免除'])
  expect((await read(kr)).status).toBe('草拟')
})
