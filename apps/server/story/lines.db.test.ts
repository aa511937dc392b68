import { declared } from '@chengban/engine/kinds/column.ts'
import type { Scene, Values } from '@chengban/engine/row/scene.ts'
import { checkShapes } from '@chengban/engine/rules/line-rules.ts'
import { diff } from '@chengban/engine/schema/diff.ts'
import { modelOf } from '@chengban/engine/schema/model.ts'
import { entity } from '@chengban/kernel/entity.ts'
import { is, me } from '@chengban/kernel/expr.ts'
import { oneOf } from '@chengban/kernel/kinds/choice.ts'
import { money } from '@chengban/kernel/kinds/decimal.ts'
import { lines } from '@chengban/kernel/kinds/lines.ts'
import { text } from '@chengban/kernel/kinds/text.ts'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase } from '../testing/database.ts'

const receipt = entity('probeReceipt', {
  label: '回款',
  title: 'name',
  fields: {
    name: text('名称'),
    money: money('金额'),
    status: oneOf('状态', ['有效', '作废'], { default: '有效' }),
    detail: lines(
      '明细',
      { serial: text('流水号'), money: money('金额') },
      {
        distinct: { serial: { message: '流水号已使用', among: is({ status: '有效' }) } },
        totals: [{ of: 'money', equals: 'money', message: '明细合计与金额不符' }],
      },
    ),
  },
  rows: { own: me('creatorId') },
})

const person = entity('user', { label: '人员', title: 'name', fields: { name: text('姓名') }, rows: {} })

let client: pg.Client
let other: pg.Client
let drop: () => Promise<void>

beforeAll(async () => {
  const database = await freshDatabase()
  drop = database.drop
  client = new pg.Client({ connectionString: database.url })
  other = new pg.Client({ connectionString: database.url })
  await Promise.all([client.connect(), other.connect()])
  const model = modelOf(declared([receipt, person]))
  const table = { tables: { probe_receipt: { ...model.tables.probe_receipt, foreign: {} } } } as typeof model
  await client.query(diff({ tables: {} }, table).join('\n'))
})
afterAll(async () => {
  await Promise.all([client.end(), other.end()])
  await drop()
})

const place = { entity: receipt, alias: 't', idsOf: () => '' }
const check = (row: Values, on = client): Promise<unknown> =>
  checkShapes({
    tx: { query: async (sql: string, params: unknown[]) => (await on.query(sql, params)).rows },
    writer: { catalog: { place: () => place } },
    entity: receipt,
    row: { status: '有效', ...row },
  } as unknown as Scene).then(
    () => null,
    (error: { data: { fields: unknown } }) => error.data.fields,
  )
const store = (id: string, detail: unknown, status = '有效', on = client): Promise<unknown> =>
  on.query(
    `insert into store.probe_receipt (id, tz_create, tz_update, status, detail) values ($1, now(), now(), $2, $3)`,
    [id, status, JSON.stringify(detail)],
  )
const id = (n: number): string => `00000000-0000-7000-8000-00000000000${n}`

test('lines that do not add up to the row are refused, to the last digit', async () => {
  const detail = [{ money: '0.10' }, { money: '0.20' }]
  expect(await check({ money: '0.31', detail })).toEqual({ detail: '明细合计与金额不符' })
  expect(await check({ money: null, detail })).toEqual({ detail: '明细合计与金额不符' })
  expect(await check({ money: '0.30', detail })).toBeNull()
  expect(await check({ money: '0.00', detail: [] })).toBeNull()
})

test('a serial of another row that counts is taken; its own, and one of a row that does not, are free', async () => {
  await store(id(1), [{ serial: 'A' }, { serial: 'B' }])
  await store(id(2), [{ serial: 'C' }], '作废')
  const row = { money: '0', detail: [{ serial: 'C' }, { serial: 'B' }] }
  expect(await check({ ...row, id: id(3) })).toEqual({ 'detail.1.serial': '流水号已使用' })
  expect(await check({ ...row, id: id(1) })).toBeNull()
  expect(await check({ ...row, id: id(3), status: '作废' })).toBeNull()
})

test('of two who take the same together one waits, and is refused', async () => {
  const row = { money: '0', detail: [{ serial: 'D' }] }
  await client.query('begin')
  expect(await check({ ...row, id: id(4) })).toBeNull()
  await other.query('begin')
  const second = check({ ...row, id: id(5) }, other)
  await store(id(4), row.detail)
  await client.query('commit')
  expect(await second).toEqual({ 'detail.0.serial': '流水号已使用' })
  await other.query('commit')
})
