import { expect, test } from 'vitest'
import { containing, probe, searchCondition, wordsOf } from './probe.ts'

test('an empty keyword asks for nothing', () => {
  const params: unknown[] = []
  expect(probe(' \u3000 ')).toEqual({ all: [], pinyin: [], text: '', initials: '' })
  expect(searchCondition('  ', params)).toBe('true')
  expect(params).toEqual([])
})

test('wildcards are letters like any other', () => {
  expect(containing('50%_\\')).toBe('%50\\%\\_\\\\%')
})

test('Chinese asks for pairs, and not for pinyin', () => {
  expect(probe('合同模')).toEqual({ all: ['合同', '同模'], pinyin: [], text: '合同模', initials: '' })
  expect(probe('合').all).toEqual(['合'])
})

test('latin and digits ask for triples; digits alone are no pinyin', () => {
  expect(probe('HT-2026').all).toEqual(['ht', 't-', '-2', '202', '026'])
  expect(probe('2026')).toMatchObject({ all: ['202', '026'], pinyin: [] })
  expect(probe('htmb')).toMatchObject({ all: ['htm', 'tmb'], pinyin: ['~htm', '~tmb'], initials: 'htmb' })
})

test('a very long keyword asks for few grams; the text decides', () => {
  expect(probe('合同管理系统'.repeat(100)).all.length).toBeLessThanOrEqual(24)
})

test('the condition numbers its parameters after those already there', () => {
  const params: unknown[] = ['before']
  const sql = searchCondition('htmb', params, { grams: 't.g', text: 't.s', initials: 't.i' })
  expect(sql).toBe('(t.g @> $2::text[] and t.s like $3 or t.g @> $4::text[] and t.i like $5)')
  expect(params).toEqual(['before', ['htm', 'tmb'], '%htmb%', ['~htm', '~tmb'], '%htmb%'])
})

test('each word of a keyword is looked for by itself; of many the last ones stay together', () => {
  const params: unknown[] = []
  expect(searchCondition('重庆　 数据', params)).toBe('(search_grams @> $1::text[]) and (search_grams @> $2::text[])')
  expect(params).toEqual([['重庆'], ['数据']])
  expect(wordsOf('a b c d e f g')).toEqual(['a', 'b', 'c', 'd', 'e', 'f g'])
})

test('a keyword that is one gram needs no second look', () => {
  const params: unknown[] = []
  expect(searchCondition('合同', params)).toBe('(search_grams @> $1::text[])')
  expect(params).toEqual([['合同']])
})
