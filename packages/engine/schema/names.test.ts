import { expect, test } from 'vitest'
import { spellings } from './names.ts'

test('only the first word of a path has two spellings', () => {
  expect(spellings('/official-seal/returnAudit')).toEqual(['/official-seal/returnAudit', '/officialSeal/returnAudit'])
  expect(spellings('/officialSeal/action/byHand')).toEqual([
    '/officialSeal/action/byHand',
    '/official-seal/action/byHand',
  ])
  expect(spellings('/users')).toEqual(['/users'])
})
