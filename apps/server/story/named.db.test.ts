import { type Entity, entity } from '@chengban/kernel/entity.ts'
import { everybody, me } from '@chengban/kernel/expr.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'
import { dict, oneOf } from '@chengban/kernel/kinds/choice.ts'
import { files } from '@chengban/kernel/kinds/file.ts'
import { lines } from '@chengban/kernel/kinds/lines.ts'
import { ref, refs } from '@chengban/kernel/kinds/ref.ts'
import { text } from '@chengban/kernel/kinds/text.ts'
import type { FastifyRequest } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Sessions } from '../rest/session.ts'
import { withEntities } from '../testing/further-entities.ts'
import type { TestServer } from '../testing/server.ts'
import { expectOk, pdf, signInTeam, type Team, teamServer } from '../testing/team.ts'

const to = 'thing' as never

/** Visible to its creator alone. */
const thing = entity('thing', {
  label: '东西',
  title: 'name',
  fields: { name: text('名称', { required: true }), isUse: bool('在用', { default: true }) },
  rows: { own: me('creatorId') },
  write: { create: everybody, update: me('creatorId') },
})

/** Names things in every way there is. */
const tag = entity('tag', {
  label: '标签',
  title: 'name',
  fields: {
    name: text('名称', { required: true }),
    thingId: ref('东西', to),
    usedId: ref('在用东西', to, { among: { isUse: true } }),
    thingIds: refs('几样东西', to),
    festival: dict('节日', 'festival'),
    detail: lines('明细', { thingId: ref('东西', to), festival: dict('节日', 'festival') }),
    papers: files('文件'),
    heldId: ref('保管的东西', to, { readonly: true }),
    state: oneOf('环节', ['开', '收'], { readonly: true, default: '开' }),
  },
  rows: { own: everybody },
  write: { create: everybody, update: everybody },
  workflow: {
    field: 'state',
    states: ['开', '收'],
    initial: '开',
    moves: [
      {
        name: 'keep',
        label: '收',
        from: ['开'],
        to: '收',
        who: everybody,
        input: ['heldId'],
        asks: { besideId: ref('旁边的东西', to) },
      },
    ],
  },
})

let server: TestServer
let team: Team
let sessions: Sessions
const of: Record<'s1' | 's2', string> = { s1: '', s2: '' }

beforeAll(async () => {
  server = await teamServer()
  team = await signInTeam(server)
  sessions = (await withEntities(server, [thing, tag])).sessions
  for (const who of ['s1', 's2'] as const) of[who] = await make(who, thing, {})
})
afterAll(() => server.close())

type Who = 's1' | 's2'
const at = (name: Who) =>
  ({ method: 'POST', headers: { authorization: `Bearer ${team[name].token}` } }) as FastifyRequest
const make = (who: Who, e: unknown, values: object): Promise<string> =>
  sessions.as(at(who), (engine) => engine.create(e as Entity, { name: '一', ...values }))
const patch = (who: Who, id: string, values: object): Promise<void> =>
  sessions.as(at(who), (engine) => engine.update(tag as Entity, id, values as never))
const refused = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'done',
    ({ code, message, data }) => data?.fields ?? `${code} ${message}`,
  )

it('a row that its writer does not see is named in no field, no list and no line', async () => {
  const there = '00000000-0000-7000-8000-000000000000'
  for (const unseen of [of.s1, there, 'none']) {
    expect(await refused(make('s2', tag, { thingId: unseen })), unseen).toEqual({ thingId: '东西不存在' })
    expect(await refused(make('s2', tag, { thingIds: [of.s2, unseen] })), unseen).toEqual({
      thingIds: '几样东西不存在',
    })
    const detail = [{ thingId: of.s2 }, { thingId: unseen }]
    expect(await refused(make('s2', tag, { detail })), unseen).toEqual({ 'detail.1.thingId': '东西不存在' })
  }
  const id = await make('s2', tag, { thingId: of.s2, thingIds: [of.s2], detail: [{ thingId: of.s2 }] })
  expect(await refused(patch('s2', id, { thingId: of.s1 }))).toEqual({ thingId: '东西不存在' })
})

it('what somebody else has named may be sent back as it stands', async () => {
  const id = await make('s1', tag, { thingId: of.s1, thingIds: [of.s1] })
  expect(await refused(patch('s2', id, { name: '二', thingId: of.s1, thingIds: [of.s1] }))).toBe('done')
  expect(await refused(patch('s2', id, { thingIds: [of.s1, of.s2] }))).toEqual({ thingIds: '几样东西不存在' })
})

it('nor is it given with a step, in a column or beside them', async () => {
  const id = await make('s2', tag, {})
  const keep = (values: object) =>
    refused(sessions.as(at('s2'), (engine) => engine.move(tag as Entity, 'keep', { id, version: 1, ...values })))
  expect(await keep({ heldId: of.s1 })).toEqual({ heldId: '保管的东西不存在' })
  expect(await keep({ besideId: of.s1 })).toEqual({ besideId: '旁边的东西不存在' })
  expect(await keep({ heldId: of.s2, besideId: of.s2 })).toBe('done')
})

it('where only some rows are offered the others are not taken', async () => {
  const spent = await make('s1', thing, { isUse: false })
  expect(await refused(make('s1', tag, { usedId: spent }))).toEqual({ usedId: '在用东西不存在' })
  expect(await refused(make('s1', tag, { thingId: spent, usedId: of.s1 }))).toBe('done')
})

it('an entry that is disabled, or of another dictionary, is not chosen; where it stands it stays', async () => {
  const { rows } = await server.owner.query<{ code: string }>(
    `select code from store.dict where dict_type_id = 'festival' and is_enable order by sort, code limit 2`,
  )
  const [kept, gone] = rows.map(({ code }) => code)
  const [foreign] = (await server.owner.query(`select code from store.dict where dict_type_id = 'paymentKind' limit 1`))
    .rows
  const id = await make('s1', tag, { festival: gone, detail: [{ festival: gone }] })
  await server.owner.query(`update store.dict set is_enable = false where dict_type_id = 'festival' and code = $1`, [
    gone,
  ])
  for (const festival of [gone, foreign.code, 'none']) {
    expect(await refused(make('s1', tag, { festival })), festival).toEqual({ festival: '节日不在可选范围' })
    expect(await refused(make('s1', tag, { detail: [{ festival: kept }, { festival }] })), festival).toEqual({
      'detail.1.festival': '节日不在可选范围',
    })
  }
  expect(await refused(patch('s1', id, { name: '二', festival: gone }))).toBe('done')
  expect(await refused(patch('s1', id, { festival: kept }))).toBe('done')
  expect(await refused(patch('s1', id, { festival: gone }))).toEqual({ festival: '节日不在可选范围' })
})

it('a file that its writer does not see is attached to nothing', async () => {
  const url = expectOk(await team.s1.upload('合同.pdf', pdf, 'application/pdf')).data
  expect(await refused(make('s2', tag, { papers: [{ url }] }))).toEqual({ papers: '文件不存在' })
  expect(await refused(make('s1', tag, { papers: [{ url }] }))).toBe('done')
})
