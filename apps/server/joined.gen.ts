// Written by `npm run gen` from the files of server/ folders. Do not edit.
import { answer, type NamedCall } from '@chengban/engine/call.ts'
import { type NamedJob, runs } from '@chengban/engine/jobs/job.ts'
import type { HandlersOf } from '@chengban/engine/row/scene.ts'
import type { NamedNotice } from '@chengban/engine/remind/named-notice.ts'
import { accountOf } from '@chengban/modules/sales/contract/server/account.ts'
import { addSigner, ccRecord, reassignAnyTask, removeSigner, takeBack as takeBackOfAuditTaskActCall, transferTask, urgeRecord } from '@chengban/modules/platform/audit-task/act.call.ts'
import { adjust as adjustOfMoneyPayrollServerAdjust } from '@chengban/modules/finance/money-payroll/server/adjust.ts'
import { adjust as adjustOfRestDayLedgerAdjustCall } from '@chengban/modules/administration/rest-day-ledger/adjust.call.ts'
import { adjustBalance } from '@chengban/modules/administration/rest-day-ledger/server/adjust.ts'
import { adjustSlip } from '@chengban/modules/finance/money-payroll/adjust.call.ts'
import { adminCheck, adminSaved } from '@chengban/modules/platform/admin/server/admin-rules.ts'
import { administrationDayKind } from '@chengban/modules/administration/server/day-kind.ts'
import { administrationLeader } from '@chengban/modules/administration/server/leader.ts'
import { agreeToDays } from '@chengban/modules/projects/project-progress/server/agree.ts'
import { aldSend } from '@chengban/modules/projects/project/ald-send.call.ts'
import { allDicts } from '@chengban/modules/platform/dict/server/dicts.ts'
import { allReservation, times } from '@chengban/modules/projects/imp-record/reservations.call.ts'
import { analyse } from '@chengban/modules/sales/client-product/server/analysis.ts'
import { annualGrant } from '@chengban/modules/administration/rest-day-ledger/annual.job.ts'
import { answerAddSigner, answerCcRecord, reassignTask, answerRemoveSigner, answerTakeBack, answerTransferTask, answerUrgeRecord } from '@chengban/modules/platform/audit-task/server/act.ts'
import { answerApproveTask, decideTasks, answerRejectTask, withdrawTask } from '@chengban/modules/platform/audit-task/server/decide.ts'
import { answerAuditComeGoRow, answerAuditExpenseLine, answerAuditExpenseRow, answerAuditMonthRow, answerAuditOtherRow, answerAuditSalaryRow } from '@chengban/modules/finance/submission/server/audit-row.ts'
import { answerAuditDay1, answerAuditDay2, answerAuditMonth1, answerAuditMonth2 } from '@chengban/modules/administration/attendance/server/decide.ts'
import { answerConfirmImpRecord } from '@chengban/modules/projects/imp-record/server/confirm.ts'
import { answerConfirmProjectVer } from '@chengban/modules/projects/project-ver/server/confirm.ts'
import { answerReminder } from '@chengban/modules/sales/contract/server/remind.ts'
import { answerSale } from '@chengban/modules/sales/business-opportunity/server/remind.ts'
import { answerWatchProjectVer } from '@chengban/modules/projects/project-ver/server/watch.ts'
import { apply } from '@chengban/modules/platform/permission/apply.call.ts'
import { applyAgain, applySmall } from '@chengban/modules/projects/project-ver/server/again.ts'
import { applyAttendance } from '@chengban/modules/administration/attendance/apply.call.ts'
import { applyBugChange } from '@chengban/modules/work/bug-change/change-apply.call.ts'
import { applyChange } from '@chengban/modules/work/change/change-apply.call.ts'
import { applyClaim } from '@chengban/modules/finance/submit-expense/server/apply.ts'
import { applyDays } from '@chengban/modules/administration/attendance/server/apply.ts'
import { applyDownload, fetchPackage, resetPwd, takePassword } from '@chengban/modules/projects/product-download/grant.call.ts'
import { applyExpense, noticeExpense } from '@chengban/modules/finance/submit-expense/apply.call.ts'
import { applyForAskSign, applyForSigning } from '@chengban/modules/work/apply-for/server/sign.ts'
import { applyForCharge } from '@chengban/modules/work/apply-for/server/charge.ts'
import { applyForCheck } from '@chengban/modules/work/apply-for/server/apply-for-rules.ts'
import { applyForDownload, resetPassword, takeOnce } from '@chengban/modules/projects/product-download/server/grant.ts'
import { applyForInvited, applyForInviting, applyForPublished } from '@chengban/modules/work/apply-for/server/invited.ts'
import { applyForRight } from '@chengban/modules/platform/permission/server/apply.ts'
import { applyForTested } from '@chengban/modules/work/apply-for/server/tested.ts'
import { applyForToBug } from '@chengban/modules/work/apply-for/server/to-bug.ts'
import { applyOther } from '@chengban/modules/sales/invoicing/server/other.ts'
import { applyTogether } from '@chengban/modules/administration/official-seal-use/server/batch.ts'
import { approveTask, decideBatch, rejectTask, withdrawRecord } from '@chengban/modules/platform/audit-task/decide.call.ts'
import { approversPreview } from '@chengban/modules/platform/audit-task/preview.call.ts'
import { areas } from '@chengban/modules/sales/client/areas.call.ts'
import { askForBugChange, askForChange } from '@chengban/modules/work/change/server/apply.ts'
import { askForManDay } from '@chengban/modules/projects/project-man-day/server/change-man-day.ts'
import { askForPaper } from '@chengban/modules/finance/submit-expense/server/notice.ts'
import { askSign } from '@chengban/modules/work/apply-for/ask-sign.call.ts'
import { assign } from '@chengban/modules/work/pmo-assign/assign.call.ts'
import { assignTogether } from '@chengban/modules/work/pmo-assign/server/assign.ts'
import { asyncTask } from '@chengban/modules/projects/milepost/async-task.call.ts'
import { attendanceAppeal, attendanceDecided, attendanceHandIn, attendanceMended, attendanceReckoned, attendanceWeigh } from '@chengban/modules/administration/attendance/server/appeal.ts'
import { attendanceCalc } from '@chengban/modules/administration/attendance/calc.job.ts'
import { attendanceIgnore, attendanceIgnored } from '@chengban/modules/administration/attendance/server/ignore.ts'
import { attendanceMonthDue, performanceDue } from '@chengban/modules/administration/server/due.ts'
import { attendanceMonthUnlock } from '@chengban/modules/administration/attendance-month/server/open.ts'
import { attendancePunchReckon, attendancePunchWholeMinute } from '@chengban/modules/administration/attendance-punch/server/whole-minute.ts'
import { audit } from '@chengban/modules/platform/user/audit.call.ts'
import { auditComeGoRow, auditExpenseLine, auditExpenseRow, auditMonthRow, auditOtherRow, auditSalaryRow } from '@chengban/modules/finance/submission/audit-row.call.ts'
import { auditDay1, auditDay2, auditMonth1, auditMonth2 } from '@chengban/modules/administration/attendance/decide.call.ts'
import { auditDetail } from '@chengban/modules/platform/audit-task/detail.call.ts'
import { auditPerson } from '@chengban/modules/platform/user/server/audit.ts'
import { auditSla } from '@chengban/modules/platform/audit-task/sla.job.ts'
import { awaitedPreparations, ownProjects } from '@chengban/modules/projects/project/server/relate-ids.ts'
import { balance } from '@chengban/modules/administration/rest-day-ledger/balance.call.ts'
import { balanceOf } from '@chengban/modules/sales/invoicing/server/balance.ts'
import { bankFile } from '@chengban/modules/finance/submit-payroll/bank-file.call.ts'
import { baseline, shift } from '@chengban/modules/projects/project-module/shift.call.ts'
import { batch } from '@chengban/modules/administration/official-seal-use/batch.call.ts'
import { beat } from '@chengban/modules/platform/document/beat.call.ts'
import { beatDocument, openDocument, readDocument } from '@chengban/modules/platform/document/server/reading.ts'
import { beginClaim } from '@chengban/modules/finance/submit-expense/server/copy.ts'
import { beginRenewal, answerReverseExpense, answerReverseMonth, answerReverseOther, beginServerReversal } from '@chengban/modules/finance/submission/server/reverse.ts'
import { beginTest } from '@chengban/modules/administration/test-apply/server/copy.ts'
import { besideExpense } from '@chengban/modules/finance/submit-expense/beside.call.ts'
import { bringList } from '@chengban/modules/projects/project-module/server/import-list.ts'
import { bringMaterials, materialLink, readMaterials } from '@chengban/modules/administration/entry/material.call.ts'
import { bringQuestions } from '@chengban/modules/training/course-question/server/import.ts'
import { bugCheck, bugClosing, bugReopening, bugToApplyFor } from '@chengban/modules/work/bug/server/bug-rules.ts'
import { businessDetail } from '@chengban/modules/sales/business-log/detail.call.ts'
import { businessHistory } from '@chengban/modules/sales/business-log/history.call.ts'
import { businessLogCheck, businessLogSaved } from '@chengban/modules/sales/business-log/server/business-log-rules.ts'
import { businessOpportunityAdvance, businessOpportunityBack, businessOpportunityStaged } from '@chengban/modules/sales/business-opportunity/server/stages.ts'
import { businessOpportunityAnswered, businessOpportunityChangeSelf, businessOpportunityChangedSelf, businessOpportunityDemo, businessOpportunityProduct, businessProductDrop } from '@chengban/modules/sales/business-opportunity/server/diary.ts'
import { businessOpportunityCheck } from '@chengban/modules/sales/business-opportunity/server/business-opportunity-rules.ts'
import { businessOpportunityUpdate } from '@chengban/modules/sales/business-opportunity/business-opportunity-update.call.ts'
import { businessSummary } from '@chengban/modules/sales/business-log/summary.call.ts'
import { businessSync } from '@chengban/modules/sales/business-log/business-sync.call.ts'
import { businessTaskComplete } from '@chengban/modules/sales/business-task/server/business-task-rules.ts'
import { calculateDays } from '@chengban/modules/administration/attendance/server/calc.ts'
import { canWeekReport } from '@chengban/modules/work/week-work/can-week-report.call.ts'
import { categoryId } from '@chengban/modules/training/category/server/id.ts'
import { changeDecided } from '@chengban/modules/work/change/server/decided.ts'
import { changeFollow } from '@chengban/modules/sales/client-product/change-follow.call.ts'
import { changeHistory } from '@chengban/modules/work/change/change-history.call.ts'
import { changeManDay } from '@chengban/modules/projects/project-man-day/change-man-day.call.ts'
import { changeProductFollow } from '@chengban/modules/sales/client-product/server/follow.ts'
import { changeStock } from '@chengban/modules/sales/gift-type/server/stock.ts'
import { changeTask } from '@chengban/modules/projects/milepost/change-task.call.ts'
import { changeTasks } from '@chengban/modules/projects/milepost/server/change-task.ts'
import { changeWait } from '@chengban/modules/work/change/change-wait.call.ts'
import { check } from '@chengban/modules/training/course/check.call.ts'
import { checkChapter } from '@chengban/modules/training/course/server/check.ts'
import { checkFrame } from '@chengban/modules/platform/iframe/check.call.ts'
import { checkFrameAddress } from '@chengban/modules/platform/iframe/server/check.ts'
import { checkInvoice } from '@chengban/modules/finance/invoice-use/server/check.ts'
import { checkOnWorkObject, checkOnWorkReply, objectToFacts } from '@chengban/modules/administration/check-on-work/server/objections.ts'
import { checkOnWorkRule } from '@chengban/modules/administration/check-on-work/server/rule.ts'
import { clientApproved, clientCheck, clientNormalName, clientVoid } from '@chengban/modules/sales/client/server/client-rules.ts'
import { clientAreas } from '@chengban/modules/sales/client/server/areas.ts'
import { clientAssign, clientAssigned, clientAssigning } from '@chengban/modules/sales/client/server/assign.ts'
import { clientClaim, clientClaiming } from '@chengban/modules/sales/client/server/claim.ts'
import { clientDuplicates } from '@chengban/modules/sales/client/server/alike.ts'
import { clientMerge, clientMerged, clientMerging } from '@chengban/modules/sales/client/server/merge.ts'
import { clientOwned } from '@chengban/modules/sales/client-owner/server/terms.ts'
import { clientPage } from '@chengban/modules/projects/project/client-page.call.ts'
import { clientProductAnalysis } from '@chengban/modules/sales/client-product/analysis.call.ts'
import { clientProductCheck } from '@chengban/modules/sales/client-product/server/client-product-rules.ts'
import { clientProductResetPwd } from '@chengban/modules/sales/client-product/server/reset-password.ts'
import { clientProductSummary } from '@chengban/modules/sales/client-product/summary.call.ts'
import { clientReport } from '@chengban/modules/projects/project-progress/server/client.ts'
import { clientVisitArrive, clientVisitCheck, clientVisitDistance, clientVisitDone, clientVisitToApplyFor } from '@chengban/modules/sales/client-visit/server/client-visit-rules.ts'
import { clientVisitLog, clientVisitLogged } from '@chengban/modules/sales/business-log/server/visit-sync.ts'
import { closeOverdue } from '@chengban/modules/training/course-attempt/server/sweep.ts'
import { codeHolders } from '@chengban/modules/platform/permission/server/holders.ts'
import { collect, finish, keepPosition, like } from '@chengban/modules/training/course-log/server/marks.ts'
import { collectCourse, finishCourse, keepPlace, learn, likeCourse } from '@chengban/modules/training/course-log/learn.call.ts'
import { commentCheck, commentRemoving } from '@chengban/modules/platform/comment/server/comment-rules.ts'
import { commentReading } from '@chengban/modules/platform/comment/server/reading.ts'
import { commentSaved } from '@chengban/modules/platform/comment/server/tell.ts'
import { commented } from '@chengban/modules/projects/milepost/server/has-comment.ts'
import { comments } from '@chengban/modules/platform/comment/comment.call.ts'
import { complete, confirm, confirmMove, reportSync } from '@chengban/modules/projects/project-progress/steps.call.ts'
import { completeSheet, confirmSheet, confirmSheetByMove, syncSheet } from '@chengban/modules/projects/project-progress/server/steps.ts'
import { configCheck, configId } from '@chengban/modules/platform/config/server/config-rules.ts'
import { configureDownloads } from '@chengban/modules/projects/product-library/server/download-config.ts'
import { confirmAny } from '@chengban/modules/work/okr/server/confirm.ts'
import { confirmFileProjects, impFiles } from '@chengban/modules/projects/project-progress/documents.call.ts'
import { confirmImpRecord } from '@chengban/modules/projects/imp-record/confirm.call.ts'
import { confirmMonth } from '@chengban/modules/administration/attendance/confirm.call.ts'
import { confirmOkr } from '@chengban/modules/work/okr/confirm.call.ts'
import { confirmOwn } from '@chengban/modules/administration/attendance/server/confirm.ts'
import { confirmPermission } from '@chengban/modules/platform/role/confirm-permission.call.ts'
import { confirmProblems } from '@chengban/modules/projects/project-progress/server/problem-confirm.ts'
import { confirmProjectVer } from '@chengban/modules/projects/project-ver/confirm.call.ts'
import { confirmRolePermission } from '@chengban/modules/platform/role/server/confirm-permission.ts'
import { contractAcceptOnce, contractApproved, contractCheck, contractIsSmall, contractSubmit } from '@chengban/modules/sales/contract/server/contract-rules.ts'
import { contractAccepted, contractApprove, contractFinish, contractTerminate, contractTerminated, contractVoid, contractVoided } from '@chengban/modules/sales/contract/server/money-rules.ts'
import { contractAccount } from '@chengban/modules/sales/contract/account.call.ts'
import { contractGeneratePlan } from '@chengban/modules/sales/invoicing-plan/server/generate.ts'
import { contractOpportunityUpdate } from '@chengban/modules/sales/contract/contract-opportunity-update.call.ts'
import { contractSigned } from '@chengban/modules/sales/contract/server/signed.ts'
import { convertPreviews } from '@chengban/modules/platform/stored-file/server/convert.ts'
import { copy } from '@chengban/modules/training/course/server/copy.ts'
import { copyClaim } from '@chengban/modules/finance/submit-expense/copy.call.ts'
import { copyCourse } from '@chengban/modules/training/course/copy.call.ts'
import { copyGift } from '@chengban/modules/sales/client/copy-gift.call.ts'
import { copyGifts } from '@chengban/modules/sales/client/server/copy-gift.ts'
import { copyLast } from '@chengban/modules/finance/submit-month/copy-last.call.ts'
import { copyLastMonth } from '@chengban/modules/finance/submit-month/server/copy-last.ts'
import { copyRole } from '@chengban/modules/platform/role/copy.call.ts'
import { copyRoleOf } from '@chengban/modules/platform/role/server/copy.ts'
import { copyTest } from '@chengban/modules/administration/test-apply/copy.call.ts'
import { count as countOfReceiveItemServerStock, bookIn } from '@chengban/modules/administration/receive-item/server/stock.ts'
import { count as countOfReturnedMoneyServerCount } from '@chengban/modules/sales/returned-money/server/count.ts'
import { countAll } from '@chengban/modules/finance/sums/server/all-amount.ts'
import { countAllAmount, countProjectAmount, expenseTypes, getMaintenanceMoney, monthlyExpenseReport } from '@chengban/modules/finance/sums/report.call.ts'
import { countProjects } from '@chengban/modules/finance/sums/server/project-amount.ts'
import { countReturnedMoney } from '@chengban/modules/sales/returned-money/count-returned-money.call.ts'
import { countStock, stockIn } from '@chengban/modules/administration/receive-item/stock.call.ts'
import { countUsed } from '@chengban/modules/platform/dict/server/used.ts'
import { courseApprove, courseApproved, courseCheck, courseId, courseOnShelf, courseSubmit, courseTop } from '@chengban/modules/training/course/server/course-rules.ts'
import { courseAssignRemoving, courseAssignSaved } from '@chengban/modules/training/course-assign/server/follow.ts'
import { courseAssignRun } from '@chengban/modules/training/course-assign/run.job.ts'
import { courseAssignUrged } from '@chengban/modules/training/course-assign/server/urge.ts'
import { courseChapterDuration } from '@chengban/modules/training/course-chapter/server/duration.ts'
import { courseCommentCheck } from '@chengban/modules/training/course-comment/server/parent.ts'
import { courseCommentRemoving, courseCommentSaved } from '@chengban/modules/training/course-comment/server/follow.ts'
import { courseCounts } from '@chengban/modules/training/course/counts.job.ts'
import { courseFigures, learningFigures } from '@chengban/modules/training/course-log/statistics.call.ts'
import { courseLogFinished } from '@chengban/modules/training/course-log/server/finished.ts'
import { courseQuestionCheck } from '@chengban/modules/training/course-question/server/course-question-rules.ts'
import { courseQuizSweep } from '@chengban/modules/training/course-attempt/sweep.job.ts'
import { courses } from '@chengban/modules/training/course/server/read.ts'
import { deductionCap } from '@chengban/modules/administration/deduction/server/cap.ts'
import { deductionLowered } from '@chengban/modules/administration/deduction/server/lowered.ts'
import { demandApply } from '@chengban/modules/work/bug/demand-apply.call.ts'
import { demoApplyFree } from '@chengban/modules/administration/demo-apply/server/free.ts'
import { demoApplySummarized } from '@chengban/modules/administration/demo-apply/server/summary.ts'
import { demonstratorsBusy } from '@chengban/modules/administration/demo-apply/busy.call.ts'
import { departmentCheck, departmentRemoving } from '@chengban/modules/platform/department/server/department-rules.ts'
import { detailOf } from '@chengban/modules/sales/business-log/server/detail.ts'
import { developCancel, developSend } from '@chengban/modules/work/task-day/dispatch.call.ts'
import { diagram } from '@chengban/modules/platform/process-image/diagram.call.ts'
import { dictCheck, dictRemoving } from '@chengban/modules/platform/dict/server/dict-rules.ts'
import { dictTypeRemoving } from '@chengban/modules/platform/dict-type/server/dict-type-rules.ts'
import { dictUsed } from '@chengban/modules/platform/dict/used.call.ts'
import { dicts } from '@chengban/modules/platform/dict/dicts.call.ts'
import { digest } from '@chengban/modules/platform/ding/digest.job.ts'
import { dingFailed, dingResend, dingState, dingTest } from '@chengban/modules/platform/ding/manage.call.ts'
import { dingSend } from '@chengban/modules/platform/ding/send.job.ts'
import { dingSync } from '@chengban/modules/platform/ding/sync.job.ts'
import { disable } from '@chengban/modules/platform/user/disable.call.ts'
import { disablePerson } from '@chengban/modules/platform/user/server/disable.ts'
import { dispatch } from '@chengban/modules/work/task-day/server/dispatch.ts'
import { documentCheck } from '@chengban/modules/platform/document/server/document-rules.ts'
import { documentPublish, documentPublished } from '@chengban/modules/platform/document/server/publish.ts'
import { documentTargets } from '@chengban/modules/platform/document/targets.job.ts'
import { documentUserCheck, documentUserSaved } from '@chengban/modules/platform/document/server/confirm.ts'
import { documentationCheck } from '@chengban/modules/training/documentation/server/version.ts'
import { documentationOpened } from '@chengban/modules/training/documentation/server/read.ts'
import { drawDiagram } from '@chengban/modules/platform/process-image/server/diagram.ts'
import { duplicate } from '@chengban/modules/sales/client/duplicate.call.ts'
import { earnMaintenance } from '@chengban/modules/finance/sums/server/maintenance-money.ts'
import { edit } from '@chengban/modules/platform/user/edit.call.ts'
import { editUser } from '@chengban/modules/platform/user/server/edit.ts'
import { embedBoard } from '@chengban/modules/platform/metabase/embed.call.ts'
import { embedMetabase } from '@chengban/modules/platform/metabase/server/embed.ts'
import { entries } from '@chengban/modules/platform/permission/entries.call.ts'
import { entryApproved, dailyEntries } from '@chengban/modules/administration/entry/server/regular.ts'
import { entryArrived } from '@chengban/modules/administration/entry/server/arrive.ts'
import { entryArrives, entryExam, entryExamined } from '@chengban/modules/administration/entry/server/exam.ts'
import { entryCheck, entrySubmit } from '@chengban/modules/administration/entry/server/form.ts'
import { entryDaily } from '@chengban/modules/administration/entry/daily.job.ts'
import { entryFinished, entryLeaves } from '@chengban/modules/administration/entry/server/finish.ts'
import { entryLearnt, entryItemAfter, entryItemTicked, entryItemTicking } from '@chengban/modules/administration/entry-item/server/tick.ts'
import { entryMaterialLink, sendMaterialLink } from '@chengban/modules/administration/entry/server/material-link.ts'
import { entryVoided } from '@chengban/modules/administration/entry/server/undo.ts'
import { estimate } from '@chengban/modules/work/task-day/estimate.call.ts'
import { estimateDay } from '@chengban/modules/work/task-day/server/estimate.ts'
import { explain } from '@chengban/modules/platform/permission/explain.call.ts'
import { explainRight } from '@chengban/modules/platform/permission/server/explain.ts'
import { extraTaskCheck, extraTaskCounted } from '@chengban/modules/work/extra-task/server/extra-task-rules.ts'
import { fetchOnce } from '@chengban/modules/projects/product-download/server/fetch.ts'
import { fileAuditApproved, fileAuditCheck, fileAuditUnused } from '@chengban/modules/platform/file-audit/server/file-audit-rules.ts'
import { fileRemarkCheck } from '@chengban/modules/projects/file-remark/server/file-remark-rules.ts'
import { fileSweep } from '@chengban/modules/platform/stored-file/sweep.job.ts'
import { financePeriodClose, financePeriodNeighbours, financePeriodOpened, financePeriodReopen } from '@chengban/modules/finance/finance-period/server/close.ts'
import { financeReading } from '@chengban/modules/finance/finance-log/server/reading.ts'
import { findByOperation } from '@chengban/modules/platform/user/find-user-id-by-operation-code.call.ts'
import { findByOperationCode, findByPermissionCode } from '@chengban/modules/platform/user/server/find-by-code.ts'
import { findByPermission } from '@chengban/modules/platform/user/find-user-id-by-permission-code.call.ts'
import { findDuplicates } from '@chengban/modules/sales/client/server/duplicate.ts'
import { findMaintenance } from '@chengban/modules/finance/sums/server/maintenance-id.ts'
import { findWorkDay, listWorkDays } from '@chengban/modules/platform/holiday/server/work-days.ts'
import { follow, followBuilding, ignore } from '@chengban/modules/projects/product-library/server/follow.ts'
import { followProduct, followProductProject, ignoreProduct } from '@chengban/modules/projects/product-library/follow.call.ts'
import { followTargets } from '@chengban/modules/platform/document/server/targets.ts'
import { followWages } from '@chengban/modules/finance/money-salary/server/basic-pay.ts'
import { foretell } from '@chengban/modules/platform/foretold/server/foretold.ts'
import { foretold } from '@chengban/modules/platform/foretold/foretold.call.ts'
import { forgetFailures } from '@chengban/modules/platform/login-log/server/sweep.ts'
import { fromContract } from '@chengban/modules/projects/project/from-contract.call.ts'
import { gantt } from '@chengban/modules/projects/project-module/gantt.call.ts'
import { gate } from '@chengban/modules/projects/implementary-progress/gate.call.ts'
import { generateInsurance } from '@chengban/modules/finance/social-insurance/generate.call.ts'
import { generateMonth } from '@chengban/modules/finance/social-insurance/server/generate.ts'
import { getBalance } from '@chengban/modules/sales/invoicing/get-balance.call.ts'
import { getMaintenanceId } from '@chengban/modules/finance/sums/get-maintenance-id.call.ts'
import { giftGiveCheck, giftGiveYearLimit } from '@chengban/modules/sales/gift-give/server/gift-give-rules.ts'
import { giveBankFile } from '@chengban/modules/finance/submit-payroll/server/bank-file.ts'
import { goalPlanCheck } from '@chengban/modules/work/goal-plan/server/goal-plan-rules.ts'
import { goalPlanLeave, goalPlanRollUp } from '@chengban/modules/work/goal-plan/server/roll-up.ts'
import { grantYear } from '@chengban/modules/administration/rest-day-ledger/server/annual.ts'
import { handOverWork } from '@chengban/modules/platform/user/server/handover.ts'
import { handover } from '@chengban/modules/platform/user/handover.call.ts'
import { hasComment } from '@chengban/modules/projects/milepost/has-comment.call.ts'
import { hello } from '@chengban/modules/platform/home/server/hello.ts'
import { historyOf } from '@chengban/modules/sales/business-log/server/history.ts'
import { holders } from '@chengban/modules/platform/permission/holders.call.ts'
import { holidayCheck, holidayRemoving } from '@chengban/modules/administration/attendance-month/server/locked-month.ts'
import { holidayRemoved } from '@chengban/modules/administration/attendance/server/calendar.ts'
import { holidaySaved, userEnabled } from '@chengban/modules/work/report/server/owed-today.ts'
import { homeHello } from '@chengban/modules/platform/home/hello.call.ts'
import { ignoreFact, proposeDeductions, sheetFacts } from '@chengban/modules/administration/check-on-work/facts.call.ts'
import { ignoreFacts, readFacts } from '@chengban/modules/administration/check-on-work/server/facts.ts'
import { ignoreTogether } from '@chengban/modules/administration/attendance/server/ignores.ts'
import { ignores } from '@chengban/modules/administration/attendance/ignores.call.ts'
import { ilimit } from '@chengban/modules/sales/invoicing/ilimit.call.ts'
import { impDocumentKinds } from '@chengban/modules/projects/imp-document/server/kinds.ts'
import { impNodeLogCheck, impNodeLogSigning, impNodeLogUploading } from '@chengban/modules/projects/imp-node-log/server/imp-node-log-rules.ts'
import { impPrepareCheck } from '@chengban/modules/projects/imp-prepare/server/imp-prepare-rules.ts'
import { impPrepareRelateIds, relateIds } from '@chengban/modules/projects/project/relate-ids.call.ts'
import { impRecordCheck, impRecordDays, impRecordRemoving, impRecordSubmitting } from '@chengban/modules/projects/imp-record/server/imp-record-rules.ts'
import { implementaryProgress } from '@chengban/modules/work/apply-for/implementary-progress.call.ts'
import { implementaryProgressBegun, implementaryProgressCheck, implementaryProgressDone, implementaryProgressGoingBack, implementaryProgressGoneBack, implementaryProgressSkipping } from '@chengban/modules/projects/implementary-progress/server/implementary-progress-rules.ts'
import { importHolidays } from '@chengban/modules/platform/holiday/server/import-year.ts'
import { importList, syncWbs } from '@chengban/modules/projects/project-module/scope.call.ts'
import { importPunch } from '@chengban/modules/administration/attendance-punch/import-punch.call.ts'
import { importPunches } from '@chengban/modules/administration/attendance-punch/server/import.ts'
import { importQuestions } from '@chengban/modules/training/course-question/import.call.ts'
import { importYear } from '@chengban/modules/platform/holiday/import-year.call.ts'
import { inbox } from '@chengban/modules/platform/audit-task/audit-task.call.ts'
import { inboxCounts } from '@chengban/modules/platform/audit-task/counts.call.ts'
import { insuranceMonth } from '@chengban/modules/finance/social-insurance/month.call.ts'
import { invoiceCheck } from '@chengban/modules/finance/invoice-use/invoice-check.call.ts'
import { invoicingAmountNoTax, invoicingAudit, invoicingCheck, invoicingDecided, invoicingSubmit } from '@chengban/modules/sales/invoicing/server/invoicing-rules.ts'
import { invoicingComplete } from '@chengban/modules/sales/invoicing/server/complete.ts'
import { invoicingConfigApproved, invoicingConfigCheck } from '@chengban/modules/sales/invoicing-config/server/invoicing-config-rules.ts'
import { invoicingConfigIlimit, limitInvoicing } from '@chengban/modules/sales/invoicing/server/ilimit.ts'
import { invoicingFlushRed, invoicingFlushable } from '@chengban/modules/sales/invoicing/server/flush-red.ts'
import { invoicingPlanCancel, invoicingPlanCheck, invoicingPlanRemoving } from '@chengban/modules/sales/invoicing-plan/server/invoicing-plan-rules.ts'
import { invoicingStatistics } from '@chengban/modules/sales/invoicing/server/statistics.ts'
import { jumpToAssistant, jumpToCpjl, jumpToDarwin, jumpToEngineer } from '@chengban/modules/platform/user/server/sister.ts'
import { keywordChanged, keywordRemoved, keywordSubscribe, zfcgClient, zfcgToBusiness, zfcgWords } from '@chengban/modules/sales/zfcg/server/zfcg-rules.ts'
import { kick } from '@chengban/modules/platform/login-log/kick.call.ts'
import { kickSession } from '@chengban/modules/platform/login-log/server/kick.ts'
import { lackingGoals } from '@chengban/modules/projects/product-library/server/no-goal.ts'
import { lastJobNumber } from '@chengban/modules/platform/user/server/last-num.ts'
import { lastNum } from '@chengban/modules/platform/user/last-num.call.ts'
import { learnCourse } from '@chengban/modules/training/course-log/server/learn.ts'
import { likeComment, rateCourse } from '@chengban/modules/training/course-comment/marks.call.ts'
import { lineCheck, lineRemoving, lineSaved } from '@chengban/modules/finance/submission/server/line.ts'
import { linkAsItStands } from '@chengban/modules/projects/project/server/share-link.ts'
import { list } from '@chengban/modules/platform/config/list.call.ts'
import { listComments } from '@chengban/modules/platform/comment/server/list.ts'
import { listConfig } from '@chengban/modules/platform/config/server/list.ts'
import { listFailed, resendFailed, readDingState, sendTest } from '@chengban/modules/platform/ding/server/manage.ts'
import { listMessages } from '@chengban/modules/platform/message/server/list.ts'
import { listOpenWork } from '@chengban/modules/platform/user/server/open-work.ts'
import { listScans } from '@chengban/modules/administration/official-seal-use/server/scans.ts'
import { listTasks, countTasks } from '@chengban/modules/platform/audit-task/server/inbox.ts'
import { listUsers } from '@chengban/modules/platform/user/server/users.ts'
import { load } from '@chengban/modules/projects/project-dashboard/load.call.ts'
import { loadRebuild } from '@chengban/modules/projects/project-dashboard/load-rebuild.job.ts'
import { loads } from '@chengban/modules/projects/project-dashboard/server/load.ts'
import { logAssistant, logCpjl, logDarwin, logEngineer } from '@chengban/modules/platform/user/sister.call.ts'
import { logs } from '@chengban/modules/platform/permission/logs.call.ts'
import { maintainDateChangeApprove, maintainDateChangeApproved, maintainDateChangeCheck, maintainDateChangeSubmit } from '@chengban/modules/sales/maintain-date-change/server/maintain-date-change-rules.ts'
import { maintenanceCheck } from '@chengban/modules/sales/maintenance/server/maintenance-rules.ts'
import { makeMeetings } from '@chengban/modules/work/meeting-kind/server/meetings.ts'
import { makeSheets } from '@chengban/modules/administration/performance/server/make-job.ts'
import { makeTemporary, writeBackTo } from '@chengban/modules/projects/product-library-version/server/temporary.ts'
import { manageReportFigures, manageReportOpened } from '@chengban/modules/work/manage-report/server/figures.ts'
import { markCommentsRead } from '@chengban/modules/platform/comment/server/read.ts'
import { markMessagesRead } from '@chengban/modules/platform/message/server/read.ts'
import { markProject } from '@chengban/modules/projects/project/server/remind.ts'
import { markTask } from '@chengban/modules/work/task-users/server/remind.ts'
import { marketWorkCount, marketWorkDay, marketWorkOpened } from '@chengban/modules/work/market-work/server/day.ts'
import { mayReportWeek } from '@chengban/modules/work/week-work/server/may-report.ts'
import { meetingKindRule } from '@chengban/modules/work/meeting-kind/server/check-rule.ts'
import { meetingKindSaved } from '@chengban/modules/work/meeting-kind/server/remade.ts'
import { meetingRows } from '@chengban/modules/work/meeting-kind/meetings.job.ts'
import { menuCheck } from '@chengban/modules/platform/menu/server/menu-rules.ts'
import { menuTree } from '@chengban/modules/platform/menu/server/tree.ts'
import { messageCheck, messageSaved } from '@chengban/modules/platform/message/server/message-rules.ts'
import { messageSweep } from '@chengban/modules/platform/message/sweep.job.ts'
import { messages } from '@chengban/modules/platform/message/message.call.ts'
import { milepostAdvanceCheck } from '@chengban/modules/projects/milepost-advance/server/milepost-advance-rules.ts'
import { milepostCancelled, milepostCheck, milepostConfirming } from '@chengban/modules/projects/milepost/server/milepost-rules.ts'
import { milepostPrioritised, milepostTasked, makeTasks } from '@chengban/modules/projects/milepost/server/tasks.ts'
import { mine as mineOfDocumentMineCall } from '@chengban/modules/platform/document/mine.call.ts'
import { mine as mineOfEntryMineCall } from '@chengban/modules/administration/entry/mine.call.ts'
import { missingHolidays } from '@chengban/modules/platform/holiday/server/missing.ts'
import { missingMonths } from '@chengban/modules/finance/money-month/server/remind-missing.ts'
import { modify } from '@chengban/modules/platform/file-audit/modify.call.ts'
import { modifyFile } from '@chengban/modules/platform/file-audit/server/modify.ts'
import { moneyComeGoBack, moneyComeGoBadDebt } from '@chengban/modules/finance/money-come-go/server/back.ts'
import { moneyExpenseCheck, moneyExpenseOverLimit } from '@chengban/modules/finance/money-expense/server/money-expense-rules.ts'
import { moneyLessCheck } from '@chengban/modules/finance/money-less/server/money-less-rules.ts'
import { moneyMonthCheck } from '@chengban/modules/finance/money-month/server/money-month-rules.ts'
import { moneySalaryCheck } from '@chengban/modules/finance/money-salary/server/money-salary-rules.ts'
import { moneyServerCheck, moneyServerRemoving, moneyServerSaved } from '@chengban/modules/finance/money-server/server/money-server-rules.ts'
import { monthUsed } from '@chengban/modules/administration/overtime/used.call.ts'
import { monthsMissing } from '@chengban/modules/finance/money-month/monthly-month-not.call.ts'
import { monthsOfSeller } from '@chengban/modules/sales/invoicing-config/months.call.ts'
import { moveEntry } from '@chengban/modules/platform/menu/server/move.ts'
import { moveMenu } from '@chengban/modules/platform/menu/move.call.ts'
import { myDocuments, documentReport, urgeReaders } from '@chengban/modules/platform/document/server/readers.ts'
import { myEntry } from '@chengban/modules/administration/entry/server/mine.ts'
import { nextWorkDay } from '@chengban/modules/platform/holiday/add-work-days.call.ts'
import { noGoal } from '@chengban/modules/projects/product-library/no-goal.call.ts'
import { noticePerformance, refreshPerformance } from '@chengban/modules/administration/performance/period.call.ts'
import { noticeSheets, refreshSheets } from '@chengban/modules/administration/performance/server/period-calls.ts'
import { objectFacts } from '@chengban/modules/administration/check-on-work/object-facts.call.ts'
import { officialSealCheck, officialSealTransfer } from '@chengban/modules/administration/official-seal/server/official-seal-rules.ts'
import { officialSealUseApproved, officialSealUseCheck, officialSealUseIsSimple, officialSealUseReturned, officialSealUseSubmit } from '@chengban/modules/administration/official-seal-use/server/official-seal-use-rules.ts'
import { officialSealUseStamp } from '@chengban/modules/administration/official-seal-use/server/acting.ts'
import { okrCheck, okrRemoving } from '@chengban/modules/work/okr/server/okr-rules.ts'
import { okrCheckFollow } from '@chengban/modules/work/okr-check/server/follow.ts'
import { okrConfirmed, okrRevised, okrSpread } from '@chengban/modules/work/okr/server/spread.ts'
import { okrScore, okrSelfScore } from '@chengban/modules/work/okr/server/scores.ts'
import { okrWeeks } from '@chengban/modules/work/okr/datelist.call.ts'
import { open } from '@chengban/modules/platform/document/open.call.ts'
import { openAll } from '@chengban/modules/training/course/open-all.call.ts'
import { openTogether } from '@chengban/modules/training/course/server/open-all.ts'
import { openWork } from '@chengban/modules/platform/user/open-work.call.ts'
import { operationRemoving } from '@chengban/modules/platform/operation/server/operation-rules.ts'
import { orderChapters } from '@chengban/modules/training/course-chapter/sort.call.ts'
import { other } from '@chengban/modules/sales/invoicing/other.call.ts'
import { overtimeApproved } from '@chengban/modules/administration/overtime/server/weekend.ts'
import { overtimeHours, overtimeRate, overtimeSubmit } from '@chengban/modules/administration/overtime/server/overtime-rules.ts'
import { overtimeRecheck, overtimeRechecked, overtimeVerified, overtimeVerify as overtimeVerifyOfOvertimeServerSettle, overtimeVoided } from '@chengban/modules/administration/overtime/server/settle.ts'
import { overtimeVerify as overtimeVerifyOfOvertimeVerifyJob } from '@chengban/modules/administration/overtime/verify.job.ts'
import { ownPermissions } from '@chengban/modules/platform/permission/server/self.ts'
import { ownTiles } from '@chengban/modules/administration/check-on-work/tiles.call.ts'
import { payrollDiff } from '@chengban/modules/finance/submit-payroll/diff.call.ts'
import { payrollReady } from '@chengban/modules/finance/submit-payroll/ready.call.ts'
import { performanceCorrect, performanceCorrected } from '@chengban/modules/administration/performance/server/correct.ts'
import { performanceMake } from '@chengban/modules/administration/performance/make.job.ts'
import { periodFigures, yearOfPerson } from '@chengban/modules/administration/performance/year.call.ts'
import { periodHinders } from '@chengban/modules/finance/finance-period/hinders.call.ts'
import { permissionCheck } from '@chengban/modules/platform/permission/server/permission-rules.ts'
import { permissionLogs } from '@chengban/modules/platform/permission/server/logs.ts'
import { personEntries } from '@chengban/modules/platform/permission/server/entries.ts'
import { pickFiles } from '@chengban/modules/platform/file-audit/server/picker.ts'
import { picker } from '@chengban/modules/platform/file-audit/picker.call.ts'
import { planItemCheck } from '@chengban/modules/work/plan-item/server/plan-item-rules.ts'
import { planMonth } from '@chengban/modules/projects/milepost/server/month-goal.ts'
import { pmoWorkFigures, pmoWorkOpened } from '@chengban/modules/work/pmo-work/server/figures.ts'
import { previewApprovers } from '@chengban/modules/platform/audit-task/server/preview.ts'
import { previewConvert } from '@chengban/modules/platform/stored-file/convert.job.ts'
import { previewMeetings } from '@chengban/modules/work/meeting-kind/server/preview.ts'
import { previewRule } from '@chengban/modules/work/meeting-kind/preview.call.ts'
import { previewTask, readPeople } from '@chengban/modules/work/task/server/preview.ts'
import { problemConfirm } from '@chengban/modules/projects/project-progress/problem-confirm.call.ts'
import { productDownloadCheck, productDownloadPassing, productDownloadSaved } from '@chengban/modules/projects/product-download/server/product-download-rules.ts'
import { productLibraryCheck } from '@chengban/modules/projects/product-library/server/product-library-rules.ts'
import { productLibraryVersionCancelling, productLibraryVersionCheck, productLibraryVersionOrderNo, productLibraryVersionReleased, productLibraryVersionReleasing, productLibraryVersionRetired, productLibraryVersionRetiring } from '@chengban/modules/projects/product-library-version/server/product-library-version-rules.ts'
import { productLibraryVersionStaging } from '@chengban/modules/projects/product-library-version/server/staging.ts'
import { projectAccept, projectAccepted, projectAccepting, projectEntered, projectEntering, projectPassed, projectResumed, projectStarted } from '@chengban/modules/projects/project/server/stages.ts'
import { projectCheck, projectClient, projectIsPlain, projectIsSmall, projectOpen, projectRemoving, projectStarting, projectTerminated } from '@chengban/modules/projects/project/server/project-rules.ts'
import { projectFollowRemoving, projectFollowSaved } from '@chengban/modules/projects/project-follow/server/quiet.ts'
import { projectLinking } from '@chengban/modules/projects/project/server/report-token.ts'
import { projectManDayIsSmall, projectManDaySubmitting } from '@chengban/modules/projects/project-man-day/server/project-man-day-rules.ts'
import { projectModuleCheck, projectModuleSaved } from '@chengban/modules/projects/project-module/server/project-module-rules.ts'
import { projectOfContract } from '@chengban/modules/projects/project/server/from-contract.ts'
import { projectProductApproved, projectProductRetiring } from '@chengban/modules/projects/project-product/server/project-product-rules.ts'
import { projectProgressAgreeing, projectProgressPromised, projectProgressPromising } from '@chengban/modules/projects/project-progress/server/promise.ts'
import { projectProgressCheck, projectProgressCompleted, projectProgressCompleting, projectProgressConfirmed, projectProgressConfirming, projectProgressRound, projectProgressSaved, projectProgressSigning, projectProgressStageRound, projectProgressSubmitting, projectProgressSyncing, projectProgressTakenBack } from '@chengban/modules/projects/project-progress/server/project-progress-rules.ts'
import { projectProgressSignedWith } from '@chengban/modules/projects/project-progress/server/frozen.ts'
import { projectReport } from '@chengban/modules/projects/project/report.call.ts'
import { projectVerCheck, projectVerConfirmed, projectVerDelivering, projectVerSubmitting, projectVerWatched } from '@chengban/modules/projects/project-ver/server/project-ver-rules.ts'
import { projectsToSign, filesByStage } from '@chengban/modules/projects/project-progress/server/documents.ts'
import { projectxg } from '@chengban/modules/projects/project/projectxg.call.ts'
import { propose } from '@chengban/modules/administration/check-on-work/server/propose.ts'
import { publicity } from '@chengban/modules/sales/zfcg/publicity.call.ts'
import { publishVersion } from '@chengban/modules/platform/config/server/set-last-ver.ts'
import { raiseDemand } from '@chengban/modules/work/bug/server/demand-apply.ts'
import { rate } from '@chengban/modules/training/course-comment/server/rate.ts'
import { reApply, smallApply } from '@chengban/modules/projects/project-ver/again.call.ts'
import { read } from '@chengban/modules/platform/document/read.call.ts'
import { readAudit } from '@chengban/modules/platform/audit-task/server/detail.ts'
import { readBalance } from '@chengban/modules/administration/rest-day-ledger/server/balance.ts'
import { readBusy } from '@chengban/modules/administration/demo-apply/server/busy.ts'
import { readCalendar } from '@chengban/modules/work/work-day/server/calendar.ts'
import { readClientPage } from '@chengban/modules/projects/project/server/client-page.ts'
import { readComments } from '@chengban/modules/platform/comment/read.call.ts'
import { readCourseFigures } from '@chengban/modules/training/course-log/server/course-statistics.ts'
import { readCourses } from '@chengban/modules/training/course/course.call.ts'
import { readDiff } from '@chengban/modules/finance/submit-payroll/server/diff.ts'
import { readFigures as readFiguresOfCourseLogServerStatistics } from '@chengban/modules/training/course-log/server/statistics.ts'
import { readFigures as readFiguresOfPerformanceServerYear, readYear } from '@chengban/modules/administration/performance/server/year.ts'
import { readHistory } from '@chengban/modules/work/change/server/history.ts'
import { readMessage } from '@chengban/modules/platform/message/read.call.ts'
import { readMissing } from '@chengban/modules/finance/money-month/server/missing.ts'
import { readMyDay } from '@chengban/modules/work/task-day/server/today/today.ts'
import { readProgress } from '@chengban/modules/work/apply-for/server/progress.ts'
import { readShelves } from '@chengban/modules/training/category/category.call.ts'
import { readSignPage } from '@chengban/modules/work/apply-for/server/sign-page.ts'
import { readSummary } from '@chengban/modules/administration/attendance-month/server/summary.ts'
import { readSyncFigures } from '@chengban/modules/work/apply-for/server/sync-statistics.ts'
import { readTalk, sayComment } from '@chengban/modules/training/course-comment/talk.call.ts'
import { readTeam, urgeTeam } from '@chengban/modules/work/task-day/team.call.ts'
import { readTiles } from '@chengban/modules/administration/check-on-work/server/tiles.ts'
import { readToday as readTodayOfPerformanceServerToday } from '@chengban/modules/administration/performance/server/today.ts'
import { readToday as readTodayOfTaskDayTodayCall } from '@chengban/modules/work/task-day/today.call.ts'
import { readTypes } from '@chengban/modules/finance/sums/server/expense-types.ts'
import { readUsed } from '@chengban/modules/administration/overtime/server/used.ts'
import { readWaiting as readWaitingOfAttendanceServerWaiting } from '@chengban/modules/administration/attendance/server/waiting.ts'
import { readWaiting as readWaitingOfChangeServerWait } from '@chengban/modules/work/change/server/wait.ts'
import { readWeeks } from '@chengban/modules/work/okr/server/datelist.ts'
import { readWelcome } from '@chengban/modules/work/work-day/server/welcome.ts'
import { rebuildLoads } from '@chengban/modules/projects/project-dashboard/server/rebuild.ts'
import { receiveExtend, receiveHandOut, receiveHandedOut, receiveReturnAudit, receiveReturned, receiveReturning } from '@chengban/modules/administration/receive/server/moves.ts'
import { receiveItemCheck } from '@chengban/modules/administration/receive-item/server/receive-item-rules.ts'
import { receiveStockBook } from '@chengban/modules/administration/receive-stock/server/book.ts'
import { receiveSubmit } from '@chengban/modules/administration/receive/server/submit.ts'
import { reckonTry } from '@chengban/modules/finance/social-rule/server/try.ts'
import { recount } from '@chengban/modules/training/course/server/counts.ts'
import { refreshChecks } from '@chengban/modules/work/okr/server/refresh.ts'
import { refreshOkr } from '@chengban/modules/work/okr/refresh.call.ts'
import { refuseSwitch } from '@chengban/modules/training/course/server/switch.ts'
import { release, temporary, writeBack } from '@chengban/modules/projects/product-library-version/release.call.ts'
import { releaseVersion } from '@chengban/modules/projects/product-library-version/server/release.ts'
import { remind, remindTogether } from '@chengban/modules/platform/comment/message-remind.call.ts'
import { remindApprovers } from '@chengban/modules/platform/audit-task/server/sla.ts'
import { reminderRuleCheck } from '@chengban/modules/platform/reminder-rule/server/reminder-rule-rules.ts'
import { renewDayWork } from '@chengban/modules/work/report/renew-day-work.call.ts'
import { renewLink } from '@chengban/modules/projects/project/server/client-link.ts'
import { renewReport } from '@chengban/modules/work/task-day/server/renew.ts'
import { renewReportToken } from '@chengban/modules/projects/project/renew-report-token.call.ts'
import { renewServer, reverseExpense, reverseMonth, reverseOther, reverseServer } from '@chengban/modules/finance/submission/reverse.call.ts'
import { report as reportOfDocumentReportCall } from '@chengban/modules/platform/document/report.call.ts'
import { report as reportOfProjectProgressReportCall } from '@chengban/modules/projects/project-progress/report.call.ts'
import { reportCount } from '@chengban/modules/work/report/server/count.ts'
import { reportDay, reportMonth, reportUnlock, reportWeek } from '@chengban/modules/work/report/server/windows.ts'
import { reportExpenses } from '@chengban/modules/finance/sums/server/expense-report.ts'
import { reportOpened } from '@chengban/modules/work/report/server/opened.ts'
import { reportPmo } from '@chengban/modules/work/manage-report/server/pmo.ts'
import { reportProjects } from '@chengban/modules/projects/project/server/report.ts'
import { requestSweep } from '@chengban/modules/platform/request/sweep.job.ts'
import { reset } from '@chengban/modules/training/course-attempt/server/reset.ts'
import { resetAttempts, startQuiz, submitQuiz } from '@chengban/modules/training/course-attempt/quiz.call.ts'
import { restDayCancelled, restDayCancelling } from '@chengban/modules/administration/rest-day/server/cancel.ts'
import { restDayDays, restDaySubmit } from '@chengban/modules/administration/rest-day/server/rest-day-rules.ts'
import { restDayPassed, restDayVoided } from '@chengban/modules/administration/rest-day/server/draw.ts'
import { resultsOf } from '@chengban/modules/sales/zfcg/server/publicity.ts'
import { retryFailed } from '@chengban/modules/work/client-sync/server/retry.ts'
import { retrySync } from '@chengban/modules/work/client-sync/retry.call.ts'
import { returnedMoneyApplyApprove, returnedMoneyApplyApproved, returnedMoneyApplyCheck, returnedMoneyApplyLedger, returnedMoneyApplySubmit, returnedMoneyApplyVoid, returnedMoneyApplyVoided } from '@chengban/modules/sales/returned-money-apply/server/returned-money-apply-rules.ts'
import { revealComment as revealCommentOfCommentRevealCall } from '@chengban/modules/platform/comment/reveal.call.ts'
import { revealComment as revealCommentOfCommentServerReveal } from '@chengban/modules/platform/comment/server/reveal.ts'
import { revoke } from '@chengban/modules/platform/file-share/revoke.call.ts'
import { roleCheck, roleRemoving } from '@chengban/modules/platform/role/server/role-rules.ts'
import { roleTerm } from '@chengban/modules/platform/user-role/term.job.ts'
import { ruleSaved } from '@chengban/modules/finance/finance-log/server/log-rule.ts'
import { runAssignments } from '@chengban/modules/training/course-assign/server/assign.ts'
import { runSeries } from '@chengban/modules/work/task/server/series-job.ts'
import { salaryInForce } from '@chengban/modules/finance/money-salary/in-force.job.ts'
import { save } from '@chengban/modules/work/task-day/save.call.ts'
import { saveDay } from '@chengban/modules/work/task-day/server/save.ts'
import { savedViewCheck, savedViewRemoving } from '@chengban/modules/platform/saved-view/server/saved-view-rules.ts'
import { say } from '@chengban/modules/training/course-comment/server/say.ts'
import { scans } from '@chengban/modules/administration/official-seal-use/scans.call.ts'
import { search } from '@chengban/modules/platform/search/search.call.ts'
import { searchAll } from '@chengban/modules/platform/search/server/search.ts'
import { self } from '@chengban/modules/platform/permission/self.call.ts'
import { sendBrief } from '@chengban/modules/projects/project/server/brief.ts'
import { sendDigest } from '@chengban/modules/platform/ding/server/digest.ts'
import { sendMessage } from '@chengban/modules/platform/message/send.call.ts'
import { sendReminder, sendTogether } from '@chengban/modules/platform/comment/server/remind.ts'
import { sendShare } from '@chengban/modules/platform/file-share/send.call.ts'
import { sendSignLink } from '@chengban/modules/work/apply-for/server/ask-sign.ts'
import { sendStates } from '@chengban/modules/work/client-sync/server/send.ts'
import { sendTestEmail } from '@chengban/modules/platform/user/server/test-email.ts'
import { sendToMany } from '@chengban/modules/platform/message/server/send.ts'
import { sendToPeople } from '@chengban/modules/platform/file-share/server/send.ts'
import { sendWaiting } from '@chengban/modules/platform/ding/server/send.ts'
import { sendWeek } from '@chengban/modules/work/week-task-comb/server/send.ts'
import { sessionSweep } from '@chengban/modules/platform/login-log/sweep.job.ts'
import { setBaseline } from '@chengban/modules/projects/project-module/server/baseline.ts'
import { setDownloadConfig } from '@chengban/modules/projects/product-library/download-config.call.ts'
import { setLastVer } from '@chengban/modules/platform/config/set-last-ver.call.ts'
import { setMonthGoal } from '@chengban/modules/projects/milepost/set-month-goal.call.ts'
import { setNotCalc } from '@chengban/modules/work/task-day/server/not-calc.ts'
import { setPermission } from '@chengban/modules/platform/role/set-permission.call.ts'
import { setRolePermission } from '@chengban/modules/platform/role/server/set-permission.ts'
import { setTargetsOfYear } from '@chengban/modules/sales/sales-target/server/set-year.ts'
import { setYear } from '@chengban/modules/sales/sales-target/set-year.call.ts'
import { settleOvertimes } from '@chengban/modules/administration/overtime/server/verify-job.ts'
import { share } from '@chengban/modules/platform/file-share/file-share.call.ts'
import { shareFile, revokeShare } from '@chengban/modules/platform/file-share/server/share.ts'
import { shareLink } from '@chengban/modules/projects/project/client-link.call.ts'
import { shelves } from '@chengban/modules/training/category/server/shelves.ts'
import { shiftBar } from '@chengban/modules/projects/project-module/server/shift.ts'
import { signAsRead } from '@chengban/modules/projects/project-progress/server/sign.ts'
import { signByClient } from '@chengban/modules/work/apply-for/server/signature.ts'
import { signIn } from '@chengban/modules/projects/train/sign-in.call.ts'
import { signInToTrain } from '@chengban/modules/projects/train/server/sign-in.ts'
import { signPage } from '@chengban/modules/work/apply-for/sign-page.call.ts'
import { signProduct } from '@chengban/modules/projects/project-progress/signature-product.call.ts'
import { signRequirement } from '@chengban/modules/work/apply-for/signature.call.ts'
import { signSheets } from '@chengban/modules/projects/project-progress/signature.call.ts'
import { socialInsuranceCheck, socialInsuranceLines, socialInsuranceOpen, socialInsurancePaidState, socialInsuranceRemoving, socialInsuranceUncheck } from '@chengban/modules/finance/social-insurance/server/social-insurance-rules.ts'
import { socialRuleCheck, socialRuleRemoving } from '@chengban/modules/finance/social-rule/server/social-rule-rules.ts'
import { sortChapters } from '@chengban/modules/training/course-chapter/server/sort.ts'
import { start, hand } from '@chengban/modules/training/course-attempt/server/quiz.ts'
import { statistics } from '@chengban/modules/sales/invoicing/statistics.call.ts'
import { stock } from '@chengban/modules/sales/gift-type/stock.call.ts'
import { storageUsage } from '@chengban/modules/platform/stored-file/server/usage.ts'
import { storeMaterials, shownMaterials } from '@chengban/modules/administration/entry/server/materials.ts'
import { submissionApprove, submissionCheck, submissionPassed, submissionRemoving, submissionReturned, submissionSubmit, submissionTakenBack, submissionVoid, submissionVoided } from '@chengban/modules/finance/submission/server/audit.ts'
import { submissionDecideLines } from '@chengban/modules/finance/submission/server/decide-lines.ts'
import { submissionSubmitted } from '@chengban/modules/finance/submission/server/invoices.ts'
import { submitComeGoPassed, submitComeGoSubmit, submitComeGoVoid, submitComeGoVoided } from '@chengban/modules/finance/submit-come-go/server/audit.ts'
import { submitExpenseCheck } from '@chengban/modules/finance/submit-expense/server/submit-expense-rules.ts'
import { submitExpenseNoticeCheck, submitExpenseNoticeChecked, submitExpensePaid, submitExpensePay, submitExpensePaying, submitExpenseUnpaid, submitExpenseUnpay } from '@chengban/modules/finance/submit-expense/server/pay.ts'
import { submitExpensePassed } from '@chengban/modules/finance/submit-expense/server/passed.ts'
import { submitExpenseSubmit } from '@chengban/modules/finance/submit-expense/server/submit.ts'
import { submitMonthName } from '@chengban/modules/finance/submit-month/server/name.ts'
import { submitPayrollApprove, submitPayrollLocked, submitPayrollPaid, submitPayrollPay, submitPayrollSubmit, submitPayrollVoid, submitPayrollVoided } from '@chengban/modules/finance/submit-payroll/server/steps.ts'
import { submitPayrollCalc, submitPayrollCalculated, submitPayrollRemoving } from '@chengban/modules/finance/submit-payroll/server/calc/calc.ts'
import { submitPayrollCheck, submitPayrollName } from '@chengban/modules/finance/submit-payroll/server/submit-payroll-rules.ts'
import { submitSalaryApprove, submitSalaryPassed, submitSalaryVoid, submitSalaryVoided } from '@chengban/modules/finance/submit-salary/server/steps.ts'
import { sumExpense, sumPayroll, sumSalary, sumSalaryCost, sumServer } from '@chengban/modules/finance/sums/server/sums.ts'
import { sumMoneyExpense, sumMoneyPayroll, sumMoneySalary, sumMoneySalaryCost, sumMoneyServer } from '@chengban/modules/finance/sums/sums.call.ts'
import { summarize as summarizeOfBusinessLogServerSummary } from '@chengban/modules/sales/business-log/server/summary.ts'
import { summarize as summarizeOfReturnedMoneyServerSummary } from '@chengban/modules/sales/returned-money/server/summary.ts'
import { summarizeProducts } from '@chengban/modules/sales/client-product/server/summary.ts'
import { summary } from '@chengban/modules/administration/attendance-month/summary.call.ts'
import { summaryReturnedMoney } from '@chengban/modules/sales/returned-money/summary-returned-money.call.ts'
import { sweepFiles } from '@chengban/modules/platform/stored-file/server/sweep.ts'
import { sweepMessages } from '@chengban/modules/platform/message/server/sweep.ts'
import { sweepRequests } from '@chengban/modules/platform/request/server/sweep.ts'
import { switchCourse } from '@chengban/modules/training/course/course-enable.call.ts'
import { syncBreakdown } from '@chengban/modules/projects/project-module/server/sync-wbs.ts'
import { syncBusiness as syncBusinessOfBusinessLogServerBusinessSync } from '@chengban/modules/sales/business-log/server/business-sync.ts'
import { syncLog } from '@chengban/modules/sales/business-task/sync-log.call.ts'
import { syncMonth } from '@chengban/modules/administration/rest-day-ledger/server/sync.ts'
import { syncNow, syncByNight } from '@chengban/modules/platform/ding/server/sync.ts'
import { syncPrepare, syncPrepareBusiness } from '@chengban/modules/projects/imp-prepare/sync-prepare.call.ts'
import { syncProject, syncBusiness as syncBusinessOfImpPrepareServerSync } from '@chengban/modules/projects/imp-prepare/server/sync.ts'
import { syncPunch } from '@chengban/modules/administration/attendance-punch/sync-punch.call.ts'
import { syncPunches } from '@chengban/modules/administration/attendance-punch/server/sync.ts'
import { syncRest } from '@chengban/modules/administration/rest-day-ledger/sync.call.ts'
import { syncSend } from '@chengban/modules/work/client-sync/send.job.ts'
import { syncStatistics } from '@chengban/modules/work/apply-for/sync-statistics.call.ts'
import { syncTask } from '@chengban/modules/sales/business-task/server/sync-log.ts'
import { syncVisit } from '@chengban/modules/sales/client-product/sync-visit.call.ts'
import { syncVisits } from '@chengban/modules/sales/client-product/server/visit-sync.ts'
import { takeBack as takeBackOfTaskDayServerTakeBack } from '@chengban/modules/work/task-day/server/take-back.ts'
import { talk } from '@chengban/modules/training/course-comment/server/talk.ts'
import { taskBegun, taskCycleEnded, taskEndCycle } from '@chengban/modules/work/task/server/series.ts'
import { taskCancelled, taskCheck, taskReassign } from '@chengban/modules/work/task/server/task-rules.ts'
import { taskDayBegun, taskDayCancelling, taskDayCheck, taskDayEstimate } from '@chengban/modules/work/task-day/server/task-day-rules.ts'
import { taskDayNotCalc } from '@chengban/modules/work/task-day/task-day-not-calc.call.ts'
import { taskDayRewritten } from '@chengban/modules/work/task-day/server/rewrite.ts'
import { taskHours } from '@chengban/modules/work/task/server/hours.ts'
import { taskPreview } from '@chengban/modules/work/task/preview.call.ts'
import { taskReassigned, taskUsersCheck } from '@chengban/modules/work/task/server/people.ts'
import { taskSeries } from '@chengban/modules/work/task/series.job.ts'
import { taskUserIds } from '@chengban/modules/work/task/task-user-ids.call.ts'
import { taskWeekBegun, taskWeekSaved } from '@chengban/modules/work/task-week/server/carry.ts'
import { taskWeekCheck, taskWeekSave } from '@chengban/modules/work/task-week/server/task-week-rules.ts'
import { taskxg } from '@chengban/modules/work/task-users/taskxg.call.ts'
import { taxOpeningCheck, taxOpeningRemoving } from '@chengban/modules/finance/tax-opening/server/tax-opening-rules.ts'
import { taxRuleCheck, taxRuleRemoving } from '@chengban/modules/finance/tax-rule/server/tax-rule-rules.ts'
import { teamOf, remindTeam } from '@chengban/modules/work/task-day/server/team.ts'
import { tellBeside } from '@chengban/modules/finance/submit-expense/server/beside.ts'
import { tellHinders } from '@chengban/modules/finance/finance-period/server/hinders.ts'
import { tellMonth } from '@chengban/modules/finance/social-insurance/server/month.ts'
import { tellReady } from '@chengban/modules/finance/submit-payroll/server/ready.ts'
import { tellRoleTerms } from '@chengban/modules/platform/user-role/server/term.ts'
import { testApplyCompleted, testApplyExtend, testApplyFree, testApplyWithin } from '@chengban/modules/administration/test-apply/server/test-apply-rules.ts'
import { testEmail } from '@chengban/modules/platform/user/test-email.call.ts'
import { ticket } from '@chengban/modules/platform/stored-file/ticket.call.ts'
import { ticketsFor } from '@chengban/modules/platform/stored-file/server/ticket.ts'
import { timeLine } from '@chengban/modules/projects/project-module/server/gantt.ts'
import { toSync } from '@chengban/modules/platform/ding/to-sync.call.ts'
import { todayTasks } from '@chengban/modules/administration/performance/today-tasks.call.ts'
import { toggleLike } from '@chengban/modules/training/course-comment/server/like.ts'
import { toldGate } from '@chengban/modules/projects/implementary-progress/server/told-gate.ts'
import { trainCheck, trainPassed } from '@chengban/modules/projects/train/server/train-rules.ts'
import { trainForVer } from '@chengban/modules/projects/project-ver/train.call.ts'
import { trainOfVer } from '@chengban/modules/projects/project-ver/server/train.ts'
import { trainRejected } from '@chengban/modules/projects/train/server/rejected.ts'
import { tree } from '@chengban/modules/platform/menu/tree.call.ts'
import { tryPay } from '@chengban/modules/finance/social-rule/try.call.ts'
import { unreadNotice, reportNotice } from '@chengban/modules/platform/document/server/notices.ts'
import { upload } from '@chengban/modules/projects/imp-node-log/upload.call.ts'
import { uploadDocument } from '@chengban/modules/projects/imp-node-log/server/upload.ts'
import { urge } from '@chengban/modules/platform/document/urge.call.ts'
import { usage } from '@chengban/modules/platform/stored-file/usage.call.ts'
import { usedMonths } from '@chengban/modules/sales/invoicing-config/server/months.ts'
import { userAudit, userAudited } from '@chengban/modules/platform/user/server/audit-move.ts'
import { userCheck } from '@chengban/modules/platform/user/server/user-rules.ts'
import { userDepart, userDeparted, userDisable, userDisabled, userRehired } from '@chengban/modules/platform/user/server/leave.ts'
import { userRemoving, userSaved } from '@chengban/modules/platform/user/server/saved.ts'
import { userRoleCheck, userRoleRemoving, userRoleSaved } from '@chengban/modules/platform/user-role/server/user-role-rules.ts'
import { users } from '@chengban/modules/platform/user/users.call.ts'
import { uses } from '@chengban/modules/platform/file-audit/uses.call.ts'
import { usesOfFile } from '@chengban/modules/platform/file-audit/server/uses.ts'
import { verify } from '@chengban/modules/finance/finance-log/verify.call.ts'
import { verifyLog } from '@chengban/modules/finance/finance-log/server/verify.ts'
import { violateAppealInTime, violateJudge, violateJudged } from '@chengban/modules/administration/violate/server/judge.ts'
import { violateStatementDue } from '@chengban/modules/administration/violate/server/statement-due.ts'
import { visits, visitTimes } from '@chengban/modules/projects/imp-record/server/reservations.ts'
import { vote } from '@chengban/modules/training/documentation/vote.call.ts'
import { voteFor } from '@chengban/modules/training/documentation/server/vote.ts'
import { waitingAppeals } from '@chengban/modules/administration/attendance/waiting-appeals.call.ts'
import { warnAccidentLock } from '@chengban/modules/administration/warn-accident/server/lock.ts'
import { watchProjectVer } from '@chengban/modules/projects/project-ver/watch.call.ts'
import { wbsHourCheck, wbsHourRemoving, wbsHourSettle } from '@chengban/modules/projects/wbs-hour/server/wbs-hour-rules.ts'
import { wbsTaskCancelled, wbsTaskCheck, wbsTaskRemoving, wbsTaskSaved, wbsTaskSettle, wbsTaskStarting } from '@chengban/modules/projects/wbs-task/server/wbs-task-rules.ts'
import { weekSend } from '@chengban/modules/work/week-task-comb/week-send.call.ts'
import { weekTaskCombCheck, weekTaskCombCompleting, weekTaskCombGather, weekTaskCombVoided } from '@chengban/modules/work/week-task-comb/server/week-task-comb-rules.ts'
import { weekTaskCombCompleted, weekTaskCombSent } from '@chengban/modules/work/week-task-comb/server/snapshot.ts'
import { weekWorkDailies } from '@chengban/modules/work/week-work/server/dailies.ts'
import { weekWorkOpened } from '@chengban/modules/work/week-work/server/words.ts'
import { weekendTaskCheck, weekendTaskSave, weekendTaskSubmit } from '@chengban/modules/work/weekend-task/server/weekend-task-rules.ts'
import { welcomeBoard } from '@chengban/modules/work/work-day/welcome.call.ts'
import { why } from '@chengban/modules/platform/permission/why.call.ts'
import { whyMine } from '@chengban/modules/platform/permission/server/why.ts'
import { workCalendar } from '@chengban/modules/work/work-day/calendar.call.ts'
import { workConfirmedOnce, workConfirmer } from '@chengban/modules/work/server/confirmer.ts'
import { workDayCheck } from '@chengban/modules/work/work-day/server/work-day-rules.ts'
import { workDayEnded, workDayInvite, workDayRemoving } from '@chengban/modules/work/work-day/server/people.ts'
import { workDayMinutes } from '@chengban/modules/work/work-day/server/minutes.ts'
import { workDays } from '@chengban/modules/platform/holiday/work-days.call.ts'

