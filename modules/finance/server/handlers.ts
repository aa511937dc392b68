import type { Handler } from '@chengban/engine/write/scene.ts'
import type { HandlerName } from '@chengban/kernel/registry.ts'
import { checkClose, checkReopen, logClose, logReopen, removePeriod } from '../finance-period/server/close.ts'
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
import { checkLine, removeLine, savedLine } from '../submission/server/line.ts'

export const financeHandlers = {
  'financePeriod/close': checkClose,
  'financePeriod/closed': logClose,
  'financePeriod/reopen': checkReopen,
  'financePeriod/opened': logReopen,
  'financePeriod/removing': removePeriod,
  'submission/check': checkSubmission,
  'submission/removing': removeSubmission,
  'submission/submit': submitLines,
  'submission/approve': approveLines,
  'submission/passed': passLines,
  'submission/returned': returnLines,
  'submission/void': checkVoid,
  'submission/voided': voidLines,
  'line/check': checkLine,
  'line/saved': savedLine,
  'line/removing': removeLine,
} satisfies Partial<Record<HandlerName, Handler>>
