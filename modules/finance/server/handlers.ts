import type { HandlersOf } from '@chengban/engine/row/scene.ts'
import { savedRule } from '../finance-log/server/log-rule.ts'
import { logReading } from '../finance-log/server/reading.ts'
import { checkClose, checkReopen, holdNeighbours, removePeriod, reopenPeriod } from '../finance-period/server/close.ts'
import { bookBack, logBadDebt } from '../money-come-go/server/back.ts'
import { checkExpense, overLimit } from '../money-expense/server/check.ts'
import { checkLess, removeLess } from '../money-less/server/rules.ts'
import { checkMonthLine } from '../money-month/server/check.ts'
import { checkSalary } from '../money-salary/server/check.ts'
import { checkServer, holdInvoice, removeServer } from '../money-server/server/rules.ts'
import {
  checkInsurance,
  demandOpenMonth,
  insuranceLines,
  paidState,
  refuseUsedMonth,
  removeInsurance,
} from '../social-insurance/server/rules.ts'
import { checkSocialRule, removeSocialRule } from '../social-rule/server/rules.ts'
import {
  approveLines,
  checkSubmission,
  checkVoid,
  passLines,
  removeSubmission,
  returnLines,
  submitLines,
  takeBackLines,
  voidLines,
} from '../submission/server/audit.ts'
import { decideLines } from '../submission/server/decide-lines.ts'
import { takeNumbers } from '../submission/server/invoices.ts'
import { checkLine, removeLine, savedLine } from '../submission/server/line.ts'
import { checkVoidComeGo, passComeGo, submitComeGo, voidComeGo } from '../submit-come-go/server/audit.ts'
import { checkClaim } from '../submit-expense/server/check.ts'
import { passClaim } from '../submit-expense/server/passed.ts'
import {
  checkNotice,
  checkUnpay,
  lockRun,
  logNotice,
  logPaid,
  payClaim,
  takeBackOffset,
} from '../submit-expense/server/pay.ts'
import { submitClaim } from '../submit-expense/server/submit.ts'
import { monthName } from '../submit-month/server/name.ts'
import { calculate, calculated, holdMonth } from '../submit-payroll/server/calc/calc.ts'
import { checkPayroll, payrollName } from '../submit-payroll/server/check.ts'
import {
  approvePayroll,
  checkPay,
  checkVoidPayroll,
  lockPayroll,
  payPayroll,
  submitPayroll,
  voidPayroll,
} from '../submit-payroll/server/steps.ts'
import { approveSalary, checkVoidSalary, passSalary, voidSalary } from '../submit-salary/server/steps.ts'
import { checkTaxOpening, removeTaxOpening } from '../tax-opening/server/rules.ts'
import { checkTaxRule, removeTaxRule } from '../tax-rule/server/rules.ts'

export const financeHandlers = {
  'finance/reading': logReading,
  'financePeriod/neighbours': holdNeighbours,
  'financePeriod/close': checkClose,
  'financePeriod/reopen': checkReopen,
  'financePeriod/opened': reopenPeriod,
  'financePeriod/removing': removePeriod,
  'submission/check': checkSubmission,
  'submission/removing': removeSubmission,
  'submission/submit': submitLines,
  'submission/submitted': takeNumbers,
  'submission/approve': approveLines,
  'submission/decideLines': decideLines,
  'submission/passed': passLines,
  'submission/returned': returnLines,
  'submission/takenBack': takeBackLines,
  'submission/void': checkVoid,
  'submission/voided': voidLines,
  'line/check': checkLine,
  'line/saved': savedLine,
  'line/removing': removeLine,
  'submitMonth/name': monthName,
  'moneyMonth/check': checkMonthLine,
  'submitComeGo/submit': submitComeGo,
  'submitComeGo/passed': passComeGo,
  'submitComeGo/void': checkVoidComeGo,
  'submitComeGo/voided': voidComeGo,
  'moneyComeGo/back': bookBack,
  'moneyComeGo/badDebt': logBadDebt,
  'moneyServer/check': checkServer,
  'moneyServer/saved': holdInvoice,
  'moneyServer/removing': removeServer,
  'moneySalary/check': checkSalary,
  'submitSalary/approve': approveSalary,
  'submitSalary/passed': passSalary,
  'submitSalary/void': checkVoidSalary,
  'submitSalary/voided': voidSalary,
  'rule/saved': savedRule,
  'socialRule/check': checkSocialRule,
  'socialRule/removing': removeSocialRule,
  'socialInsurance/check': checkInsurance,
  'socialInsurance/removing': removeInsurance,
  'socialInsurance/lines': insuranceLines,
  'socialInsurance/open': demandOpenMonth,
  'socialInsurance/paidState': paidState,
  'socialInsurance/uncheck': refuseUsedMonth,
  'taxRule/check': checkTaxRule,
  'taxRule/removing': removeTaxRule,
  'taxOpening/check': checkTaxOpening,
  'taxOpening/removing': removeTaxOpening,
  'moneyLess/check': checkLess,
  'moneyLess/removing': removeLess,
  'submitPayroll/calc': calculate,
  'submitPayroll/calculated': calculated,
  'submitPayroll/check': checkPayroll,
  'submitPayroll/name': payrollName,
  'submitPayroll/removing': holdMonth,
  'submitPayroll/submit': submitPayroll,
  'submitPayroll/approve': approvePayroll,
  'submitPayroll/locked': lockPayroll,
  'submitPayroll/void': checkVoidPayroll,
  'submitPayroll/voided': voidPayroll,
  'submitPayroll/pay': checkPay,
  'submitPayroll/paid': payPayroll,
  'moneyExpense/check': checkExpense,
  'moneyExpense/overLimit': overLimit,
  'submitExpense/check': checkClaim,
  'submitExpense/submit': submitClaim,
  'submitExpense/passed': passClaim,
  'submitExpense/pay': payClaim,
  'submitExpense/paying': lockRun,
  'submitExpense/paid': logPaid,
  'submitExpense/unpay': checkUnpay,
  'submitExpense/unpaid': takeBackOffset,
  'submitExpense/noticeCheck': checkNotice,
  'submitExpense/noticeChecked': logNotice,
} satisfies HandlersOf
