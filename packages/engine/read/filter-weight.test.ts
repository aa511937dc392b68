import { describe, expect, it } from 'vitest'
import { tooHeavy, weightOf } from './filter-weight.ts'

const name = { name: { equalTo: '甲' } }
const some = { contracts: { some: {} } }
const or = (length: number, one: object) => ({ or: Array.from({ length }, () => one) })

describe('a filter weighs', () => {
  it.each([
    [0, {}],
    [1, name],
    [2, { name: { equalTo: '甲', notEqualTo: '乙' } }],
    [1, { name: null }],
    [1, { not: name }],
    [3, { and: [name, { or: [name, name] }] }],
    [3, { or: [{}, {}, {}] }],
    [5, { client: {} }],
    [6, { client: name }],
    [5, { clientExists: false }],
    [5, some],
    [15, { contracts: { some: {}, none: {}, every: {} } }],
    [12, { contracts: { some: { client: name, name: { like: '%' } } } }],
  ])('%i: %j', (weight, filter) => {
    expect(weightOf(filter)).toBe(weight)
  })
})

it('is too heavy beyond fifty, whether by its own conditions, by those over other rows, or by several filters', () => {
  const few = '筛选条件最多50个'
  const related = '筛选条件最多50个，关联条件每个按5个计'
  expect(tooHeavy([or(50, name)])).toBeUndefined()
  expect(tooHeavy([or(51, name)])).toBe(few)
  expect(tooHeavy([or(10, some)])).toBeUndefined()
  expect(tooHeavy([or(11, some)])).toBe(related)
  expect(tooHeavy([or(9, some), or(5, name)])).toBeUndefined()
  expect(tooHeavy([or(9, some), or(6, name)])).toBe(related)
  expect(tooHeavy([or(25, name), or(26, name)])).toBe(few)
})
