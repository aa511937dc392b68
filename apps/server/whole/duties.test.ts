import { dutyOf } from '@chengban/engine/schema/duty.ts'
import { targetOf } from '@chengban/kernel/field.ts'
import { expect, test } from 'vitest'
import { areas, entities } from '../compose.ts'

const duties = entities.flatMap((entity) => (entity.duty ? [{ entity, ...entity.duty }] : []))
const routes = new Set(areas.flatMap(({ screens }) => Object.keys(screens)))

test('a duty is done on a page there is, by a person the row names, and is told in columns it has', () => {
  expect(duties.length).toBeGreaterThan(2)
  const wrong = duties.filter(({ entity, at, whose }) => {
    const person = entity.fields[whose]
    const named = [...at.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
    const [path = ''] = at.split('?')
    return (
      !(routes.has(path) && person?.kind === 'ref' && targetOf(person) === 'user') ||
      named.some((name) => !entity.fields[name])
    )
  })
  expect(wrong.map(({ entity }) => entity.name)).toEqual([])
})

test('nobody but that person is led there', () => {
  const [report] = entities.filter(({ name }) => name === 'dailyWork')
  const row = { userId: 'a', date: '2026-11-16' }
  expect(report && dutyOf(report, row, 'a')).toBe('/taskDay?date=2026-11-16')
  expect(report && dutyOf(report, row, 'b')).toBeUndefined()
})
