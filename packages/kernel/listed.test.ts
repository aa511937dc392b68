import { expect, test } from 'vitest'
import { listed } from './listed.ts'

test('a list is read with commas or as a JSON array; what is neither stays one name that nothing has', () => {
  expect([listed('a,b'), listed(' a , ,b '), listed('["a","b"]'), listed(' ["a"]'), listed('[]'), listed('')]).toEqual([
    ...[['a', 'b'], ['a', 'b'], ['a', 'b'], ['a'], [], []],
  ])
  expect([listed('["a"'), listed('[1]')]).toEqual([['["a"'], ['[1]']])
})
