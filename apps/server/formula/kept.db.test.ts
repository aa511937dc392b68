import { declared } from '@chengban/engine/kinds/column.ts'
import { derivedSql } from '@chengban/engine/schema/derived.ts'
import { entity } from '@chengban/kernel/entity.ts'
import { everybody, today } from '@chengban/kernel/expr.ts'
import { daysBetween, of } from '@chengban/kernel/formula.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { text } from '@chengban/kernel/kinds/text.ts'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type FreshDatabase, freshDatabase } from '../testing/database.ts'
import { addPots } from './testing/pots.ts'

let database: FreshDatabase
let owner: pg.Client

const ids = { tray: id(1), other: id(2), pot: id(3), second: id(4) }
function id(n: number): string {
  return `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
}

beforeAll(async () => {
  database = await freshDatabase()
  owner = await client()
  await addPots(owner)
})

afterAll(async () => {
  await owner.end()
  await database.drop()
})

beforeEach(async () => {
  await owner.query('delete from store.pour; delete from store.pot; delete from store.tray')
  await put('tray', { id: ids.tray, name: '东' })
  await put('tray', { id: ids.other, name: '西' })
  await put('pot', { id: ids.pot, name: '甲', trayId: ids.tray, room: 100, own: 5 })
  await put('pot', { id: ids.second, name: '乙', trayId: ids.tray, room: 100, own: 1 })
})

const client = async (): Promise<pg.Client> => {
  const made = new pg.Client({ connectionString: database.url })
  made.on('error', () => undefined)
  await made.connect()
  return made
}

let made = 100
const put = async (table: string, row: Record<string, unknown>, on = owner): Promise<string> => {
  const given = { id: id(++made), tzCreate: new Date(), tzUpdate: new Date(), version: 1, ...row }
  const names = Object.keys(given).map((name) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`))
  await on.query(
    `insert into store.${table} (${names.join(', ')}) values (${names.map((_, index) => `$${index + 1}`).join(', ')})`,
    Object.values(given),
  )
  return String(given.id)
}
const pour = (money: number, potId = ids.pot, state = '满', on = owner): Promise<string> =>
  put('pour', { potId, money, state }, on)
const one = async (table: string, key: string): Promise<Record<string, unknown>> =>
  (await owner.query(`select * from store.${table} where id = $1`, [key])).rows[0]

test('twenty pour at once and no more goes in than there is room', async () => {
  const writers = await Promise.all(Array.from({ length: 20 }, client))
  const done = await Promise.allSettled(
    writers.map(async (on) => {
      await on.query('begin')
      await pour(7, ids.pot, '满', on)
      await on.query('commit')
    }),
  )
  await Promise.all(writers.map((on) => on.end()))
  expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(14)
  const refused = done.flatMap((each) => (each.status === 'rejected' ? [each.reason.constraint] : []))
  expect(new Set(refused)).toEqual(new Set(['pot_rule1']))
  expect((await one('pot', ids.pot)).poured).toBe('98.00')
})

test('rows of rows are counted, each kind of them once, and the first is that of the order', async () => {
  const tray = async () =>
    (await owner.query('select heaviest, states, pours_now from public.tray where id = $1', [ids.tray])).rows[0]
  // the second weighs too little to be asked about
  await pour(1, ids.second)
  expect(await tray()).toEqual({ heaviest: '甲', states: 0, pours_now: 0 })
  for (const state of ['满', '空', '空']) await pour(1, ids.pot, state)
  await owner.query('update store.pot set own = 7 where id = $1', [ids.second])
  expect(await tray()).toEqual({ heaviest: '乙', states: 2, pours_now: 4 })
  await owner.query('update store.pot set tray_id = $2 where id = $1', [ids.second, ids.other])
  expect(await tray()).toEqual({ heaviest: '甲', states: 2, pours_now: 3 })
  await owner.query('delete from store.pour; delete from store.pot')
  expect(await tray()).toEqual({ heaviest: null, states: 0, pours_now: 0 })
})

test('rows that come, change, move and go are counted in the same moment, two levels up', async () => {
  const first = await pour(10)
  const empty = await pour(50, ids.pot, '空')
  expect(await one('pot', ids.pot)).toMatchObject({ poured: '10.00', weight: '15.00' })
  expect((await one('tray', ids.tray)).held).toBe('16.00')
  await owner.query(`update store.pour set state = '满' where id = $1`, [empty])
  expect((await one('tray', ids.tray)).held).toBe('66.00')
  await owner.query(`update store.pour set pot_id = $2 where id = $1`, [first, ids.second])
  expect(await one('pot', ids.pot)).toMatchObject({ poured: '50.00' })
  expect(await one('pot', ids.second)).toMatchObject({ poured: '10.00' })
  await owner.query(`update store.pot set tray_id = $2, own = 9 where id = $1`, [ids.second, ids.other])
  expect((await one('tray', ids.tray)).held).toBe('55.00')
  expect((await one('tray', ids.other)).held).toBe('19.00')
  await owner.query('delete from store.pour')
  expect((await one('tray', ids.tray)).held).toBe('5.00')
})

