import { expect, test } from 'vitest'
import { isIdCard } from './id-card.ts'

const today = '2026-11-26'

test.each(['11010519491231002X', '11010519491231002x', '440524188001010014'])('%s is a card', (text) => {
  expect(isIdCard(text, today)).toBe(true)
})

test.each(['110105194912310021', '11010519491231002', '1101051949123100XX', ''])('%s has no check digit', (text) => {
  expect(isIdCard(text, today)).toBe(false)
})

/** The same with the check digit that belongs to it. */
const whole = (digits: string): string =>
  [...'0123456789X'].map((last) => digits + last).find((text) => isIdCard(text, '9999-12-31')) ?? digits

test('a day of birth is a day, and not one to come', () => {
  expect(isIdCard(whole('11010520000229001'), today)).toBe(true)
  expect(isIdCard(whole('11010520261126001'), today)).toBe(true)
  expect(isIdCard(whole('11010520261127001'), today)).toBe(false)
  expect(whole('11010520010229001')).toHaveLength(17)
  expect(whole('11010520000230001')).toHaveLength(17)
})
