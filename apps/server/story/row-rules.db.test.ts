import { randomBytes } from 'node:crypto'
import { EventEmitter } from 'node:events'
import type { Statement } from '@chengban/engine/db/pipeline.ts'
import type { Engine } from '@chengban/engine/engine.ts'
import { scopeOf, scopeSql } from '@chengban/engine/read/scope.ts'
import type { Catalog } from '@chengban/engine/schema/catalog.ts'
import { searchRow } from '@chengban/engine/search/grams.ts'
import type { Entity } from '@chengban/kernel/entity.ts'
import type { FastifyRequest } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Sessions } from '../rest/session.ts'
import { withEntities } from '../testing/further-entities.ts'
import type { TestServer } from '../testing/server.ts'
import { signInTeam, type Team, teamServer } from '../testing/team.ts'
import { folder, ruleEntities, shapes } from './testing/rule-entities.ts'

let server: TestServer
let team: Team
let sessions: Sessions
let catalog: Catalog
const id: Record<string, string> = {}

beforeAll(async () => {
  server = await teamServer()
  team = await signInTeam(server)
  // rows that link to several entities keep their ids as text
  const retyped = 'alter table store.rule_link alter column of_id type uuid using of_id::uuid'
  const made = await withEntities(server, ruleEntities, retyped)
  catalog = made.catalog
  sessions = made.sessions
  await fill()
})
afterAll(() => server.close())

/** Inserts a row; `mine` of each entity is granted to the first seller (or to their head, where leading is tested). */
const put = async (key: string, name: string, values: object = {}): Promise<string> => {
  const { note } = values as { note?: string }
  const { grams, text: words, initials } = searchRow([note ?? null])
  const search = note ? { search_grams: grams, search_text: words, search_initials: initials } : {}
  const row = { id: crypto.randomUUID(), name: key, ...values, ...search }
  const names = Object.keys(row).map((one) => `"${one}"`)
  const places = names.map((_, index) => `$${index + 1}`)
  await server.owner.query(
    `insert into store.${name} (tz_create, tz_update, ${names}) values (now(), now(), ${places})`,
    Object.values(row),
  )
  id[key] = row.id
  return row.id
}

const fill = async (): Promise<void> => {
  const { s1, s2, g } = team.ids
  const { rows } = await server.owner.query('select department_id as part from store."user" where id = $1', [s1])
  await server.owner.query('update store."user" set superior_id = $2 where id = $1', [s2, g])
  const folders = [
    await put('folder mine', 'rule_folder', { user_id: s1, money: '88', note: '开放', secret_token: 'a'.repeat(43) }),
    await put('folder other', 'rule_folder', { user_id: g, money: '99', note: '关', secret_token: 'b'.repeat(43) }),
  ]
  for (const [index, who] of [s1, g].entries()) {
    const side = ['mine', 'other'][index]
    await put(`ruleMine ${side}`, 'rule_mine', { user_id: who })
    const many = await put(`ruleRefs ${side}`, 'rule_refs')
    await server.owner.query('insert into store.rule_refs_people (rule_refs_id, user_id) values ($1, $2)', [many, who])
    await put(`ruleJson ${side}`, 'rule_json', { people: JSON.stringify([who]) })
    for (const name of ['rule_linked', 'rule_some']) {
      const key = name === 'rule_some' ? `ruleSome ${side}` : `ruleLinked ${side}`
      await put(`link ${key}`, 'rule_link', { of_id: await put(key, name), user_id: who })
    }
    await put(`ruleHead ${side}`, 'rule_head', { user_id: who })
    await put(`ruleTwice ${side}`, 'rule_twice', { user_id: index ? g : team.ids.h })
    await put(`ruleAround ${side}`, 'rule_around', { user_id: who })
    await put(`ruleAbove ${side}`, 'rule_above', { user_id: index ? g : team.ids.h })
    await put(`rulePart ${side}`, 'rule_part', { part_id: index ? null : rows[0].part })
    const child = await put(`ruleChild ${side}`, 'rule_child', { folder_id: folders[index] })
    await put(`ruleShown ${side}`, 'rule_shown', { folder_id: folders[index] })
    await put(`ruleFar ${side}`, 'rule_far', { child_id: child })
    await put(`ruleVia ${side}`, 'rule_via', { child_id: child })
    const status = index ? '草稿' : '公开'
    await put(`ruleState ${side}`, 'rule_state', { status })
    await put(`ruleCode ${side}`, 'rule_code', { status })
    await put(`ruleBound ${side}`, 'rule_bound', { status, user_id: s1 })
    await put(`ruleTarget ${side}`, 'rule_target', { kind: 'ruleFolder', target: folders[index] })
    await task(await put(`ruleTasked ${side}`, 'rule_tasked'), who)
  }
  await put('ruleAll mine', 'rule_all')
}

