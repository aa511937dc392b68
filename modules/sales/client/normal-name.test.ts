import { expect, it } from 'vitest'
import { masked, normalName } from './normal-name.ts'

it('compares names without legal form, blanks, width and signs', () => {
  expect(normalName('甲市 数字科技有限公司')).toBe('甲市数字科技')
  expect(normalName('甲市数字科技（集团）股份有限公司')).toBe('甲市数字科技')
  expect(normalName('ＡＢＣ　医院')).toBe('abc医院')
})
it('never cuts a name down to less than two characters', () => {
  expect(normalName('某公司')).toBe('某公司')
  expect(normalName('甲乙公司')).toBe('甲乙')
})
it('masks all but the ends', () => {
  expect(masked('甲市中心医院')).toBe('甲****院')
  expect(masked('林')).toBe('林*')
})
