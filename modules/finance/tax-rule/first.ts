import type { Band } from './bands.ts'

const band = (upTo: string | null, rate: string, quick: string): Band => ({ upTo, rate, quick })

/** 个人所得税法（2018修正）税率表一, by which pay is withheld through the year. */
export const yearlyBands: readonly Band[] = [
  band('36000.00', '3.00', '0.00'),
  band('144000.00', '10.00', '2520.00'),
  band('300000.00', '20.00', '16920.00'),
  band('420000.00', '25.00', '31920.00'),
  band('660000.00', '30.00', '52920.00'),
  band('960000.00', '35.00', '85920.00'),
  band(null, '45.00', '181920.00'),
]

/** 财政部 税务总局公告2023年第30号: bands for an annual bonus taxed separately. */
export const bonusBands: readonly Band[] = [
  band('3000.00', '3.00', '0.00'),
  band('12000.00', '10.00', '210.00'),
  band('25000.00', '20.00', '1410.00'),
  band('35000.00', '25.00', '2660.00'),
  band('55000.00', '30.00', '4410.00'),
  band('80000.00', '35.00', '7160.00'),
  band(null, '45.00', '15160.00'),
]

export const firstTaxRules = [
  {
    kind: '综合所得',
    dtStart: '2019-01-01',
    allowance: '5000.00',
    bands: yearlyBands,
    remark: '个人所得税法（2018修正）',
  },
  {
    kind: '年终奖',
    dtStart: '2019-01-01',
    dtEnd: '2027-12-31',
    allowance: '0.00',
    bands: bonusBands,
    remark: '财政部 税务总局公告2023年第30号',
  },
] as const
