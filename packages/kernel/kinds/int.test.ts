import { expect, it } from 'vitest'
import { Problem } from './face.ts'
import { int, intFace, monthOfYear, quarterOfYear, weekOfMonth } from './int.ts'

it('reads no name that no step has, and no step outside its bounds', () => {
  expect(intFace.read('十三月', monthOfYear('月'))).toBeInstanceOf(Problem)
  expect(intFace.read('13', monthOfYear('月'))).toBeInstanceOf(Problem)
  expect(intFace.read('33分', int('进度', { unit: '%' }))).toBeInstanceOf(Problem)
  expect(intFace.read('2147483648', int('数量'))).toBeInstanceOf(Problem)
  expect(intFace.read(-2147483648, int('数量'))).toBeInstanceOf(Problem)
  expect(intFace.read('9007199254740993', int('大小', { big: true }))).toBeInstanceOf(Problem)
  expect(intFace.read('2147483647', int('数量'))).toBe(2147483647)
  expect(intFace.read('', quarterOfYear('季度'))).toBeInstanceOf(Problem)
})

it('reads what it shows: the name of a step, a figure with its unit', () => {
  expect([1, 12].map((value) => intFace.show?.(value, monthOfYear('月')))).toEqual(['1月', '12月'])
  expect(intFace.show?.(4, quarterOfYear('季度'))).toBe('四季度')
  expect(intFace.read('第2周', weekOfMonth('周次'))).toBe(2)
  expect(intFace.show?.(33, int('进度', { unit: '%' }))).toBe('33%')
  expect(intFace.read('33%', int('进度', { unit: '%' }))).toBe(33)
  expect(intFace.read(7, monthOfYear('月'))).toBe(7)
})
