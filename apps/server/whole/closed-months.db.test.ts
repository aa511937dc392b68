import type { Scene, Values, Within } from '@chengban/engine/row/scene.ts'
import { find } from '@chengban/engine/row/stored.ts'
import { writingAsSystem } from '@chengban/engine/row/transaction.ts'
import { column, table } from '@chengban/engine/schema/names.ts'
import type { Entity } from '@chengban/kernel/entity.ts'
import { targetOf } from '@chengban/kernel/field.ts'
import { isMonth } from '@chengban/kernel/kinds/text.ts'
import { Refusal } from '@chengban/kernel/refusal.ts'
import { finance } from '@chengban/modules/finance/area.ts'
import { demoPassword } from '@chengban/modules/platform/server/demo.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findCalls } from '../generate/declarations.ts'
import { systemWriter } from '../jobs/system-writer.ts'
import { openServer, type TestServer } from '../testing/server.ts'
import { booksOnly, openDoors, outsideTheBooks } from './closed-reasons.ts'
import { type Door, doorsOf } from './testing/doors.ts'

const closed = '该期间已结账'

let server: TestServer
beforeAll(async () => {
  server = await openServer({ demo: true })
  await server.owner.query(
    `insert into store.finance_period (id, tz_create, tz_update, company, month, status)
     select gen_random_uuid(), now(), now(), c, to_char(m, 'YYYY-MM'), '已结账'
     from unnest(array['A', 'B']) c, generate_series('2018-01-01'::date, '2030-01-01', '1 month') m
     on conflict (company, month) do update set status = '已结账'`,
  )
})
afterAll(() => server.close())

/** Whether its rows belong to a month of a company's books: they have a company and a day, or a month. */
const isDated = ({ fields }: Entity): boolean =>
  Object.values(fields).some((field) => field.kind === 'date' || isMonth(field)) ||
  ('year' in fields && 'month' in fields)

const dated = finance.entities.filter(isDated)
const booked = dated.filter(({ name }) => !(name in outsideTheBooks))

const doors = booked.flatMap(doorsOf)

/** The row, and what holds it, in the state from which the door is open; nothing of it stays. */
const inState = async (within: Within, { entity, state }: Door, row: Values, from: string | null): Promise<Values> => {
  const { submitId } = entity.fields
  if (submitId && row.submitId)
    await within.tx.query(`update ${table(targetOf(submitId))} set status = '草稿' where id = $1`, [row.submitId])
  if (!state || from === null) return row
  await within.tx.query(`update ${table(entity.name)} set ${column(state)} = $2 where id = $1`, [row.id, from])
  return { ...row, [state]: from }
}

/** Rows in one of the states, or any rows. */
const rowsFor = async (within: Within, { entity, state, from }: Door): Promise<Values[]> => {
  const rows = (which: Values) => find(within, entity.name as never, which as never, { most: 12 })
  const only = booksOnly[entity.name] ?? {}
  const natural = state ? await rows({ ...only, [state]: from }) : []
  return natural.length > 0 ? natural : rows(only)
}

/** Messages of a door for each row tried: none, the closed month's, or another. */
const toldAt = async (within: Within, door: Door): Promise<Set<string>> => {
  const told = new Set<string>()
  for (const row of await rowsFor(within, door))
    for (const from of door.from)
      for (const index of [0, 1]) {
        await within.tx.query('savepoint attempt')
        const scene = door.scenes(within, await inState(within, door, row, from))[index]
        if (scene) told.add(await saidTo(door, scene))
        await within.tx.query('rollback to attempt')
      }
  return told
}

const saidTo = (door: Door, scene: Scene): Promise<string> =>
  door.runs(scene).then(
    () => 'passes',
    (error: unknown) => {
      if (error instanceof Refusal) return error.message
      throw error
    },
  )

type Ask = () => Promise<{ readonly as: string; readonly body: object }>

const one = async (text: string, params: readonly unknown[] = []): Promise<Readonly<Record<string, string>>> => {
  const { rows } = await server.owner.query(text, [...params])
  if (!rows[0]) throw new Error(`no row: ${text}`)
  return rows[0]
}

