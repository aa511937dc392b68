import type { Pay, Slip } from '../../../payroll/slip.ts'

/** One step of a slip, as its person reads it. */
export type Step = {
  readonly step: string
  readonly label: string
  readonly formula: string
  readonly inputs: Readonly<Record<string, string>>
  readonly value: string
  readonly module: string | null
  readonly ids: readonly string[]
}

interface Traced {
  readonly pay: Pay
  readonly slip: Slip
  readonly overtimeIds: readonly string[]
  readonly insuranceId: string | null
}

type Line = Omit<Step, 'inputs' | 'module' | 'ids'> & Partial<Step>

/** The steps in the order in which they were reckoned; those that come to nothing are left out. */
export const trace = (traced: Traced): Step[] =>
  [...earned(traced), ...missed(traced), ...takenOff(traced)]
    .filter(({ step, value }) => value !== '0.00' || step === 'money' || step === 'salaryTrue')
    .map((one) => ({ inputs: {}, module: null, ids: [], ...one }))

const earned = ({ pay: { month, ...pay }, slip, overtimeIds }: Traced): Line[] => [
  {
    step: 'normMoney',
    label: '标准工资',
    formula: month?.isWhole ? 'Σ(工资×天数)/应计薪天数' : 'min(Σ(工资×天数)/21.75, Σ(工资×天数)/在职天数)',
    inputs: {
      wages: (month?.parts ?? []).map(({ wage, days }) => `${wage.normMoney}×${days}`).join(' + '),
      days: String(month?.days ?? 0),
      worked: String(month?.worked ?? 0),
    },
    value: slip.normMoney,
    module: 'moneySalary',
  },
  {
    step: 'performance',
    label: '绩效工资',
    formula: '绩效标准×绩效系数×天数占比',
    inputs: { rate: month?.performanceRate ?? '' },
    value: slip.performance,
    module: 'performance',
  },
  { step: 'other', label: '补贴', formula: '补贴×天数占比', value: slip.other },
  {
    step: 'overtimeMoney',
    label: '加班费',
    formula: 'Σ加班费',
    value: slip.overtimeMoney,
    module: 'overtime',
    ids: overtimeIds,
  },
  ofItems('bonus', '奖金补发', 'Σ增加项', slip.bonus, idsOf(pay, slip, '增加')),
]

const missed = ({ pay, slip }: Traced): Line[] => [
  {
    step: 'deductAbsence',
    label: '缺勤扣款',
    formula: '日工资×缺勤天数',
    inputs: { dayWage: slip.dayWage, days: pay.unpaidDays },
    value: slip.deductAbsence,
    module: 'attendanceMonth',
  },
  {
    step: 'deductSick',
    label: '病假扣款',
    formula: '日工资×病假天数×(1−病假比例)',
    inputs: { dayWage: slip.dayWage, days: pay.sickDays, rate: pay.sickRate },
    value: slip.deductSick,
    module: 'attendanceMonth',
  },
]

const takenOff = ({ pay, slip, insuranceId }: Traced): Line[] => {
  const ids = insuranceId ? [insuranceId] : []
  const insured = { formula: '社保核对', module: 'socialInsurance', ids }
  return [
    ofItems('deductLess', '税前扣减', 'Σ税前扣减项', slip.deductLess, idsOf(pay, slip, '扣减')),
    { step: 'money', label: '应发合计', formula: '各项之和−扣款', value: slip.money },
    { step: 'socialMyself', label: '个人社保', value: slip.socialMyself, ...insured },
    { step: 'accumulationFund', label: '个人公积金', value: slip.accumulationFund, ...insured },
    { step: 'tax', label: '个人所得税', formula: '累计预扣', value: slip.tax },
    ofItems('deductAfter', '税后扣减', 'Σ税后扣减项', slip.deductAfter, idsOf(pay, slip, '扣减')),
    { step: 'salaryTrue', label: '实发工资', formula: '应发−社保−公积金−个税−税后扣减', value: slip.salaryTrue },
  ]
}

const ofItems = (step: string, label: string, formula: string, value: string, ids: readonly string[]): Line => ({
  step,
  label,
  formula,
  value,
  module: 'moneyLess',
  ids,
})

const idsOf = ({ items }: Pick<Pay, 'items'>, { lessItems }: Slip, kind: '增加' | '扣减'): string[] => {
  const meant = new Set(items.filter((item) => item.kind === kind).map(({ id }) => id))
  return lessItems.filter(({ moneyLessId }) => meant.has(moneyLessId)).map(({ moneyLessId }) => moneyLessId)
}
