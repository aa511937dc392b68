import { expect, it } from 'vitest'
import { cronOf } from './job.ts'

it('reads plain words as a cron line', () => {
  expect(cronOf('daily 08:00')).toBe('0 8 * * *')
  expect(cronOf('daily 0:05')).toBe('5 0 * * *')
  expect(cronOf('every 15 minutes')).toBe('*/15 * * * *')
  expect(cronOf('30 9 * * 1')).toBe('30 9 * * 1')
})