test('what is kept raises no version, and nobody writes it', async () => {
  await pour(10)
  await owner.query('update store.pot set poured = 1 where id = $1', [ids.pot])
  expect(await one('pot', ids.pot)).toMatchObject({ poured: '10.00', version: 1 })
})

test('a condition over child rows asks for the columns of their parent', async () => {
  await pour(10)
  await pour(4)
  const counted = async () => {
    const { rows } = await owner.query('select heavy, heavy_now from public.pot where id = $1', [ids.pot])
    return rows[0]
  }
  expect(await counted()).toEqual({ heavy: 1, heavy_now: 1 })
  await owner.query('update store.pot set own = 3 where id = $1', [ids.pot])
  expect(await counted()).toEqual({ heavy: 2, heavy_now: 2 })
})

test('rows that share a parent are counted', async () => {
  const counted = async (key: string) =>
    (await owner.query('select beside, beside_now from public.pot where id = $1', [key])).rows[0]
  expect(await counted(ids.pot)).toEqual({ beside: 2, beside_now: 2 })
  await owner.query('update store.pot set tray_id = $2 where id = $1', [ids.second, ids.other])
  expect(await counted(ids.pot)).toEqual({ beside: 1, beside_now: 1 })
  expect(await counted(ids.second)).toEqual({ beside: 1, beside_now: 1 })
})

test('a condition over child rows asks who reads', async () => {
  // a person without an account: keys are not looked at
  await owner.query('set session_replication_role = replica')
  await put('pour', { potId: ids.pot, money: 1, state: '空', creatorId: id(8) })
  await owner.query('reset session_replication_role')
  const read = async (person: string): Promise<unknown> => {
    await owner.query(`select set_config('app.user_id', $1, false)`, [person])
    return (await owner.query('select is_mine from public.pot where id = $1', [ids.pot])).rows[0].is_mine
  }
  expect(await read(id(8))).toBe(true)
  expect(await read(id(9))).toBe(false)
})

test('two that sum up in one transaction each see the other once they stand', async () => {
  const [a, b] = [await client(), await client()]
  await a.query('begin')
  await pour(60, ids.pot, '满', a)
  const late = pour(60, ids.pot, '满', b).then(
    () => 'poured',
    (error: { constraint: string }) => error.constraint,
  )
  await a.query('rollback')
  expect(await late).toBe('poured')
  await Promise.all([a.end(), b.end()])
})

test('a copy follows its row and the way that leads there; one of the first day does not', async () => {
  const row = await pour(1)
  expect(await one('pour', row)).toMatchObject({ pot_name: '甲', tray_name: '东', first_name: '甲' })
  await owner.query(`update store.pot set name = '丙', tray_id = $2 where id = $1`, [ids.pot, ids.other])
  expect(await one('pour', row)).toMatchObject({ pot_name: '丙', tray_name: '西', first_name: '甲' })
  await owner.query(`update store.tray set name = '北' where id = $1`, [ids.other])
  expect(await one('pour', row)).toMatchObject({ tray_name: '北' })
})

test('a row made while its parent is being renamed has the new name', async () => {
  const [a, b] = [await client(), await client()]
  await a.query('begin')
  await a.query(`update store.pot set name = '丁' where id = $1`, [ids.pot])
  const late = pour(1, ids.pot, '满', b)
  await new Promise((resolve) => setTimeout(resolve, 100))
  await a.query('commit')
  expect(await one('pour', await late)).toMatchObject({ pot_name: '丁' })
  await Promise.all([a.end(), b.end()])
})

test('rows that stood before their formula are worked out once', async () => {
  await pour(10)
  await owner.query('alter table store.pot disable trigger user')
  await owner.query('update store.pot set poured = 0')
  await owner.query('alter table store.pot enable trigger user')
  await addPots(owner)
  expect((await one('pot', ids.pot)).poured).toBe('0.00')
  await owner.query(`update app.kept set mark = 'older' where entity = 'pot'`)
  await addPots(owner)
  expect((await one('pot', ids.pot)).poured).toBe('10.00')
})

test('what changes by itself, or stands in no column, cannot be kept', () => {
  const kept = (computed: never, columns = {}) => {
    const user = entity('user', { label: '', title: 'name', fields: { name: text(''), ...columns }, rows: {} })
    const fields = { name: text(''), userId: ref('', 'user'), days: int('', { computed, kept: true }) }
    return derivedSql(
      declared([user, entity('late', { label: '', title: 'name', fields, rows: { own: everybody } })]),
      [],
    )
  }
  expect(() => kept(daysBetween(today(), '2026-01-01') as never)).toThrow('late.days: today cannot be kept')
  const age = int('', { computed: daysBetween(today(), '2026-01-01') })
  expect(() => kept(of('userId', 'age' as never) as never, { age })).toThrow('user.age is no column')
})