export const handlers = {
  'admin/check': adminCheck,
  'admin/saved': adminSaved,
  'administration/dayKind': administrationDayKind,
  'administration/leader': administrationLeader,
  'applyFor/askSign': applyForAskSign,
  'applyFor/charge': applyForCharge,
  'applyFor/check': applyForCheck,
  'applyFor/invited': applyForInvited,
  'applyFor/inviting': applyForInviting,
  'applyFor/published': applyForPublished,
  'applyFor/signing': applyForSigning,
  'applyFor/tested': applyForTested,
  'applyFor/toBug': applyForToBug,
  'attendance/appeal': attendanceAppeal,
  'attendance/decided': attendanceDecided,
  'attendance/handIn': attendanceHandIn,
  'attendance/ignore': attendanceIgnore,
  'attendance/ignored': attendanceIgnored,
  'attendance/mended': attendanceMended,
  'attendance/reckoned': attendanceReckoned,
  'attendance/weigh': attendanceWeigh,
  'attendanceMonth/due': attendanceMonthDue,
  'attendanceMonth/unlock': attendanceMonthUnlock,
  'attendancePunch/reckon': attendancePunchReckon,
  'attendancePunch/wholeMinute': attendancePunchWholeMinute,
  'bug/check': bugCheck,
  'bug/closing': bugClosing,
  'bug/reopening': bugReopening,
  'bug/toApplyFor': bugToApplyFor,
  'businessLog/check': businessLogCheck,
  'businessLog/saved': businessLogSaved,
  'businessOpportunity/advance': businessOpportunityAdvance,
  'businessOpportunity/answered': businessOpportunityAnswered,
  'businessOpportunity/back': businessOpportunityBack,
  'businessOpportunity/changeSelf': businessOpportunityChangeSelf,
  'businessOpportunity/changedSelf': businessOpportunityChangedSelf,
  'businessOpportunity/check': businessOpportunityCheck,
  'businessOpportunity/demo': businessOpportunityDemo,
  'businessOpportunity/product': businessOpportunityProduct,
  'businessOpportunity/staged': businessOpportunityStaged,
  'businessProduct/drop': businessProductDrop,
  'businessTask/complete': businessTaskComplete,
  'category/id': categoryId,
  'change/decided': changeDecided,
  'checkOnWork/object': checkOnWorkObject,
  'checkOnWork/reply': checkOnWorkReply,
  'checkOnWork/rule': checkOnWorkRule,
  'client/approved': clientApproved,
  'client/assign': clientAssign,
  'client/assigned': clientAssigned,
  'client/assigning': clientAssigning,
  'client/check': clientCheck,
  'client/claim': clientClaim,
  'client/claiming': clientClaiming,
  'client/duplicates': clientDuplicates,
  'client/merge': clientMerge,
  'client/merged': clientMerged,
  'client/merging': clientMerging,
  'client/normalName': clientNormalName,
  'client/owned': clientOwned,
  'client/void': clientVoid,
  'clientProduct/check': clientProductCheck,
  'clientProduct/resetPwd': clientProductResetPwd,
  'clientVisit/arrive': clientVisitArrive,
  'clientVisit/check': clientVisitCheck,
  'clientVisit/distance': clientVisitDistance,
  'clientVisit/done': clientVisitDone,
  'clientVisit/log': clientVisitLog,
  'clientVisit/logged': clientVisitLogged,
  'clientVisit/toApplyFor': clientVisitToApplyFor,
  'comment/check': commentCheck,
  'comment/reading': commentReading,
  'comment/removing': commentRemoving,
  'comment/saved': commentSaved,
  'config/check': configCheck,
  'config/id': configId,
  'contract/acceptOnce': contractAcceptOnce,
  'contract/accepted': contractAccepted,
  'contract/approve': contractApprove,
  'contract/approved': contractApproved,
  'contract/check': contractCheck,
  'contract/finish': contractFinish,
  'contract/generatePlan': contractGeneratePlan,
  'contract/isSmall': contractIsSmall,
  'contract/signed': contractSigned,
  'contract/submit': contractSubmit,
  'contract/terminate': contractTerminate,
  'contract/terminated': contractTerminated,
  'contract/void': contractVoid,
  'contract/voided': contractVoided,
  'course/approve': courseApprove,
  'course/approved': courseApproved,
  'course/check': courseCheck,
  'course/id': courseId,
  'course/onShelf': courseOnShelf,
  'course/submit': courseSubmit,
  'course/top': courseTop,
  'courseAssign/removing': courseAssignRemoving,
  'courseAssign/saved': courseAssignSaved,
  'courseAssign/urged': courseAssignUrged,
  'courseChapter/duration': courseChapterDuration,
  'courseComment/check': courseCommentCheck,
  'courseComment/removing': courseCommentRemoving,
  'courseComment/saved': courseCommentSaved,
  'courseLog/finished': courseLogFinished,
  'courseQuestion/check': courseQuestionCheck,
  'deduction/cap': deductionCap,
  'deduction/lowered': deductionLowered,
  'demoApply/free': demoApplyFree,
  'demoApply/summarized': demoApplySummarized,
  'department/check': departmentCheck,
  'department/removing': departmentRemoving,
  'dict/check': dictCheck,
  'dict/removing': dictRemoving,
  'dictType/removing': dictTypeRemoving,
  'document/check': documentCheck,
  'document/publish': documentPublish,
  'document/published': documentPublished,
  'documentUser/check': documentUserCheck,
  'documentUser/saved': documentUserSaved,
  'documentation/check': documentationCheck,
  'documentation/opened': documentationOpened,
  'entry/approved': entryApproved,
  'entry/arrived': entryArrived,
  'entry/arrives': entryArrives,
  'entry/check': entryCheck,
  'entry/exam': entryExam,
  'entry/examined': entryExamined,
  'entry/finished': entryFinished,
  'entry/learnt': entryLearnt,
  'entry/leaves': entryLeaves,
  'entry/materialLink': entryMaterialLink,
  'entry/submit': entrySubmit,
  'entry/voided': entryVoided,
  'entryItem/after': entryItemAfter,
  'entryItem/ticked': entryItemTicked,
  'entryItem/ticking': entryItemTicking,
  'extraTask/check': extraTaskCheck,
  'extraTask/counted': extraTaskCounted,
  'fileAudit/approved': fileAuditApproved,
  'fileAudit/check': fileAuditCheck,
  'fileAudit/unused': fileAuditUnused,
  'fileRemark/check': fileRemarkCheck,
  'finance/reading': financeReading,
  'financePeriod/close': financePeriodClose,
  'financePeriod/neighbours': financePeriodNeighbours,
  'financePeriod/opened': financePeriodOpened,
  'financePeriod/reopen': financePeriodReopen,
  'giftGive/check': giftGiveCheck,
  'giftGive/yearLimit': giftGiveYearLimit,
  'goalPlan/check': goalPlanCheck,
  'goalPlan/leave': goalPlanLeave,
  'goalPlan/rollUp': goalPlanRollUp,
  'holiday/check': holidayCheck,
  'holiday/removed': holidayRemoved,
  'holiday/removing': holidayRemoving,
  'holiday/saved': holidaySaved,
  'impDocument/kinds': impDocumentKinds,
  'impNodeLog/check': impNodeLogCheck,
  'impNodeLog/signing': impNodeLogSigning,
  'impNodeLog/uploading': impNodeLogUploading,
  'impPrepare/check': impPrepareCheck,
  'impRecord/check': impRecordCheck,
  'impRecord/days': impRecordDays,
  'impRecord/removing': impRecordRemoving,
  'impRecord/submitting': impRecordSubmitting,
  'implementaryProgress/begun': implementaryProgressBegun,
  'implementaryProgress/check': implementaryProgressCheck,
  'implementaryProgress/done': implementaryProgressDone,
  'implementaryProgress/goingBack': implementaryProgressGoingBack,
  'implementaryProgress/goneBack': implementaryProgressGoneBack,
  'implementaryProgress/skipping': implementaryProgressSkipping,
  'invoicing/amountNoTax': invoicingAmountNoTax,
  'invoicing/audit': invoicingAudit,
  'invoicing/check': invoicingCheck,
  'invoicing/complete': invoicingComplete,
  'invoicing/decided': invoicingDecided,
  'invoicing/flushRed': invoicingFlushRed,
  'invoicing/flushable': invoicingFlushable,
  'invoicing/submit': invoicingSubmit,
  'invoicingConfig/approved': invoicingConfigApproved,
  'invoicingConfig/check': invoicingConfigCheck,
  'invoicingConfig/ilimit': invoicingConfigIlimit,
  'invoicingPlan/cancel': invoicingPlanCancel,
  'invoicingPlan/check': invoicingPlanCheck,
  'invoicingPlan/removing': invoicingPlanRemoving,
  'keyword/changed': keywordChanged,
  'keyword/removed': keywordRemoved,
  'keyword/subscribe': keywordSubscribe,
  'line/check': lineCheck,
  'line/removing': lineRemoving,
  'line/saved': lineSaved,
  'maintainDateChange/approve': maintainDateChangeApprove,
  'maintainDateChange/approved': maintainDateChangeApproved,
  'maintainDateChange/check': maintainDateChangeCheck,
  'maintainDateChange/submit': maintainDateChangeSubmit,
  'maintenance/check': maintenanceCheck,
  'manageReport/figures': manageReportFigures,
  'manageReport/opened': manageReportOpened,
  'marketWork/count': marketWorkCount,
  'marketWork/day': marketWorkDay,
  'marketWork/opened': marketWorkOpened,
  'meetingKind/rule': meetingKindRule,
  'meetingKind/saved': meetingKindSaved,
  'menu/check': menuCheck,
  'message/check': messageCheck,
  'message/saved': messageSaved,
  'milepost/cancelled': milepostCancelled,
  'milepost/check': milepostCheck,
  'milepost/confirming': milepostConfirming,
  'milepost/prioritised': milepostPrioritised,
  'milepost/tasked': milepostTasked,
  'milepostAdvance/check': milepostAdvanceCheck,
  'moneyComeGo/back': moneyComeGoBack,
  'moneyComeGo/badDebt': moneyComeGoBadDebt,
  'moneyExpense/check': moneyExpenseCheck,
  'moneyExpense/overLimit': moneyExpenseOverLimit,
  'moneyLess/check': moneyLessCheck,
  'moneyMonth/check': moneyMonthCheck,
  'moneySalary/check': moneySalaryCheck,
  'moneyServer/check': moneyServerCheck,
  'moneyServer/removing': moneyServerRemoving,
  'moneyServer/saved': moneyServerSaved,
  'officialSeal/check': officialSealCheck,
  'officialSeal/transfer': officialSealTransfer,
  'officialSealUse/approved': officialSealUseApproved,
  'officialSealUse/check': officialSealUseCheck,
  'officialSealUse/isSimple': officialSealUseIsSimple,
  'officialSealUse/returned': officialSealUseReturned,
  'officialSealUse/stamp': officialSealUseStamp,
  'officialSealUse/submit': officialSealUseSubmit,
  'okr/check': okrCheck,
  'okr/confirmed': okrConfirmed,
  'okr/removing': okrRemoving,
  'okr/revised': okrRevised,
  'okr/score': okrScore,
  'okr/selfScore': okrSelfScore,
  'okr/spread': okrSpread,
  'okrCheck/follow': okrCheckFollow,
  'operation/removing': operationRemoving,
  'overtime/approved': overtimeApproved,
  'overtime/hours': overtimeHours,
  'overtime/rate': overtimeRate,
  'overtime/recheck': overtimeRecheck,
  'overtime/rechecked': overtimeRechecked,
  'overtime/submit': overtimeSubmit,
  'overtime/verified': overtimeVerified,
  'overtime/verify': overtimeVerifyOfOvertimeServerSettle,
  'overtime/voided': overtimeVoided,
  'performance/correct': performanceCorrect,
  'performance/corrected': performanceCorrected,
  'performance/due': performanceDue,
  'permission/check': permissionCheck,
  'planItem/check': planItemCheck,
  'pmoWork/figures': pmoWorkFigures,
  'pmoWork/opened': pmoWorkOpened,
  'productDownload/check': productDownloadCheck,
  'productDownload/passing': productDownloadPassing,
  'productDownload/saved': productDownloadSaved,
  'productLibrary/check': productLibraryCheck,
  'productLibraryVersion/cancelling': productLibraryVersionCancelling,
  'productLibraryVersion/check': productLibraryVersionCheck,
  'productLibraryVersion/orderNo': productLibraryVersionOrderNo,
  'productLibraryVersion/released': productLibraryVersionReleased,
  'productLibraryVersion/releasing': productLibraryVersionReleasing,
  'productLibraryVersion/retired': productLibraryVersionRetired,
  'productLibraryVersion/retiring': productLibraryVersionRetiring,
  'productLibraryVersion/staging': productLibraryVersionStaging,
  'project/accept': projectAccept,
  'project/accepted': projectAccepted,
  'project/accepting': projectAccepting,
  'project/check': projectCheck,
  'project/client': projectClient,
  'project/entered': projectEntered,
  'project/entering': projectEntering,
  'project/isPlain': projectIsPlain,
  'project/isSmall': projectIsSmall,
  'project/linking': projectLinking,
  'project/open': projectOpen,
  'project/passed': projectPassed,
  'project/removing': projectRemoving,
  'project/resumed': projectResumed,
  'project/started': projectStarted,
  'project/starting': projectStarting,
  'project/terminated': projectTerminated,
  'projectFollow/removing': projectFollowRemoving,
  'projectFollow/saved': projectFollowSaved,
  'projectManDay/isSmall': projectManDayIsSmall,
  'projectManDay/submitting': projectManDaySubmitting,
  'projectModule/check': projectModuleCheck,
  'projectModule/saved': projectModuleSaved,
  'projectProduct/approved': projectProductApproved,
  'projectProduct/retiring': projectProductRetiring,
  'projectProgress/agreeing': projectProgressAgreeing,
  'projectProgress/check': projectProgressCheck,
  'projectProgress/completed': projectProgressCompleted,
  'projectProgress/completing': projectProgressCompleting,
  'projectProgress/confirmed': projectProgressConfirmed,
  'projectProgress/confirming': projectProgressConfirming,
  'projectProgress/promised': projectProgressPromised,
  'projectProgress/promising': projectProgressPromising,
  'projectProgress/round': projectProgressRound,
  'projectProgress/saved': projectProgressSaved,
  'projectProgress/signedWith': projectProgressSignedWith,
  'projectProgress/signing': projectProgressSigning,
  'projectProgress/stageRound': projectProgressStageRound,
  'projectProgress/submitting': projectProgressSubmitting,
  'projectProgress/syncing': projectProgressSyncing,
  'projectProgress/takenBack': projectProgressTakenBack,
  'projectVer/check': projectVerCheck,
  'projectVer/confirmed': projectVerConfirmed,
  'projectVer/delivering': projectVerDelivering,
  'projectVer/submitting': projectVerSubmitting,
  'projectVer/watched': projectVerWatched,
  'receive/extend': receiveExtend,
  'receive/handOut': receiveHandOut,
  'receive/handedOut': receiveHandedOut,
  'receive/returnAudit': receiveReturnAudit,
  'receive/returned': receiveReturned,
  'receive/returning': receiveReturning,
  'receive/submit': receiveSubmit,
  'receiveItem/check': receiveItemCheck,
  'receiveStock/book': receiveStockBook,
  'reminderRule/check': reminderRuleCheck,
  'report/count': reportCount,
  'report/day': reportDay,
  'report/month': reportMonth,
  'report/opened': reportOpened,
  'report/pmo': reportPmo,
  'report/unlock': reportUnlock,
  'report/week': reportWeek,
  'restDay/cancelled': restDayCancelled,
  'restDay/cancelling': restDayCancelling,
  'restDay/days': restDayDays,
  'restDay/passed': restDayPassed,
  'restDay/submit': restDaySubmit,
  'restDay/voided': restDayVoided,
  'returnedMoneyApply/approve': returnedMoneyApplyApprove,
  'returnedMoneyApply/approved': returnedMoneyApplyApproved,
  'returnedMoneyApply/check': returnedMoneyApplyCheck,
  'returnedMoneyApply/ledger': returnedMoneyApplyLedger,
  'returnedMoneyApply/submit': returnedMoneyApplySubmit,
  'returnedMoneyApply/void': returnedMoneyApplyVoid,
  'returnedMoneyApply/voided': returnedMoneyApplyVoided,
  'role/check': roleCheck,
  'role/removing': roleRemoving,
  'rule/saved': ruleSaved,
  'savedView/check': savedViewCheck,
  'savedView/removing': savedViewRemoving,
  'socialInsurance/check': socialInsuranceCheck,
  'socialInsurance/lines': socialInsuranceLines,
  'socialInsurance/open': socialInsuranceOpen,
  'socialInsurance/paidState': socialInsurancePaidState,
  'socialInsurance/removing': socialInsuranceRemoving,
  'socialInsurance/uncheck': socialInsuranceUncheck,
  'socialRule/check': socialRuleCheck,
  'socialRule/removing': socialRuleRemoving,
  'submission/approve': submissionApprove,
  'submission/check': submissionCheck,
  'submission/decideLines': submissionDecideLines,
  'submission/passed': submissionPassed,
  'submission/removing': submissionRemoving,
  'submission/returned': submissionReturned,
  'submission/submit': submissionSubmit,
  'submission/submitted': submissionSubmitted,
  'submission/takenBack': submissionTakenBack,
  'submission/void': submissionVoid,
  'submission/voided': submissionVoided,
  'submitComeGo/passed': submitComeGoPassed,
  'submitComeGo/submit': submitComeGoSubmit,
  'submitComeGo/void': submitComeGoVoid,
  'submitComeGo/voided': submitComeGoVoided,
  'submitExpense/check': submitExpenseCheck,
  'submitExpense/noticeCheck': submitExpenseNoticeCheck,
  'submitExpense/noticeChecked': submitExpenseNoticeChecked,
  'submitExpense/paid': submitExpensePaid,
  'submitExpense/passed': submitExpensePassed,
  'submitExpense/pay': submitExpensePay,
  'submitExpense/paying': submitExpensePaying,
  'submitExpense/submit': submitExpenseSubmit,
  'submitExpense/unpaid': submitExpenseUnpaid,
  'submitExpense/unpay': submitExpenseUnpay,
  'submitMonth/name': submitMonthName,
  'submitPayroll/approve': submitPayrollApprove,
  'submitPayroll/calc': submitPayrollCalc,
  'submitPayroll/calculated': submitPayrollCalculated,
  'submitPayroll/check': submitPayrollCheck,
  'submitPayroll/locked': submitPayrollLocked,
  'submitPayroll/name': submitPayrollName,
  'submitPayroll/paid': submitPayrollPaid,
  'submitPayroll/pay': submitPayrollPay,
  'submitPayroll/removing': submitPayrollRemoving,
  'submitPayroll/submit': submitPayrollSubmit,
  'submitPayroll/void': submitPayrollVoid,
  'submitPayroll/voided': submitPayrollVoided,
  'submitSalary/approve': submitSalaryApprove,
  'submitSalary/passed': submitSalaryPassed,
  'submitSalary/void': submitSalaryVoid,
  'submitSalary/voided': submitSalaryVoided,
  'task/begun': taskBegun,
  'task/cancelled': taskCancelled,
  'task/check': taskCheck,
  'task/cycleEnded': taskCycleEnded,
  'task/endCycle': taskEndCycle,
  'task/hours': taskHours,
  'task/reassign': taskReassign,
  'task/reassigned': taskReassigned,
  'taskDay/begun': taskDayBegun,
  'taskDay/cancelling': taskDayCancelling,
  'taskDay/check': taskDayCheck,
  'taskDay/estimate': taskDayEstimate,
  'taskDay/rewritten': taskDayRewritten,
  'taskUsers/check': taskUsersCheck,
  'taskWeek/begun': taskWeekBegun,
  'taskWeek/check': taskWeekCheck,
  'taskWeek/save': taskWeekSave,
  'taskWeek/saved': taskWeekSaved,
  'taxOpening/check': taxOpeningCheck,
  'taxOpening/removing': taxOpeningRemoving,
  'taxRule/check': taxRuleCheck,
  'taxRule/removing': taxRuleRemoving,
  'testApply/completed': testApplyCompleted,
  'testApply/extend': testApplyExtend,
  'testApply/free': testApplyFree,
  'testApply/within': testApplyWithin,
  'train/check': trainCheck,
  'train/passed': trainPassed,
  'train/rejected': trainRejected,
  'user/audit': userAudit,
  'user/audited': userAudited,
  'user/check': userCheck,
  'user/depart': userDepart,
  'user/departed': userDeparted,
  'user/disable': userDisable,
  'user/disabled': userDisabled,
  'user/enabled': userEnabled,
  'user/rehired': userRehired,
  'user/removing': userRemoving,
  'user/saved': userSaved,
  'userRole/check': userRoleCheck,
  'userRole/removing': userRoleRemoving,
  'userRole/saved': userRoleSaved,
  'violate/appealInTime': violateAppealInTime,
  'violate/judge': violateJudge,
  'violate/judged': violateJudged,
  'violate/statementDue': violateStatementDue,
  'warnAccident/lock': warnAccidentLock,
  'wbsHour/check': wbsHourCheck,
  'wbsHour/removing': wbsHourRemoving,
  'wbsHour/settle': wbsHourSettle,
  'wbsTask/cancelled': wbsTaskCancelled,
  'wbsTask/check': wbsTaskCheck,
  'wbsTask/removing': wbsTaskRemoving,
  'wbsTask/saved': wbsTaskSaved,
  'wbsTask/settle': wbsTaskSettle,
  'wbsTask/starting': wbsTaskStarting,
  'weekTaskComb/check': weekTaskCombCheck,
  'weekTaskComb/completed': weekTaskCombCompleted,
  'weekTaskComb/completing': weekTaskCombCompleting,
  'weekTaskComb/gather': weekTaskCombGather,
  'weekTaskComb/sent': weekTaskCombSent,
  'weekTaskComb/voided': weekTaskCombVoided,
  'weekWork/dailies': weekWorkDailies,
  'weekWork/opened': weekWorkOpened,
  'weekendTask/check': weekendTaskCheck,
  'weekendTask/save': weekendTaskSave,
  'weekendTask/submit': weekendTaskSubmit,
  'work/confirmedOnce': workConfirmedOnce,
  'work/confirmer': workConfirmer,
  'workDay/check': workDayCheck,
  'workDay/ended': workDayEnded,
  'workDay/invite': workDayInvite,
  'workDay/minutes': workDayMinutes,
  'workDay/removing': workDayRemoving,
  'zfcg/client': zfcgClient,
  'zfcg/toBusiness': zfcgToBusiness,
  'zfcg/words': zfcgWords,
} satisfies HandlersOf

