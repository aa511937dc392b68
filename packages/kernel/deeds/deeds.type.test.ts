/** What of a declared reading must not compile, and what its callers know exactly. */
import type {} from '@chengban/modules/registry.gen.ts'
import type {} from '@chengban/modules/rows.gen.ts'
import { businessProduct } from '@chengban/modules/sales/business-product/business-product.entity.ts'
import { expect, test } from 'vitest'
import type { AnswerOf } from '../call.ts'
import { field, is, isSet } from '../expr.ts'
import { of } from '../formula.ts'
import { told } from './answer-formula.ts'
import { asked } from './asked.ts'
import { counted } from './counted.ts'
import { listed } from './listed.ts'

type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false
const holdsTrue = <T extends true>(): T | undefined => undefined

const base = { path: '/x', label: 'x', of: businessProduct } as const

const list = listed({
  ...base,
  columns: ['id', 'quantity'],
  add: { product: told('text', of('productLibraryId', 'name')) },
  sums: { money: { sum: 'money', form: 'money' }, kinds: { main: { count: is({ isMain: true }) } } },
})
type Listed = AnswerOf<typeof list>
holdsTrue<Same<Listed['nodes'][number]['product'], string>>()
holdsTrue<Same<Listed['totalCount'], number>>()
holdsTrue<Same<Listed['money'], string>>()
holdsTrue<Same<Listed['kinds']['main'], number>>()

const question = asked({
  ...base,
  rules: [{ holds: isSet('quantity'), message: '请填写数量' }],
  verdict: { can: 'can', first: 'reason' },
  figures: { money: told('money?', field('money')) },
})
type QuestionAnswer = AnswerOf<typeof question>
holdsTrue<Same<QuestionAnswer['can'], boolean>>()
holdsTrue<Same<QuestionAnswer['reason'], string | null>>()
holdsTrue<Same<QuestionAnswer['money'], string | null>>()

// @ts-expect-error a column that is not there
listed({ ...base, columns: ['quantiti'] })
// @ts-expect-error an order by a name that is neither a column nor an added value
listed({ ...base, columns: ['id'], order: ['-moneys'] })
// @ts-expect-error a formula over a column that is not there
listed({ ...base, columns: ['id'], add: { far: told('text', of('productId', 'name')) } })
// @ts-expect-error rows by a column that is not there
listed({ ...base, columns: ['id'], rows: isSet('nothing') })
// @ts-expect-error a rule over a column that is not there
asked({ ...base, rules: [{ holds: isSet('nothing'), message: '' }] })
// @ts-expect-error a figure over a column that is not there
asked({ ...base, figures: { far: told('text', field('nothing')) } })
// @ts-expect-error a day that is not there
counted({ ...base, date: 'nothing' })
// @ts-expect-error a group that is not there
counted({ ...base, groupBy: { of: 'nothing' } })

test('a column to narrow by that is not there is refused by the compiler and at the start', () => {
  // @ts-expect-error narrowed by a column that is not there
  expect(() => listed({ ...base, columns: ['id'], filters: ['nothing'] })).toThrow('businessProduct.nothing')
})

test('what is said rightly has its form', () => {
  expect(list.answer).toMatchObject({
    nodes: [{ $columns: ['id', 'quantity'], $with: { product: 'text' } }],
    money: 'money',
  })
  expect(question.answer).toEqual({ can: 'bool', reason: 'text?', money: 'money?' })
})
