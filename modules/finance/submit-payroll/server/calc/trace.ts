import { isAmong } from '@chengban/kernel/is-among.ts'
import { beforeTax } from '../../../money-less/less-type.ts'
import { agreedOf, type Wage } from '../../../money-salary/estimate.ts'
import type { Pay, Slip } from '../../../payroll/slip.ts'
import type { Month } from '../../../payroll/wage.ts'

/** One step of a slip, as its person reads it; from its inputs its value can be worked out again. */
export type Step = {
  readonly step: string
  readonly label: string
  readonly formula: string
  readonly inputs: Readonly<Record<string, string>>
  readonly value: string
  readonly module: string | null
  readonly ids: readonly string[]
}

/** The rows that a slip was reckoned from. */
export interface Sources {
  readonly wages: readonly string[]
  readonly attendance: readonly string[]
  readonly performance: readonly string[]
  readonly overtime: readonly { readonly id: string; readonly money: string }[]
  readonly insurance: readonly string[]
}

interface Traced {
  readonly pay: Pay
  readonly slip: Slip
  readonly from: Sources
}

type Line = Omit<Step, 'inputs' | 'module' | 'ids'> & Partial<Step>

/** The steps in the order in which they were reckoned; those that come to nothing are left out. */
export const trace = (traced: Traced): Step[] =>
  [...earned(traced), ...missed(traced), ...takenOff(traced)]
    .filter(({ step, value }) => value !== '0.00' || step === 'money' || step === 'salaryTrue')
    .map((one) => ({ inputs: {}, module: null, ids: [], ...one }))

/** Returns each wage with its days, and the possible divisors. */
const byDays = (month: Month | null, of: (wage: Wage) => string): Record<string, string> => ({
  wages: (month?.parts ?? []).map(({ wage, days }) => `${of(wage)}×${days}`).join(' + '),
  days: String(month?.days ?? 0),
  worked: String(month?.worked ?? (month?.parts ?? []).reduce((sum, { days }) => sum + days, 0)),
  wageDays: month?.wageDays ?? '',
})

const share = (month: Month | null, of: string): string =>
  month?.isWhole ? `Σ(${of}×天数)/应计薪天数` : `min(Σ(${of}×天数)/月计薪天数, Σ(${of}×天数)/在职天数)`

const last = (month: Month | null): Wage | undefined => month?.parts.at(-1)?.wage

const earned = (traced: Traced): Line[] => {
  const {
    pay: { month },
    slip,
    from,
  } = traced
  const isHourly = last(month)?.type === '时薪'
  const rate = month?.performanceRate ?? ''
  const ofWage = { module: 'moneySalary', ids: from.wages } as const
  return [
    {
      step: 'normMoney',
      label: '标准工资',
      formula: isHourly ? '时薪×工时' : share(month, '工资'),
      inputs: isHourly ? { wage: last(month)?.normMoney ?? '', hours: month?.hours ?? '0' } : byDays(month, agreedOf),
      value: slip.normMoney,
      ...ofWage,
    },
    {
      step: 'performance',
      label: '绩效工资',
      formula: `${share(month, '绩效标准')}×绩效系数`,
      inputs: { ...byDays(month, ({ performance }) => performance), rate },
      value: slip.performance,
      module: 'performance',
      ids: from.performance,
    },
    {
      step: 'other',
      label: '补贴',
      formula: share(month, '补贴'),
      inputs: byDays(month, ({ other }) => other),
      value: slip.other,
      ...ofWage,
    },
    {
      step: 'overtimeMoney',
      label: '加班费',
      formula: 'Σ加班费',
      inputs: { items: from.overtime.map(({ money }) => money).join(' + ') },
      value: slip.overtimeMoney,
      module: 'overtime',
      ids: from.overtime.map(({ id }) => id),
    },
    ofItems(traced, '增加', true, { step: 'bonus', label: '奖金补发', formula: 'Σ增加项', value: slip.bonus }),
  ]
}

