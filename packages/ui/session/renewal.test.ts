// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { isRenewalDue } from './renewal.ts'

it.each([
  [3599, 0, false],
  [14_401, 0, false],
  [7200, 601, false],
  [3600, 600, true],
  [14_400, 0, true],
])('with %i s left and %i s idle: %s', (left, idle, due) => expect(isRenewalDue(left, idle)).toBe(due))