export const calls: readonly NamedCall[] = [
  answer(summary, readSummary),
  answer(importPunch, importPunches),
  answer(syncPunch, syncPunches),
  answer(applyAttendance, applyDays),
  answer(confirmMonth, confirmOwn),
  answer(auditDay1, answerAuditDay1),
  answer(auditDay2, answerAuditDay2),
  answer(auditMonth1, answerAuditMonth1),
  answer(auditMonth2, answerAuditMonth2),
  answer(ignores, ignoreTogether),
  answer(waitingAppeals, readWaitingOfAttendanceServerWaiting),
  answer(ignoreFact, ignoreFacts),
  answer(proposeDeductions, propose),
  answer(sheetFacts, readFacts),
  answer(objectFacts, objectToFacts),
  answer(ownTiles, readTiles),
  answer(demonstratorsBusy, readBusy),
  answer(bringMaterials, storeMaterials),
  answer(materialLink, sendMaterialLink),
  answer(readMaterials, shownMaterials),
  answer(mineOfEntryMineCall, myEntry),
  answer(batch, applyTogether),
  answer(scans, listScans),
  answer(monthUsed, readUsed),
  answer(noticePerformance, noticeSheets),
  answer(refreshPerformance, refreshSheets),
  answer(todayTasks, readTodayOfPerformanceServerToday),
  answer(periodFigures, readFiguresOfPerformanceServerYear),
  answer(yearOfPerson, readYear),
  answer(countStock, countOfReceiveItemServerStock),
  answer(stockIn, bookIn),
  answer(adjustOfRestDayLedgerAdjustCall, adjustBalance),
  answer(balance, readBalance),
  answer(syncRest, syncMonth),
  answer(copyTest, beginTest),
  answer(verify, verifyLog),
  answer(periodHinders, tellHinders),
  answer(invoiceCheck, checkInvoice),
  answer(monthsMissing, readMissing),
  answer(adjustSlip, adjustOfMoneyPayrollServerAdjust),
  answer(generateInsurance, generateMonth),
  answer(insuranceMonth, tellMonth),
  answer(tryPay, reckonTry),
  answer(auditComeGoRow, answerAuditComeGoRow),
  answer(auditExpenseLine, answerAuditExpenseLine),
  answer(auditExpenseRow, answerAuditExpenseRow),
  answer(auditMonthRow, answerAuditMonthRow),
  answer(auditOtherRow, answerAuditOtherRow),
  answer(auditSalaryRow, answerAuditSalaryRow),
  answer(renewServer, beginRenewal),
  answer(reverseExpense, answerReverseExpense),
  answer(reverseMonth, answerReverseMonth),
  answer(reverseOther, answerReverseOther),
  answer(reverseServer, beginServerReversal),
  answer(applyExpense, applyClaim),
  answer(noticeExpense, askForPaper),
  answer(besideExpense, tellBeside),
  answer(copyClaim, beginClaim),
  answer(copyLast, copyLastMonth),
  answer(bankFile, giveBankFile),
  answer(payrollDiff, readDiff),
  answer(payrollReady, tellReady),
  answer(getMaintenanceId, findMaintenance),
  answer(countAllAmount, countAll),
  answer(countProjectAmount, countProjects),
  answer(expenseTypes, readTypes),
  answer(getMaintenanceMoney, earnMaintenance),
  answer(monthlyExpenseReport, reportExpenses),
  answer(sumMoneyExpense, sumExpense),
  answer(sumMoneyPayroll, sumPayroll),
  answer(sumMoneySalary, sumSalary),
  answer(sumMoneySalaryCost, sumSalaryCost),
  answer(sumMoneyServer, sumServer),
  answer(addSigner, answerAddSigner),
  answer(ccRecord, answerCcRecord),
  answer(reassignAnyTask, reassignTask),
  answer(removeSigner, answerRemoveSigner),
  answer(takeBackOfAuditTaskActCall, answerTakeBack),
  answer(transferTask, answerTransferTask),
  answer(urgeRecord, answerUrgeRecord),
  answer(inbox, listTasks),
  answer(inboxCounts, countTasks),
  answer(approveTask, answerApproveTask),
  answer(decideBatch, decideTasks),
  answer(rejectTask, answerRejectTask),
  answer(withdrawRecord, withdrawTask),
  answer(auditDetail, readAudit),
  answer(approversPreview, previewApprovers),
  answer(comments, listComments),
  answer(remind, sendReminder),
  answer(remindTogether, sendTogether),
  answer(readComments, markCommentsRead),
  answer(revealCommentOfCommentRevealCall, revealCommentOfCommentServerReveal),
  answer(list, listConfig),
  answer(setLastVer, publishVersion),
  answer(dicts, allDicts),
  answer(dictUsed, countUsed),
  answer(dingFailed, listFailed),
  answer(dingResend, resendFailed),
  answer(dingState, readDingState),
  answer(dingTest, sendTest),
  answer(toSync, syncNow),
  answer(beat, beatDocument),
  answer(mineOfDocumentMineCall, myDocuments),
  answer(open, openDocument),
  answer(read, readDocument),
  answer(reportOfDocumentReportCall, documentReport),
  answer(urge, urgeReaders),
  answer(modify, modifyFile),
  answer(picker, pickFiles),
  answer(uses, usesOfFile),
  answer(share, shareFile),
  answer(revoke, revokeShare),
  answer(sendShare, sendToPeople),
  answer(foretold, foretell),
  answer(nextWorkDay, findWorkDay),
  answer(importYear, importHolidays),
  answer(workDays, listWorkDays),
  answer(homeHello, hello),
  answer(checkFrame, checkFrameAddress),
  answer(kick, kickSession),
  answer(moveMenu, moveEntry),
  answer(tree, menuTree),
  answer(messages, listMessages),
  answer(readMessage, markMessagesRead),
  answer(sendMessage, sendToMany),
  answer(embedBoard, embedMetabase),
  answer(apply, applyForRight),
  answer(entries, personEntries),
  answer(explain, explainRight),
  answer(holders, codeHolders),
  answer(logs, permissionLogs),
  answer(self, ownPermissions),
  answer(why, whyMine),
  answer(diagram, drawDiagram),
  answer(confirmPermission, confirmRolePermission),
  answer(copyRole, copyRoleOf),
  answer(setPermission, setRolePermission),
  answer(search, searchAll),
  answer(ticket, ticketsFor),
  answer(usage, storageUsage),
  answer(audit, auditPerson),
  answer(disable, disablePerson),
  answer(edit, editUser),
  answer(findByOperation, findByOperationCode),
  answer(findByPermission, findByPermissionCode),
  answer(handover, handOverWork),
  answer(lastNum, lastJobNumber),
  answer(openWork, listOpenWork),
  answer(logAssistant, jumpToAssistant),
  answer(logCpjl, jumpToCpjl),
  answer(logDarwin, jumpToDarwin),
  answer(logEngineer, jumpToEngineer),
  answer(testEmail, sendTestEmail),
  answer(users, listUsers),
  answer(upload, uploadDocument),
  answer(syncPrepare, syncProject),
  answer(syncPrepareBusiness, syncBusinessOfImpPrepareServerSync),
  answer(confirmImpRecord, answerConfirmImpRecord),
  answer(allReservation, visits),
  answer(times, visitTimes),
  answer(gate, toldGate),
  answer(asyncTask, makeTasks),
  answer(changeTask, changeTasks),
  answer(hasComment, commented),
  answer(setMonthGoal, planMonth),
  answer(applyDownload, applyForDownload),
  answer(fetchPackage, fetchOnce),
  answer(resetPwd, resetPassword),
  answer(takePassword, takeOnce),
  answer(release, releaseVersion),
  answer(temporary, makeTemporary),
  answer(writeBack, writeBackTo),
  answer(setDownloadConfig, configureDownloads),
  answer(followProduct, follow),
  answer(followProductProject, followBuilding),
  answer(ignoreProduct, ignore),
  answer(noGoal, lackingGoals),
  answer(load, loads),
  answer(changeManDay, askForManDay),
  answer(gantt, timeLine),
  answer(importList, bringList),
  answer(syncWbs, syncBreakdown),
  answer(baseline, setBaseline),
  answer(shift, shiftBar),
  answer(confirmFileProjects, projectsToSign),
  answer(impFiles, filesByStage),
  answer(problemConfirm, confirmProblems),
  answer(reportOfProjectProgressReportCall, clientReport),
  answer(signProduct, agreeToDays),
  answer(signSheets, signAsRead),
  answer(complete, completeSheet),
  answer(confirm, confirmSheet),
  answer(confirmMove, confirmSheetByMove),
  answer(reportSync, syncSheet),
  answer(reApply, applyAgain),
  answer(smallApply, applySmall),
  answer(confirmProjectVer, answerConfirmProjectVer),
  answer(trainForVer, trainOfVer),
  answer(watchProjectVer, answerWatchProjectVer),
  answer(aldSend, sendBrief),
  answer(shareLink, linkAsItStands),
  answer(clientPage, readClientPage),
  answer(fromContract, projectOfContract),
  answer(projectxg, markProject),
  answer(impPrepareRelateIds, awaitedPreparations),
  answer(relateIds, ownProjects),
  answer(renewReportToken, renewLink),
  answer(projectReport, reportProjects),
  answer(signIn, signInToTrain),
  answer(businessSync, syncBusinessOfBusinessLogServerBusinessSync),
  answer(businessDetail, detailOf),
  answer(businessHistory, historyOf),
  answer(businessSummary, summarizeOfBusinessLogServerSummary),
  answer(businessOpportunityUpdate, answerSale),
  answer(syncLog, syncTask),
  answer(clientProductAnalysis, analyse),
  answer(changeFollow, changeProductFollow),
  answer(clientProductSummary, summarizeProducts),
  answer(syncVisit, syncVisits),
  answer(areas, clientAreas),
  answer(copyGift, copyGifts),
  answer(duplicate, findDuplicates),
  answer(contractAccount, accountOf),
  answer(contractOpportunityUpdate, answerReminder),
  answer(stock, changeStock),
  answer(monthsOfSeller, usedMonths),
  answer(getBalance, balanceOf),
  answer(ilimit, limitInvoicing),
  answer(other, applyOther),
  answer(statistics, invoicingStatistics),
  answer(countReturnedMoney, countOfReturnedMoneyServerCount),
  answer(summaryReturnedMoney, summarizeOfReturnedMoneyServerSummary),
  answer(setYear, setTargetsOfYear),
  answer(publicity, resultsOf),
  answer(readShelves, shelves),
  answer(resetAttempts, reset),
  answer(startQuiz, start),
  answer(submitQuiz, hand),
  answer(orderChapters, sortChapters),
  answer(likeComment, toggleLike),
  answer(rateCourse, rate),
  answer(readTalk, talk),
  answer(sayComment, say),
  answer(collectCourse, collect),
  answer(finishCourse, finish),
  answer(keepPlace, keepPosition),
  answer(learn, learnCourse),
  answer(likeCourse, like),
  answer(courseFigures, readCourseFigures),
  answer(learningFigures, readFiguresOfCourseLogServerStatistics),
  answer(importQuestions, bringQuestions),
  answer(check, checkChapter),
  answer(copyCourse, copy),
  answer(switchCourse, refuseSwitch),
  answer(readCourses, courses),
  answer(openAll, openTogether),
  answer(vote, voteFor),
  answer(askSign, sendSignLink),
  answer(implementaryProgress, readProgress),
  answer(signPage, readSignPage),
  answer(signRequirement, signByClient),
  answer(syncStatistics, readSyncFigures),
  answer(applyBugChange, askForBugChange),
  answer(demandApply, raiseDemand),
  answer(applyChange, askForChange),
  answer(changeHistory, readHistory),
  answer(changeWait, readWaitingOfChangeServerWait),
  answer(retrySync, retryFailed),
  answer(previewRule, previewMeetings),
  answer(confirmOkr, confirmAny),
  answer(okrWeeks, readWeeks),
  answer(refreshOkr, refreshChecks),
  answer(assign, assignTogether),
  answer(renewDayWork, renewReport),
  answer(developCancel, takeBackOfTaskDayServerTakeBack),
  answer(developSend, dispatch),
  answer(estimate, estimateDay),
  answer(save, saveDay),
  answer(taskDayNotCalc, setNotCalc),
  answer(readTeam, teamOf),
  answer(urgeTeam, remindTeam),
  answer(readTodayOfTaskDayTodayCall, readMyDay),
  answer(taskxg, markTask),
  answer(taskPreview, previewTask),
  answer(taskUserIds, readPeople),
  answer(weekSend, sendWeek),
  answer(canWeekReport, mayReportWeek),
  answer(workCalendar, readCalendar),
  answer(welcomeBoard, readWelcome),
]

export const jobs: readonly NamedJob[] = [
  runs(attendanceCalc, calculateDays),
  runs(entryDaily, dailyEntries),
  runs(overtimeVerifyOfOvertimeVerifyJob, settleOvertimes),
  runs(performanceMake, makeSheets),
  runs(annualGrant, grantYear),
  runs(salaryInForce, followWages),
  runs(auditSla, remindApprovers),
  runs(digest, sendDigest),
  runs(dingSend, sendWaiting),
  runs(dingSync, syncByNight),
  runs(documentTargets, followTargets),
  runs(sessionSweep, forgetFailures),
  runs(messageSweep, sweepMessages),
  runs(requestSweep, sweepRequests),
  runs(previewConvert, convertPreviews),
  runs(fileSweep, sweepFiles),
  runs(roleTerm, tellRoleTerms),
  runs(loadRebuild, rebuildLoads),
  runs(courseAssignRun, runAssignments),
  runs(courseQuizSweep, closeOverdue),
  runs(courseCounts, recount),
  runs(syncSend, sendStates),
  runs(meetingRows, makeMeetings),
  runs(taskSeries, runSeries),
]

export const notices: readonly NamedNotice[] = [
  missingMonths,
  unreadNotice,
  reportNotice,
  missingHolidays,
]