/** A line that waits for somebody's decision, and who that is. */
const decides =
  (line: string, submission: string): Ask =>
  async () => {
    const { as, ...found } = await one(
      `select l.id::text, l.version, a.name as as from store.${line} l join store.${submission} s on s.id = l.submit_id
     join store.audit_task k on k.relevance_id = s.id::text and k.status = '待处理' join store.admin a on a.user_id = k.user_id
     where s.status like '待%审核' limit 1`,
    )
    return { as: String(as), body: { ...found, result: '驳回', opinion: '错' } }
  }

/** Input and caller of each named call that writes. */
const asks: Readonly<Record<string, Ask>> = {
  'POST /submitOther/action/auditRow': decides('money_other', 'submit_other'),
  'POST /submitMonth/action/auditRow': decides('money_month', 'submit_month'),
  'POST /submitComeGo/action/auditRow': decides('money_come_go', 'submit_come_go'),
  'POST /submitMonth/action/copyLast': async () => {
    const { company, month } = await one(
      `select company, to_char((max(month) || '-01')::date + interval '1 month', 'YYYY-MM') as month
       from store.money_month where status = '通过' and reverse_id is null group by company limit 1`,
    )
    const api = await server.signIn('cw01', demoPassword)
    const { id, version } = (await api.post('/api/submitMonth', { company, month })).data
    return { as: 'cw01', body: { id, version } }
  },
  'POST /socialInsurance/action/generate': async () => ({
    as: 'hr02',
    body: { year: 2026, month: 10, company: 'A' },
  }),
  'POST /moneyPayroll/action/adjust': async () => {
    const { run, ...slip } = await one(
      `select s.id::text, s.version, s.submit_id::text as run from store.money_payroll s
       join store.admin a on a.name = 'hr02' and a.user_id <> s.user_id limit 1`,
    )
    await server.owner.query(`update store.submit_payroll set status = '草稿' where id = $1`, [run])
    return { as: 'hr02', body: { ...slip, remark: '错' } }
  },
}

const writing = (await findCalls())
  .filter(({ path, value: { method, does } }) => path.startsWith('finance/') && method !== 'GET' && !does)
  .map(({ value: { method, path } }) => `${method} ${path}`)

test('what has a day or a month stands in the books, or is told to be outside them', () => {
  expect(Object.keys(outsideTheBooks).filter((name) => !dated.some((entity) => entity.name === name))).toEqual([])
  const named = [...doors.map(({ entity, name }) => `${entity.name}.${name}`), ...writing]
  expect(Object.keys(openDoors).filter((name) => !named.includes(name))).toEqual([])
  expect(booked.length).toBeGreaterThan(6)
})

// every door of eleven tables is tried with up to a dozen rows
test('a closed month is written through no door but those that are named', async () => {
  const faults = await writingAsSystem(server.parts.db, async (tx) => {
    const [person] = await tx.query<{ id: string }>('select id::text from store."user" order by id limit 1')
    const writer = systemWriter(server.parts)
    const within = { tx, writer: { ...writer, actor: { ...writer.actor, userId: person?.id ?? '', entries: ['*'] } } }
    const found: string[] = []
    for (const door of doors) {
      const name = `${door.entity.name}.${door.name}`
      const told = await toldAt(within, door)
      const isShut = told.has(closed) && !told.has('passes')
      if (isShut === name in openDoors) found.push(`${name}: ${[...told].sort().join(' / ')}`)
    }
    return found
  })
  expect(faults).toEqual([])
})

// six people sign in, and each password takes its time to be checked
test('a named call writes into a closed month no more than a form does', async () => {
  expect(writing.filter((call) => !(call in asks || call in openDoors))).toEqual([])
  for (const [call, ask] of Object.entries(asks)) {
    const { as, body } = await ask()
    const { status, message } = await (await server.signIn(as, demoPassword)).post(`/api${call.split(' ')[1]}`, body)
    expect([call, status, message]).toEqual([call, 409, closed])
  }
})
