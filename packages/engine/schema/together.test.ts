import { entity } from '@chengban/kernel/entity.ts'
import { allOf, count, everybody, exists, field, is, isSet, subtract, sum } from '@chengban/kernel/expr.ts'
import { parent } from '@chengban/kernel/formula.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { text } from '@chengban/kernel/kinds/text.ts'
import type { EntityName } from '@chengban/kernel/registry.ts'
import { expect, it } from 'vitest'
import { declared } from '../kinds/column.ts'
import { OutsideFunctions } from './outside.ts'
import { viewOf } from './view.ts'

const user = entity('user', { label: '人', title: 'name', fields: { name: text('姓名') }, rows: { own: everybody } })
const base = { label: '架', title: 'name', rows: { own: everybody } } as const
const book = entity('book', {
  ...base,
  fields: {
    name: text('名称'),
    shelfId: ref('架', 'shelf' as EntityName),
    pages: int('页数'),
    isLent: bool('借出'),
    copies: int('册数', { computed: count({ of: 'book', by: 'id' } as never) }),
  },
})

const books = (more: object = {}) => ({ of: 'book', by: 'shelfId', ...more }) as never
const lent = is({ isLent: true } as never)
const named = isSet('name' as never)
const inRoom = parent(field('name'))

const written = (fields: object) => {
  const shelf = entity('shelf', { ...base, fields: { name: text('名称'), ...fields } })
  const all = declared([user, shelf, book])
  const outside = new OutsideFunctions(all)
  return { view: viewOf(shelf, all, outside), functions: [...outside.bodies.values()].join('\n') }
}

it('a figure alone, and what asks more than the rows that name the row, has a function of its own', () => {
  const one = count(books())
  const { view, functions } = written({
    one: int('册数', { computed: one }),
    oneAgain: int('也是', { computed: one }),
    far: int('之册', { computed: sum(books({ column: 'copies' })) }),
    any: bool('有', { computed: exists(books()) }),
  })
  expect(view).not.toContain('figure')
  expect(functions).not.toContain('_figures_')
  expect(view).toContain('rule.shelf_count_book(t."id")')
  expect(view).toContain('rule.shelf_sum_book_copies(t."id")')
})

it('counts and sums over the same rows come from one function, each under its own conditions', () => {
  const { view, functions } = written({
    lentNamed: int('借出', { computed: count(books({ where: allOf(lent, named) })) }),
    pages: int('页数', { computed: sum(books({ column: 'pages', where: named })) }),
    left: int('余', { computed: subtract(count(books({ where: named })), field('lentNamed')) }),
  })
  expect(view).toContain('((figure.f0[1])::integer)::integer as "lent_named"')
  expect(view).toContain('((figure.f0[2])::integer)::integer as "pages"')
  expect(view).toContain('(((figure.f0[3])::integer - (figure.f0[1])::integer))::integer as "left"')
  expect(view).toContain(
    'left join lateral (select\n  rule.shelf_figures_book(t.id) as f0\nhaving true) figure on true',
  )
  expect(functions).toContain('count(*) filter (where (x."is_lent" = true)), coalesce(sum(x."pages"), 0), count(*)]')
  expect(functions).toContain('where x."shelf_id" = $1 and (x."name" is not null) $$')
  expect(functions).not.toContain('shelf_count_book')
})

it('a condition on the rows in between that asks for further rows leaves each figure its own function', () => {
  const copied = (asked: object) => books({ by: 'id', through: { of: 'book', by: 'shelfId', where: asked } })
  const figures = (asked: object) => ({
    all: int('册数', { computed: count(copied(asked)) }),
    pages: int('页数', { computed: sum({ ...(copied(asked) as object), column: 'pages' } as never) }),
  })
  expect(written(figures(named)).functions).toContain('rule.shelf_figures_book(')
  expect(written(figures(exists({ of: 'book', by: 'id' } as never))).functions).not.toContain('_figures_')
})

it('the row is brought in where any of the conditions asks for its columns', () => {
  const { functions } = written({
    all: int('册数', { computed: count(books()) }),
    here: int('同名', { computed: count(books({ where: inRoom })) }),
  })
  expect(functions).toContain('from store."book" x join store."shelf" o on o.id = $1 where x."shelf_id" = $1 $$')
})
