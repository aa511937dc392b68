// Written by `npm run gen` from the declarations. Do not edit.
import type { Notice } from '@chengban/kernel/notice.ts'
import { officeAttendance } from './administration/attendance/attendance.notice.ts'
import { officeCheckOnWork } from './administration/check-on-work/check.notice.ts'
import { officeDemo } from './administration/demo-apply/demo.notice.ts'
import { officeEntry } from './administration/entry/entry.notice.ts'
import { officeSeal } from './administration/official-seal-use/seal.notice.ts'
import { officePerformance } from './administration/performance/performance.notice.ts'
import { officeReceive } from './administration/receive/receive.notice.ts'
import { officeRestDay } from './administration/rest-day-ledger/expire.notice.ts'
import { officeTest } from './administration/test-apply/test.notice.ts'
import { officeViolate } from './administration/violate/violate.notice.ts'
import { expenseBudget } from './finance/money-budget/budget.notice.ts'
import { comeGoDue } from './finance/money-come-go/due.notice.ts'
import { expenseMonthNot } from './finance/money-month/missing.notice.ts'
import { salaryConfirm } from './finance/money-payroll/confirm.notice.ts'
import { salaryDispute } from './finance/money-payroll/dispute.notice.ts'
import { salaryRegular } from './finance/money-salary/regular.notice.ts'
import { expenseServer } from './finance/money-server/end.notice.ts'
import { salarySocial } from './finance/social-insurance/social.notice.ts'
import { comeGoAudit } from './finance/submit-come-go/audit.notice.ts'
import { expenseAudit } from './finance/submit-expense/audit.notice.ts'
import { expenseNotice } from './finance/submit-expense/paper.notice.ts'
import { expensePay } from './finance/submit-expense/pay.notice.ts'
import { expenseResult } from './finance/submit-expense/result.notice.ts'
import { salaryRun } from './finance/submit-payroll/run.notice.ts'
import { salaryAudit } from './finance/submit-salary/audit.notice.ts'
import { systemPassword } from './platform/admin/password.notice.ts'
import { auditResult } from './platform/audit-task/result.notice.ts'
import { auditWaiting } from './platform/audit-task/waiting.notice.ts'
import { documentReport } from './platform/document/report.notice.ts'
import { documentUnread } from './platform/document/unread.notice.ts'
import { fileExpire } from './platform/file-audit/expire.notice.ts'
import { systemHoliday } from './platform/holiday/missing.notice.ts'
import { impPrepareAudit } from './projects/imp-prepare/audit.notice.ts'
import { impPrepareBack } from './projects/imp-prepare/back.notice.ts'
import { impPrepareLack } from './projects/imp-prepare/lack.notice.ts'
import { projectMilepostGoal } from './projects/milepost/goal.notice.ts'
import { projectMilepost } from './projects/milepost/milepost.notice.ts'
import { projectDownload } from './projects/product-download/download.notice.ts'
import { projectVersion } from './projects/product-library-version/version.notice.ts'
import { wbsConflict } from './projects/project-module/conflict.notice.ts'
import { projectProduce } from './projects/project-produce/produce.notice.ts'
import { projectAudit } from './projects/project/audit.notice.ts'
import { projectConfirm } from './projects/project/confirm.notice.ts'
import { projectDelay } from './projects/project/delay.notice.ts'
import { projectMaintain } from './projects/project/maintain.notice.ts'
import { projectNodeEnd } from './projects/project/node-end.notice.ts'
import { projectStart } from './projects/project/start.notice.ts'
import { projectTemporary } from './projects/project/temporary.notice.ts'
import { projectTrain } from './projects/train/train.notice.ts'
import { wbsEnd } from './projects/wbs-task/end.notice.ts'
import { wbsStart } from './projects/wbs-task/start.notice.ts'
import { businessAudit } from './sales/business-opportunity/audit.notice.ts'
import { businessNext } from './sales/business-opportunity/next.notice.ts'
import { businessSign } from './sales/business-opportunity/sign.notice.ts'
import { businessSilent } from './sales/business-opportunity/silent.notice.ts'
import { businessTender } from './sales/business-opportunity/tender.notice.ts'
import { businessTask } from './sales/business-task/due.notice.ts'
import { customerBirthday } from './sales/client-contact/birthday.notice.ts'
import { customerVisit } from './sales/client-visit/visit.notice.ts'
import { customerAudit } from './sales/client/audit.notice.ts'
import { customerContact } from './sales/client/contact.notice.ts'
import { customerPool } from './sales/client/pool.notice.ts'
import { contractAudit } from './sales/contract/audit.notice.ts'
import { contractMaintain } from './sales/contract/maintain.notice.ts'
import { contractSign } from './sales/contract/sign.notice.ts'
import { contractPlan } from './sales/invoicing-plan/plan.notice.ts'
import { contractReturned } from './sales/invoicing-plan/returned.notice.ts'
import { contractInvoice } from './sales/invoicing/invoice.notice.ts'
import { documentCourseNew } from './training/course-assign/new.notice.ts'
import { documentCourseComment } from './training/course-comment/comment.notice.ts'
import { documentCourseDue } from './training/course-log/due.notice.ts'
import { documentCourseAudit } from './training/course/audit.notice.ts'
import { applyAudit } from './work/apply-for/audit.notice.ts'
import { applyDue } from './work/apply-for/due.notice.ts'
import { applyPublish } from './work/apply-for/publish.notice.ts'
import { applyResult } from './work/apply-for/result.notice.ts'
import { applySign } from './work/apply-for/sign.notice.ts'
import { applyTest } from './work/apply-for/test.notice.ts'
import { bugBack } from './work/bug/back.notice.ts'
import { bugConfirm } from './work/bug/confirm.notice.ts'
import { bugDue } from './work/bug/due.notice.ts'
import { bugTest } from './work/bug/test.notice.ts'
import { taskChange } from './work/change/change.notice.ts'
import { bugSync } from './work/client-sync/sync.notice.ts'
import { meetingOkr } from './work/okr-check/okr.notice.ts'
import { pmoAssign } from './work/pmo-assign/assign.notice.ts'
import { pmoReport } from './work/pmo-work/open.notice.ts'
import { taskLock } from './work/report/lock.notice.ts'
import { taskReport } from './work/report/report.notice.ts'
import { taskBack } from './work/task-day/back.notice.ts'
import { taskDayConfirm } from './work/task-day/confirm.notice.ts'
import { taskEstimate } from './work/task-day/estimate.notice.ts'
import { pmoConfirm } from './work/task-day/pmo.notice.ts'
import { taskDispatch } from './work/task-week/dispatch.notice.ts'
import { taskAudit } from './work/task/audit.notice.ts'
import { taskConfirm } from './work/task/confirm.notice.ts'
import { taskDue } from './work/task/due.notice.ts'
import { weekendSummary } from './work/weekend-task/summary.notice.ts'
import { weekendTask } from './work/weekend-task/task.notice.ts'
import { meetingAttend } from './work/work-day-attend/attend.notice.ts'
import { meetingStart } from './work/work-day/start.notice.ts'
import { meetingSummary } from './work/work-day/summary.notice.ts'

