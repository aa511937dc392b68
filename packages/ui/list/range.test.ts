import { entity } from '@chengban/kernel/entity.ts'
import { date, datetime } from '@chengban/kernel/kinds/date.ts'
import { text } from '@chengban/kernel/kinds/text.ts'
import { expect, it } from 'vitest'
import { narrowed, touching } from './range.ts'

const stay = entity('client', {
  label: '行程',
  title: 'name',
  rows: {},
  fields: { name: text('名称'), from: date('起'), to: date('止'), at: datetime('时间') },
})

it('asks for rows that begin before the end and end after the beginning, or have no end', () =>
  expect(touching(stay, 'from', 'to', '2026-11-01', '2026-11-30')).toEqual({
    and: [
      { from: { lessThanOrEqualTo: '2026-11-30' } },
      {
        or: [
          { to: { greaterThanOrEqualTo: '2026-11-01' } },
          { and: [{ to: { isNull: true } }, { from: { greaterThanOrEqualTo: '2026-11-01' } }] },
        ],
      },
    ],
  }))

it('takes the whole last day of instants', () =>
  expect(touching(stay, 'at', undefined, '2026-11-01', '2026-11-30')).toEqual({
    and: [
      { at: { lessThanOrEqualTo: '2026-11-30T23:59:59.999+08:00' } },
      { at: { greaterThanOrEqualTo: '2026-11-01T00:00:00+08:00' } },
    ],
  }))

it('never loses what the list is narrowed by', () => {
  expect(narrowed({ filters: { a: 1 } }, { b: 2 }).filters).toEqual({ and: [{ a: 1 }, { b: 2 }] })
  expect(narrowed({}, { b: 2 }).filters).toEqual({ b: 2 })
})