const missed = ({ pay, slip, from }: Traced): Line[] => {
  const { month } = pay
  const wage = last(month)
  const day = { wage: wage ? agreedOf(wage) : '', wageDays: month?.wageDays ?? '' }
  const ofMonth = { module: 'attendanceMonth', ids: from.attendance } as const
  return [
    {
      step: 'deductAbsence',
      label: '缺勤扣款',
      formula: pay.isAway ? '全月缺勤，扣标准工资' : 'min(标准工资, 工资/月计薪天数×缺勤天数)',
      inputs: { ...day, days: pay.unpaidDays, normMoney: slip.normMoney },
      value: slip.deductAbsence,
      ...ofMonth,
    },
    {
      step: 'deductSick',
      label: '病假扣款',
      formula:
        'min(标准工资−缺勤扣款, 日工资×病假天数×(1−病假比例), 日工资×病假天数−最低工资×80%×病假天数/应计薪天数)，日工资=工资/月计薪天数',
      inputs: {
        ...{ ...day, days: pay.sickDays, rate: pay.sickRate, least: pay.least, monthDays: String(month?.days ?? 0) },
        ...{ normMoney: slip.normMoney, deductAbsence: slip.deductAbsence },
      },
      value: slip.deductSick,
      ...ofMonth,
    },
  ]
}

const takenOff = (traced: Traced): Line[] => {
  const { pay, slip, from } = traced
  const insured = { formula: '社保核对', module: 'socialInsurance', ids: from.insurance }
  const { normMoney, performance, other, overtimeMoney, bonus, deductAbsence, deductSick, deductLess } = slip
  const { money, socialMyself, accumulationFund, tax, deductAfter } = slip
  const bounds = { maxRate: pay.lessMaxRate, least: pay.least, socialMyself, accumulationFund }
  return [
    ofItems(traced, '扣减', true, {
      ...{ step: 'deductLess', label: '税前扣减', formula: 'Σ税前扣减项', value: deductLess, inputs: bounds },
    }),
    {
      step: 'money',
      label: '应发合计',
      formula: '各项之和−扣款',
      inputs: { normMoney, performance, other, overtimeMoney, bonus, deductAbsence, deductSick, deductLess },
      value: money,
    },
    { step: 'socialMyself', label: '个人社保', value: socialMyself, ...insured },
    { step: 'accumulationFund', label: '个人公积金', value: accumulationFund, ...insured },
    { step: 'tax', label: '个人所得税', ...taxed(slip), value: tax },
    ofItems(traced, '扣减', false, {
      ...{ step: 'deductAfter', label: '税后扣减', formula: 'Σ税后扣减项', value: deductAfter },
    }),
    {
      step: 'salaryTrue',
      label: '实发工资',
      formula: '应发−社保−公积金−个税−税后扣减',
      inputs: { money, socialMyself, accumulationFund, tax, deductAfter },
      value: slip.salaryTrue,
    },
  ]
}

/** Returns the formula and figures of the tax; both kinds of tax use a band with its rate and quick deduction. */
const taxed = ({ taxDetail }: Slip): Pick<Step, 'formula' | 'inputs'> => {
  const inputs = Object.fromEntries(Object.entries(taxDetail ?? {}).map(([name, figure]) => [name, String(figure)]))
  const isApart = taxDetail !== null && 'twelfth' in taxDetail
  return {
    formula: isApart ? '年终奖×税率−速算扣除数' : '累计预扣：应纳税所得额×税率−速算扣除数−已缴',
    inputs,
  }
}

/** Returns a line with the amount taken from each item and the amount that was open. */
const ofItems = ({ pay, slip }: Traced, kind: '增加' | '扣减', isBefore: boolean, line: Line): Line => {
  const open = new Map(pay.items.flatMap((item) => (item.kind === kind ? [[item.id, item.remain] as const] : [])))
  const taken = slip.lessItems.filter(
    ({ moneyLessId, type }) => open.has(moneyLessId) && isAmong(beforeTax, type) === isBefore,
  )
  const ids = taken.map(({ moneyLessId }) => moneyLessId)
  const items = taken.map(({ money }) => money).join(' + ')
  const inputs = { items, open: ids.map((id) => open.get(id) ?? '').join(' + '), ...line.inputs }
  return { ...line, inputs, module: 'moneyLess', ids }
}
