import { asSystem } from '@chengban/engine/row/scene.ts'
import { update } from '@chengban/engine/write/save.ts'
import { audited, handedIn } from '@chengban/kernel/audited.ts'
import { entity } from '@chengban/kernel/entity.ts'
import { everybody, is, me, nobody } from '@chengban/kernel/expr.ts'
import { oneOf } from '@chengban/kernel/kinds/choice.ts'
import { datetime } from '@chengban/kernel/kinds/date.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { longText, text } from '@chengban/kernel/kinds/text.ts'
import { auditStates } from '@chengban/kernel/workflow.ts'
import type { FastifyRequest } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Sessions } from '../rest/session.ts'
import { withEntities } from '../testing/further-entities.ts'
import type { TestServer } from '../testing/server.ts'
import { signInTeam, type Team, teamServer } from '../testing/team.ts'

/** Its approver sets the grade while it waits, its owner the note once it has passed. */
const slip = entity('slip', {
  label: '条子',
  title: 'name',
  fields: {
    name: text('名称', { required: true }),
    grade: text('评级'),
    note: text('备注'),
    status: oneOf('状态', auditStates[1], { readonly: true, default: '草稿' }),
    audit1: ref('审核人', 'user'),
    opinion: longText('意见', { readonly: true }),
    tzSubmit: datetime('提交时间', { readonly: true }),
  },
  rows: { own: everybody },
  self: me('creatorId'),
  write: { create: everybody, update: me('creatorId') },
  edits: [
    { when: is({ status: '待一级审核' }), who: me('audit1'), fields: ['grade'] },
    { when: is({ status: '通过' }), fields: ['note'] },
  ],
  audit: { levels: 1, submit: me('creatorId') },
})

/** Its workflow closes it: first in part and without a message, then for good. */
const card = entity('card', {
  label: '卡片',
  title: 'name',
  fields: {
    name: text('名称', { required: true }),
    note: text('备注'),
    state: oneOf('状态', ['开', '半开', '锁'], { readonly: true, default: '开' }),
  },
  rows: { own: everybody },
  write: { create: everybody, update: everybody },
  workflow: { field: 'state', states: ['开', '半开', '锁'], initial: '开', moves: [] },
  edits: [
    { when: is({ state: '半开' }), who: me('creatorId'), fields: ['note'] },
    { when: is({ state: '锁' }), who: nobody, fields: [], message: '卡片已锁定' },
  ],
})

/** As many levels as there are words for. */
const tower = entity('tower', {
  label: '塔',
  title: 'name',
  fields: { name: text('名称', { required: true }), ...audited(5, { without: ['变更中', '已作废'] }), ...handedIn },
  rows: { own: everybody },
  self: me('creatorId'),
  write: { create: everybody, update: me('creatorId') },
  audit: { levels: 5, submit: me('creatorId'), change: 'none' },
})

let server: TestServer
let team: Team
let sessions: Sessions

beforeAll(async () => {
  server = await teamServer()
  team = await signInTeam(server)
  sessions = (await withEntities(server, [slip, card, tower])).sessions
})
afterAll(() => server.close())

type Who = 's1' | 's2' | 'h' | 'g'
const at = (name: Who) =>
  ({ method: 'POST', headers: { authorization: `Bearer ${team[name].token}` } }) as FastifyRequest
const made = async (e: typeof slip | typeof card, values: Record<string, unknown>): Promise<string> => {
  const id = await sessions.as(at('s1'), (engine) => engine.create(e, { name: '一' }))
  const sets = Object.keys(values).map((name, index) => `${name} = $${index + 2}`)
  await server.owner.query(`update store.${e.name} set ${sets.join(', ')} where id = $1`, [
    id,
    ...Object.values(values),
  ])
  return id
}
const patch = (who: Who, e: typeof slip | typeof card, id: string, values: Record<string, unknown>) =>
  sessions
    .as(at(who), (engine) => engine.update(e, id, values))
    .then(
      () => 'done',
      ({ code, message, data }) => (code === 'VALIDATION' ? data.fields : `${code} ${message}`),
    )
const row = async (who: Who, e: typeof slip | typeof card, id: string) => {
  const { can, edits } = await sessions.as(at(who), (engine) => engine.detail(e, id))
  return { can: (can as string[]).includes('update'), edits }
}

