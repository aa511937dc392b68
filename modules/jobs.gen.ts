// Written by `npm run gen` from the declarations. Do not edit.
import type { Job } from '@chengban/kernel/job.ts'
import { sheetConfirm } from './administration/attendance-month/confirm.job.ts'
import { attendancePublish } from './administration/attendance-month/publish.job.ts'
import { attendanceMake } from './administration/attendance/make.job.ts'
import { factsDaily } from './administration/check-on-work-fact/daily.job.ts'
import { checkOnWorkMake } from './administration/check-on-work/make.job.ts'
import { demoDue } from './administration/demo-apply/due.job.ts'
import { entryDaily } from './administration/entry/daily.job.ts'
import { sealWatch } from './administration/official-seal-use/watch.job.ts'
import { receiveWatch } from './administration/receive/watch.job.ts'
import { restDayRun } from './administration/rest-day/run.job.ts'
import { testExpire } from './administration/test-apply/expire.job.ts'
import { violateDue } from './administration/violate/due.job.ts'
import { warnExpire } from './administration/warn-accident/expire.job.ts'
import { periodRows } from './finance/finance-period/rows.job.ts'
import { comeGoAge } from './finance/money-come-go/age.job.ts'
import { loanInstalment } from './finance/money-come-go/instalment.job.ts'
import { payslipOverdue } from './finance/money-payroll/overdue.job.ts'
import { sessionSweep } from './platform/login-log/sweep.job.ts'
import { milepostSummary } from './projects/milepost-user-summary/summary.job.ts'
import { downloadExpire } from './projects/product-download/expire.job.ts'
import { clientConfirmWait } from './projects/project/confirm.job.ts'
import { projectDelayRun } from './projects/project/delay.job.ts'
import { maintainEnd } from './projects/project/maintain.job.ts'
import { temporaryProject } from './projects/project/temporary.job.ts'
import { wbsConflictRun } from './projects/wbs-task/conflict.job.ts'
import { clientPool } from './sales/client/pool.job.ts'
import { ledgerCheck } from './sales/contract/ledger-check.job.ts'
import { salesNotices } from './sales/contract/notices.job.ts'
import { salesDaily } from './sales/invoicing-plan/daily.job.ts'
import { redLapse } from './sales/invoicing/lapse.job.ts'
import { courseSessionSweep } from './training/course-session/sweep.job.ts'
import { applySignRun } from './work/apply-for/sign.job.ts'
import { okrCheckMiss } from './work/okr-check/miss.job.ts'
import { reportLate } from './work/report/late.job.ts'
import { reportLock } from './work/report/lock.job.ts'
import { reportRemind } from './work/report/remind.job.ts'
import { reportRows } from './work/report/rows.job.ts'
import { estimateRemind } from './work/task-day/estimate.job.ts'
import { taskDueRun } from './work/task/due.job.ts'
import { weekendMiss } from './work/weekend-task/miss.job.ts'
import { meetingState } from './work/work-day/state.job.ts'

export const declaredJobs: readonly Job[] = [
  sheetConfirm,
  attendancePublish,
  attendanceMake,
  factsDaily,
  checkOnWorkMake,
  demoDue,
  entryDaily,
  sealWatch,
  receiveWatch,
  restDayRun,
  testExpire,
  violateDue,
  warnExpire,
  periodRows,
  comeGoAge,
  loanInstalment,
  payslipOverdue,
  sessionSweep,
  milepostSummary,
  downloadExpire,
  clientConfirmWait,
  projectDelayRun,
  maintainEnd,
  temporaryProject,
  wbsConflictRun,
  clientPool,
  ledgerCheck,
  salesNotices,
  salesDaily,
  redLapse,
  courseSessionSweep,
  applySignRun,
  okrCheckMiss,
  reportLate,
  reportLock,
  reportRemind,
  reportRows,
  estimateRemind,
  taskDueRun,
  weekendMiss,
  meetingState,
]
