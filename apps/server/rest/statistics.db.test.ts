import type { Answer, Cell, Filter, Node } from '@chengban/kernel/statistics.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Api, filters, openServer, type TestServer } from '../testing/server.ts'

let server: TestServer
const desks: Record<string, Api> = {}
/** Sees all; sees all with money; heads the sellers; sellers with few rows; somebody with none. */
const people = ['admin', 'gm', 'xs01', 'xs02', 'xs04', 'yf02'] as const

beforeAll(async () => {
  server = await openServer({ demo: true })
  for (const name of people) {
    const password = name === 'admin' ? 'Chengban-test-2026' : 'Demo@2026'
    desks[name] = await server.signIn(name, password)
  }
})
afterAll(() => server.close())

const at = (name: string): Api => desks[name] as Api
const ask = (table: string, given: Record<string, unknown>): string =>
  `/api/${table}/statistics?${Object.entries(given)
    .map(([name, value]) => `${name}=${typeof value === 'object' ? filters(value) : encodeURIComponent(String(value))}`)
    .join('&')}`
const figures = async (who: string, table: string, given: Record<string, unknown>): Promise<Answer> => {
  const { code, message, data } = await at(who).get(ask(table, given))
  expect([code, message]).toEqual(['OK', expect.anything()])
  return data
}

test.each([
  ['yf02', { groupBy: 'money' }, 'FORBIDDEN', '权限不足'],
  ['gm', { groupBy: 'money' }, 'VALIDATION', '不能按合同额分组'],
  ['yf02', { measures: { money: { sum: 'money' } } }, 'FORBIDDEN', '权限不足'],
  ['yf02', { measures: { most: { max: 'money' } } }, 'FORBIDDEN', '权限不足'],
  ['yf02', { measures: { of: { rate: [{ sum: 'money' }, { count: {} }] } } }, 'FORBIDDEN', '权限不足'],
  ['yf02', { measures: { rich: { count: { money: { greaterThan: 1 } } } } }, 'FORBIDDEN', '权限不足'],
  ['yf02', { filters: { money: { greaterThan: 1 } } }, 'FORBIDDEN', '权限不足'],
  ['yf02', { groupBy: 'initiator.salary' }, 'FORBIDDEN', '权限不足'],
  ['gm', { groupBy: 'initiator.passwordHash' }, 'VALIDATION', '未知字段'],
  ['gm', { groupBy: 'constructor' }, 'VALIDATION', '未知字段'],
  ['gm', { groupBy: 'contractFile' }, 'VALIDATION', '不能按合同文件分组'],
  ['gm', { groupBy: 'status:month' }, 'VALIDATION', '不能按审核状态分组'],
  ['gm', { groupBy: 'signDate:week' }, 'VALIDATION', '分组方式错误'],
  ['gm', { groupBy: 'status,stage,form' }, 'VALIDATION', '分组过多'],
  ['gm', { measures: { name: { count: {} } } }, 'VALIDATION', '统计指标错误'],
  ['gm', { measures: { 'x"; drop': { count: {} } } }, 'VALIDATION', '统计指标错误'],
  ['gm', { measures: { all: { total: 'money' } } }, 'VALIDATION', '统计指标错误'],
  ['gm', { measures: { all: { sum: 'name' } } }, 'VALIDATION', '合同名称不能合计'],
  ['gm', { measures: { all: { rate: [{ sum: 'name' }, { count: {} }] } } }, 'VALIDATION', '合同名称不能合计'],
  ['gm', { measures: { last: { max: 'signDate' } }, order: 'last' }, 'VALIDATION', '排序指标错误'],
  ['gm', { date: 'signDate', date1: '2026-03-02', date2: '2026-03-01' }, 'VALIDATION', '日期错误'],
  ['gm', { date: 'signDate', date1: '2026-02-30' }, 'VALIDATION', '日期错误'],
  ['gm', { date: 'name', date1: '2026-02-03' }, 'VALIDATION', '日期字段错误'],
  ['gm', { date1: '2026-02-03' }, 'VALIDATION', '请选择日期字段'],
  ['gm', { groupBy: 'signDate:day', date1: '2020-01-01', date2: '2026-01-01' }, 'VALIDATION', '日期范围过大'],
  ['gm', { groupBy: 'status', top: 0 }, 'VALIDATION', '分组数错误'],
  ['gm', { form: 'cube' }, 'VALIDATION', '统计形式错误'],
] as const)('%s is refused %j', async (who, given, code, message) => {
  expect(await at(who).get(ask('contract', given))).toMatchObject({ code, message })
})

