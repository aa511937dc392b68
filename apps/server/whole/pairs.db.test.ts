import { writingAsSystem } from '@chengban/engine/row/transaction.ts'
import { follow } from '@chengban/engine/write/move.ts'
import { hasTasks } from '@chengban/kernel/decided.ts'
import { applicantField, auditField } from '@chengban/kernel/entity.ts'
import { Refusal } from '@chengban/kernel/refusal.ts'
import { isWaiting } from '@chengban/kernel/workflow.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { systemWriter } from '../jobs/system-writer.ts'
import { Fixture } from '../matrix/testing/fixture.ts'
import { type Row, World } from '../matrix/testing/world.ts'
import { openServer, type TestServer } from '../testing/server.ts'
import { isMeant, type Pair, pairsOf, wanted } from './testing/pairs.ts'

let server: TestServer
let world: World
let fixture: Fixture
let pairs: readonly Pair[]

beforeAll(async () => {
  server = await openServer()
  world = new World(server.owner, server.parts.catalog)
  await world.read()
  fixture = new Fixture(server.owner, world, server.parts.services.vault)
  fixture.stranger = String(world.rows('user')[0]?.id)
  pairs = pairsOf([...server.parts.catalog.all.values()])
})
afterAll(() => server.close())

/** Pairs whose rows are asked for something besides, which no row here has: they stay as they are. */
const unmet: Readonly<Record<string, string>> = {
  'workDay.begin: workDayAttend.away': 'the person is on leave that day',
}

/** A row that waits for a decision has a round and a task, as after it was submitted. */
const asked = async ({ child, state }: Pair, row: Row): Promise<void> => {
  const status = String(row[state ?? ''])
  const isChange = status === '变更中'
  if (!(hasTasks(child) && state === auditField(child) && (isWaiting(status) || isChange || status === '待审核')))
    return
  const about = { module: child.name, relevanceId: String(row.id), initiatorId: row[applicantField(child)] ?? null }
  const levels = child.audit?.levels ?? 1
  const kind = isChange ? '变更' : '提交'
  const round = await fixture.make(world.catalog.entity('auditRound'), {
    ...{ ...about, auditLevel: 1, levels, kind, status: '进行中', round: 1 },
  })
  await fixture.make(world.catalog.entity('auditTask'), {
    ...{ ...about, roundId: round.id, userId: fixture.stranger, auditLevel: 1, status: '待处理' },
  })
}

/** The moves of what hangs on the record, made as its step makes them; the refusal, if one of them is refused. */
const step = ({ parent, effect }: Pair, row: Row): Promise<string | undefined> =>
  writingAsSystem(server.parts.db, async (tx) => {
    const system = systemWriter(server.parts)
    const writer = { ...system, actor: { ...system.actor, userId: fixture.stranger, entries: ['*'] } }
    const scene = { tx, writer, entity: parent, before: row, row, input: {}, opinion: '止' }
    await follow(scene, { effects: [effect as never] })
  }).then(
    () => undefined,
    (error: unknown) => (error instanceof Refusal ? error.message : String(error)),
  )

const openTasks = async (id: unknown): Promise<number> => {
  const text = `select from store.audit_task where relevance_id = $1 and status = '待处理'`
  return (await server.owner.query(text, [String(id)])).rows.length
}

/** A row in that state hangs on the record: it goes where the declaration says, or stays as it is. */
const tried = async (pair: Pair, state: string | undefined): Promise<string | undefined> => {
  const { parent, child, effect, from, to } = pair
  const record = await fixture.make(parent, pair.after)
  const own = state === undefined ? {} : { [String(pair.state)]: state }
  const row = await fixture.make(child, { ...wanted(pair), ...own, [effect.by]: record.id })
  await asked(pair, row)
  const isMoved =
    !(pair.name in unmet) &&
    isMeant(pair, row) &&
    (state === undefined || effect.where !== undefined || from.includes(state))
  const isRefused = !effect.where && state !== undefined && !from.includes(state)
  const refusal = await step(pair, record)
  const named = `${pair.name} from ${state}`
  if (isRefused) return refusal ? undefined : `${named}: not refused`
  if (refusal) return `${named}: ${refusal}`
  await world.readTable(child)
  const now = world.row(child.name, row.id) as Row
  const expected = isMoved && state !== undefined ? to(state) : state
  const stands = pair.state ? now[pair.state] : undefined
  if (expected !== undefined && stands !== expected) return `${named}: ${stands} in place of ${expected}`
  if (isMoved && expected !== state && (await openTasks(row.id))) return `${named}: somebody is still asked`
  return undefined
}

// a record and a row in each of its states for each pair
test('what hangs on a record makes the declared move when the record ends, pauses, goes on or comes back', async () => {
  expect(pairs.length).toBeGreaterThan(50)
  const faults: string[] = []
  let walked = 0
  for (const pair of pairs)
    for (const state of pair.states.length ? pair.states : [undefined]) {
      walked += 1
      const fault = await tried(pair, state)
      if (fault) faults.push(fault)
    }
  expect(walked).toBeGreaterThan(250)
  expect(faults).toEqual([])
})
