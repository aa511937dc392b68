import { registerTypes } from '@chengban/engine/db/types.ts'
import { type Declared, declared } from '@chengban/engine/kinds/column.ts'
import { diff } from '@chengban/engine/schema/diff.ts'
import { sqlOf } from '@chengban/engine/schema/expression.ts'
import { modelOf } from '@chengban/engine/schema/model.ts'
import { column } from '@chengban/engine/schema/names.ts'
import { OutsideFunctions } from '@chengban/engine/schema/outside.ts'
import * as decimal from '@chengban/kernel/decimal.ts'
import { type Entity, entity } from '@chengban/kernel/entity.ts'
import { type Asker, evaluate } from '@chengban/kernel/evaluate.ts'
import * as e from '@chengban/kernel/expr.ts'
import * as f from '@chengban/kernel/formula.ts'
import * as g from '@chengban/kernel/gather.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { text } from '@chengban/kernel/kinds/text.ts'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeCatalog } from '../compose.ts'
import { type FreshDatabase, freshDatabase } from '../testing/database.ts'

import { formulas, m, noTax, rows, sheet } from './testing/sheet.ts'

const entities = [...makeCatalog().all.values()]
const moment = '2026-11-21T10:00:00.000Z'
const asker: Asker = { userId: '', has: () => false, today: '2026-11-21', now: moment }

let database: FreshDatabase
let owner: pg.Client
let all: Declared

beforeAll(async () => {
  registerTypes()
  database = await freshDatabase()
  owner = new pg.Client({ connectionString: database.url })
  owner.on('error', () => undefined)
  await owner.connect()
  await owner.query('begin')
  all = declared([...entities, sheet])
  for (const statement of diff(modelOf(declared(entities)), modelOf(all))) await owner.query(statement)
  await owner.query(`select set_config('app.now', $1, false)`, [moment])
})

afterAll(async () => {
  await owner.end()
  await database.drop()
})

const place = () => new OutsideFunctions(all).place(sheet, 't')

/** Figures by value, false and unknown alike: an unknown condition holds for nobody. */
const plain = (value: unknown): unknown => {
  if (value === false || value === null || value === undefined) return null
  const text = String(value)
  return decimal.isDecimal(text) ? decimal.round(text, 12) : /T/.test(text) ? Date.parse(text) : value
}

test.each(rows.map((row, index) => [index, row] as const))(
  'row %i: the database and the program agree',
  async (index, row) => {
    const id = `00000000-0000-4000-8000-00000000000${index}`
    const given = Object.entries({
      ...row,
      id,
      tzCreate: moment,
      tzUpdate: moment,
      version: 1,
      detail: row.detail ? JSON.stringify(row.detail) : '[]',
    })
    await owner.query(
      `insert into store.sheet (${given.map(([key]) => column(key)).join(', ')}) values (${given.map((_, at) => `$${at + 1}`).join(', ')})`,
      given.map(([, value]) => value),
    )
    const [stored] = (await owner.query('select money, rate from store.sheet where id = $1', [id])).rows
    const seen = { ...row, ...stored }
    const wanted: Record<string, unknown> = {}
    const found: Record<string, unknown> = {}
    for (const [key, formula] of Object.entries(formulas)) {
      const [answer] = (
        await owner.query(`select ${sqlOf(formula, place())} as value from store.sheet t where t.id = $1`, [id])
      ).rows
      found[key] = plain(answer.value)
      const own =
        formula.op.is === 'field'
          ? (sheet.fields as never as Record<string, { options: { computed: e.Expr<unknown> } }>)[formula.op.field]
              ?.options.computed
          : formula
      wanted[key] = plain(evaluate(own as e.Expr<unknown>, seen, asker))
    }
    expect(found).toEqual(wanted)
  },
)

test('figures come out as they must', async () => {
  const value = (formula: e.Expr<never>, row = rows[0]): unknown => evaluate(formula, row ?? {}, asker)
  expect(value(noTax, { money: '186500.00', rate: '6.00' })).toBe('175943.40')
  expect(value(f.round(m, 2), { money: '-0.005' })).toBe('-0.01')
  expect(value(f.divide(m, 0))).toBeNull()
  expect(value(f.rate(1, 3))).toBe('33.3')
  expect(value(f.addMonths('2026-01-31', 1))).toBe('2026-02-28')
  expect(value(f.addMonths('2024-02-29', -12))).toBe('2023-02-28')
  expect(value(f.dateOf('2026-03-01T16:00:00Z'))).toBe('2026-03-02')
  expect(value(f.workDays('2026-01-01', '2026-01-09'))).toBeUndefined()
})

test('working days follow the calendar of holidays', async () => {
  await owner.query(
    `insert into store.holiday (id, tz_create, tz_update, version, date, name, kind) values
      (gen_random_uuid(), now(), now(), 1, '2031-01-01', '元旦', '法定节假日'), (gen_random_uuid(), now(), now(), 1, '2031-01-04', '上班', '调休上班'), (gen_random_uuid(), now(), now(), 1, '2031-01-05', '公司', '公司假日')`,
  )
  const asked = async (formula: e.Expr<never>): Promise<unknown> =>
    (await owner.query(`select (${sqlOf(formula, place())})::text as value`)).rows[0].value
  // 2031-01-01 is a Wednesday; the 4th a Saturday worked, the 5th a Sunday anyway free
  expect(await asked(f.workDays('2030-12-31', '2031-01-06'))).toBe('4')
  expect(await asked(f.workDays('2031-01-06', '2031-01-06'))).toBe('0')
  expect(await asked(f.workDays('2031-01-06', '2031-01-01'))).toBe('0')
  expect(await asked(f.workDays('2031-01-06', '2031-03-03'))).toBe('40')
  expect(await asked(f.addWorkDays('2030-12-31', 3))).toBe('2031-01-04')
  expect(await asked(f.addWorkDays('2031-01-01', 0))).toBe('2031-01-01')
})

