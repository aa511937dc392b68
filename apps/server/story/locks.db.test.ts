import { audited, handedIn } from '@chengban/kernel/audited.ts'
import { type Entity, entity } from '@chengban/kernel/entity.ts'
import { everybody, me } from '@chengban/kernel/expr.ts'
import { oneOf } from '@chengban/kernel/kinds/choice.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { text } from '@chengban/kernel/kinds/text.ts'
import type { FastifyRequest } from 'fastify'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import type { Sessions } from '../rest/session.ts'
import { withEntities } from '../testing/further-entities.ts'
import type { TestServer } from '../testing/server.ts'
import { signInTeam, type Team, teamServer } from '../testing/team.ts'

const open = { rows: { own: everybody }, write: { create: everybody, update: everybody } }
const pot = entity('pot', { label: '罐', title: 'name', fields: { name: text('名称', { required: true }) }, ...open })
const potId = ref('罐', 'pot' as never, { required: true })

/** Its move locks the row after its pot. */
const draw = entity('draw', {
  label: '取用',
  title: 'name',
  fields: {
    name: text('名称', { required: true }),
    potId,
    state: oneOf('环节', ['开', '取', '停'], { readonly: true, default: '开' }),
  },
  ...open,
  workflow: {
    field: 'state',
    states: ['开', '取', '停'],
    initial: '开',
    moves: [
      { name: 'take', label: '取', from: ['开'], to: '取', who: everybody, locks: ['potId'] },
      { name: 'halt', label: '停', from: ['开'], to: '停', who: everybody },
    ],
  },
})

/** So does every act of its audit. */
const claim = entity('claim', {
  label: '申领',
  title: 'name',
  fields: {
    name: text('名称', { required: true }),
    potId,
    ...audited(1, { without: ['变更中', '已作废'] }),
    ...handedIn,
  },
  ...open,
  self: me('creatorId'),
  audit: { levels: 1, submit: everybody, change: 'none', locks: ['potId'] },
})

let server: TestServer
let team: Team
let sessions: Sessions
let other: pg.Client

beforeAll(async () => {
  server = await teamServer()
  team = await signInTeam(server)
  sessions = (await withEntities(server, [pot, draw, claim])).sessions
  other = new pg.Client({ connectionString: server.database.url })
  await other.connect()
})
afterEach(() => other.query('rollback'))
afterAll(async () => {
  await other.end()
  await server.close()
})

const at = () => ({ method: 'POST', headers: { authorization: `Bearer ${team.s1.token}` } }) as FastifyRequest
const make = (e: unknown, values: object = {}): Promise<string> =>
  sessions.as(at(), (engine) => engine.create(e as Entity, { name: '一', ...values }))
const act = (e: unknown, name: string, id: string): Promise<string> =>
  sessions
    .as(at(), (engine) => engine.move(e as Entity, name, { id, version: 1 }))
    .catch(({ code, message }) => `${code} ${message}`)

/** Somebody else holds the row; gives it back when the work has come to wait for it, or says what the work came to. */
const behind = async (table: string, id: string, work: () => Promise<string>, meanwhile = async () => {}) => {
  await other.query('begin')
  await other.query(`select from store.${table} where id = $1 for no key update`, [id])
  const done = work()
  const first = await Promise.race([done, waiting()])
  await meanwhile()
  await other.query('commit')
  return [first, await done]
}

const waiting = async (): Promise<string> => {
  for (;;) {
    const { rows } = await server.owner.query(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
    if (rows.length) return 'waits'
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}
const moveTo = (table: string, id: string, pot: string) => async () =>
  void (await other.query(`update store.${table} set pot_id = $2 where id = $1`, [id, pot]))

const states = {
  draw: { entity: draw, step: 'take', done: '取' },
  claim: { entity: claim, step: 'submit', done: '待一级审核' },
}

it.each(Object.entries(states))(
  'a step of a %s waits for the row that stands ahead of it',
  async (name, { entity, step, done }) => {
    const potId = await make(pot)
    const id = await make(entity, { potId })
    expect(await behind('pot', potId, () => act(entity, step, id))).toEqual(['waits', done])
    expect((await server.owner.query(`select version from store.${name} where id = $1`, [id])).rows).toEqual([
      { version: 2 },
    ])
  },
)

it.each(Object.entries(states))(
  'a %s that names another row once it is locked is not moved',
  async (name, { entity, step }) => {
    const [potId, second] = [await make(pot), await make(pot)]
    const id = await make(entity, { potId })
    const moved = await behind('pot', potId, () => act(entity, step, id), moveTo(name, id, second))
    expect(moved).toEqual(['waits', 'CONFLICT 单据已变更，请刷新'])
  },
)

it('what a step finds is what the record is once it is locked', async () => {
  const id = await make(draw, { potId: await make(pot) })
  const halt = async () => void (await other.query(`update store.draw set state = '停' where id = $1`, [id]))
  expect(await behind('draw', id, () => act(draw, 'take', id), halt)).toEqual(['waits', 'CONFLICT 当前状态不能取'])
})
