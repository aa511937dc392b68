import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { inTodaysNames } from './baseline.ts'
import type { Migration } from './migrations.ts'

const former = [
  { name: '0001_tables.sql', hash: 'a' },
  { name: '0002_sign_in.sql', hash: 'b' },
]
const digest = createHash('sha256').update('0001_tables.sql a\n0002_sign_in.sql b\n').digest('hex')
const baseline: Migration = { name: '0003_baseline.sql', hash: 'c', sql: `-- Stands for ${digest}\n`, isDerived: false }
const later: Migration = { name: '0004_tables.sql', hash: 'd', sql: '', isDerived: false }
const derived: Migration = { name: 'derived.sql', hash: 'e', sql: '', isDerived: true }
const declared = [baseline, later, derived]
const named = ({ name, hash }: Migration) => ({ name, hash })

it('a database that has had what a baseline stands for has had the baseline, and what came after it', () => {
  expect(inTodaysNames([...former, named(derived)], declared)).toEqual([named(baseline), named(derived)])
  expect(inTodaysNames([...former, named(later)], declared)).toEqual([named(baseline), named(later)])
})

it('one made by the baseline, and an empty one, stand as they are', () => {
  expect(inTodaysNames([named(baseline), named(derived)], declared)).toEqual([named(baseline), named(derived)])
  expect(inTodaysNames([], declared)).toEqual([])
  expect(inTodaysNames(former, [later, derived])).toEqual(former)
})

it('refuses one that has had a part of it, or another form of it', () => {
  const [first = later, second = later] = former
  for (const part of [[first], [second], [first, { ...second, hash: 'x' }], [...former, named(baseline)].slice(1)])
    expect(() => inTodaysNames(part, declared)).toThrow('数据库来自过旧的版本')
})
