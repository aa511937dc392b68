import { expect, test } from 'vitest'
import { type Insured, missingKinds, rounded, type SocialRule, socialLines } from './social-line.ts'

const rule = (
  kind: SocialRule['kind'],
  person: string,
  company: string,
  more: Partial<SocialRule> = {},
): SocialRule => ({
  id: kind,
  kind,
  floor: '4000.00',
  ceiling: '30000.00',
  personRate: person,
  personFixed: '0.00',
  companyRate: company,
  companyFixed: '0.00',
  rounding: '四舍五入到分',
  ...more,
})
const rules = [
  rule('养老', '8.00', '16.00'),
  rule('医疗', '2.00', '9.80', { personFixed: '3.00' }),
  rule('失业', '0.50', '0.50'),
  rule('工伤', '0.00', '0.20'),
  rule('生育', '0.00', '0.00'),
  rule('公积金', '12.00', '12.00', { rounding: '四舍五入到元' }),
]
const insured: Insured = { needSocial: true, needFund: true, socialBase: '12000.00', fundBase: '12000.00' }
const parts = (who: Insured) => socialLines(rules, who).map(({ kind, person, company }) => [kind, person, company])

test.each([
  ['10.045', '四舍五入到分', '10.05'],
  ['10.01', '见分进角', '10.10'],
  ['10.10', '见分进角', '10.10'],
  ['10.50', '四舍五入到元', '11.00'],
  ['10.49', '四舍五入到元', '10.00'],
  ['10.01', '见角进元', '11.00'],
  ['10.00', '见角进元', '10.00'],
] as const)('%s %s is %s', (figure, how, result) => {
  expect(rounded(figure, how)).toBe(result)
})

test('a base of 12000 costs a person 1263 and 1440, the company 3180 and 1440', () => {
  expect(parts(insured)).toEqual([
    ['养老', '960.00', '1920.00'],
    ['医疗', '243.00', '1176.00'],
    ['失业', '60.00', '60.00'],
    ['工伤', '0.00', '24.00'],
    ['生育', '0.00', '0.00'],
    ['公积金', '1440.00', '1440.00'],
  ])
})

test('a base is held between floor and ceiling', () => {
  const [low] = socialLines(rules, { ...insured, socialBase: '3000.00' })
  const [high] = socialLines(rules, { ...insured, socialBase: '99999.99' })
  expect([low?.base, low?.person]).toEqual(['4000.00', '320.00'])
  expect([high?.base, high?.person]).toEqual(['30000.00', '2400.00'])
})

test('the fund asks its own switch, all others theirs', () => {
  expect(parts({ ...insured, needSocial: false }).map(([kind]) => kind)).toEqual(['公积金'])
  expect(parts({ ...insured, needFund: false })).toHaveLength(5)
  expect(missingKinds(rules.slice(1), { ...insured, needFund: false })).toEqual(['养老'])
  expect(missingKinds([], { ...insured, needSocial: false, needFund: false })).toEqual([])
})