test('somebody reports to the superior, else to the nearest head who is somebody else', async () => {
  const [boss, head, one, other] = ['1', '2', '3', '4'].map((n) => `10000000-0000-4000-8000-00000000000${n}`)
  const [top, below] = ['1', '2'].map((n) => `20000000-0000-4000-8000-00000000000${n}`)
  const people = [
    [boss, '总', top, null],
    [head, '长', below, null],
    [one, '甲', below, null],
    [other, '乙', below, one],
  ]
  await owner.query(
    `insert into store.department (id, tz_create, tz_update, name, parent_id) values ($1, now(), now(), '上', null), ($2, now(), now(), '下', $1)`,
    [top, below],
  )
  for (const person of people)
    await owner.query(
      `insert into store."user" (id, tz_create, tz_update, name, company, department_id, superior_id) values ($1, now(), now(), $2, 'A', $3, $4)`,
      person,
    )
  await owner.query(
    `update store.department set leader_id = case id when $1 then $2::uuid else $3::uuid end where id in ($1, $4)`,
    [top, boss, head, below],
  )
  const asked = async (person: unknown): Promise<unknown> =>
    (await owner.query(`select ${sqlOf(f.leader(String(person)), place())} as value`)).rows[0].value
  expect([await asked(one), await asked(other), await asked(head)]).toEqual([head, one, boss])
  expect(await asked(boss)).not.toBe(boss)
})

test('trees, lists and figures over rows of rows are told as they stand', async () => {
  const outside = new OutsideFunctions(all)
  const asked = async (name: string, formula: e.Expr<unknown>, called: string): Promise<unknown> => {
    const entity = all.get(name) as Entity
    const sql = sqlOf(formula, outside.place(entity, 't'))
    for (const body of outside.bodies.values()) await owner.query(body)
    return (await owner.query(`select ${sql} as value from store.${column(name)} t where t.name = $1`, [called]))
      .rows[0].value
  }
  const people = { of: 'user', by: 'departmentId' } as const
  const led = { of: 'user', by: 'superiorId' } as const
  expect(await asked('department', g.level, '下')).toBe(2)
  expect(await asked('department', g.pathOf('name', ' / '), '下')).toBe('上 / 下')
  expect(await asked('department', e.count({ ...people, below: true }), '上')).toBe(4)
  expect(await asked('department', e.count(people), '上')).toBe(1)
  const one = g.object({ ...g.columns('name'), boss: f.of('superiorId', 'name') })
  expect(await asked('department', g.list({ ...people, value: one, sort: ['-name'] }), '下')).toEqual([
    { name: '长', boss: null },
    { name: '乙', boss: '甲' },
    { name: '甲', boss: null },
  ])
  const least = { value: e.field('name'), sort: ['name'] as const, most: 1 }
  expect(await asked('department', g.list({ ...people, ...least }), '下')).toEqual(['甲'])
  expect(await asked('user', g.list({ ...led, ...least }), '乙')).toEqual([])
  expect(await asked('department', g.total({ ...people, value: e.count(led) }), '下')).toBe('1')
  // of the people led by somebody here, those who work here too: the row around the row around
  const here = e.eq(e.field('departmentId'), f.parent(f.parent('id')))
  const within = g.total({ ...people, value: e.count({ ...led, where: here }) })
  expect(await asked('department', within, '下')).toBe('1')
  expect(await asked('department', within, '上')).toBe('0')
})

test('parts of json, parameters and working hours', async () => {
  const asked = async (formula: e.Expr<unknown>): Promise<unknown> =>
    (await owner.query(`select ${sqlOf(formula, place())} as value from store.sheet t where t.name = '一'`)).rows[0]
      .value
  const detail = e.field('detail') as e.Expr<never>
  expect(await asked(g.textIn(detail, '0', 'kind'))).toBe('定金')
  expect(await asked(e.add(1, g.figureIn(detail, '0', 'money')))).toBe('11.05')
  expect(await asked(g.textIn(detail, '7', 'kind'))).toBeNull()
  expect(await asked(g.merge(g.partIn(detail, '0'), g.object({ kind: '退款' })))).toEqual({
    kind: '退款',
    money: '10.05',
    date: '2026-01-31',
  })
  expect(await asked(f.settingValue('course.finishRate'))).toBe('90')
  await owner.query(
    `insert into store.config (id, tz_create, tz_update, version, key, value, type)
     values ('course.finishRate', now(), now(), 1, 'course.finishRate', '75', '数字')`,
  )
  expect(await asked(f.settingValue('course.finishRate'))).toBe('75')
  // a Friday evening to the Monday after it, and a noon
  const minutes = (a: string, b: string) => asked(f.workMinutes(`${a}+08:00`, `${b}+08:00`))
  expect(Number(await minutes('2031-02-07T17:30:00', '2031-02-10T09:00:00'))).toBe(60)
  expect(Number(await minutes('2031-02-10T11:45:00', '2031-02-10T13:45:00'))).toBe(30)
  expect(Number(await minutes('2031-02-08T09:00:00', '2031-02-09T18:00:00'))).toBe(0)
})

test('formulas that name each other in a circle are refused', () => {
  const circle = () =>
    entity('round', {
      label: '',
      title: 'name',
      fields: {
        name: text(''),
        a: int('', { computed: e.add(e.field('b'), 1) }),
        b: int('', { computed: e.add(e.field('a'), 1) }),
      },
      rows: {},
    })
  expect(circle).toThrow('formulas in a circle: a → b → a')
})
