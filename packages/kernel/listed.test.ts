import { expect, test } from 'vitest'
import { listed } from './listed.ts'

test('a list is read with commas, in brackets or as a JSON array; what is neither stays one name that nothing has', () => {
  expect([listed('a,b'), listed(' a , ,b '), listed('["a","b"]'), listed(' ["a"]'), listed('[]'), listed('')]).toEqual([
    ...[['a', 'b'], ['a', 'b'], ['a', 'b'], ['a'], [], []],
  ])
  expect([listed('[a, b]'), listed('[1,2]')]).toEqual([
    ...[
      ['a', 'b'],
      ['1', '2'],
    ],
  ])
  expect([listed('["a"'), listed('[{}]')]).toEqual([['["a"'], ['[{}]']])
})
