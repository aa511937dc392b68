import { expect, test } from 'vitest'
import { compareWords, figureWords } from './figure-words.ts'

test('what is not known is no zero', () => {
  expect(figureWords({ value: null, unit: '%' })).toEqual({ text: '—', unit: '' })
  expect(figureWords({ value: '0.00', unit: '元' })).toEqual({ text: '0.00', unit: '万' })
})

test.each([
  ['3864000.00', '元', '386.40', '万'],
  ['91.3', '%', '91.3', '%'],
  ['100.0', '%', '100', '%'],
  ['12', '小时', '12.0', '小时'],
  [1536, 'B', '1.5', 'KB'],
  [12345, '', '12,345', ''],
  ['草稿 1，通过 2', '状态', '草稿 1，通过 2', ''],
])('%s %s', (value, unit, text, shown) => {
  expect(figureWords({ value, unit })).toEqual({ text, unit: shown })
})

test('the month before stands beside, with a true minus; without months nothing does', () => {
  expect([compareWords('-8.1%'), compareWords('—'), compareWords(null)]).toEqual(['较上月 −8.1%', '较上月 —', ''])
})
