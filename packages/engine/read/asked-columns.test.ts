import { entity } from '@chengban/kernel/entity.ts'
import { everybody, holds } from '@chengban/kernel/expr.ts'
import { date } from '@chengban/kernel/kinds/date.ts'
import { money } from '@chengban/kernel/kinds/decimal.ts'
import { text } from '@chengban/kernel/kinds/text.ts'
import { expect, it } from 'vitest'
import { declared } from '../kinds/column.ts'
import { mayReadColumn, mayTakeColumn } from './column-rights.ts'
import { filterSql } from './filter.ts'
import { Params } from './params.ts'
import { orderSql, sortKeys } from './sort.ts'

const leaf = entity('leaf', {
  label: '叶子',
  title: 'name',
  fields: {
    name: text('名称', { required: true }),
    note: text('备注'),
    day: date('日期'),
    pay: money('酬劳', { secret: 'contract:money' }),
    number: text('证件', { secret: 'contract:money', logged: true }),
    inner: text('内部', { hidden: true }),
  },
  rows: { own: holds('client:manage'), partial: [{ when: everybody, fields: ['name', 'day', 'pay', 'number'] }] },
})
const catalog = { all: declared([leaf]) } as never
const all = ['*']
const filter = (given: unknown, entries: readonly string[] = all): string => {
  const params = new Params()
  return filterSql(given, { catalog, entity: leaf, entries, params, alias: 't', depth: 0 })
}
const code = (work: () => unknown): string => {
  try {
    return String(work())
  } catch (error) {
    const { code, message } = error as { code: string; message: string }
    return `${code} ${message}`
  }
}

it('nobody compares what they do not read: secrets, what only some grants show, what is hidden', () => {
  const may = (entries: readonly string[]) =>
    ['name', 'note', 'pay', 'inner', 'none'].filter((name) => mayReadColumn(leaf, name, entries))
  expect(may([])).toEqual(['name'])
  expect(may(['client:manage'])).toEqual(['name', 'note'])
  expect(may(['contract:money'])).toEqual(['name', 'pay'])
  expect(may(all)).toEqual(['name', 'note', 'pay'])
})

it('what is told of when it is read is compared by nobody, and taken out with its code', () => {
  expect([mayReadColumn(leaf, 'number', all), mayTakeColumn(leaf, 'number', all)]).toEqual([false, true])
  expect(mayTakeColumn(leaf, 'number', ['client:manage'])).toBe(false)
})

it('a filter asks by the same columns, in words there are, not nested without end', () => {
  expect(code(() => filter({ pay: { greaterThan: '1' } }, ['client:manage']))).toBe('FORBIDDEN 权限不足')
  expect(code(() => filter({ number: { isNull: false } }))).toBe('FORBIDDEN 权限不足')
  for (const tests of [{ nosuch: 1 }, { toString: 1 }, { anyEqualTo: 'x' }, 5])
    expect(
      code(() => filter({ name: tests })),
      JSON.stringify(tests),
    ).toBe('VALIDATION 筛选条件格式错误')
  expect(code(() => filter({ day: { inInsensitive: ['x'] } }))).toBe('VALIDATION 筛选条件格式错误')
  expect(code(() => filter({ inner: { equalTo: 'x' } }))).toBe('VALIDATION 字段inner不存在')
  const deep = (levels: number): object => (levels === 0 ? {} : { not: deep(levels - 1) })
  expect(code(() => filter(deep(5)))).toBe('not not not not not true')
  expect(code(() => filter(deep(6)))).toBe('VALIDATION 筛选条件嵌套过深')
  const many = (count: number) => ({ or: Array.from({ length: count }, () => ({ name: { equalTo: 'x' } })) })
  expect(code(() => filter(many(51)))).toBe('VALIDATION 筛选条件最多50个')
  expect(code(() => filter(many(50)))).toMatch(/^\(t\."name" = /)
})

it('of no conditions all hold and none of several does', () => {
  expect([filter({}), filter({ and: [] }), filter({ or: [] })]).toEqual(['true', '(true)', '(false)'])
  expect(filter({ or: [{ name: { equalTo: 'x' } }, { note: { isNull: true } }] })).toBe(
    '(t."name" = $1::text or t."note" is null)',
  )
})

it('an order is by columns one reads, empty values behind whichever way it goes', () => {
  const order = (sort: string | undefined, entries: readonly string[] = all) =>
    orderSql(sortKeys(sort, leaf, entries), 't')
  expect(code(() => order('pay', ['client:manage']))).toBe('FORBIDDEN 权限不足')
  expect(code(() => order('inner'))).toBe('VALIDATION 字段inner不存在')
  expect(code(() => order('name,note,day,pay,id,name'))).toBe('VALIDATION 排序字段过多')
  expect(order('-day,name')).toBe('t."day" desc nulls last, t."name", t.id')
  expect(order('name,-day')).toBe('t."name", t."day" desc nulls last, t.id desc')
  expect(order('-name')).toBe('t."name" desc, t.id desc')
  expect(order(undefined)).toBe('t."tz_create" desc, t.id desc')
})
