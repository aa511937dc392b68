import { answer, type NamedCall } from '@chengban/engine/call.ts'
import { verifyLog } from '../finance-log/server/verify.ts'
import { verify } from '../finance-log/verify.call.ts'
import { periodHinders } from '../finance-period/hinders.call.ts'
import { tellHinders } from '../finance-period/server/hinders.ts'
import { invoiceCheck } from '../invoice-use/check.call.ts'
import { checkInvoice } from '../invoice-use/server/check.ts'
import { monthsMissing } from '../money-month/missing.call.ts'
import { readMissing } from '../money-month/server/missing.ts'
import { adjustSlip } from '../money-payroll/adjust.call.ts'
import { adjust } from '../money-payroll/server/adjust.ts'
import { generateInsurance } from '../social-insurance/generate.call.ts'
import { insuranceMonth } from '../social-insurance/month.call.ts'
import { generateMonth } from '../social-insurance/server/generate.ts'
import { tellMonth } from '../social-insurance/server/month.ts'
import { reckonTry } from '../social-rule/server/try.ts'
import { tryPay } from '../social-rule/try.call.ts'
import { auditRow } from '../submission/audit-row.call.ts'
import { renewServer, reverseExpense, reverseMonth, reverseOther, reverseServer } from '../submission/reverse.call.ts'
import { decideRow } from '../submission/server/audit-row.ts'
import { beginRenewal, beginReversal, beginServerReversal } from '../submission/server/reverse.ts'
import { applyExpense, noticeExpense } from '../submit-expense/apply.call.ts'
import { besideExpense } from '../submit-expense/beside.call.ts'
import { applyClaim } from '../submit-expense/server/apply.ts'
import { tellBeside } from '../submit-expense/server/beside.ts'
import { askForPaper } from '../submit-expense/server/notice.ts'
import { copyLast } from '../submit-month/copy-last.call.ts'
import { copyLastMonth } from '../submit-month/server/copy-last.ts'
import { bankFile } from '../submit-payroll/bank-file.call.ts'
import { payrollDiff } from '../submit-payroll/diff.call.ts'
import { payrollReady } from '../submit-payroll/ready.call.ts'
import { giveBankFile } from '../submit-payroll/server/bank-file.ts'
import { readDiff } from '../submit-payroll/server/diff.ts'
import { tellReady } from '../submit-payroll/server/ready.ts'
import { getMaintenanceId } from '../sums/maintenance-id.call.ts'
import { countAllAmount, countProjectAmount, getMaintenanceMoney, monthlyExpenseReport } from '../sums/report.call.ts'
import { countAll } from '../sums/server/all-amount.ts'
import { reportExpenses } from '../sums/server/expense-report.ts'
import { findMaintenance } from '../sums/server/maintenance-id.ts'
import { earnMaintenance } from '../sums/server/maintenance-money.ts'
import { countProjects } from '../sums/server/project-amount.ts'
import { sumExpense, sumPayroll, sumSalary, sumSalaryCost, sumServer } from '../sums/server/sums.ts'
import {
  sumMoneyExpense,
  sumMoneyPayroll,
  sumMoneySalary,
  sumMoneySalaryCost,
  sumMoneyServer,
} from '../sums/sums.call.ts'

export const financeCalls: readonly NamedCall[] = [
  answer(auditRow('/submitOther/action/auditRow'), decideRow('submitOther')),
  answer(auditRow('/submit-expense/auditRow'), decideRow('submitExpense')),
  answer(auditRow('/submit-expense/action/auditRow'), decideRow('submitExpense')),
  answer(auditRow('/submitMonth/action/auditRow'), decideRow('submitMonth')),
  answer(auditRow('/submitSalary/action/auditRow'), decideRow('submitSalary')),
  answer(auditRow('/submitComeGo/action/auditRow'), decideRow('submitComeGo')),
  answer(copyLast, copyLastMonth),
  answer(reverseMonth, beginReversal('moneyMonth')),
  answer(reverseOther, beginReversal('moneyOther')),
  answer(reverseExpense, beginReversal('moneyExpense')),
  answer(reverseServer, beginServerReversal),
  answer(renewServer, beginRenewal),
  answer(applyExpense, applyClaim),
  answer(noticeExpense, askForPaper),
  answer(besideExpense, tellBeside),
  answer(monthsMissing, readMissing),
  answer(generateInsurance, generateMonth),
  answer(insuranceMonth, tellMonth),
  answer(adjustSlip, adjust),
  answer(bankFile, giveBankFile),
  answer(payrollDiff, readDiff),
  answer(payrollReady, tellReady),
  answer(verify, verifyLog),
  answer(periodHinders, tellHinders),
  answer(tryPay, reckonTry),
  answer(invoiceCheck, checkInvoice),
  answer(getMaintenanceId, findMaintenance),
  answer(sumMoneyServer, sumServer),
  answer(sumMoneySalary, sumSalary),
  answer(sumMoneySalaryCost, sumSalaryCost),
  answer(sumMoneyPayroll, sumPayroll),
  answer(sumMoneyExpense, sumExpense),
  answer(countAllAmount, countAll),
  answer(countProjectAmount, countProjects),
  answer(getMaintenanceMoney, earnMaintenance),
  answer(monthlyExpenseReport, reportExpenses),
]
