import type { Handler } from '@chengban/engine/write/scene.ts'
import type { HandlerName } from '@chengban/kernel/registry.ts'
import { checkClose, checkReopen, logClose, logReopen, removePeriod } from '../finance-period/server/close.ts'
import { bookBack, logBadDebt } from '../money-come-go/server/back.ts'
import { checkMonthLine } from '../money-month/server/check.ts'
import {
  approveLines,
  checkSubmission,
  checkVoid,
  passLines,
  removeSubmission,
  returnLines,
  submitLines,
  voidLines,
} from '../submission/server/audit.ts'
import { takeNumbers } from '../submission/server/invoices.ts'
import { checkLine, removeLine, savedLine } from '../submission/server/line.ts'
import { checkVoidComeGo, passComeGo, submitComeGo, voidComeGo } from '../submit-come-go/server/audit.ts'
import { monthName } from '../submit-month/server/name.ts'

export const financeHandlers = {
  'financePeriod/close': checkClose,
  'financePeriod/closed': logClose,
  'financePeriod/reopen': checkReopen,
  'financePeriod/opened': logReopen,
  'financePeriod/removing': removePeriod,
  'submission/check': checkSubmission,
  'submission/removing': removeSubmission,
  'submission/submit': submitLines,
  'submission/submitted': takeNumbers,
  'submission/approve': approveLines,
  'submission/passed': passLines,
  'submission/returned': returnLines,
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
} satisfies Partial<Record<HandlerName, Handler>>
