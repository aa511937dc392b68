import { expect, it } from 'vitest'
import { passwordRules } from './password-rules.ts'

const kept = (password: string) => passwordRules(password, 'xs02').map(({ isKept }) => isKept)

it.each([
  ['', [false, false, false]],
  ['Aa1-567', [false, true, true]],
  ['abcdefg1', [true, true, false]],
  [`Aa1${'x'.repeat(62)}`, [false, true, true]],
  ['Aa1-5678', [true, true, true]],
  ['密码abcd12', [true, true, true]],
  ['Aa1-XS02x', [true, false, true]],
])('%s', (password, expected) => expect(kept(password)).toEqual(expected))
