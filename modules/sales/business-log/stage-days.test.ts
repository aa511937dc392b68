import { expect, test } from 'vitest'
import { stageDays } from './stage-days.ts'

const at = (day: string, time = '10:00:00') => new Date(`2026-${day}T${time}+08:00`).toISOString()

test('a sale without steps stands where it began', () => {
  expect(stageDays(at('03-01'), '线索', [], at('03-05'))).toEqual([
    { schedule: '线索', days: 4, tzFrom: at('03-01'), tzTo: null },
  ])
})

test('days of a stage add up over the times a sale came back to it', () => {
  const steps = [
    { from: '线索', to: '招投标', at: at('03-03') },
    { from: '招投标', to: '线索', at: at('03-10') },
    { from: '线索', to: '招投标', at: at('03-12') },
  ]
  expect(stageDays(at('03-01'), '招投标', steps, at('03-12', '23:59:59'))).toEqual([
    { schedule: '线索', days: 4, tzFrom: at('03-01'), tzTo: at('03-12') },
    { schedule: '招投标', days: 7, tzFrom: at('03-03'), tzTo: null },
  ])
})

test('midnight in Shanghai makes a day', () => {
  const steps = [{ from: '线索', to: '初步接洽', at: at('03-02', '00:00:00') }]
  expect(stageDays(at('03-01', '23:59:59'), '初步接洽', steps, at('03-02', '01:00:00'))).toMatchObject([
    { days: 1 },
    { days: 0 },
  ])
})
