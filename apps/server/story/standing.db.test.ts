import type { Entity } from '@chengban/kernel/entity.ts'
import type { FastifyRequest } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Sessions } from '../rest/session.ts'
import { withEntities } from '../testing/further-entities.ts'
import type { TestServer } from '../testing/server.ts'
import { signInTeam, type Team, teamServer } from '../testing/team.ts'
import { bill, billPart, deed } from './testing/bill.ts'

let server: TestServer
let team: Team
let sessions: Sessions

beforeAll(async () => {
  server = await teamServer()
  team = await signInTeam(server)
  sessions = (await withEntities(server, [bill, billPart, deed])).sessions
})
afterAll(() => server.close())

type Who = 's1' | 's2' | 'h'
const at = (name: Who) =>
  ({ method: 'POST', headers: { authorization: `Bearer ${team[name].token}` } }) as FastifyRequest
const make = (e: Entity, values: object = {}, who: Who = 's1'): Promise<string> =>
  sessions.as(at(who), (engine) => engine.create(e, { name: '一', ...values }))
const told = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    (value) => value ?? 'done',
    ({ code, message, data }) => (code === 'VALIDATION' ? data.fields : `${code} ${message}`),
  )
const versionOf = async (e: Entity, id: string): Promise<number> =>
  (await sessions.as(at('s1'), (engine) => engine.detail(e, id))).version
const act = async (name: string, id: string, values: object = {}, who: Who = 's1') =>
  told(
    versionOf(bill, id).then((version) =>
      sessions.as(at(who), (engine) => engine.move(bill, name, { id, version, ...values })),
    ),
  )
const patch = (e: Entity, id: string, values: object, version?: unknown, who: Who = 's1') =>
  told(sessions.as(at(who), (engine) => engine.update(e, id, values as never, version)))
const remove = (e: Entity, id: string, version?: unknown, who: Who = 's1') =>
  told(sessions.as(at(who), (engine) => engine.remove(e, [id], version)))
const enable = (e: Entity, id: string, wanted?: boolean, who: Who = 's1') =>
  told(sessions.as(at(who), (engine) => engine.enable(e, [id], wanted)))
const waiting = async (values: object = {}): Promise<string> => {
  const id = await make(bill, { audit1: team.ids.h, ...values })
  expect(await act('submit', id)).toBe('待一级审核')
  return id
}
const passed = async (values: object = {}): Promise<string> => {
  const id = await waiting(values)
  expect(await act('approve', id, {}, 'h')).toBe('通过')
  return id
}
const partOf = async (billId: string, kind: string): Promise<string> => make(billPart, { billId, kind })
const stateOf = async (id: string): Promise<unknown> =>
  (await sessions.as(at('s1'), (engine) => engine.detail(billPart, id))).state

describe('a record in an audit', () => {
  it('is not edited, deleted, switched or handed in again until it has come back', async () => {
    const id = await waiting()
    expect(await patch(bill, id, { name: '二' })).toBe('CONFLICT 审批中，不能修改')
    expect(await remove(bill, id)).toBe('CONFLICT 当前状态不可删除')
    expect(await enable(bill, id)).toBe('CONFLICT 审批中，不能修改')
    expect(await enable(bill, id, true)).toBe(true)
    expect(await act('submit', id)).toBe('CONFLICT 当前状态不能提交审核')
    expect(await act('reject', id, { opinion: '不全' }, 'h')).toBe('驳回')
    expect(await enable(bill, id)).toBe(false)
    expect(await patch(bill, id, { name: '二' })).toBe('done')
    expect(await remove(bill, id)).toBe('done')
  })

  it('is taken back by whoever handed it in', async () => {
    const id = await waiting({ readerId: team.ids.s2 })
    expect(await act('withdraw', id, {}, 's2')).toMatch('FORBIDDEN')
    expect(await act('withdraw', id, {}, 'h')).toMatch('FORBIDDEN')
    expect(await act('withdraw', id)).toBe('已撤回')
  })

  it('that has passed is not deleted, and switched as ever', async () => {
    const id = await passed()
    expect(await remove(bill, id)).toBe('CONFLICT 当前状态不可删除')
    expect(await enable(bill, id, false)).toBe(false)
  })

  it('is handed in by who may, on the version they saw, and with what it asks for', async () => {
    const id = await make(bill, { audit1: team.ids.h, readerId: team.ids.s2 })
    expect(await act('submit', id, {}, 's2')).toMatch('FORBIDDEN')
    expect(await act('submit', id, { version: 9 })).toBe('CONFLICT 单据已变更，请刷新')
    expect(await patch(bill, id, { note: '特殊', name: ' ' })).toEqual({ reason: '请填写事由', name: '名称不能为空' })
    expect(await told(make(bill, { name: ' ' }))).toEqual({ name: '名称不能为空' })
  })

  it('takes along what follows from its passing, and of that only what is named', async () => {
    const id = await waiting()
    const [first, second] = [await partOf(id, '甲'), await partOf(id, '乙')]
    expect(await act('approve', id, {}, 'h')).toBe('通过')
    expect([await stateOf(first), await stateOf(second)]).toEqual(['关', '开'])
  })
})

