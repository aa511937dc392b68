import { expect, it } from 'vitest'
import { Params } from './params.ts'
import { stretchOf, stretchSql } from './partial-date.ts'

it('a year, a month and, of an instant, a day are stretches up to the first moment after', () => {
  expect(stretchOf('2026', 'date')).toEqual({ from: '2026-01-01', after: '2027-01-01' })
  expect(stretchOf('2026-2', 'date')).toEqual({ from: '2026-02-01', after: '2026-03-01' })
  expect(stretchOf('2026-12', 'date')).toEqual({ from: '2026-12-01', after: '2027-01-01' })
  expect(stretchOf('2026-02-28', 'datetime')).toEqual({
    from: '2026-02-28T00:00:00+08:00',
    after: '2026-03-01T00:00:00+08:00',
  })
})

it('a whole day of a date is none, nor what is no day, nor of another kind', () => {
  expect(stretchOf('2026-02-03', 'date')).toBeUndefined()
  for (const raw of ['2026-13', '2026-02-30', '26', '2026-', 2026, null])
    expect(stretchOf(raw, 'datetime'), String(raw)).toBeUndefined()
  expect(stretchOf('2026', 'text')).toBeUndefined()
})

it('compared with a stretch its first moment belongs to it, the first after does not', () => {
  const stretch = { from: '2026-02-01', after: '2026-03-01' }
  const sql = (operator: string) => {
    const params = new Params()
    return [stretchSql(operator, 't.d', stretch, params, 'date'), params.values]
  }
  expect(sql('equalTo')).toEqual(['(t.d >= $1::date and t.d < $2::date)', [stretch.from, stretch.after]])
  expect(sql('lessThan')).toEqual(['t.d < $1::date', [stretch.from]])
  expect(sql('lessThanOrEqualTo')).toEqual(['t.d < $1::date', [stretch.after]])
  expect(sql('greaterThan')).toEqual(['t.d >= $1::date', [stretch.after]])
  expect(sql('greaterThanOrEqualTo')).toEqual(['t.d >= $1::date', [stretch.from]])
  expect(sql('includes')).toEqual([undefined, []])
})