const task = async (recordId: string, userId: string): Promise<void> => {
  const round = crypto.randomUUID()
  await server.make('auditRound', {
    id: round,
    module: 'ruleTasked',
    relevanceId: recordId,
    round: 1,
    levels: 1,
    initiatorId: team.ids.h,
    status: '通过',
  })
  await server.make('auditTask', {
    roundId: round,
    module: 'ruleTasked',
    relevanceId: recordId,
    userId,
    auditLevel: 1,
    kind: '审批',
    status: '已同意',
  })
}

const raw = { socket: new EventEmitter() }
const request = (token: string) =>
  ({ method: 'GET', headers: { authorization: `Bearer ${token}` }, raw }) as FastifyRequest
const who = (name: 's1' | 's2' | 'h' | 'g' | 'admin') => request(team[name].token)
const page = { offset: 0, size: 50 }

/** What a person sees of an entity: by the list, the count, GraphQL's scope, and the policy alone. */
const seen = (name: 's1' | 's2' | 'h' | 'g' | 'admin', e: Entity): Promise<string[]> =>
  sessions.as(who(name), async (engine) => {
    const ids = (rows: object[]) => rows.map((row) => String((row as { name: unknown }).name)).sort()
    const listed = ids(await engine.list(e, {}, page))
    const scope = scopeSql(scopeOf(catalog, e, engine.writer.actor.entries), e, 'v')
    expect(await engine.count(e, {})).toBe(listed.length)
    expect(ids(await names(engine, { text: `select v.name from public.${view(e)} v where ${scope}` }))).toEqual(listed)
    expect(ids(await names(engine, { text: `select v.name from public.${view(e)} v` }))).toEqual(listed)
    return listed
  })
const names = (engine: Engine, statement: Statement) => engine.read<{ name: string }>(statement)
const view = (e: Entity): string => e.name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** By shape: to whom `mine` is granted; everybody else of the team sees neither row. */
const granted: Readonly<Record<string, readonly ('s1' | 's2' | 'h' | 'g')[]>> = {
  ruleMine: ['s1'],
  ruleRefs: ['s1'],
  ruleJson: ['s1'],
  ruleLinked: ['s1'],
  ruleHead: ['h'],
  ruleTwice: ['h'],
  ruleAround: ['s1', 'h', 'g'],
  ruleAbove: ['s1', 'h'],
  rulePart: ['h'],
  ruleChild: ['s1'],
  ruleShown: ['s1', 's2'],
  ruleFar: ['s1'],
  ruleVia: ['s1'],
  ruleState: ['s1', 's2', 'h', 'g'],
  ruleCode: ['s1', 's2'],
  ruleBound: ['h'],
  ruleTarget: ['s1'],
  ruleTasked: ['s1'],
  ruleSome: ['s1', 'h'],
  ruleAll: ['s1', 's2', 'h', 'g'],
}
/** The other row is the general manager's, or what everybody sees in part who may apply for contracts. */
const besides = (name: string): readonly string[] => {
  if (name === 'ruleShown') return ['s1', 's2', 'g']
  if (name === 'ruleAbove') return ['s2']
  return ['ruleHead', 'rulePart', 'ruleState', 'ruleCode', 'ruleBound', 'ruleAll'].includes(name) ? [] : ['g']
}

