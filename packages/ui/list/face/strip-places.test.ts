import { entity } from '@chengban/kernel/entity.ts'
import { everybody } from '@chengban/kernel/expr.ts'
import { date, datetime } from '@chengban/kernel/kinds/date.ts'
import { text } from '@chengban/kernel/kinds/text.ts'
import { expect, test } from 'vitest'
import { conditionOf, filledPlaces, placeOf, placesAround, steppedPlace } from './strip-places.ts'

const meeting = entity('workDay', {
  label: '会议',
  title: 'name',
  rows: { own: everybody },
  fields: { name: text('名称'), date: datetime('开始时间'), day: date('日期') },
})
const byDay = { by: 'day', step: 'day' } as const
const byHour = { by: 'date', step: 'day' } as const
const byWeek = { by: 'day', step: 'week' } as const
const byMonth = { by: 'date', step: 'month' } as const

test('a strip of days has the week of its day, one of weeks the week of its day in the fourth place', () => {
  const days = placesAround(byDay, '2026-11-27')
  expect([days[0], days[6], days.length]).toEqual(['2026-11-23', '2026-11-29', 7])
  expect(placeOf(byWeek, '2026-11-29')).toBe('2026-11-23')
  expect(placesAround(byWeek, '2026-11-27')).toEqual([
    '2026-11-02',
    '2026-11-09',
    '2026-11-16',
    '2026-11-23',
    '2026-11-30',
  ])
})

test('a place asks for the rows of its day or its week alone, instants by the day of +08:00', () => {
  expect(conditionOf(meeting, byDay, '2026-11-27')).toEqual({
    day: { greaterThanOrEqualTo: '2026-11-27', lessThanOrEqualTo: '2026-11-27' },
  })
  expect(conditionOf(meeting, byWeek, '2026-11-23')).toEqual({
    day: { greaterThanOrEqualTo: '2026-11-23', lessThanOrEqualTo: '2026-11-29' },
  })
  expect(conditionOf(meeting, byHour, '2026-11-27')).toEqual({
    date: { greaterThanOrEqualTo: '2026-11-27T00:00:00+08:00', lessThan: '2026-11-28T00:00:00+08:00' },
  })
})

test('a dot stands at the day on which a row begins, in +08:00', () => {
  const rows = [{ date: '2026-11-26T17:30:00Z' }, { date: null }]
  expect([...filledPlaces(byHour, rows)]).toEqual(['2026-11-27'])
  expect([...filledPlaces({ ...byWeek, by: 'day' }, [{ day: '2026-11-29' }])]).toEqual(['2026-11-23'])
})

test('a strip of months begins at their first days, and knows how long each is', () => {
  expect(placesAround(byMonth, '2027-01-31')).toEqual([
    '2026-10-01',
    '2026-11-01',
    '2026-12-01',
    '2027-01-01',
    '2027-02-01',
  ])
  expect(conditionOf(meeting, byMonth, '2028-02-01')).toEqual({
    date: { greaterThanOrEqualTo: '2028-02-01T00:00:00+08:00', lessThan: '2028-03-01T00:00:00+08:00' },
  })
  expect(steppedPlace(byMonth, '2026-11-01', -1)).toBe('2026-06-01')
})
