// Written by `npm run gen` from the folders of the area. Do not edit.
import type { Entity } from '@chengban/kernel/entity.ts'
import { comeGoBack } from './come-go-back/come-go-back.entity.ts'
import { financeLog } from './finance-log/finance-log.entity.ts'
import { financePeriod } from './finance-period/finance-period.entity.ts'
import { invoiceUse } from './invoice-use/invoice-use.entity.ts'
import { moneyBudget } from './money-budget/money-budget.entity.ts'
import { moneyComeGo } from './money-come-go/money-come-go.entity.ts'
import { moneyExpense } from './money-expense/money-expense.entity.ts'
import { moneyLess } from './money-less/money-less.entity.ts'
import { moneyMonth } from './money-month/money-month.entity.ts'
import { moneyOther } from './money-other/money-other.entity.ts'
import { moneyPayroll } from './money-payroll/money-payroll.entity.ts'
import { moneySalary } from './money-salary/money-salary.entity.ts'
import { moneyServer } from './money-server/money-server.entity.ts'
import { socialInsurance } from './social-insurance/social-insurance.entity.ts'
import { socialRule } from './social-rule/social-rule.entity.ts'
import { submitComeGo } from './submit-come-go/submit-come-go.entity.ts'
import { submitExpense } from './submit-expense/submit-expense.entity.ts'
import { submitMonth } from './submit-month/submit-month.entity.ts'
import { submitOther } from './submit-other/submit-other.entity.ts'
import { submitPayroll } from './submit-payroll/submit-payroll.entity.ts'
import { submitSalary } from './submit-salary/submit-salary.entity.ts'
import { taxOpening } from './tax-opening/tax-opening.entity.ts'
import { taxRule } from './tax-rule/tax-rule.entity.ts'

export const entities: readonly Entity[] = [
  comeGoBack,
  financeLog,
  financePeriod,
  invoiceUse,
  moneyBudget,
  moneyComeGo,
  moneyExpense,
  moneyLess,
  moneyMonth,
  moneyOther,
  moneyPayroll,
  moneySalary,
  moneyServer,
  socialInsurance,
  socialRule,
  submitComeGo,
  submitExpense,
  submitMonth,
  submitOther,
  submitPayroll,
  submitSalary,
  taxOpening,
  taxRule,
]
