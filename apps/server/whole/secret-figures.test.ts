import { entity } from '@chengban/kernel/entity.ts'
import { everybody, field, multiply, sum } from '@chengban/kernel/expr.ts'
import { of } from '@chengban/kernel/formula.ts'
import { money } from '@chengban/kernel/kinds/decimal.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { text } from '@chengban/kernel/kinds/text.ts'
import { makeCatalog } from '@chengban/server/compose.ts'
import { expect, it } from 'vitest'
import { secretFigures } from './secret-figures.ts'

const rows = { own: everybody }
const pay = entity('moneySalary', {
  label: '工资',
  title: 'name',
  rows,
  fields: { name: text('名称'), normMoney: money('金额', { secret: 'user:salary' }) },
})
const sheet = entity('checkOnWork', {
  label: '月表',
  title: 'name',
  rows,
  fields: {
    name: text('名称'),
    payId: ref('工资', 'moneySalary'),
    cap: money('上限', { computed: multiply(of('payId', 'normMoney'), 2) }),
    open: money('上限', { computed: multiply(of('payId', 'normMoney'), 2), secret: 'user:salary' }),
    twice: money('两倍', { computed: multiply(field('cap' as never), 2) }),
    all: money('合计', { computed: sum({ of: 'moneySalary', by: 'id', column: 'normMoney' }) }),
  },
})

it('names figures that tell a secret through a reference, another figure or a sum', () => {
  expect(secretFigures(new Map([pay, sheet].map((one) => [one.name, one as never])))).toEqual([
    'checkOnWork.cap from moneySalary.normMoney (user:salary)',
    'checkOnWork.twice from moneySalary.normMoney (user:salary)',
    'checkOnWork.all from moneySalary.normMoney (user:salary)',
  ])
})

/** Figures that the blueprint shows to more people than what they follow from, each with why that tells too little. */
const days = 'a day or a number of days, which no sum follows from'
const state = 'whether the sum is reached, not how large it is'
const shown: Readonly<Record<string, string>> = {
  'client.tzPay from returnedMoneyApply.money (contract:money)': days,
  'contract.receivedRate from contract.receivedMoney (contract:money)': 'a share, which no sum follows from',
  'contract.receivedRate from contract.totalMoney (contract:money)': 'a share, which no sum follows from',
  'returnedMoney.dtDue from returnedMoney.receivedMoney (contract:money)': days,
  'returnedMoney.dtDue from invoicingPlan.cumulatedMoney (contract:money)': days,
  'returnedMoney.overdueDays from returnedMoney.receivedMoney (contract:money)': days,
  'returnedMoney.overdueDays from invoicingPlan.cumulatedMoney (contract:money)': days,
  'returnedMoney.status from returnedMoney.allMoney (contract:money)': state,
  'returnedMoney.status from returnedMoney.receivedMoney (contract:money)': state,
  'returnedMoney.status from invoicingPlan.cumulatedMoney (contract:money)': state,
  'invoicingPlan.isComplete from invoicingPlan.money (contract:money)': state,
  'invoicingPlan.isComplete from invoicingPlan.invoicedMoney (contract:money)': state,
  'invoicingPlan.status from invoicingPlan.money (contract:money)': state,
  'invoicingPlan.status from invoicingPlan.invoicedMoney (contract:money)': state,
  'submitPayroll.lacksAccount from moneyPayroll.salaryTrue (user:salary)':
    'that somebody is paid at all, not who or what',
  'checkOnWork.deduction from user.salary (user:salary)': 'what is proposed to heads, see decision 103',
  'checkOnWork.deduction from checkOnWork.capConfirmed (user:salary)': 'the same once it is confirmed',
}

it('no figure of the product tells a secret that its reader may not read', () => {
  const found = secretFigures(makeCatalog().all)
  expect(found.filter((line) => !(line in shown))).toEqual([])
  expect(Object.keys(shown).filter((line) => !found.includes(line))).toEqual([])
})