test('conditions of measures count together with those of the list, each look at other rows as five', async () => {
  const status = { status: { equalTo: '通过' } }
  const and = (length: number, one: object = status) => ({ and: Array.from({ length }, () => one) })
  const asked = (measures: object, filters: object = {}) => at('gm').get(ask('contract', { measures, filters }))
  const each = (many: number) => ({
    a: { count: and(10) },
    b: { sum: 'money', where: and(10) },
    c: { rate: [{ count: and(10) }, { sum: 'money', where: and(many) }] },
    d: { max: 'money', where: and(5) },
  })
  expect(await asked(each(10), and(5))).toMatchObject({ code: 'OK' })
  const refused = { code: 'VALIDATION', data: { fields: { filters: '筛选条件最多50个' } } }
  expect(await asked(each(11), and(5))).toMatchObject(refused)
  expect(await asked(each(10), and(6))).toMatchObject(refused)
  const related = (length: number) => ({ a: { count: and(length, { client: {} }) } })
  expect(await asked(related(10))).toMatchObject({ code: 'OK' })
  expect(await asked(related(11))).toMatchObject({ code: 'VALIDATION' })
})

const money = { money: { sum: 'money' }, hardware: { sum: 'hardware' } }
const passed = { equalTo: '通过' }
const questions: [string, Record<string, unknown>][] = [
  ['contract', { groupBy: 'status' }],
  ['contract', { groupBy: 'status', top: 2 }],
  ['contract', { groupBy: 'clientId', top: 3, filters: { status: passed } }],
  ['contract', { groupBy: 'template' }],
  ['contract', { groupBy: 'signer', top: 1 }],
  ['contract', { groupBy: 'free' }],
  ['contract', { groupBy: 'maintainMonths' }],
  ['contract', { groupBy: 'signDate:month' }],
  ['contract', { groupBy: 'signDate:quarter', date1: '2026-03-10', date2: '2026-08-20' }],
  ['contract', { groupBy: 'tzCreate:day', date1: '2026-11-01' }],
  ['contract', { groupBy: 'tzCreate:month', date: 'signDate', date2: '2026-07-01' }],
  ['contract', { groupBy: 'tzCreate:year', from: 'dtMaintainStart', to: 'maintainDate' }],
  [
    'contract',
    { groupBy: 'initiator.departmentId', filters: { or: [{ status: passed }, { free: { equalTo: true } }] } },
  ],
  ['contract', { groupBy: 'signer.departmentId', top: 1 }],
  ['contract', { groupBy: 'clientId.grade', keyword: '系统' }],
  ['contract', { groupBy: 'clientId.province', view: 'own' }],
  ['contract', { groupBy: 'initiator,status', top: 2 }],
  ['contract', { groupBy: 'initiator,signDate:month', date1: '2026-04-11', date2: '2026-07-20' }],
  ['contract', { groupBy: 'clientId.type,initiator,status', form: 'tree', top: 2 }],
  ['client', { groupBy: 'province,city,district', form: 'tree', top: 2 }],
  ['client', { groupBy: 'lifeStage,grade', fill: true }],
  ['client', { groupBy: 'userId.departmentId,isUse' }],
]

describe.each(people)('the figures of %s', (who) => {
  test.each(questions)(
    '%s %j: every group opens as the list of exactly its rows, and all add up',
    async (table, given) => {
      const answer = await figures(who, table, given)
      const narrowed = ['keyword', 'view'].map((name) => (given[name] ? `&${name}=${given[name]}` : '')).join('')
      const listed = async (filter: Filter): Promise<number> => {
        const { code, data } = await at(who).get(`/api/${table}/count?filters=${filters(filter)}${narrowed}`)
        expect(code).toBe('OK')
        return data.totalCount
      }
      expect(await listed(answer.sum.filter)).toBe(answer.sum.count)
      expect(added(answer.nodes)).toBe(answer.sum.count)
      for (const node of everyNode(answer)) {
        expect([node.filter, await listed(node.filter)]).toEqual([node.filter, node.count])
        if ('cells' in node && node.cells) expect(added(node.cells as Cell[])).toBe(node.count)
        if ('children' in node && node.children) expect(added(node.children as Node[])).toBe(node.count)
      }
      if (answer.columns) expect(added(answer.columns)).toBe(answer.sum.count)
    },
  )
})

const added = (nodes: readonly { count: number }[]): number => nodes.reduce((sum, { count }) => sum + count, 0)
const everyNode = ({ nodes, columns = [] }: Answer): (Node | Cell)[] => {
  const below = (node: Node): (Node | Cell)[] => [node, ...(node.cells ?? []), ...(node.children ?? []).flatMap(below)]
  return [...nodes, ...columns].flatMap(below)
}