describe('voiding', () => {
  it('is refused of what has not passed, to others, without a word, and where the record says no', async () => {
    expect(await act('void', await make(bill), { opinion: '错' })).toBe('CONFLICT 当前状态不能作废')
    expect(await act('void', await waiting(), { opinion: '错' })).toBe('CONFLICT 当前状态不能作废')
    const id = await passed({ readerId: team.ids.s2 })
    expect(await act('void', id, { opinion: '错' }, 's2')).toMatch('FORBIDDEN')
    expect(await act('void', id)).toEqual({ opinion: '请填写作废原因' })
    expect(await act('void', await passed({ note: '锁' }), { opinion: '错' })).toBe('CONFLICT 已锁，不能作废')
  })

  it('tells what it changed, from what to what', async () => {
    const id = await passed({ note: '原话', sum: '12.50' })
    expect(await act('void', id, { opinion: '错' })).toBe('已作废')
    const { rows } = await server.owner.query(
      `select content, changes -> 'changes' as changes from store.comment where relevance_id = $1 and content like '作废%'`,
      [id],
    )
    expect(rows).toEqual([
      {
        content: '作废（通过 → 已作废）：错',
        changes: [
          { field: 'sum', label: '金额', old: '12.50', new: '0.00' },
          { field: 'note', label: '说明', old: '原话', new: '已作废' },
        ],
      },
    ])
  })
})

describe('a step', () => {
  const begun = async (values: object = {}): Promise<string> => {
    const id = await make(bill, { sum: '1.00', startDate: '2026-01-05', ...values })
    expect(await act('begin', id)).toBe('办')
    return id
  }

  it('is not made where its guard cannot be answered, nor where it answers no', async () => {
    const startDate = '2026-01-05'
    for (const sum of [null, '0.00', '-1.00'])
      expect(await act('begin', await make(bill, { sum, startDate })), String(sum)).toEqual({ sum: '须有金额' })
    for (const day of [null, '2099-01-01'])
      expect(await act('begin', await make(bill, { sum: '0.01', startDate: day })), String(day)).toBe(
        'CONFLICT 未到日期',
      )
    expect(await act('begin', await make(bill, { sum: '0.01', startDate }))).toBe('办')
  })

  it('is made by who may, from its states, on the version seen', async () => {
    const id = await make(bill, { sum: '1.00', startDate: '2026-01-05', readerId: team.ids.s2 })
    expect(await act('begin', id, {}, 's2')).toMatch('FORBIDDEN')
    expect(await act('begin', id, {}, 'h')).toMatch('NOT_FOUND')
    expect(await act('begin', id, { version: 9 })).toBe('CONFLICT 单据已变更，请刷新')
    expect(await act('begin', id, { version: undefined })).toEqual({ version: 'version不能为空' })
    expect(await act('finish', id, { state: '完' })).toBe('CONFLICT 当前状态不能结束')
    expect(await patch(bill, id, { state: '办' })).toEqual({ state: '该字段不可修改' })
    expect(await act('begin', id)).toBe('办')
    expect(await act('begin', id)).toBe('CONFLICT 当前状态不能开始')
  })

  it('takes what it asks for and nothing else', async () => {
    const id = await begun()
    const whole = { opinion: '好', reason: '有', word: '是' }
    expect(await act('report', id, { ...whole, note: '二' })).toEqual({ note: '未知字段' })
    expect(await act('report', id, { opinion: '好' })).toEqual({ reason: '请填写事由', word: '原话不能为空' })
    for (const opinion of [undefined, '', '  '])
      expect(await act('report', id, { ...whole, opinion })).toEqual({ opinion: '请填写审批意见' })
    expect(await act('report', id, whole)).toBe('办')
    expect(await act('finish', id, { state: '开' })).toEqual({ state: '环节不在可选范围' })
    expect(await act('finish', id)).toEqual({ state: '环节不在可选范围' })
    expect(await act('finish', id, { state: '停' })).toBe('停')
  })

  it('is told to those named who see the record, not to who made it', async () => {
    const { s2, h } = team.ids
    const id = await begun({ watcherId: h, readerId: s2 })
    expect(await act('report', id, { opinion: '好', reason: '有', word: '是' })).toBe('办')
    const { rows } = await server.owner.query('select user_id as id from store.message where relevance_id = $1', [id])
    expect(rows).toEqual([{ id: s2 }])
  })

  it('takes others along while its condition holds', async () => {
    for (const [note, follows] of [
      ['单独', '开'],
      ['连同', '关'],
    ] as const) {
      const id = await begun({ note })
      const [first, second] = [await partOf(id, '甲'), await partOf(id, '乙')]
      expect(await act('finish', id, { state: '完' })).toBe('完')
      expect([note, await stateOf(first), await stateOf(second)]).toEqual([note, follows, '开'])
    }
  })
})

describe('a row', () => {
  it('is made for whom its rule names, and changed, switched and deleted by them alone', async () => {
    const { s1, s2 } = team.ids
    expect(await told(make(deed, { keeperId: s2 }))).toMatch('FORBIDDEN')
    expect(await told(make(deed, {}))).toMatch('FORBIDDEN')
    const id = await make(deed, { keeperId: s1 })
    expect(await patch(deed, id, { name: '二' }, undefined, 's2')).toMatch('FORBIDDEN')
    expect(await enable(deed, id, false, 's2')).toMatch('FORBIDDEN')
    expect(await remove(deed, id, undefined, 's2')).toMatch('FORBIDDEN')
    expect(await patch(deed, id, { name: '二' }, 9)).toBe('CONFLICT 单据已变更，请刷新')
    expect(await remove(deed, id, 9)).toBe('CONFLICT 单据已变更，请刷新')
    expect(await patch(deed, id, { name: '二' }, 1)).toBe('done')
    expect(await remove(deed, id, 2)).toBe('done')
  })
})
