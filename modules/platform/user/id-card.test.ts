import { expect, test } from 'vitest'
import { isIdCard } from './id-card.ts'

test.each(['11010519491231002X', '11010519491231002x', '440524188001010014'])('%s has its check digit', (text) => {
  expect(isIdCard(text)).toBe(true)
})

test.each(['110105194912310021', '11010519491231002', '1101051949123100XX', ''])('%s is refused', (text) => {
  expect(isIdCard(text)).toBe(false)
})