describe('amounts', () => {
  const cents = (text: unknown): bigint => BigInt(String(text).replace('.', ''))
  test.each([{ groupBy: 'clientId', top: 3 }, { groupBy: 'signDate:month' }, { groupBy: 'initiator,status', top: 1 }])(
    'of %j add up to the cent',
    async (given) => {
      const { nodes, columns = [], sum } = await figures('gm', 'contract', { ...given, measures: money })
      for (const name of ['money', 'hardware']) {
        const of = (rows: readonly (Node | Cell)[]): bigint => rows.reduce((all, row) => all + cents(row[name]), 0n)
        expect(of(nodes)).toBe(cents(sum[name]))
        if (columns.length) expect(of(columns)).toBe(cents(sum[name]))
        for (const node of nodes) if (node.cells) expect(of(node.cells)).toBe(cents(node[name]))
      }
      const { rows } = await server.owner.query('select sum(money)::text as money from store.contract')
      expect(sum.money).toBe(rows[0].money)
    },
  )

  test('measures are the database’s own figures, narrowed ones say by what', async () => {
    const measures = {
      passed: { count: { status: passed } },
      rate: { rate: [{ sum: 'money', where: { status: passed } }, { sum: 'money' }] },
      none: { rate: [{ count: {} }, { count: { name: { equalTo: '没有' } } }] },
      mean: { avg: 'money' },
      least: { min: 'money' },
      last: { max: 'signDate' },
      months: { sum: 'maintainMonths' },
      nobody: { sum: 'money', where: { name: { equalTo: '没有' } } },
    }
    const { sum, where } = await figures('gm', 'contract', { measures })
    const { rows } = await server.owner.query(`select count(*) filter (where status = '通过')::int as passed,
      round(sum(money) filter (where status = '通过') * 100 / sum(money), 2)::text as rate, null as none,
      round(avg(money), 2)::text as mean, min(money)::text as least, max(sign_date)::text as last,
      sum(maintain_months)::int as months, '0.00' as nobody from store.contract`)
    expect(sum).toMatchObject(rows[0])
    const opened = await at('gm').get(`/api/contract/count?filters=${filters({ and: [sum.filter, where.passed] })}`)
    expect(opened.data.totalCount).toBe(sum.passed)
  })
})

describe('series', () => {
  test('months without rows stand there with nothing, the first and last are clipped to the days', async () => {
    const asked = {
      groupBy: 'signDate:month',
      date1: '2025-12-20',
      date2: '2026-02-03',
      measures: { ...money, mean: { avg: 'money' } },
    }
    const { nodes } = await figures('gm', 'contract', { ...asked, filters: { name: { equalTo: '没有' } } })
    const nothing = { count: 0, money: '0.00', hardware: '0.00', mean: null }
    expect(nodes).toMatchObject(['2025-12', '2026-01', '2026-02'].map((key) => ({ key, name: key, ...nothing })))
    expect(nodes.map(({ filter }) => filter.signDate)).toEqual([
      { greaterThanOrEqualTo: '2025-12-20', lessThanOrEqualTo: '2025-12-31' },
      { greaterThanOrEqualTo: '2026-01-01', lessThanOrEqualTo: '2026-01-31' },
      { greaterThanOrEqualTo: '2026-02-01', lessThanOrEqualTo: '2026-02-03' },
    ])
  })

  test('an instant falls on its day in +08:00', async () => {
    const { rows } = await server.owner.query(
      `update store.contract set tz_create = '2026-01-31T16:30:00Z' where id = (select id from store.contract order by id limit 1) returning name`,
    )
    const { nodes } = await figures('gm', 'contract', {
      groupBy: 'tzCreate:month',
      filters: { name: { equalTo: rows[0].name } },
    })
    expect(nodes.map(({ key }) => key)).toContain('2026-02')
    expect(nodes.map(({ key }) => key)).not.toContain('2026-01')
  })

  test('other groups stand by their measure, an enum as declared', async () => {
    const { nodes } = await figures('gm', 'contract', { groupBy: 'initiator', measures: money, order: 'money' })
    const amounts = nodes.map(({ money: amount }) => Number(amount))
    expect(amounts).toEqual([...amounts].sort((a, b) => b - a))
    const stages = (await figures('gm', 'client', { groupBy: 'lifeStage', fill: true })).nodes.map(({ name }) => name)
    expect(stages).toEqual(['潜在', '跟进中', '成交', '维护中', '流失'])
  })

  test('in force on a day: begun by then and not over, an open end being open', async () => {
    const { rows } = await server.owner.query(`select count(*)::int as n from store.contract
      where dt_maintain_start <= '2026-06-30' and (maintain_date is null or maintain_date >= '2026-06-30')`)
    const { sum } = await figures('gm', 'contract', { from: 'dtMaintainStart', to: 'maintainDate', asOf: '2026-06-30' })
    expect(sum.count).toBe(rows[0].n)
    expect(sum.count).toBeGreaterThan(0)
  })
})

test('areas are a tree whose counts are those of the list', async () => {
  const { data } = await at('xs02').get('/api/client/areas?type=公立医院')
  const filter = filters({ isUse: { equalTo: true }, status: { notEqualTo: '已作废' }, type: { equalTo: '公立医院' } })
  const listed = (await at('xs02').get(`/api/client/count?filters=${filter}`)).data.totalCount
  expect(data.totalCount).toBe(listed)
  expect(listed).toBeGreaterThan(0)
  expect(added(data.nodes)).toBe(listed)
  for (const province of data.nodes) for (const city of province.children) expect(added(city.children)).toBe(city.count)
})
