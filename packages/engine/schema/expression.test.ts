import { entity } from '@chengban/kernel/entity.ts'
import { anyOf, asParent, children, count, type Expr, everybody, field, me, some } from '@chengban/kernel/expr.ts'
import { parent } from '@chengban/kernel/formula.ts'
import { level } from '@chengban/kernel/gather.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { text } from '@chengban/kernel/kinds/text.ts'
import type { EntityName } from '@chengban/kernel/registry.ts'
import { asTarget } from '@chengban/kernel/row-rule.ts'
import { expect, it } from 'vitest'
import { Catalog } from './catalog.ts'
import { sqlOf } from './expression.ts'

const user = entity('user', { label: '人', title: 'name', fields: { name: text('姓名') }, rows: { own: everybody } })
const base = { label: '架', title: 'name', rows: { own: everybody } } as const
const shelf = entity('shelf', { ...base, fields: { name: text('名称') } })
const book = entity('book', {
  label: '书',
  title: 'name',
  fields: { name: text('名称'), shelfId: ref('架', 'shelf' as EntityName) },
  rows: { also: [asParent('shelfId')] },
})

const sqlIn = (where: typeof shelf | typeof book, rule: Expr<unknown>): string => {
  const catalog = new Catalog([user, shelf, book])
  return sqlOf(rule, catalog.place(where, 't'))
}
const books = { of: 'book', by: 'shelfId' } as never

it('what has no tree has no level, and what is seen is not told by the owner', () => {
  expect(() => sqlIn(shelf, level)).toThrow('shelf is no tree')
  const seen = children('sum', { ...(books as object), value: count({ ...(books as object), seen: true } as never) })
  expect(() => sqlIn(shelf, seen)).toThrow('cannot tell what book is seen')
  expect(() => sqlIn(shelf, parent(field('name')))).toThrow('parent() stands in conditions over child rows')
})

it('a kept figure is refused where it rests on more than columns of rows that name the row', () => {
  const through = { of: 'book', by: 'shelfId' }
  const around = { where: parent(field('name')) }
  for (const more of [
    { value: field('name') },
    { below: true },
    { seen: true },
    around,
    { through },
    { sort: ['name'] },
  ]) {
    const count = int('册数', { computed: children('sum', { ...(books as object), ...more }), kept: true })
    const kept = entity('shelf', { ...base, fields: { name: text('名称'), count } })
    expect(() => new Catalog([user, kept, book])).toThrow('shelf.count: a kept figure rests on')
  }
})

it('what a person sees is asked as the person, of rows that the owner hands out', () => {
  const books = (rule: Expr<unknown>): string => sqlIn(shelf, some('book' as EntityName, 'shelfId' as never, rule))
  const own = 't."id" in (select rule.shelf_linked_book())'
  expect(books(me('creatorId'))).toBe(own)
  const asked = 'exists (select from rule.shelf_linked_book(t."id") ts where '
  expect(books(asParent('shelfId'))).toBe(
    `${asked}exists (select from public."shelf" tsp where tsp.id = ts."shelf_id"))`,
  )
  expect(books(anyOf(me('creatorId'), asTarget('name', 'id')))).toContain(
    `or (rule.may_read(ts."name", ts."id") and rule.sees_whole(ts."name", ts."id")))`,
  )
})

it('a parent has a name of its own, whatever the row is called', () => {
  const catalog = new Catalog([user, shelf, book])
  for (const alias of ['t', 'p', 'tp', '"book"']) {
    const sql = sqlOf(asParent('shelfId'), catalog.place(book, alias))
    const [, given, asked, row] = /from \S+ (\w+) where (\w+)\.id = (\S+)\."shelf_id"/.exec(sql) ?? []
    expect([given === asked, row]).toEqual([true, alias])
    expect(given).not.toBe(alias)
  }
})

it('a figure that asks one column of its row is given that column, and the id where it asks more', () => {
  const alike = { of: 'book', by: 'name', at: 'name' }
  const asked = (more: object = {}): string => sqlIn(shelf, count({ ...alike, ...more } as never))
  expect(asked()).toBe('rule.shelf_count_book(t."name")')
  expect(asked({ where: parent(field('name')) })).toBe('rule.shelf_count_book(t."id")')
  expect(sqlIn(shelf, count({ of: 'book', by: 'shelfId' } as never))).toBe('rule.shelf_count_book(t."id")')
})