it('while a record waits, its approver writes what is named and nobody anything else', async () => {
  const id = await made(slip, { status: '待一级审核', audit1: team.ids.h })
  expect(await patch('s1', slip, id, { name: '二' })).toBe('CONFLICT 审批中，不能修改')
  expect(await patch('s1', slip, id, { grade: '甲' })).toBe('CONFLICT 审批中，不能修改')
  expect(await patch('h', slip, id, { grade: '甲', name: '二' })).toBe('CONFLICT 审批中，不能修改')
  expect(await patch('s2', slip, id, { grade: '甲' })).toMatch('FORBIDDEN')
  expect(await row('s1', slip, id)).toEqual({ can: false, edits: [] })
  expect(await row('h', slip, id)).toEqual({ can: true, edits: ['grade'] })
  expect(await patch('h', slip, id, { grade: '甲', name: '一' })).toBe('done')
})

it('once it has passed, its owner writes what is named; the approver no more', async () => {
  const id = await made(slip, { status: '通过', audit1: team.ids.h })
  expect(await patch('s1', slip, id, { grade: '甲' })).toBe('CONFLICT 已通过，请发起变更')
  expect(await patch('h', slip, id, { grade: '甲' })).toMatch('FORBIDDEN')
  expect(await row('s1', slip, id)).toEqual({ can: true, edits: ['note'] })
  expect(await row('h', slip, id)).toEqual({ can: false, edits: [] })
  expect(await patch('s1', slip, id, { note: '记' })).toBe('done')
})

it('in a draft nothing is bound', async () => {
  const id = await made(slip, { audit1: team.ids.h })
  expect(await patch('h', slip, id, { grade: '甲' })).toMatch('FORBIDDEN')
  expect(await row('s1', slip, id)).toEqual({ can: true, edits: null })
  expect(await patch('s1', slip, id, { name: '二', grade: '乙' })).toBe('done')
})

it('a machine of its own binds a row in the words given, or field by field', async () => {
  const half = await made(card, { state: '半开' })
  expect(await patch('s1', card, half, { name: '二', note: '记' })).toEqual({ name: '该字段不可修改' })
  expect(await patch('s2', card, half, { note: '记' })).toEqual({ note: '该字段不可修改' })
  expect(await row('s2', card, half)).toEqual({ can: false, edits: [] })
  expect(await row('s1', card, half)).toEqual({ can: true, edits: ['note'] })
  expect(await patch('s1', card, half, { note: '记' })).toBe('done')
  const shut = await made(card, { state: '锁' })
  expect(await patch('s1', card, shut, { note: '记' })).toBe('CONFLICT 卡片已锁定')
  expect(await row('s1', card, await made(card, { state: '开' }))).toEqual({ can: true, edits: null })
})

it('the system is bound by an audit, not by a machine', async () => {
  const [shut, passed] = [await made(card, { state: '锁' }), await made(slip, { status: '通过' })]
  const bySystem = (e: typeof slip | typeof card, id: string) =>
    sessions.as(at('s2'), (engine) =>
      engine.write(e, (tx) => update(tx, asSystem(engine.writer), e, id, { name: '三' })),
    )
  await bySystem(card, shut)
  await expect(bySystem(slip, passed)).rejects.toThrow('已通过，请发起变更')
})

it('five levels, one after the other, each by its own person and with its own opinion', async () => {
  const { ids } = team
  const steps = ['h', 'g', 's2', 'h', 'g'] as const
  const named = Object.fromEntries(steps.map((who, at) => [`audit${at + 1}`, ids[who]]))
  const id = await sessions.as(at('s1'), (engine) => engine.create(tower, { name: '五层', ...named }))
  const act = async (who: Who, name: string, opinion?: string) => {
    const { version } = await sessions.as(at('s1'), (engine) => engine.detail(tower, id))
    const acted = sessions.as(at(who), (engine) => engine.move(tower, name, { id, version, opinion }))
    return acted.catch(({ code, message }) => `${code} ${message}`)
  }
  expect(await act('s1', 'submit')).toBe('待一级审核')
  for (const [index, who] of steps.entries()) {
    for (const other of ['s1', 's2', 'h', 'g'] as const)
      if (other !== who)
        expect(await act(other, 'approve'), `${other} on level ${index + 1}`).toMatch(/FORBIDDEN|CONFLICT/)
    const next = ['待二级审核', '待三级审核', '待四级审核', '待五级审核', '通过'][index]
    expect(await act(who, 'approve', `第${index + 1}级`)).toBe(next)
  }
  const row = await sessions.as(at('s1'), (engine) => engine.detail(tower, id))
  const { opinionFirst, opinion3, opinion4, opinion5, opinion } = row
  const said = [opinionFirst, opinion3, opinion4, opinion5, opinion]
  expect(said).toEqual(['第1级', '第2级', '第3级', '第4级', '第5级'])
  const { rows } = await server.owner.query(
    'select levels, audit_level from store.audit_round where relevance_id = $1',
    [id],
  )
  expect(rows).toEqual([{ levels: 5, audit_level: 5 }])
})
