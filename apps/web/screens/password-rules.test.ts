import { expect, it } from 'vitest'
import { passwordRules } from './password-rules.ts'

const kept = (password: string) => passwordRules(password).map(({ isKept }) => isKept)

it.each([
  ['', [false, false]],
  ['Aa1-567', [false, true]],
  ['abcdefg1', [true, false]],
  [`Aa1${'x'.repeat(62)}`, [false, true]],
  ['Aa1-5678', [true, true]],
  ['密码abcd12', [true, true]],
])('%s', (password, expected) => expect(kept(password)).toEqual(expected))
