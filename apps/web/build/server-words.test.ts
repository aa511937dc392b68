import { expect, it } from 'vitest'
import { withoutServerWords } from './server-words.ts'

it('leaves out what a step does elsewhere, and nothing beside it', () => {
  const code = `const moves = [{ name: 'go', notify: [{ to: ['a'], text: '【甲】{name}' }], from: ['在'], effects: [x] }]`
  expect(withoutServerWords(code)).toBe(`const moves = [{ name: 'go', from: ['在'],  }]`)
  expect(withoutServerWords('const a = {\n  b: 1,\n  locks: [2],\n}')).toBe('const a = {\n  b: 1,\n  \n}')
  expect(withoutServerWords('export const notify = { text: 1 }')).toBe('export const notify = { text: 1 }')
})

it('takes what stands inside what is left out along with it', () => {
  const code = 'const a = { adds: [{ row: 1, locks: [2] }], b: 3 } as const'
  expect(withoutServerWords(code)).toBe('const a = { b: 3 } as const')
})

it('keeps what a row of an answer opens, and drops whom a code opens secrets to', () => {
  const led = `const tells = { opens: { of: 'client', by: 'id' }, none: '' }`
  expect(withoutServerWords(led)).toBe(led)
  expect(withoutServerWords(`const e = { opens: { 'user:salary': toPay }, self: x }`)).toBe('const e = { self: x }')
})