describe.each(Object.entries(granted))('%s', (name, people) => {
  it.each(['s1', 's2', 'h', 'g'] as const)(
    'shows %s what is granted and nothing else, the same by every way',
    async (one) => {
      const mine = people.includes(one) ? [`${name} mine`] : []
      const other = besides(name).includes(one) ? [`${name} other`] : []
      expect(await seen(one, shapes[name] as Entity)).toEqual([...mine, ...other].sort())
    },
  )
})

it('a superior leads also who works elsewhere, and nobody else does', async () => {
  await server.owner.query('update store.rule_head set user_id = $2 where id = $1', [id['ruleHead other'], team.ids.s2])
  expect(await seen('g', shapes.ruleHead as Entity)).toContain('ruleHead other')
  expect(await seen('s1', shapes.ruleHead as Entity)).toEqual([])
  expect(await seen('h', shapes.ruleHead as Entity)).not.toContain('ruleHead other')
})

it('a row seen in part keeps the rest, whatever is asked of it', async () => {
  const [money, filtered, searched, bare] = await sessions.as(who('s2'), async (engine) => [
    (await engine.list(folder, {}, page)).map((row) => row.money),
    await engine.count(folder, { filters: { money: { equalTo: '99' } } }).catch((error: Error) => error.message),
    await engine.count(folder, { keyword: '开放' }),
    await engine.detail(folder, id['folder mine'] as string),
  ])
  expect(money).toEqual([null, null])
  expect(filtered).toBe(0)
  expect(searched).toBe(1)
  expect(bare).toMatchObject({ name: 'folder mine', money: null, userId: null })
})

describe('the bearer of a token', () => {
  const come = (token: string, ip = '10.0.0.1') =>
    sessions.asBearer({ ip, headers: {} } as FastifyRequest, 'ruleFolder', token, async (engine) => ({
      folders: await engine.list(folder, {}, page),
      people: await engine.read({ text: 'select id from public."user"' }),
      all: await engine.read({ text: 'select id from public.rule_all' }),
      states: await engine.read({ text: 'select id from public.rule_state' }),
      code: await engine.read<{ has: boolean }>({ text: `select app.has_operation('contract:apply') as has` }),
    }))

  it('is nobody with a wrong one, one too long, or one that no longer holds', async () => {
    for (const wrong of ['c'.repeat(43), 'a'.repeat(44), '', "' or true --", 'b'.repeat(43)])
      await expect(come(wrong)).rejects.toMatchObject({ code: 'UNAUTHENTICATED', message: '链接已失效' })
  })

  it('sees one row, of it what is named, and nothing that everybody in the company sees', async () => {
    const { folders, people, all: open, states, code } = await come('a'.repeat(43))
    expect(folders).toMatchObject([
      { id: id['folder mine'], name: 'folder mine', money: null, note: null, userId: null },
    ])
    expect([people, open, states, code[0]?.has]).toEqual([[], [], [], false])
  })

  it('counts ten wrong ones of an address within the hour, and a right one passes all the same', async () => {
    const guess = () => come(randomBytes(32).toString('base64url'), '10.0.0.9').catch((error: Error) => error)
    const told = await Promise.all(Array.from({ length: 14 }, guess))
    const codes = told.map((one) => (one as { code?: string }).code)
    expect(codes.filter((one) => one === 'UNAUTHENTICATED')).toHaveLength(10)
    expect(codes.filter((one) => one === 'RATE_LIMITED')).toHaveLength(4)
    expect((await come('a'.repeat(43), '10.0.0.9')).folders).toHaveLength(1)
  })
})