export const declaredNotices: readonly Notice[] = [
  officeAttendance,
  officeCheckOnWork,
  officeDemo,
  officeEntry,
  officeSeal,
  officePerformance,
  officeReceive,
  officeRestDay,
  officeTest,
  officeViolate,
  expenseBudget,
  comeGoDue,
  expenseMonthNot,
  salaryConfirm,
  salaryDispute,
  salaryRegular,
  expenseServer,
  salarySocial,
  comeGoAudit,
  expenseAudit,
  expenseNotice,
  expensePay,
  expenseResult,
  salaryRun,
  salaryAudit,
  systemPassword,
  auditResult,
  auditWaiting,
  documentReport,
  documentUnread,
  fileExpire,
  systemHoliday,
  impPrepareAudit,
  impPrepareBack,
  impPrepareLack,
  projectMilepostGoal,
  projectMilepost,
  projectDownload,
  projectVersion,
  wbsConflict,
  projectProduce,
  projectAudit,
  projectConfirm,
  projectDelay,
  projectMaintain,
  projectNodeEnd,
  projectStart,
  projectTemporary,
  projectTrain,
  wbsEnd,
  wbsStart,
  businessAudit,
  businessNext,
  businessSign,
  businessSilent,
  businessTender,
  businessTask,
  customerBirthday,
  customerVisit,
  customerAudit,
  customerContact,
  customerPool,
  contractAudit,
  contractMaintain,
  contractSign,
  contractPlan,
  contractReturned,
  contractInvoice,
  documentCourseNew,
  documentCourseComment,
  documentCourseDue,
  documentCourseAudit,
  applyAudit,
  applyDue,
  applyPublish,
  applyResult,
  applySign,
  applyTest,
  bugBack,
  bugConfirm,
  bugDue,
  bugTest,
  taskChange,
  bugSync,
  meetingOkr,
  pmoAssign,
  pmoReport,
  taskLock,
  taskReport,
  taskBack,
  taskDayConfirm,
  taskEstimate,
  pmoConfirm,
  taskDispatch,
  taskAudit,
  taskConfirm,
  taskDue,
  weekendSummary,
  weekendTask,
  meetingAttend,
  meetingStart,
  meetingSummary,
]
