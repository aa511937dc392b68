import { expect, it } from 'vitest'
import { environmentOf } from './environment.ts'

it.each(['localhost:3000', '127.0.0.1:5173', '[::1]:80', 'test.oa.example.com', 'oa.test'])(
  '%s is for practice',
  (host) => expect(environmentOf(host)).toBe('development'),
)
it.each(['oa.example.com', '10.0.0.8', 'latest.example.com'])('%s is the real one', (host) =>
  expect(environmentOf(host)).toBe('production'),
)
