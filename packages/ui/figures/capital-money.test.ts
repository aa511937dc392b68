import { expect, test } from 'vitest'
import { capitalMoney } from './capital-money.ts'

test.each([
  [null, ''],
  ['x', ''],
  ['0', '零元整'],
  ['0.05', '伍分'],
  ['0.50', '伍角整'],
  ['1.05', '壹元零伍分'],
  ['10', '壹拾元整'],
  ['1186000.00', '壹佰壹拾捌万陆仟元整'],
  ['100010', '壹拾万零壹拾元整'],
  ['100000001', '壹亿零壹元整'],
  ['1001.55', '壹仟零壹元伍角伍分'],
  ['-20', '负贰拾元整'],
  ['1000000000000', '壹万亿元整'],
  ['1200300000000', '壹万贰仟零叁亿元整'],
])('%s in capitals: %s', (value, words) => {
  expect(capitalMoney(value)).toBe(words)
})
