import { expect, it } from 'vitest'
import { masked, maskedPerson, normalName } from './normal-name.ts'

it('compares names without legal form, blanks, width and signs', () => {
  expect(normalName('甲市 数字科技有限公司')).toBe('甲市数字科技')
  expect(normalName('甲市数字科技（集团）股份有限公司')).toBe('甲市数字科技')
  expect(normalName('ＡＢＣ　医院')).toBe('abc医院')
  expect(normalName('甲\u200b市\u200c数字\u2060科技')).toBe('甲市数字科技')
})
it('never cuts a name down to less than two characters', () => {
  expect(normalName('某公司')).toBe('某公司')
  expect(normalName('甲乙公司')).toBe('甲乙')
})
it.each([
  ['甲城软件有限公司', '甲城****公司'],
  ['甲市中心医院', '甲市**医院'],
  ['甲乙丙丁戊', '甲乙*丁戊'],
  ['乙市医院', '乙**院'],
  ['甲医院', '甲*院'],
  ['甲院', '甲*'],
  ['𠮷田病院有限公司', '𠮷田****公司'],
])('of %s no more than %s is told', (name, told) => expect(masked(name)).toBe(told))
it('of a person the first sign alone, whatever the length', () => {
  expect(['林岚', '欧阳明远', '林', '𠮷田'].map(maskedPerson)).toEqual(['林**', '欧**', '林**', '𠮷**'])
})
