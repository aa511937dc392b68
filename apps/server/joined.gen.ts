// Written by `npm run gen` from the files of server/ folders. Do not edit.
import { answer, type NamedCall } from '@chengban/engine/call.ts'
import { type NamedJob, runs } from '@chengban/engine/jobs/job.ts'
import type { HandlersOf } from '@chengban/engine/row/scene.ts'
import type { NamedNotice } from '@chengban/modules/platform/reminder-rule/server/named-notice.ts'
import { accountOf as accountOf937 } from '@chengban/modules/sales/contract/server/account.ts'
import { addSigner as addSigner640, ccRecord as ccRecord642, reassignAnyTask as reassignAnyTask644, removeSigner as removeSigner646, takeBack as takeBack648, transferTask as transferTask650, urgeRecord as urgeRecord652 } from '@chengban/modules/platform/audit-task/act.call.ts'
import { adjust as adjust556 } from '@chengban/modules/administration/rest-day-ledger/adjust.call.ts'
import { adjust as adjust571 } from '@chengban/modules/finance/money-payroll/server/adjust.ts'
import { adjustBalance as adjustBalance555 } from '@chengban/modules/administration/rest-day-ledger/server/adjust.ts'
import { adjustSlip as adjustSlip572 } from '@chengban/modules/finance/money-payroll/adjust.call.ts'
import { adminCheck as adminCheck0, adminSaved as adminSaved1 } from '@chengban/modules/platform/admin/server/admin-rules.ts'
import { administrationDayKind as administrationDayKind2 } from '@chengban/modules/administration/server/day-kind.ts'
import { administrationLeader as administrationLeader3 } from '@chengban/modules/administration/server/leader.ts'
import { agreeToDays as agreeToDays869 } from '@chengban/modules/projects/project-progress/server/agree.ts'
import { aldSend as aldSend892 } from '@chengban/modules/projects/project/ald-send.call.ts'
import { allDicts as allDicts681 } from '@chengban/modules/platform/dict/server/dicts.ts'
import { allReservation as allReservation810, times as times812 } from '@chengban/modules/projects/imp-record/reservations.call.ts'
import { analyse as analyse923 } from '@chengban/modules/sales/client-product/server/analysis.ts'
import { annualGrant as annualGrant1076 } from '@chengban/modules/administration/rest-day-ledger/annual.job.ts'
import { answerAddSigner as answerAddSigner639, answerCcRecord as answerCcRecord641, reassignTask as reassignTask643, answerRemoveSigner as answerRemoveSigner645, answerTakeBack as answerTakeBack647, answerTransferTask as answerTransferTask649, answerUrgeRecord as answerUrgeRecord651 } from '@chengban/modules/platform/audit-task/server/act.ts'
import { answerApproveTask as answerApproveTask657, decideTasks as decideTasks659, answerRejectTask as answerRejectTask661, withdrawTask as withdrawTask663 } from '@chengban/modules/platform/audit-task/server/decide.ts'
import { answerAuditComeGoRow as answerAuditComeGoRow579, answerAuditExpenseLine as answerAuditExpenseLine581, answerAuditExpenseRow as answerAuditExpenseRow583, answerAuditMonthRow as answerAuditMonthRow585, answerAuditOtherRow as answerAuditOtherRow587, answerAuditSalaryRow as answerAuditSalaryRow589 } from '@chengban/modules/finance/submission/server/audit-row.ts'
import { answerAuditDay1 as answerAuditDay1503, answerAuditDay2 as answerAuditDay2505, answerAuditMonth1 as answerAuditMonth1507, answerAuditMonth2 as answerAuditMonth2509 } from '@chengban/modules/administration/attendance/server/decide.ts'
import { answerConfirmImpRecord as answerConfirmImpRecord807 } from '@chengban/modules/projects/imp-record/server/confirm.ts'
import { answerConfirmProjectVer as answerConfirmProjectVer885 } from '@chengban/modules/projects/project-ver/server/confirm.ts'
import { answerReminder as answerReminder939 } from '@chengban/modules/sales/contract/server/remind.ts'
import { answerSale as answerSale919 } from '@chengban/modules/sales/business-opportunity/server/remind.ts'
import { answerWatchProjectVer as answerWatchProjectVer889 } from '@chengban/modules/projects/project-ver/server/watch.ts'
import { apply as apply746 } from '@chengban/modules/platform/permission/apply.call.ts'
import { applyAgain as applyAgain881, applySmall as applySmall883 } from '@chengban/modules/projects/project-ver/server/again.ts'
import { applyAttendance as applyAttendance500 } from '@chengban/modules/administration/attendance/apply.call.ts'
import { applyBugChange as applyBugChange1014 } from '@chengban/modules/work/bug-change/change-apply.call.ts'
import { applyChange as applyChange1018 } from '@chengban/modules/work/change/change-apply.call.ts'
import { applyClaim as applyClaim601 } from '@chengban/modules/finance/submit-expense/server/apply.ts'
import { applyDays as applyDays499 } from '@chengban/modules/administration/attendance/server/apply.ts'
import { applyDownload as applyDownload824, fetchPackage as fetchPackage826, resetPwd as resetPwd828, takePassword as takePassword830 } from '@chengban/modules/projects/product-download/grant.call.ts'
import { applyExpense as applyExpense602, noticeExpense as noticeExpense604 } from '@chengban/modules/finance/submit-expense/apply.call.ts'
import { applyForAskSign as applyForAskSign4, applyForSigning as applyForSigning11 } from '@chengban/modules/work/apply-for/server/sign.ts'
import { applyForCharge as applyForCharge5 } from '@chengban/modules/work/apply-for/server/charge.ts'
import { applyForCheck as applyForCheck6, applyForRemoving as applyForRemoving10 } from '@chengban/modules/work/apply-for/server/apply-for-rules.ts'
import { applyForDownload as applyForDownload823, resetPassword as resetPassword827, takeOnce as takeOnce829 } from '@chengban/modules/projects/product-download/server/grant.ts'
import { applyForInvited as applyForInvited7, applyForInviting as applyForInviting8, applyForPublished as applyForPublished9 } from '@chengban/modules/work/apply-for/server/invited.ts'
import { applyForRight as applyForRight745 } from '@chengban/modules/platform/permission/server/apply.ts'
import { applyForTested as applyForTested12 } from '@chengban/modules/work/apply-for/server/tested.ts'
import { applyForToBug as applyForToBug13 } from '@chengban/modules/work/apply-for/server/to-bug.ts'
import { applyOther as applyOther947 } from '@chengban/modules/sales/invoicing/server/other.ts'
import { applyTogether as applyTogether535 } from '@chengban/modules/administration/official-seal-use/server/batch.ts'
import { approveTask as approveTask658, decideBatch as decideBatch660, rejectTask as rejectTask662, withdrawRecord as withdrawRecord664 } from '@chengban/modules/platform/audit-task/decide.call.ts'
import { approversPreview as approversPreview668 } from '@chengban/modules/platform/audit-task/preview.call.ts'
import { areas as areas932 } from '@chengban/modules/sales/client/areas.call.ts'
import { askForBugChange as askForBugChange1013, askForChange as askForChange1017 } from '@chengban/modules/work/change/server/apply.ts'
import { askForManDay as askForManDay849 } from '@chengban/modules/projects/project-man-day/server/change-man-day.ts'
import { askForPaper as askForPaper603 } from '@chengban/modules/finance/submit-expense/server/notice.ts'
import { askSign as askSign1004 } from '@chengban/modules/work/apply-for/ask-sign.call.ts'
import { assign as assign1034 } from '@chengban/modules/work/pmo-assign/assign.call.ts'
import { assignTogether as assignTogether1033 } from '@chengban/modules/work/pmo-assign/server/assign.ts'
import { asyncTask as asyncTask816 } from '@chengban/modules/projects/milepost/async-task.call.ts'
import { attendanceAppeal as attendanceAppeal14, attendanceDecided as attendanceDecided15, attendanceHandIn as attendanceHandIn16, attendanceMended as attendanceMended19, attendanceReckoned as attendanceReckoned20, attendanceWeigh as attendanceWeigh21 } from '@chengban/modules/administration/attendance/server/appeal.ts'
import { attendanceCalc as attendanceCalc1068 } from '@chengban/modules/administration/attendance/calc.job.ts'
import { attendanceIgnore as attendanceIgnore17, attendanceIgnored as attendanceIgnored18 } from '@chengban/modules/administration/attendance/server/ignore.ts'
import { attendanceMonthDue as attendanceMonthDue22, performanceDue as performanceDue259 } from '@chengban/modules/administration/server/due.ts'
import { attendanceMonthUnlock as attendanceMonthUnlock23 } from '@chengban/modules/administration/attendance-month/server/open.ts'
import { attendancePunchReckon as attendancePunchReckon24, attendancePunchWholeMinute as attendancePunchWholeMinute25 } from '@chengban/modules/administration/attendance-punch/server/whole-minute.ts'
import { audit as audit774 } from '@chengban/modules/platform/user/audit.call.ts'
import { auditComeGoRow as auditComeGoRow580, auditExpenseLine as auditExpenseLine582, auditExpenseRow as auditExpenseRow584, auditMonthRow as auditMonthRow586, auditOtherRow as auditOtherRow588, auditSalaryRow as auditSalaryRow590 } from '@chengban/modules/finance/submission/audit-row.call.ts'
import { auditDay1 as auditDay1504, auditDay2 as auditDay2506, auditMonth1 as auditMonth1508, auditMonth2 as auditMonth2510 } from '@chengban/modules/administration/attendance/decide.call.ts'
import { auditDetail as auditDetail666 } from '@chengban/modules/platform/audit-task/detail.call.ts'
import { auditPerson as auditPerson773 } from '@chengban/modules/platform/user/server/audit.ts'
import { auditSla as auditSla1080 } from '@chengban/modules/platform/audit-task/sla.job.ts'
import { awaitedPreparations as awaitedPreparations901, ownProjects as ownProjects903 } from '@chengban/modules/projects/project/server/relate-ids.ts'
import { balance as balance558 } from '@chengban/modules/administration/rest-day-ledger/balance.call.ts'
import { balanceOf as balanceOf943 } from '@chengban/modules/sales/invoicing/server/balance.ts'
import { bankFile as bankFile612 } from '@chengban/modules/finance/submit-payroll/bank-file.call.ts'
import { baseline as baseline858, shift as shift860 } from '@chengban/modules/projects/project-module/shift.call.ts'
import { batch as batch536 } from '@chengban/modules/administration/official-seal-use/batch.call.ts'
import { beat as beat696 } from '@chengban/modules/platform/document/beat.call.ts'
import { beatDocument as beatDocument695, openDocument as openDocument699, readDocument as readDocument701 } from '@chengban/modules/platform/document/server/reading.ts'
import { beginClaim as beginClaim607 } from '@chengban/modules/finance/submit-expense/server/copy.ts'
import { beginRenewal as beginRenewal591, answerReverseExpense as answerReverseExpense593, answerReverseMonth as answerReverseMonth595, answerReverseOther as answerReverseOther597, beginServerReversal as beginServerReversal599 } from '@chengban/modules/finance/submission/server/reverse.ts'
import { beginTest as beginTest561 } from '@chengban/modules/administration/test-apply/server/copy.ts'
import { besideExpense as besideExpense606 } from '@chengban/modules/finance/submit-expense/beside.call.ts'
import { bringList as bringList853 } from '@chengban/modules/projects/project-module/server/import-list.ts'
import { bringMaterials as bringMaterials528, materialLink as materialLink530, readMaterials as readMaterials532 } from '@chengban/modules/administration/entry/material.call.ts'
import { bringQuestions as bringQuestions989 } from '@chengban/modules/training/course-question/server/import.ts'
import { bugCheck as bugCheck26, bugClosing as bugClosing27, bugRemoving as bugRemoving28, bugReopening as bugReopening29, bugToApplyFor as bugToApplyFor30 } from '@chengban/modules/work/bug/server/bug-rules.ts'
import { businessDetail as businessDetail914 } from '@chengban/modules/sales/business-log/detail.call.ts'
import { businessHistory as businessHistory916 } from '@chengban/modules/sales/business-log/history.call.ts'
import { businessLogCheck as businessLogCheck31, businessLogSaved as businessLogSaved32 } from '@chengban/modules/sales/business-log/server/business-log-rules.ts'
import { businessOpportunityAdvance as businessOpportunityAdvance33, businessOpportunityBack as businessOpportunityBack35, businessOpportunityStaged as businessOpportunityStaged41 } from '@chengban/modules/sales/business-opportunity/server/stages.ts'
import { businessOpportunityAnswered as businessOpportunityAnswered34, businessOpportunityChangeSelf as businessOpportunityChangeSelf36, businessOpportunityChangedSelf as businessOpportunityChangedSelf37, businessOpportunityDemo as businessOpportunityDemo39, businessOpportunityProduct as businessOpportunityProduct40, businessProductDrop as businessProductDrop42 } from '@chengban/modules/sales/business-opportunity/server/diary.ts'
import { businessOpportunityCheck as businessOpportunityCheck38 } from '@chengban/modules/sales/business-opportunity/server/business-opportunity-rules.ts'
import { businessOpportunityUpdate as businessOpportunityUpdate920 } from '@chengban/modules/sales/business-opportunity/business-opportunity-update.call.ts'
import { businessSummary as businessSummary918 } from '@chengban/modules/sales/business-log/summary.call.ts'
import { businessSync as businessSync912 } from '@chengban/modules/sales/business-log/business-sync.call.ts'
import { businessTaskComplete as businessTaskComplete43 } from '@chengban/modules/sales/business-task/server/business-task-rules.ts'
import { calculateDays as calculateDays1067 } from '@chengban/modules/administration/attendance/server/calc.ts'
import { canWeekReport as canWeekReport1062 } from '@chengban/modules/work/week-work/can-week-report.call.ts'
import { categoryId as categoryId44 } from '@chengban/modules/training/category/server/id.ts'
import { changeDecided as changeDecided45 } from '@chengban/modules/work/change/server/decided.ts'
import { changeFollow as changeFollow926 } from '@chengban/modules/sales/client-product/change-follow.call.ts'
import { changeHistory as changeHistory1020 } from '@chengban/modules/work/change/change-history.call.ts'
import { changeManDay as changeManDay850 } from '@chengban/modules/projects/project-man-day/change-man-day.call.ts'
import { changeProductFollow as changeProductFollow925 } from '@chengban/modules/sales/client-product/server/follow.ts'
import { changeStock as changeStock941 } from '@chengban/modules/sales/gift-type/server/stock.ts'
import { changeTask as changeTask818 } from '@chengban/modules/projects/milepost/change-task.call.ts'
import { changeTasks as changeTasks817 } from '@chengban/modules/projects/milepost/server/change-task.ts'
import { changeWait as changeWait1022 } from '@chengban/modules/work/change/change-wait.call.ts'
import { check as check992 } from '@chengban/modules/training/course/check.call.ts'
import { checkChapter as checkChapter991 } from '@chengban/modules/training/course/server/check.ts'
import { checkFrame as checkFrame730 } from '@chengban/modules/platform/iframe/check.call.ts'
import { checkFrameAddress as checkFrameAddress729 } from '@chengban/modules/platform/iframe/server/check.ts'
import { checkInvoice as checkInvoice567 } from '@chengban/modules/finance/invoice-use/server/check.ts'
import { checkOnWorkObject as checkOnWorkObject46, checkOnWorkReply as checkOnWorkReply47, objectToFacts as objectToFacts521 } from '@chengban/modules/administration/check-on-work/server/objections.ts'
import { checkOnWorkRule as checkOnWorkRule48 } from '@chengban/modules/administration/check-on-work/server/rule.ts'
import { clientApproved as clientApproved49, clientCheck as clientCheck53, clientNormalName as clientNormalName60, clientVoid as clientVoid62 } from '@chengban/modules/sales/client/server/client-rules.ts'
import { clientAreas as clientAreas931 } from '@chengban/modules/sales/client/server/areas.ts'
import { clientAssign as clientAssign50, clientAssigned as clientAssigned51, clientAssigning as clientAssigning52 } from '@chengban/modules/sales/client/server/assign.ts'
import { clientClaim as clientClaim54, clientClaiming as clientClaiming55 } from '@chengban/modules/sales/client/server/claim.ts'
import { clientDuplicates as clientDuplicates56 } from '@chengban/modules/sales/client/server/alike.ts'
import { clientMerge as clientMerge57, clientMerged as clientMerged58, clientMerging as clientMerging59 } from '@chengban/modules/sales/client/server/merge.ts'
import { clientOwned as clientOwned61 } from '@chengban/modules/sales/client-owner/server/terms.ts'
import { clientPage as clientPage896 } from '@chengban/modules/projects/project/client-page.call.ts'
import { clientProductAnalysis as clientProductAnalysis924 } from '@chengban/modules/sales/client-product/analysis.call.ts'
import { clientProductCheck as clientProductCheck63 } from '@chengban/modules/sales/client-product/server/client-product-rules.ts'
import { clientProductResetPwd as clientProductResetPwd64 } from '@chengban/modules/sales/client-product/server/reset-password.ts'
import { clientProductSummary as clientProductSummary928 } from '@chengban/modules/sales/client-product/summary.call.ts'
import { clientReport as clientReport867 } from '@chengban/modules/projects/project-progress/server/client.ts'
import { clientVisitArrive as clientVisitArrive65, clientVisitCheck as clientVisitCheck66, clientVisitDistance as clientVisitDistance67, clientVisitDone as clientVisitDone68, clientVisitToApplyFor as clientVisitToApplyFor71 } from '@chengban/modules/sales/client-visit/server/client-visit-rules.ts'
import { clientVisitLog as clientVisitLog69, clientVisitLogged as clientVisitLogged70 } from '@chengban/modules/sales/business-log/server/visit-sync.ts'
import { closeOverdue as closeOverdue1105 } from '@chengban/modules/training/course-attempt/server/sweep.ts'
import { codeHolders as codeHolders751 } from '@chengban/modules/platform/permission/server/holders.ts'
import { collect as collect975, finish as finish977, keepPosition as keepPosition979, like as like983 } from '@chengban/modules/training/course-log/server/marks.ts'
import { collectCourse as collectCourse976, finishCourse as finishCourse978, keepPlace as keepPlace980, learn as learn982, likeCourse as likeCourse984 } from '@chengban/modules/training/course-log/learn.call.ts'
import { commentCheck as commentCheck72, commentRemoving as commentRemoving74 } from '@chengban/modules/platform/comment/server/comment-rules.ts'
import { commentReading as commentReading73 } from '@chengban/modules/platform/comment/server/reading.ts'
import { commentSaved as commentSaved75 } from '@chengban/modules/platform/comment/server/tell.ts'
import { commented as commented819 } from '@chengban/modules/projects/milepost/server/has-comment.ts'
import { comments as comments670 } from '@chengban/modules/platform/comment/comment.call.ts'
import { complete as complete874, confirm as confirm876, confirmMove as confirmMove878, reportSync as reportSync880 } from '@chengban/modules/projects/project-progress/steps.call.ts'
import { completeSheet as completeSheet873, confirmSheet as confirmSheet875, confirmSheetByMove as confirmSheetByMove877, syncSheet as syncSheet879 } from '@chengban/modules/projects/project-progress/server/steps.ts'
import { configCheck as configCheck76, configId as configId77, configRemoving as configRemoving78 } from '@chengban/modules/platform/config/server/config-rules.ts'
import { configureDownloads as configureDownloads837 } from '@chengban/modules/projects/product-library/server/download-config.ts'
import { confirmAny as confirmAny1027 } from '@chengban/modules/work/okr/server/confirm.ts'
import { confirmFileProjects as confirmFileProjects862, impFiles as impFiles864 } from '@chengban/modules/projects/project-progress/documents.call.ts'
import { confirmImpRecord as confirmImpRecord808 } from '@chengban/modules/projects/imp-record/confirm.call.ts'
import { confirmMonth as confirmMonth502 } from '@chengban/modules/administration/attendance/confirm.call.ts'
import { confirmOkr as confirmOkr1028 } from '@chengban/modules/work/okr/confirm.call.ts'
import { confirmOwn as confirmOwn501 } from '@chengban/modules/administration/attendance/server/confirm.ts'
import { confirmPermission as confirmPermission762 } from '@chengban/modules/platform/role/confirm-permission.call.ts'
import { confirmProblems as confirmProblems865 } from '@chengban/modules/projects/project-progress/server/problem-confirm.ts'
import { confirmProjectVer as confirmProjectVer886 } from '@chengban/modules/projects/project-ver/confirm.call.ts'
import { confirmRolePermission as confirmRolePermission761 } from '@chengban/modules/platform/role/server/confirm-permission.ts'
import { contractAcceptOnce as contractAcceptOnce79, contractApproved as contractApproved82, contractCheck as contractCheck83, contractIsSmall as contractIsSmall86, contractRemoving as contractRemoving87, contractSubmit as contractSubmit89 } from '@chengban/modules/sales/contract/server/contract-rules.ts'
import { contractAccepted as contractAccepted80, contractApprove as contractApprove81, contractFinish as contractFinish84, contractTerminate as contractTerminate90, contractTerminated as contractTerminated91, contractVoid as contractVoid92, contractVoided as contractVoided93 } from '@chengban/modules/sales/contract/server/money-rules.ts'
import { contractAccount as contractAccount938 } from '@chengban/modules/sales/contract/account.call.ts'
import { contractGeneratePlan as contractGeneratePlan85 } from '@chengban/modules/sales/invoicing-plan/server/generate.ts'
import { contractOpportunityUpdate as contractOpportunityUpdate940 } from '@chengban/modules/sales/contract/contract-opportunity-update.call.ts'
import { contractSigned as contractSigned88 } from '@chengban/modules/sales/contract/server/signed.ts'
import { convertPreviews as convertPreviews1095 } from '@chengban/modules/platform/stored-file/server/convert.ts'
import { copy as copy993 } from '@chengban/modules/training/course/server/copy.ts'
import { copyClaim as copyClaim608 } from '@chengban/modules/finance/submit-expense/copy.call.ts'
import { copyCourse as copyCourse994 } from '@chengban/modules/training/course/copy.call.ts'
import { copyGift as copyGift934 } from '@chengban/modules/sales/client/copy-gift.call.ts'
import { copyGifts as copyGifts933 } from '@chengban/modules/sales/client/server/copy-gift.ts'
import { copyLast as copyLast610 } from '@chengban/modules/finance/submit-month/copy-last.call.ts'
import { copyLastMonth as copyLastMonth609 } from '@chengban/modules/finance/submit-month/server/copy-last.ts'
import { copyRole as copyRole764 } from '@chengban/modules/platform/role/copy.call.ts'
import { copyRoleOf as copyRoleOf763 } from '@chengban/modules/platform/role/server/copy.ts'
import { copyTest as copyTest562 } from '@chengban/modules/administration/test-apply/copy.call.ts'
import { count as count551, bookIn as bookIn553 } from '@chengban/modules/administration/receive-item/server/stock.ts'
import { count as count951 } from '@chengban/modules/sales/returned-money/server/count.ts'
import { countAll as countAll619 } from '@chengban/modules/finance/sums/server/all-amount.ts'
import { countAllAmount as countAllAmount620, countProjectAmount as countProjectAmount622, expenseTypes as expenseTypes624, getMaintenanceMoney as getMaintenanceMoney626, monthlyExpenseReport as monthlyExpenseReport628 } from '@chengban/modules/finance/sums/report.call.ts'
import { countProjects as countProjects621 } from '@chengban/modules/finance/sums/server/project-amount.ts'
import { countReturnedMoney as countReturnedMoney952 } from '@chengban/modules/sales/returned-money/count-returned-money.call.ts'
import { countStock as countStock552, stockIn as stockIn554 } from '@chengban/modules/administration/receive-item/stock.call.ts'
import { countUsed as countUsed683 } from '@chengban/modules/platform/dict/server/used.ts'
import { courseApprove as courseApprove94, courseApproved as courseApproved95, courseCheck as courseCheck96, courseId as courseId97, courseOnShelf as courseOnShelf98, courseSubmit as courseSubmit99, courseTop as courseTop100 } from '@chengban/modules/training/course/server/course-rules.ts'
import { courseAssignRemoving as courseAssignRemoving101, courseAssignSaved as courseAssignSaved102 } from '@chengban/modules/training/course-assign/server/follow.ts'
import { courseAssignRun as courseAssignRun1104 } from '@chengban/modules/training/course-assign/run.job.ts'
import { courseAssignUrged as courseAssignUrged103 } from '@chengban/modules/training/course-assign/server/urge.ts'
import { courseChapterDuration as courseChapterDuration104 } from '@chengban/modules/training/course-chapter/server/duration.ts'
import { courseCommentCheck as courseCommentCheck105 } from '@chengban/modules/training/course-comment/server/parent.ts'
import { courseCommentRemoving as courseCommentRemoving106, courseCommentSaved as courseCommentSaved107 } from '@chengban/modules/training/course-comment/server/follow.ts'
import { courseCounts as courseCounts1108 } from '@chengban/modules/training/course/counts.job.ts'
import { courseFigures as courseFigures986, learningFigures as learningFigures988 } from '@chengban/modules/training/course-log/statistics.call.ts'
import { courseLogFinished as courseLogFinished108 } from '@chengban/modules/training/course-log/server/finished.ts'
import { courseQuestionCheck as courseQuestionCheck109 } from '@chengban/modules/training/course-question/server/course-question-rules.ts'
import { courseQuizSweep as courseQuizSweep1106 } from '@chengban/modules/training/course-attempt/sweep.job.ts'
import { courses as courses997 } from '@chengban/modules/training/course/server/read.ts'
import { deductionCap as deductionCap110 } from '@chengban/modules/administration/deduction/server/cap.ts'
import { deductionLowered as deductionLowered111 } from '@chengban/modules/administration/deduction/server/lowered.ts'
import { demandApply as demandApply1016 } from '@chengban/modules/work/bug/demand-apply.call.ts'
import { demoApplyFree as demoApplyFree112 } from '@chengban/modules/administration/demo-apply/server/free.ts'
import { demoApplySummarized as demoApplySummarized113 } from '@chengban/modules/administration/demo-apply/server/summary.ts'
import { demonstratorsBusy as demonstratorsBusy526 } from '@chengban/modules/administration/demo-apply/busy.call.ts'
import { departmentCheck as departmentCheck114, departmentRemoving as departmentRemoving115 } from '@chengban/modules/platform/department/server/department-rules.ts'
import { detailOf as detailOf913 } from '@chengban/modules/sales/business-log/server/detail.ts'
import { developCancel as developCancel1038, developSend as developSend1040 } from '@chengban/modules/work/task-day/dispatch.call.ts'
import { diagram as diagram760 } from '@chengban/modules/platform/process-image/diagram.call.ts'
import { dictCheck as dictCheck116, dictRemoving as dictRemoving117 } from '@chengban/modules/platform/dict/server/dict-rules.ts'
import { dictTypeRemoving as dictTypeRemoving118 } from '@chengban/modules/platform/dict-type/server/dict-type-rules.ts'
import { dictUsed as dictUsed684 } from '@chengban/modules/platform/dict/used.call.ts'
import { dicts as dicts682 } from '@chengban/modules/platform/dict/dicts.call.ts'
import { digest as digest1082 } from '@chengban/modules/platform/ding/digest.job.ts'
import { dingFailed as dingFailed686, dingResend as dingResend688, dingState as dingState690, dingTest as dingTest692 } from '@chengban/modules/platform/ding/manage.call.ts'
import { dingSend as dingSend1084 } from '@chengban/modules/platform/ding/send.job.ts'
import { dingSync as dingSync1086 } from '@chengban/modules/platform/ding/sync.job.ts'
import { disable as disable776 } from '@chengban/modules/platform/user/disable.call.ts'
import { disablePerson as disablePerson775 } from '@chengban/modules/platform/user/server/disable.ts'
import { dispatch as dispatch1039 } from '@chengban/modules/work/task-day/server/dispatch.ts'
import { documentCheck as documentCheck119, documentRemoving as documentRemoving122, documentUserRemoving as documentUserRemoving124 } from '@chengban/modules/platform/document/server/document-rules.ts'
import { documentPublish as documentPublish120, documentPublished as documentPublished121 } from '@chengban/modules/platform/document/server/publish.ts'
import { documentTargets as documentTargets1088 } from '@chengban/modules/platform/document/targets.job.ts'
import { documentUserCheck as documentUserCheck123, documentUserSaved as documentUserSaved125 } from '@chengban/modules/platform/document/server/confirm.ts'
import { documentationCheck as documentationCheck126 } from '@chengban/modules/training/documentation/server/version.ts'
import { documentationOpened as documentationOpened127 } from '@chengban/modules/training/documentation/server/read.ts'
import { drawDiagram as drawDiagram759 } from '@chengban/modules/platform/process-image/server/diagram.ts'
import { duplicate as duplicate936 } from '@chengban/modules/sales/client/duplicate.call.ts'
import { earnMaintenance as earnMaintenance625 } from '@chengban/modules/finance/sums/server/maintenance-money.ts'
import { edit as edit778 } from '@chengban/modules/platform/user/edit.call.ts'
import { editUser as editUser777 } from '@chengban/modules/platform/user/server/edit.ts'
import { embedBoard as embedBoard744 } from '@chengban/modules/platform/metabase/embed.call.ts'
import { embedMetabase as embedMetabase743 } from '@chengban/modules/platform/metabase/server/embed.ts'
import { entries as entries748 } from '@chengban/modules/platform/permission/entries.call.ts'
import { entryApproved as entryApproved128, dailyEntries as dailyEntries1069 } from '@chengban/modules/administration/entry/server/regular.ts'
import { entryArrived as entryArrived129 } from '@chengban/modules/administration/entry/server/arrive.ts'
import { entryArrives as entryArrives130, entryExam as entryExam132, entryExamined as entryExamined133 } from '@chengban/modules/administration/entry/server/exam.ts'
import { entryCheck as entryCheck131, entrySubmit as entrySubmit138 } from '@chengban/modules/administration/entry/server/form.ts'
import { entryDaily as entryDaily1070 } from '@chengban/modules/administration/entry/daily.job.ts'
import { entryFinished as entryFinished134, entryLeaves as entryLeaves136 } from '@chengban/modules/administration/entry/server/finish.ts'
import { entryLearnt as entryLearnt135, entryItemAfter as entryItemAfter140, entryItemTicked as entryItemTicked141, entryItemTicking as entryItemTicking142 } from '@chengban/modules/administration/entry-item/server/tick.ts'
import { entryMaterialLink as entryMaterialLink137, sendMaterialLink as sendMaterialLink529 } from '@chengban/modules/administration/entry/server/material-link.ts'
import { entryVoided as entryVoided139 } from '@chengban/modules/administration/entry/server/undo.ts'
import { estimate as estimate1042 } from '@chengban/modules/work/task-day/estimate.call.ts'
import { estimateDay as estimateDay1041 } from '@chengban/modules/work/task-day/server/estimate.ts'
import { explain as explain750 } from '@chengban/modules/platform/permission/explain.call.ts'
import { explainRight as explainRight749 } from '@chengban/modules/platform/permission/server/explain.ts'
import { extraTaskCheck as extraTaskCheck143, extraTaskCounted as extraTaskCounted144 } from '@chengban/modules/work/extra-task/server/extra-task-rules.ts'
import { fetchOnce as fetchOnce825 } from '@chengban/modules/projects/product-download/server/fetch.ts'
import { fileAuditApproved as fileAuditApproved145, fileAuditCheck as fileAuditCheck146, fileAuditUnused as fileAuditUnused147 } from '@chengban/modules/platform/file-audit/server/file-audit-rules.ts'
import { fileRemarkCheck as fileRemarkCheck148 } from '@chengban/modules/projects/file-remark/server/file-remark-rules.ts'
import { fileSweep as fileSweep1098 } from '@chengban/modules/platform/stored-file/sweep.job.ts'
import { financePeriodClose as financePeriodClose150, financePeriodNeighbours as financePeriodNeighbours151, financePeriodOpened as financePeriodOpened152, financePeriodRemoving as financePeriodRemoving153, financePeriodReopen as financePeriodReopen154 } from '@chengban/modules/finance/finance-period/server/close.ts'
import { financeReading as financeReading149 } from '@chengban/modules/finance/finance-log/server/reading.ts'
import { findByOperation as findByOperation780 } from '@chengban/modules/platform/user/find-user-id-by-operation-code.call.ts'
import { findByOperationCode as findByOperationCode779, findByPermissionCode as findByPermissionCode781 } from '@chengban/modules/platform/user/server/find-by-code.ts'
import { findByPermission as findByPermission782 } from '@chengban/modules/platform/user/find-user-id-by-permission-code.call.ts'
import { findDuplicates as findDuplicates935 } from '@chengban/modules/sales/client/server/duplicate.ts'
import { findMaintenance as findMaintenance617 } from '@chengban/modules/finance/sums/server/maintenance-id.ts'
import { findWorkDay as findWorkDay721, listWorkDays as listWorkDays725 } from '@chengban/modules/platform/holiday/server/work-days.ts'
import { follow as follow839, followBuilding as followBuilding841, ignore as ignore843 } from '@chengban/modules/projects/product-library/server/follow.ts'
import { followProduct as followProduct840, followProductProject as followProductProject842, ignoreProduct as ignoreProduct844 } from '@chengban/modules/projects/product-library/follow.call.ts'
import { followTargets as followTargets1087 } from '@chengban/modules/platform/document/server/targets.ts'
import { followWages as followWages1077 } from '@chengban/modules/finance/money-salary/server/basic-pay.ts'
import { foretell as foretell719 } from '@chengban/modules/platform/foretold/server/foretold.ts'
import { foretold as foretold720 } from '@chengban/modules/platform/foretold/foretold.call.ts'
import { forgetFailures as forgetFailures1089 } from '@chengban/modules/platform/login-log/server/sweep.ts'
import { fromContract as fromContract898 } from '@chengban/modules/projects/project/from-contract.call.ts'
import { gantt as gantt852 } from '@chengban/modules/projects/project-module/gantt.call.ts'
import { gate as gate814 } from '@chengban/modules/projects/implementary-progress/gate.call.ts'
import { generateInsurance as generateInsurance574 } from '@chengban/modules/finance/social-insurance/generate.call.ts'
import { generateMonth as generateMonth573 } from '@chengban/modules/finance/social-insurance/server/generate.ts'
import { getBalance as getBalance944 } from '@chengban/modules/sales/invoicing/get-balance.call.ts'
import { getMaintenanceId as getMaintenanceId618 } from '@chengban/modules/finance/sums/get-maintenance-id.call.ts'
import { giftGiveCheck as giftGiveCheck155, giftGiveYearLimit as giftGiveYearLimit156 } from '@chengban/modules/sales/gift-give/server/gift-give-rules.ts'
import { giveBankFile as giveBankFile611 } from '@chengban/modules/finance/submit-payroll/server/bank-file.ts'
import { goalPlanCheck as goalPlanCheck157 } from '@chengban/modules/work/goal-plan/server/goal-plan-rules.ts'
import { goalPlanLeave as goalPlanLeave158, goalPlanRollUp as goalPlanRollUp159 } from '@chengban/modules/work/goal-plan/server/roll-up.ts'
import { grantYear as grantYear1075 } from '@chengban/modules/administration/rest-day-ledger/server/annual.ts'
import { handOverWork as handOverWork783 } from '@chengban/modules/platform/user/server/handover.ts'
import { handover as handover784 } from '@chengban/modules/platform/user/handover.call.ts'
import { hasComment as hasComment820 } from '@chengban/modules/projects/milepost/has-comment.call.ts'
import { hello as hello727 } from '@chengban/modules/platform/home/server/hello.ts'
import { historyOf as historyOf915 } from '@chengban/modules/sales/business-log/server/history.ts'
import { holders as holders752 } from '@chengban/modules/platform/permission/holders.call.ts'
import { holidayCheck as holidayCheck160, holidayRemoving as holidayRemoving162 } from '@chengban/modules/administration/attendance-month/server/locked-month.ts'
import { holidayRemoved as holidayRemoved161 } from '@chengban/modules/administration/attendance/server/calendar.ts'
import { holidaySaved as holidaySaved163, userEnabled as userEnabled446 } from '@chengban/modules/work/report/server/owed-today.ts'
import { homeHello as homeHello728 } from '@chengban/modules/platform/home/hello.call.ts'
import { ignoreFact as ignoreFact516, proposeDeductions as proposeDeductions518, sheetFacts as sheetFacts520 } from '@chengban/modules/administration/check-on-work/facts.call.ts'
import { ignoreFacts as ignoreFacts515, readFacts as readFacts519 } from '@chengban/modules/administration/check-on-work/server/facts.ts'
import { ignoreTogether as ignoreTogether511 } from '@chengban/modules/administration/attendance/server/ignores.ts'
import { ignores as ignores512 } from '@chengban/modules/administration/attendance/ignores.call.ts'
import { ilimit as ilimit946 } from '@chengban/modules/sales/invoicing/ilimit.call.ts'
import { impDocumentKinds as impDocumentKinds164 } from '@chengban/modules/projects/imp-document/server/kinds.ts'
import { impNodeLogCheck as impNodeLogCheck165, impNodeLogSigning as impNodeLogSigning166, impNodeLogUploading as impNodeLogUploading167 } from '@chengban/modules/projects/imp-node-log/server/imp-node-log-rules.ts'
import { impPrepareCheck as impPrepareCheck168 } from '@chengban/modules/projects/imp-prepare/server/imp-prepare-rules.ts'
import { impPrepareRelateIds as impPrepareRelateIds902, relateIds as relateIds904 } from '@chengban/modules/projects/project/relate-ids.call.ts'
import { impRecordCheck as impRecordCheck169, impRecordDays as impRecordDays170, impRecordRemoving as impRecordRemoving171, impRecordSubmitting as impRecordSubmitting172 } from '@chengban/modules/projects/imp-record/server/imp-record-rules.ts'
import { implementaryProgress as implementaryProgress1006 } from '@chengban/modules/work/apply-for/implementary-progress.call.ts'
import { implementaryProgressBegun as implementaryProgressBegun173, implementaryProgressCheck as implementaryProgressCheck174, implementaryProgressDone as implementaryProgressDone175, implementaryProgressGoingBack as implementaryProgressGoingBack176, implementaryProgressGoneBack as implementaryProgressGoneBack177, implementaryProgressSkipping as implementaryProgressSkipping178 } from '@chengban/modules/projects/implementary-progress/server/implementary-progress-rules.ts'
import { importHolidays as importHolidays723 } from '@chengban/modules/platform/holiday/server/import-year.ts'
import { importList as importList854, syncWbs as syncWbs856 } from '@chengban/modules/projects/project-module/scope.call.ts'
import { importPunch as importPunch496 } from '@chengban/modules/administration/attendance-punch/import-punch.call.ts'
import { importPunches as importPunches495 } from '@chengban/modules/administration/attendance-punch/server/import.ts'
import { importQuestions as importQuestions990 } from '@chengban/modules/training/course-question/import.call.ts'
import { importYear as importYear724 } from '@chengban/modules/platform/holiday/import-year.call.ts'
import { inbox as inbox654 } from '@chengban/modules/platform/audit-task/audit-task.call.ts'
import { inboxCounts as inboxCounts656 } from '@chengban/modules/platform/audit-task/counts.call.ts'
import { insuranceMonth as insuranceMonth576 } from '@chengban/modules/finance/social-insurance/month.call.ts'
import { invoiceCheck as invoiceCheck568 } from '@chengban/modules/finance/invoice-use/invoice-check.call.ts'
import { invoicingAmountNoTax as invoicingAmountNoTax179, invoicingAudit as invoicingAudit180, invoicingCheck as invoicingCheck181, invoicingDecided as invoicingDecided183, invoicingSubmit as invoicingSubmit186 } from '@chengban/modules/sales/invoicing/server/invoicing-rules.ts'
import { invoicingComplete as invoicingComplete182 } from '@chengban/modules/sales/invoicing/server/complete.ts'
import { invoicingConfigApproved as invoicingConfigApproved187, invoicingConfigCheck as invoicingConfigCheck188 } from '@chengban/modules/sales/invoicing-config/server/invoicing-config-rules.ts'
import { invoicingConfigIlimit as invoicingConfigIlimit189, limitInvoicing as limitInvoicing945 } from '@chengban/modules/sales/invoicing/server/ilimit.ts'
import { invoicingFlushRed as invoicingFlushRed184, invoicingFlushable as invoicingFlushable185 } from '@chengban/modules/sales/invoicing/server/flush-red.ts'
import { invoicingPlanCancel as invoicingPlanCancel190, invoicingPlanCheck as invoicingPlanCheck191, invoicingPlanRemoving as invoicingPlanRemoving192 } from '@chengban/modules/sales/invoicing-plan/server/invoicing-plan-rules.ts'
import { invoicingStatistics as invoicingStatistics949 } from '@chengban/modules/sales/invoicing/server/statistics.ts'
import { jumpToAssistant as jumpToAssistant789, jumpToCpjl as jumpToCpjl791, jumpToDarwin as jumpToDarwin793, jumpToEngineer as jumpToEngineer795 } from '@chengban/modules/platform/user/server/sister.ts'
import { keywordChanged as keywordChanged193, keywordRemoved as keywordRemoved194, keywordSubscribe as keywordSubscribe195, zfcgClient as zfcgClient486, zfcgToBusiness as zfcgToBusiness487, zfcgWords as zfcgWords488 } from '@chengban/modules/sales/zfcg/server/zfcg-rules.ts'
import { kick as kick732 } from '@chengban/modules/platform/login-log/kick.call.ts'
import { kickSession as kickSession731 } from '@chengban/modules/platform/login-log/server/kick.ts'
import { lackingGoals as lackingGoals845 } from '@chengban/modules/projects/product-library/server/no-goal.ts'
import { lastJobNumber as lastJobNumber785 } from '@chengban/modules/platform/user/server/last-num.ts'
import { lastNum as lastNum786 } from '@chengban/modules/platform/user/last-num.call.ts'
import { learnCourse as learnCourse981 } from '@chengban/modules/training/course-log/server/learn.ts'
import { likeComment as likeComment968, rateCourse as rateCourse970 } from '@chengban/modules/training/course-comment/marks.call.ts'
import { lineCheck as lineCheck196, lineRemoving as lineRemoving197, lineSaved as lineSaved198 } from '@chengban/modules/finance/submission/server/line.ts'
import { linkAsItStands as linkAsItStands893 } from '@chengban/modules/projects/project/server/share-link.ts'
import { list as list678 } from '@chengban/modules/platform/config/list.call.ts'
import { listComments as listComments669 } from '@chengban/modules/platform/comment/server/list.ts'
import { listConfig as listConfig677 } from '@chengban/modules/platform/config/server/list.ts'
import { listFailed as listFailed685, resendFailed as resendFailed687, readDingState as readDingState689, sendTest as sendTest691 } from '@chengban/modules/platform/ding/server/manage.ts'
import { listMessages as listMessages737 } from '@chengban/modules/platform/message/server/list.ts'
import { listOpenWork as listOpenWork787 } from '@chengban/modules/platform/user/server/open-work.ts'
import { listScans as listScans537 } from '@chengban/modules/administration/official-seal-use/server/scans.ts'
import { listTasks as listTasks653, countTasks as countTasks655 } from '@chengban/modules/platform/audit-task/server/inbox.ts'
import { listUsers as listUsers799 } from '@chengban/modules/platform/user/server/users.ts'
import { load as load848 } from '@chengban/modules/projects/project-dashboard/load.call.ts'
import { loadRebuild as loadRebuild1102 } from '@chengban/modules/projects/project-dashboard/load-rebuild.job.ts'
import { loads as loads847 } from '@chengban/modules/projects/project-dashboard/server/load.ts'
import { logAssistant as logAssistant790, logCpjl as logCpjl792, logDarwin as logDarwin794, logEngineer as logEngineer796 } from '@chengban/modules/platform/user/sister.call.ts'
import { logs as logs754 } from '@chengban/modules/platform/permission/logs.call.ts'
import { maintainDateChangeApprove as maintainDateChangeApprove199, maintainDateChangeApproved as maintainDateChangeApproved200, maintainDateChangeCheck as maintainDateChangeCheck201, maintainDateChangeSubmit as maintainDateChangeSubmit202 } from '@chengban/modules/sales/maintain-date-change/server/maintain-date-change-rules.ts'
import { maintenanceCheck as maintenanceCheck203 } from '@chengban/modules/sales/maintenance/server/maintenance-rules.ts'
import { makeMeetings as makeMeetings1111 } from '@chengban/modules/work/meeting-kind/server/meetings.ts'
import { makeSheets as makeSheets1073 } from '@chengban/modules/administration/performance/server/make-job.ts'
import { makeTemporary as makeTemporary833, writeBackTo as writeBackTo835 } from '@chengban/modules/projects/product-library-version/server/temporary.ts'
import { manageReportFigures as manageReportFigures204, manageReportOpened as manageReportOpened205 } from '@chengban/modules/work/manage-report/server/figures.ts'
import { markCommentsRead as markCommentsRead673 } from '@chengban/modules/platform/comment/server/read.ts'
import { markMessagesRead as markMessagesRead739 } from '@chengban/modules/platform/message/server/read.ts'
import { markProject as markProject899 } from '@chengban/modules/projects/project/server/remind.ts'
import { markTask as markTask1053 } from '@chengban/modules/work/task-users/server/remind.ts'
import { marketWorkCount as marketWorkCount206, marketWorkDay as marketWorkDay207, marketWorkOpened as marketWorkOpened208 } from '@chengban/modules/work/market-work/server/day.ts'
import { mayReportWeek as mayReportWeek1061 } from '@chengban/modules/work/week-work/server/may-report.ts'
import { meetingKindRule as meetingKindRule209 } from '@chengban/modules/work/meeting-kind/server/check-rule.ts'
import { meetingKindSaved as meetingKindSaved210 } from '@chengban/modules/work/meeting-kind/server/remade.ts'
import { meetingRows as meetingRows1112 } from '@chengban/modules/work/meeting-kind/meetings.job.ts'
import { menuCheck as menuCheck211 } from '@chengban/modules/platform/menu/server/menu-rules.ts'
import { menuTree as menuTree735 } from '@chengban/modules/platform/menu/server/tree.ts'
import { messageCheck as messageCheck212, messageSaved as messageSaved213 } from '@chengban/modules/platform/message/server/message-rules.ts'
import { messageSweep as messageSweep1092 } from '@chengban/modules/platform/message/sweep.job.ts'
import { messages as messages738 } from '@chengban/modules/platform/message/message.call.ts'
import { milepostAdvanceCheck as milepostAdvanceCheck219 } from '@chengban/modules/projects/milepost-advance/server/milepost-advance-rules.ts'
import { milepostCancelled as milepostCancelled214, milepostCheck as milepostCheck215, milepostConfirming as milepostConfirming216 } from '@chengban/modules/projects/milepost/server/milepost-rules.ts'
import { milepostPrioritised as milepostPrioritised217, milepostTasked as milepostTasked218, makeTasks as makeTasks815 } from '@chengban/modules/projects/milepost/server/tasks.ts'
import { mine as mine534 } from '@chengban/modules/administration/entry/mine.call.ts'
import { mine as mine698 } from '@chengban/modules/platform/document/mine.call.ts'
import { missingHolidays as missingHolidays492 } from '@chengban/modules/platform/holiday/server/missing.ts'
import { missingMonths as missingMonths489 } from '@chengban/modules/finance/money-month/server/remind-missing.ts'
import { modify as modify708 } from '@chengban/modules/platform/file-audit/modify.call.ts'
import { modifyFile as modifyFile707 } from '@chengban/modules/platform/file-audit/server/modify.ts'
import { moneyComeGoBack as moneyComeGoBack220, moneyComeGoBadDebt as moneyComeGoBadDebt221 } from '@chengban/modules/finance/money-come-go/server/back.ts'
import { moneyExpenseCheck as moneyExpenseCheck222, moneyExpenseOverLimit as moneyExpenseOverLimit223 } from '@chengban/modules/finance/money-expense/server/money-expense-rules.ts'
import { moneyLessCheck as moneyLessCheck224, moneyLessRemoving as moneyLessRemoving225 } from '@chengban/modules/finance/money-less/server/money-less-rules.ts'
import { moneyMonthCheck as moneyMonthCheck226 } from '@chengban/modules/finance/money-month/server/money-month-rules.ts'
import { moneySalaryCheck as moneySalaryCheck227 } from '@chengban/modules/finance/money-salary/server/money-salary-rules.ts'
import { moneyServerCheck as moneyServerCheck228, moneyServerRemoving as moneyServerRemoving229, moneyServerSaved as moneyServerSaved230 } from '@chengban/modules/finance/money-server/server/money-server-rules.ts'
import { monthUsed as monthUsed540 } from '@chengban/modules/administration/overtime/used.call.ts'
import { monthsMissing as monthsMissing570 } from '@chengban/modules/finance/money-month/monthly-month-not.call.ts'
import { moveEntry as moveEntry733 } from '@chengban/modules/platform/menu/server/move.ts'
import { moveMenu as moveMenu734 } from '@chengban/modules/platform/menu/move.call.ts'
import { myDocuments as myDocuments697, documentReport as documentReport703, urgeReaders as urgeReaders705 } from '@chengban/modules/platform/document/server/readers.ts'
import { myEntry as myEntry533 } from '@chengban/modules/administration/entry/server/mine.ts'
import { nextWorkDay as nextWorkDay722 } from '@chengban/modules/platform/holiday/add-work-days.call.ts'
import { noGoal as noGoal846 } from '@chengban/modules/projects/product-library/no-goal.call.ts'
import { noticePerformance as noticePerformance542, refreshPerformance as refreshPerformance544 } from '@chengban/modules/administration/performance/period.call.ts'
import { noticeSheets as noticeSheets541, refreshSheets as refreshSheets543 } from '@chengban/modules/administration/performance/server/period-calls.ts'
import { objectFacts as objectFacts522 } from '@chengban/modules/administration/check-on-work/object-facts.call.ts'
import { officialSealCheck as officialSealCheck231, officialSealTransfer as officialSealTransfer232 } from '@chengban/modules/administration/official-seal/server/official-seal-rules.ts'
import { officialSealUseApproved as officialSealUseApproved233, officialSealUseCheck as officialSealUseCheck234, officialSealUseIsSimple as officialSealUseIsSimple235, officialSealUseReturned as officialSealUseReturned236, officialSealUseSubmit as officialSealUseSubmit238 } from '@chengban/modules/administration/official-seal-use/server/official-seal-use-rules.ts'
import { officialSealUseStamp as officialSealUseStamp237 } from '@chengban/modules/administration/official-seal-use/server/acting.ts'
import { okrCheck as okrCheck239, okrRemoving as okrRemoving241 } from '@chengban/modules/work/okr/server/okr-rules.ts'
import { okrCheckFollow as okrCheckFollow246 } from '@chengban/modules/work/okr-check/server/follow.ts'
import { okrConfirmed as okrConfirmed240, okrRevised as okrRevised242, okrSpread as okrSpread245 } from '@chengban/modules/work/okr/server/spread.ts'
import { okrScore as okrScore243, okrSelfScore as okrSelfScore244 } from '@chengban/modules/work/okr/server/scores.ts'
import { okrWeeks as okrWeeks1030 } from '@chengban/modules/work/okr/datelist.call.ts'
import { open as open700 } from '@chengban/modules/platform/document/open.call.ts'
import { openAll as openAll1000 } from '@chengban/modules/training/course/open-all.call.ts'
import { openTogether as openTogether999 } from '@chengban/modules/training/course/server/open-all.ts'
import { openWork as openWork788 } from '@chengban/modules/platform/user/open-work.call.ts'
import { operationRemoving as operationRemoving247 } from '@chengban/modules/platform/operation/server/operation-rules.ts'
import { orderChapters as orderChapters966 } from '@chengban/modules/training/course-chapter/sort.call.ts'
import { other as other948 } from '@chengban/modules/sales/invoicing/other.call.ts'
import { overtimeApproved as overtimeApproved248 } from '@chengban/modules/administration/overtime/server/weekend.ts'
import { overtimeHours as overtimeHours249, overtimeRate as overtimeRate250, overtimeSubmit as overtimeSubmit253 } from '@chengban/modules/administration/overtime/server/overtime-rules.ts'
import { overtimeRecheck as overtimeRecheck251, overtimeRechecked as overtimeRechecked252, overtimeVerified as overtimeVerified254, overtimeVerify as overtimeVerify255, overtimeVoided as overtimeVoided256 } from '@chengban/modules/administration/overtime/server/settle.ts'
import { overtimeVerify as overtimeVerify1072 } from '@chengban/modules/administration/overtime/verify.job.ts'
import { ownPermissions as ownPermissions755 } from '@chengban/modules/platform/permission/server/self.ts'
import { ownTiles as ownTiles524 } from '@chengban/modules/administration/check-on-work/tiles.call.ts'
import { payrollDiff as payrollDiff614 } from '@chengban/modules/finance/submit-payroll/diff.call.ts'
import { payrollReady as payrollReady616 } from '@chengban/modules/finance/submit-payroll/ready.call.ts'
import { performanceCorrect as performanceCorrect257, performanceCorrected as performanceCorrected258 } from '@chengban/modules/administration/performance/server/correct.ts'
import { performanceMake as performanceMake1074 } from '@chengban/modules/administration/performance/make.job.ts'
import { periodFigures as periodFigures548, yearOfPerson as yearOfPerson550 } from '@chengban/modules/administration/performance/year.call.ts'
import { periodHinders as periodHinders566 } from '@chengban/modules/finance/finance-period/hinders.call.ts'
import { permissionCheck as permissionCheck260 } from '@chengban/modules/platform/permission/server/permission-rules.ts'
import { permissionLogs as permissionLogs753 } from '@chengban/modules/platform/permission/server/logs.ts'
import { personEntries as personEntries747 } from '@chengban/modules/platform/permission/server/entries.ts'
import { pickFiles as pickFiles709 } from '@chengban/modules/platform/file-audit/server/picker.ts'
import { picker as picker710 } from '@chengban/modules/platform/file-audit/picker.call.ts'
import { planItemCheck as planItemCheck261 } from '@chengban/modules/work/plan-item/server/plan-item-rules.ts'
import { planMonth as planMonth821 } from '@chengban/modules/projects/milepost/server/month-goal.ts'
import { pmoWorkFigures as pmoWorkFigures262, pmoWorkOpened as pmoWorkOpened263 } from '@chengban/modules/work/pmo-work/server/figures.ts'
import { previewApprovers as previewApprovers667 } from '@chengban/modules/platform/audit-task/server/preview.ts'
import { previewConvert as previewConvert1096 } from '@chengban/modules/platform/stored-file/convert.job.ts'
import { previewMeetings as previewMeetings1025 } from '@chengban/modules/work/meeting-kind/server/preview.ts'
import { previewRule as previewRule1026 } from '@chengban/modules/work/meeting-kind/preview.call.ts'
import { previewTask as previewTask1055, readPeople as readPeople1057 } from '@chengban/modules/work/task/server/preview.ts'
import { problemConfirm as problemConfirm866 } from '@chengban/modules/projects/project-progress/problem-confirm.call.ts'
import { productDownloadCheck as productDownloadCheck264, productDownloadPassing as productDownloadPassing265, productDownloadSaved as productDownloadSaved266 } from '@chengban/modules/projects/product-download/server/product-download-rules.ts'
import { productLibraryCheck as productLibraryCheck267 } from '@chengban/modules/projects/product-library/server/product-library-rules.ts'
import { productLibraryVersionCancelling as productLibraryVersionCancelling268, productLibraryVersionCheck as productLibraryVersionCheck269, productLibraryVersionOrderNo as productLibraryVersionOrderNo270, productLibraryVersionReleased as productLibraryVersionReleased271, productLibraryVersionReleasing as productLibraryVersionReleasing272, productLibraryVersionRetired as productLibraryVersionRetired273, productLibraryVersionRetiring as productLibraryVersionRetiring274 } from '@chengban/modules/projects/product-library-version/server/product-library-version-rules.ts'
import { productLibraryVersionStaging as productLibraryVersionStaging275 } from '@chengban/modules/projects/product-library-version/server/staging.ts'
import { projectAccept as projectAccept276, projectAccepted as projectAccepted277, projectAccepting as projectAccepting278, projectEntered as projectEntered281, projectEntering as projectEntering282, projectPassed as projectPassed287, projectResumed as projectResumed289, projectStarted as projectStarted290 } from '@chengban/modules/projects/project/server/stages.ts'
import { projectCheck as projectCheck279, projectClient as projectClient280, projectIsPlain as projectIsPlain283, projectIsSmall as projectIsSmall284, projectOpen as projectOpen286, projectRemoving as projectRemoving288, projectStarting as projectStarting291, projectTerminated as projectTerminated292 } from '@chengban/modules/projects/project/server/project-rules.ts'
import { projectFollowRemoving as projectFollowRemoving293, projectFollowSaved as projectFollowSaved294 } from '@chengban/modules/projects/project-follow/server/quiet.ts'
import { projectLinking as projectLinking285 } from '@chengban/modules/projects/project/server/report-token.ts'
import { projectManDayIsSmall as projectManDayIsSmall295, projectManDaySubmitting as projectManDaySubmitting296 } from '@chengban/modules/projects/project-man-day/server/project-man-day-rules.ts'
import { projectModuleCheck as projectModuleCheck297, projectModuleSaved as projectModuleSaved298 } from '@chengban/modules/projects/project-module/server/project-module-rules.ts'
import { projectOfContract as projectOfContract897 } from '@chengban/modules/projects/project/server/from-contract.ts'
import { projectProductApproved as projectProductApproved299, projectProductRetiring as projectProductRetiring300 } from '@chengban/modules/projects/project-product/server/project-product-rules.ts'
import { projectProgressAgreeing as projectProgressAgreeing301, projectProgressPromised as projectProgressPromised307, projectProgressPromising as projectProgressPromising308 } from '@chengban/modules/projects/project-progress/server/promise.ts'
import { projectProgressCheck as projectProgressCheck302, projectProgressCompleted as projectProgressCompleted303, projectProgressCompleting as projectProgressCompleting304, projectProgressConfirmed as projectProgressConfirmed305, projectProgressConfirming as projectProgressConfirming306, projectProgressRemoving as projectProgressRemoving309, projectProgressRound as projectProgressRound310, projectProgressSaved as projectProgressSaved311, projectProgressSigning as projectProgressSigning313, projectProgressStageRound as projectProgressStageRound314, projectProgressSubmitting as projectProgressSubmitting315, projectProgressSyncing as projectProgressSyncing316, projectProgressTakenBack as projectProgressTakenBack317 } from '@chengban/modules/projects/project-progress/server/project-progress-rules.ts'
import { projectProgressSignedWith as projectProgressSignedWith312 } from '@chengban/modules/projects/project-progress/server/frozen.ts'
import { projectReport as projectReport908 } from '@chengban/modules/projects/project/report.call.ts'
import { projectVerCheck as projectVerCheck318, projectVerConfirmed as projectVerConfirmed319, projectVerDelivering as projectVerDelivering320, projectVerSubmitting as projectVerSubmitting321, projectVerWatched as projectVerWatched322 } from '@chengban/modules/projects/project-ver/server/project-ver-rules.ts'
import { projectsToSign as projectsToSign861, filesByStage as filesByStage863 } from '@chengban/modules/projects/project-progress/server/documents.ts'
import { projectxg as projectxg900 } from '@chengban/modules/projects/project/projectxg.call.ts'
import { propose as propose517 } from '@chengban/modules/administration/check-on-work/server/propose.ts'
import { publicity as publicity956 } from '@chengban/modules/sales/zfcg/publicity.call.ts'
import { publishVersion as publishVersion679 } from '@chengban/modules/platform/config/server/set-last-ver.ts'
import { raiseDemand as raiseDemand1015 } from '@chengban/modules/work/bug/server/demand-apply.ts'
import { rate as rate969 } from '@chengban/modules/training/course-comment/server/rate.ts'
import { reApply as reApply882, smallApply as smallApply884 } from '@chengban/modules/projects/project-ver/again.call.ts'
import { read as read702 } from '@chengban/modules/platform/document/read.call.ts'
import { readAudit as readAudit665 } from '@chengban/modules/platform/audit-task/server/detail.ts'
import { readBalance as readBalance557 } from '@chengban/modules/administration/rest-day-ledger/server/balance.ts'
import { readBusy as readBusy525 } from '@chengban/modules/administration/demo-apply/server/busy.ts'
import { readCalendar as readCalendar1063 } from '@chengban/modules/work/work-day/server/calendar.ts'
import { readClientPage as readClientPage895 } from '@chengban/modules/projects/project/server/client-page.ts'
import { readComments as readComments674 } from '@chengban/modules/platform/comment/read.call.ts'
import { readCourseFigures as readCourseFigures985 } from '@chengban/modules/training/course-log/server/course-statistics.ts'
import { readCourses as readCourses998 } from '@chengban/modules/training/course/course.call.ts'
import { readDiff as readDiff613 } from '@chengban/modules/finance/submit-payroll/server/diff.ts'
import { readFigures as readFigures547, readYear as readYear549 } from '@chengban/modules/administration/performance/server/year.ts'
import { readFigures as readFigures987 } from '@chengban/modules/training/course-log/server/statistics.ts'
import { readHistory as readHistory1019 } from '@chengban/modules/work/change/server/history.ts'
import { readMessage as readMessage740 } from '@chengban/modules/platform/message/read.call.ts'
import { readMissing as readMissing569 } from '@chengban/modules/finance/money-month/server/missing.ts'
import { readMyDay as readMyDay1051 } from '@chengban/modules/work/task-day/server/today/today.ts'
import { readProgress as readProgress1005 } from '@chengban/modules/work/apply-for/server/progress.ts'
import { readShelves as readShelves958 } from '@chengban/modules/training/category/category.call.ts'
import { readSignPage as readSignPage1007 } from '@chengban/modules/work/apply-for/server/sign-page.ts'
import { readSummary as readSummary493 } from '@chengban/modules/administration/attendance-month/server/summary.ts'
import { readSyncFigures as readSyncFigures1011 } from '@chengban/modules/work/apply-for/server/sync-statistics.ts'
import { readTalk as readTalk972, sayComment as sayComment974 } from '@chengban/modules/training/course-comment/talk.call.ts'
import { readTeam as readTeam1048, urgeTeam as urgeTeam1050 } from '@chengban/modules/work/task-day/team.call.ts'
import { readTiles as readTiles523 } from '@chengban/modules/administration/check-on-work/server/tiles.ts'
import { readToday as readToday1052 } from '@chengban/modules/work/task-day/today.call.ts'
import { readToday as readToday545 } from '@chengban/modules/administration/performance/server/today.ts'
import { readTypes as readTypes623 } from '@chengban/modules/finance/sums/server/expense-types.ts'
import { readUsed as readUsed539 } from '@chengban/modules/administration/overtime/server/used.ts'
import { readWaiting as readWaiting1021 } from '@chengban/modules/work/change/server/wait.ts'
import { readWaiting as readWaiting513 } from '@chengban/modules/administration/attendance/server/waiting.ts'
import { readWeeks as readWeeks1029 } from '@chengban/modules/work/okr/server/datelist.ts'
import { readWelcome as readWelcome1065 } from '@chengban/modules/work/work-day/server/welcome.ts'
import { rebuildLoads as rebuildLoads1101 } from '@chengban/modules/projects/project-dashboard/server/rebuild.ts'
import { receiveExtend as receiveExtend323, receiveHandOut as receiveHandOut324, receiveHandedOut as receiveHandedOut325, receiveReturnAudit as receiveReturnAudit326, receiveReturned as receiveReturned327, receiveReturning as receiveReturning328 } from '@chengban/modules/administration/receive/server/moves.ts'
import { receiveItemCheck as receiveItemCheck330 } from '@chengban/modules/administration/receive-item/server/receive-item-rules.ts'
import { receiveStockBook as receiveStockBook331 } from '@chengban/modules/administration/receive-stock/server/book.ts'
import { receiveSubmit as receiveSubmit329 } from '@chengban/modules/administration/receive/server/submit.ts'
import { reckonTry as reckonTry577 } from '@chengban/modules/finance/social-rule/server/try.ts'
import { recount as recount1107 } from '@chengban/modules/training/course/server/counts.ts'
import { refreshChecks as refreshChecks1031 } from '@chengban/modules/work/okr/server/refresh.ts'
import { refreshOkr as refreshOkr1032 } from '@chengban/modules/work/okr/refresh.call.ts'
import { refuseSwitch as refuseSwitch995 } from '@chengban/modules/training/course/server/switch.ts'
import { release as release832, temporary as temporary834, writeBack as writeBack836 } from '@chengban/modules/projects/product-library-version/release.call.ts'
import { releaseVersion as releaseVersion831 } from '@chengban/modules/projects/product-library-version/server/release.ts'
import { remind as remind672 } from '@chengban/modules/platform/comment/message-remind.call.ts'
import { remindApprovers as remindApprovers1079 } from '@chengban/modules/platform/audit-task/server/sla.ts'
import { reminderRuleCheck as reminderRuleCheck332 } from '@chengban/modules/platform/reminder-rule/server/reminder-rule-rules.ts'
import { renewDayWork as renewDayWork1036 } from '@chengban/modules/work/report/renew-day-work.call.ts'
import { renewLink as renewLink905 } from '@chengban/modules/projects/project/server/client-link.ts'
import { renewReport as renewReport1035 } from '@chengban/modules/work/task-day/server/renew.ts'
import { renewReportToken as renewReportToken906 } from '@chengban/modules/projects/project/renew-report-token.call.ts'
import { renewServer as renewServer592, reverseExpense as reverseExpense594, reverseMonth as reverseMonth596, reverseOther as reverseOther598, reverseServer as reverseServer600 } from '@chengban/modules/finance/submission/reverse.call.ts'
import { report as report704 } from '@chengban/modules/platform/document/report.call.ts'
import { report as report868 } from '@chengban/modules/projects/project-progress/report.call.ts'
import { reportCount as reportCount333 } from '@chengban/modules/work/report/server/count.ts'
import { reportDay as reportDay334, reportMonth as reportMonth335, reportUnlock as reportUnlock338, reportWeek as reportWeek339 } from '@chengban/modules/work/report/server/windows.ts'
import { reportExpenses as reportExpenses627 } from '@chengban/modules/finance/sums/server/expense-report.ts'
import { reportOpened as reportOpened336 } from '@chengban/modules/work/report/server/opened.ts'
import { reportPmo as reportPmo337 } from '@chengban/modules/work/manage-report/server/pmo.ts'
import { reportProjects as reportProjects907 } from '@chengban/modules/projects/project/server/report.ts'
import { requestSweep as requestSweep1094 } from '@chengban/modules/platform/request/sweep.job.ts'
import { reset as reset959 } from '@chengban/modules/training/course-attempt/server/reset.ts'
import { resetAttempts as resetAttempts960, startQuiz as startQuiz962, submitQuiz as submitQuiz964 } from '@chengban/modules/training/course-attempt/quiz.call.ts'
import { restDayCancelled as restDayCancelled340, restDayCancelling as restDayCancelling341 } from '@chengban/modules/administration/rest-day/server/cancel.ts'
import { restDayDays as restDayDays342, restDaySubmit as restDaySubmit344 } from '@chengban/modules/administration/rest-day/server/rest-day-rules.ts'
import { restDayPassed as restDayPassed343, restDayVoided as restDayVoided345 } from '@chengban/modules/administration/rest-day/server/draw.ts'
import { resultsOf as resultsOf955 } from '@chengban/modules/sales/zfcg/server/publicity.ts'
import { retryFailed as retryFailed1023 } from '@chengban/modules/work/client-sync/server/retry.ts'
import { retrySync as retrySync1024 } from '@chengban/modules/work/client-sync/retry.call.ts'
import { returnedMoneyApplyApprove as returnedMoneyApplyApprove346, returnedMoneyApplyApproved as returnedMoneyApplyApproved347, returnedMoneyApplyCheck as returnedMoneyApplyCheck348, returnedMoneyApplyLedger as returnedMoneyApplyLedger349, returnedMoneyApplySubmit as returnedMoneyApplySubmit350, returnedMoneyApplyVoid as returnedMoneyApplyVoid351, returnedMoneyApplyVoided as returnedMoneyApplyVoided352 } from '@chengban/modules/sales/returned-money-apply/server/returned-money-apply-rules.ts'
import { revealComment as revealComment675 } from '@chengban/modules/platform/comment/server/reveal.ts'
import { revealComment as revealComment676 } from '@chengban/modules/platform/comment/reveal.call.ts'
import { revoke as revoke716 } from '@chengban/modules/platform/file-share/revoke.call.ts'
import { roleCheck as roleCheck353, roleRemoving as roleRemoving354 } from '@chengban/modules/platform/role/server/role-rules.ts'
import { roleTerm as roleTerm1100 } from '@chengban/modules/platform/user-role/term.job.ts'
import { ruleSaved as ruleSaved355 } from '@chengban/modules/finance/finance-log/server/log-rule.ts'
import { runAssignments as runAssignments1103 } from '@chengban/modules/training/course-assign/server/assign.ts'
import { runSeries as runSeries1113 } from '@chengban/modules/work/task/server/series-job.ts'
import { salaryInForce as salaryInForce1078 } from '@chengban/modules/finance/money-salary/in-force.job.ts'
import { save as save1044 } from '@chengban/modules/work/task-day/save.call.ts'
import { saveDay as saveDay1043 } from '@chengban/modules/work/task-day/server/save.ts'
import { savedViewCheck as savedViewCheck356, savedViewRemoving as savedViewRemoving357 } from '@chengban/modules/platform/saved-view/server/saved-view-rules.ts'
import { say as say973 } from '@chengban/modules/training/course-comment/server/say.ts'
import { scans as scans538 } from '@chengban/modules/administration/official-seal-use/scans.call.ts'
import { search as search768 } from '@chengban/modules/platform/search/search.call.ts'
import { searchAll as searchAll767 } from '@chengban/modules/platform/search/server/search.ts'
import { self as self756 } from '@chengban/modules/platform/permission/self.call.ts'
import { sendBrief as sendBrief891 } from '@chengban/modules/projects/project/server/brief.ts'
import { sendDigest as sendDigest1081 } from '@chengban/modules/platform/ding/server/digest.ts'
import { sendMessage as sendMessage742 } from '@chengban/modules/platform/message/send.call.ts'
import { sendReminder as sendReminder671 } from '@chengban/modules/platform/comment/server/remind.ts'
import { sendShare as sendShare718 } from '@chengban/modules/platform/file-share/send.call.ts'
import { sendSignLink as sendSignLink1003 } from '@chengban/modules/work/apply-for/server/ask-sign.ts'
import { sendStates as sendStates1109 } from '@chengban/modules/work/client-sync/server/send.ts'
import { sendTestEmail as sendTestEmail797 } from '@chengban/modules/platform/user/server/test-email.ts'
import { sendToMany as sendToMany741 } from '@chengban/modules/platform/message/server/send.ts'
import { sendToPeople as sendToPeople717 } from '@chengban/modules/platform/file-share/server/send.ts'
import { sendWaiting as sendWaiting1083 } from '@chengban/modules/platform/ding/server/send.ts'
import { sendWeek as sendWeek1059 } from '@chengban/modules/work/week-task-comb/server/send.ts'
import { sessionSweep as sessionSweep1090 } from '@chengban/modules/platform/login-log/sweep.job.ts'
import { setBaseline as setBaseline857 } from '@chengban/modules/projects/project-module/server/baseline.ts'
import { setDownloadConfig as setDownloadConfig838 } from '@chengban/modules/projects/product-library/download-config.call.ts'
import { setLastVer as setLastVer680 } from '@chengban/modules/platform/config/set-last-ver.call.ts'
import { setMonthGoal as setMonthGoal822 } from '@chengban/modules/projects/milepost/set-month-goal.call.ts'
import { setNotCalc as setNotCalc1045 } from '@chengban/modules/work/task-day/server/not-calc.ts'
import { setPermission as setPermission766 } from '@chengban/modules/platform/role/set-permission.call.ts'
import { setRolePermission as setRolePermission765 } from '@chengban/modules/platform/role/server/set-permission.ts'
import { settleOvertimes as settleOvertimes1071 } from '@chengban/modules/administration/overtime/server/verify-job.ts'
import { share as share714 } from '@chengban/modules/platform/file-share/file-share.call.ts'
import { shareFile as shareFile713, revokeShare as revokeShare715 } from '@chengban/modules/platform/file-share/server/share.ts'
import { shareLink as shareLink894 } from '@chengban/modules/projects/project/client-link.call.ts'
import { shelves as shelves957 } from '@chengban/modules/training/category/server/shelves.ts'
import { shiftBar as shiftBar859 } from '@chengban/modules/projects/project-module/server/shift.ts'
import { signAsRead as signAsRead871 } from '@chengban/modules/projects/project-progress/server/sign.ts'
import { signByClient as signByClient1009 } from '@chengban/modules/work/apply-for/server/signature.ts'
import { signIn as signIn910 } from '@chengban/modules/projects/train/sign-in.call.ts'
import { signInToTrain as signInToTrain909 } from '@chengban/modules/projects/train/server/sign-in.ts'
import { signPage as signPage1008 } from '@chengban/modules/work/apply-for/sign-page.call.ts'
import { signProduct as signProduct870 } from '@chengban/modules/projects/project-progress/signature-product.call.ts'
import { signRequirement as signRequirement1010 } from '@chengban/modules/work/apply-for/signature.call.ts'
import { signSheets as signSheets872 } from '@chengban/modules/projects/project-progress/signature.call.ts'
import { socialInsuranceCheck as socialInsuranceCheck358, socialInsuranceLines as socialInsuranceLines359, socialInsuranceOpen as socialInsuranceOpen360, socialInsurancePaidState as socialInsurancePaidState361, socialInsuranceRemoving as socialInsuranceRemoving362, socialInsuranceUncheck as socialInsuranceUncheck363 } from '@chengban/modules/finance/social-insurance/server/social-insurance-rules.ts'
import { socialRuleCheck as socialRuleCheck364, socialRuleRemoving as socialRuleRemoving365 } from '@chengban/modules/finance/social-rule/server/social-rule-rules.ts'
import { sortChapters as sortChapters965 } from '@chengban/modules/training/course-chapter/server/sort.ts'
import { start as start961, hand as hand963 } from '@chengban/modules/training/course-attempt/server/quiz.ts'
import { statistics as statistics950 } from '@chengban/modules/sales/invoicing/statistics.call.ts'
import { stock as stock942 } from '@chengban/modules/sales/gift-type/stock.call.ts'
import { storageUsage as storageUsage771 } from '@chengban/modules/platform/stored-file/server/usage.ts'
import { storeMaterials as storeMaterials527, shownMaterials as shownMaterials531 } from '@chengban/modules/administration/entry/server/materials.ts'
import { submissionApprove as submissionApprove366, submissionCheck as submissionCheck367, submissionPassed as submissionPassed369, submissionRemoving as submissionRemoving370, submissionReturned as submissionReturned371, submissionSubmit as submissionSubmit372, submissionTakenBack as submissionTakenBack374, submissionVoid as submissionVoid375, submissionVoided as submissionVoided376 } from '@chengban/modules/finance/submission/server/audit.ts'
import { submissionDecideLines as submissionDecideLines368 } from '@chengban/modules/finance/submission/server/decide-lines.ts'
import { submissionSubmitted as submissionSubmitted373 } from '@chengban/modules/finance/submission/server/invoices.ts'
import { submitComeGoPassed as submitComeGoPassed377, submitComeGoSubmit as submitComeGoSubmit378, submitComeGoVoid as submitComeGoVoid379, submitComeGoVoided as submitComeGoVoided380 } from '@chengban/modules/finance/submit-come-go/server/audit.ts'
import { submitExpenseCheck as submitExpenseCheck381 } from '@chengban/modules/finance/submit-expense/server/submit-expense-rules.ts'
import { submitExpenseNoticeCheck as submitExpenseNoticeCheck382, submitExpenseNoticeChecked as submitExpenseNoticeChecked383, submitExpensePaid as submitExpensePaid384, submitExpensePay as submitExpensePay386, submitExpensePaying as submitExpensePaying387, submitExpenseUnpaid as submitExpenseUnpaid389, submitExpenseUnpay as submitExpenseUnpay390 } from '@chengban/modules/finance/submit-expense/server/pay.ts'
import { submitExpensePassed as submitExpensePassed385 } from '@chengban/modules/finance/submit-expense/server/passed.ts'
import { submitExpenseSubmit as submitExpenseSubmit388 } from '@chengban/modules/finance/submit-expense/server/submit.ts'
import { submitMonthName as submitMonthName391 } from '@chengban/modules/finance/submit-month/server/name.ts'
import { submitPayrollApprove as submitPayrollApprove392, submitPayrollLocked as submitPayrollLocked396, submitPayrollPaid as submitPayrollPaid398, submitPayrollPay as submitPayrollPay399, submitPayrollSubmit as submitPayrollSubmit401, submitPayrollVoid as submitPayrollVoid402, submitPayrollVoided as submitPayrollVoided403 } from '@chengban/modules/finance/submit-payroll/server/steps.ts'
import { submitPayrollCalc as submitPayrollCalc393, submitPayrollCalculated as submitPayrollCalculated394, submitPayrollRemoving as submitPayrollRemoving400 } from '@chengban/modules/finance/submit-payroll/server/calc/calc.ts'
import { submitPayrollCheck as submitPayrollCheck395, submitPayrollName as submitPayrollName397 } from '@chengban/modules/finance/submit-payroll/server/submit-payroll-rules.ts'
import { submitSalaryApprove as submitSalaryApprove404, submitSalaryPassed as submitSalaryPassed405, submitSalaryVoid as submitSalaryVoid406, submitSalaryVoided as submitSalaryVoided407 } from '@chengban/modules/finance/submit-salary/server/steps.ts'
import { sumExpense as sumExpense629, sumPayroll as sumPayroll631, sumSalary as sumSalary633, sumSalaryCost as sumSalaryCost635, sumServer as sumServer637 } from '@chengban/modules/finance/sums/server/sums.ts'
import { sumMoneyExpense as sumMoneyExpense630, sumMoneyPayroll as sumMoneyPayroll632, sumMoneySalary as sumMoneySalary634, sumMoneySalaryCost as sumMoneySalaryCost636, sumMoneyServer as sumMoneyServer638 } from '@chengban/modules/finance/sums/sums.call.ts'
import { summarize as summarize917 } from '@chengban/modules/sales/business-log/server/summary.ts'
import { summarize as summarize953 } from '@chengban/modules/sales/returned-money/server/summary.ts'
import { summarizeProducts as summarizeProducts927 } from '@chengban/modules/sales/client-product/server/summary.ts'
import { summary as summary494 } from '@chengban/modules/administration/attendance-month/summary.call.ts'
import { summaryReturnedMoney as summaryReturnedMoney954 } from '@chengban/modules/sales/returned-money/summary-returned-money.call.ts'
import { sweepFiles as sweepFiles1097 } from '@chengban/modules/platform/stored-file/server/sweep.ts'
import { sweepMessages as sweepMessages1091 } from '@chengban/modules/platform/message/server/sweep.ts'
import { sweepRequests as sweepRequests1093 } from '@chengban/modules/platform/request/server/sweep.ts'
import { switchCourse as switchCourse996 } from '@chengban/modules/training/course/course-enable.call.ts'
import { syncBreakdown as syncBreakdown855 } from '@chengban/modules/projects/project-module/server/sync-wbs.ts'
import { syncBusiness as syncBusiness911 } from '@chengban/modules/sales/business-log/server/business-sync.ts'
import { syncLog as syncLog922 } from '@chengban/modules/sales/business-task/sync-log.call.ts'
import { syncMonth as syncMonth559 } from '@chengban/modules/administration/rest-day-ledger/server/sync.ts'
import { syncNow as syncNow693, syncByNight as syncByNight1085 } from '@chengban/modules/platform/ding/server/sync.ts'
import { syncPrepare as syncPrepare804, syncPrepareBusiness as syncPrepareBusiness806 } from '@chengban/modules/projects/imp-prepare/sync-prepare.call.ts'
import { syncProject as syncProject803, syncBusiness as syncBusiness805 } from '@chengban/modules/projects/imp-prepare/server/sync.ts'
import { syncPunch as syncPunch498 } from '@chengban/modules/administration/attendance-punch/sync-punch.call.ts'
import { syncPunches as syncPunches497 } from '@chengban/modules/administration/attendance-punch/server/sync.ts'
import { syncRest as syncRest560 } from '@chengban/modules/administration/rest-day-ledger/sync.call.ts'
import { syncSend as syncSend1110 } from '@chengban/modules/work/client-sync/send.job.ts'
import { syncStatistics as syncStatistics1012 } from '@chengban/modules/work/apply-for/sync-statistics.call.ts'
import { syncTask as syncTask921 } from '@chengban/modules/sales/business-task/server/sync-log.ts'
import { syncVisit as syncVisit930 } from '@chengban/modules/sales/client-product/sync-visit.call.ts'
import { syncVisits as syncVisits929 } from '@chengban/modules/sales/client-product/server/visit-sync.ts'
import { takeBack as takeBack1037 } from '@chengban/modules/work/task-day/server/take-back.ts'
import { talk as talk971 } from '@chengban/modules/training/course-comment/server/talk.ts'
import { taskBegun as taskBegun408, taskCycleEnded as taskCycleEnded411, taskEndCycle as taskEndCycle412 } from '@chengban/modules/work/task/server/series.ts'
import { taskCancelled as taskCancelled409, taskCheck as taskCheck410, taskReassign as taskReassign414, taskRemoving as taskRemoving416 } from '@chengban/modules/work/task/server/task-rules.ts'
import { taskDayBegun as taskDayBegun417, taskDayCancelling as taskDayCancelling418, taskDayCheck as taskDayCheck419, taskDayEstimate as taskDayEstimate420 } from '@chengban/modules/work/task-day/server/task-day-rules.ts'
import { taskDayNotCalc as taskDayNotCalc1046 } from '@chengban/modules/work/task-day/task-day-not-calc.call.ts'
import { taskDayRewritten as taskDayRewritten421 } from '@chengban/modules/work/task-day/server/rewrite.ts'
import { taskHours as taskHours413 } from '@chengban/modules/work/task/server/hours.ts'
import { taskPreview as taskPreview1056 } from '@chengban/modules/work/task/preview.call.ts'
import { taskReassigned as taskReassigned415, taskUsersCheck as taskUsersCheck422 } from '@chengban/modules/work/task/server/people.ts'
import { taskSeries as taskSeries1114 } from '@chengban/modules/work/task/series.job.ts'
import { taskUserIds as taskUserIds1058 } from '@chengban/modules/work/task/task-user-ids.call.ts'
import { taskWeekBegun as taskWeekBegun423, taskWeekSaved as taskWeekSaved427 } from '@chengban/modules/work/task-week/server/carry.ts'
import { taskWeekCheck as taskWeekCheck424, taskWeekRemoving as taskWeekRemoving425, taskWeekSave as taskWeekSave426 } from '@chengban/modules/work/task-week/server/task-week-rules.ts'
import { taskxg as taskxg1054 } from '@chengban/modules/work/task-users/taskxg.call.ts'
import { taxOpeningCheck as taxOpeningCheck428, taxOpeningRemoving as taxOpeningRemoving429 } from '@chengban/modules/finance/tax-opening/server/tax-opening-rules.ts'
import { taxRuleCheck as taxRuleCheck430, taxRuleRemoving as taxRuleRemoving431 } from '@chengban/modules/finance/tax-rule/server/tax-rule-rules.ts'
import { teamOf as teamOf1047, remindTeam as remindTeam1049 } from '@chengban/modules/work/task-day/server/team.ts'
import { tellBeside as tellBeside605 } from '@chengban/modules/finance/submit-expense/server/beside.ts'
import { tellHinders as tellHinders565 } from '@chengban/modules/finance/finance-period/server/hinders.ts'
import { tellMonth as tellMonth575 } from '@chengban/modules/finance/social-insurance/server/month.ts'
import { tellReady as tellReady615 } from '@chengban/modules/finance/submit-payroll/server/ready.ts'
import { tellRoleTerms as tellRoleTerms1099 } from '@chengban/modules/platform/user-role/server/term.ts'
import { testApplyCompleted as testApplyCompleted432, testApplyExtend as testApplyExtend433, testApplyFree as testApplyFree434, testApplyWithin as testApplyWithin435 } from '@chengban/modules/administration/test-apply/server/test-apply-rules.ts'
import { testEmail as testEmail798 } from '@chengban/modules/platform/user/test-email.call.ts'
import { ticket as ticket770 } from '@chengban/modules/platform/stored-file/ticket.call.ts'
import { ticketsFor as ticketsFor769 } from '@chengban/modules/platform/stored-file/server/ticket.ts'
import { timeLine as timeLine851 } from '@chengban/modules/projects/project-module/server/gantt.ts'
import { toSync as toSync694 } from '@chengban/modules/platform/ding/to-sync.call.ts'
import { todayTasks as todayTasks546 } from '@chengban/modules/administration/performance/today-tasks.call.ts'
import { toggleLike as toggleLike967 } from '@chengban/modules/training/course-comment/server/like.ts'
import { toldGate as toldGate813 } from '@chengban/modules/projects/implementary-progress/server/told-gate.ts'
import { trainCheck as trainCheck436, trainPassed as trainPassed437 } from '@chengban/modules/projects/train/server/train-rules.ts'
import { trainForVer as trainForVer888 } from '@chengban/modules/projects/project-ver/train.call.ts'
import { trainOfVer as trainOfVer887 } from '@chengban/modules/projects/project-ver/server/train.ts'
import { trainRejected as trainRejected438 } from '@chengban/modules/projects/train/server/rejected.ts'
import { tree as tree736 } from '@chengban/modules/platform/menu/tree.call.ts'
import { tryPay as tryPay578 } from '@chengban/modules/finance/social-rule/try.call.ts'
import { unreadNotice as unreadNotice490, reportNotice as reportNotice491 } from '@chengban/modules/platform/document/server/notices.ts'
import { upload as upload802 } from '@chengban/modules/projects/imp-node-log/upload.call.ts'
import { uploadDocument as uploadDocument801 } from '@chengban/modules/projects/imp-node-log/server/upload.ts'
import { urge as urge706 } from '@chengban/modules/platform/document/urge.call.ts'
import { usage as usage772 } from '@chengban/modules/platform/stored-file/usage.call.ts'
import { userAudit as userAudit439, userAudited as userAudited440 } from '@chengban/modules/platform/user/server/audit-move.ts'
import { userCheck as userCheck441 } from '@chengban/modules/platform/user/server/user-rules.ts'
import { userDepart as userDepart442, userDeparted as userDeparted443, userDisable as userDisable444, userDisabled as userDisabled445, userRehired as userRehired447 } from '@chengban/modules/platform/user/server/leave.ts'
import { userRemoving as userRemoving448, userSaved as userSaved449 } from '@chengban/modules/platform/user/server/saved.ts'
import { userRoleCheck as userRoleCheck450, userRoleRemoving as userRoleRemoving451, userRoleSaved as userRoleSaved452 } from '@chengban/modules/platform/user-role/server/user-role-rules.ts'
import { users as users800 } from '@chengban/modules/platform/user/users.call.ts'
import { uses as uses712 } from '@chengban/modules/platform/file-audit/uses.call.ts'
import { usesOfFile as usesOfFile711 } from '@chengban/modules/platform/file-audit/server/uses.ts'
import { verify as verify564 } from '@chengban/modules/finance/finance-log/verify.call.ts'
import { verifyLog as verifyLog563 } from '@chengban/modules/finance/finance-log/server/verify.ts'
import { violateAppealInTime as violateAppealInTime453, violateJudge as violateJudge454, violateJudged as violateJudged455 } from '@chengban/modules/administration/violate/server/judge.ts'
import { violateStatementDue as violateStatementDue456 } from '@chengban/modules/administration/violate/server/statement-due.ts'
import { visits as visits809, visitTimes as visitTimes811 } from '@chengban/modules/projects/imp-record/server/reservations.ts'
import { vote as vote1002 } from '@chengban/modules/training/documentation/vote.call.ts'
import { voteFor as voteFor1001 } from '@chengban/modules/training/documentation/server/vote.ts'
import { waitingAppeals as waitingAppeals514 } from '@chengban/modules/administration/attendance/waiting-appeals.call.ts'
import { warnAccidentLock as warnAccidentLock457 } from '@chengban/modules/administration/warn-accident/server/lock.ts'
import { watchProjectVer as watchProjectVer890 } from '@chengban/modules/projects/project-ver/watch.call.ts'
import { wbsHourCheck as wbsHourCheck458, wbsHourRemoving as wbsHourRemoving459, wbsHourSettle as wbsHourSettle460 } from '@chengban/modules/projects/wbs-hour/server/wbs-hour-rules.ts'
import { wbsTaskCancelled as wbsTaskCancelled461, wbsTaskCheck as wbsTaskCheck462, wbsTaskRemoving as wbsTaskRemoving463, wbsTaskSaved as wbsTaskSaved464, wbsTaskSettle as wbsTaskSettle465, wbsTaskStarting as wbsTaskStarting466 } from '@chengban/modules/projects/wbs-task/server/wbs-task-rules.ts'
import { weekSend as weekSend1060 } from '@chengban/modules/work/week-task-comb/week-send.call.ts'
import { weekTaskCombCheck as weekTaskCombCheck467, weekTaskCombCompleting as weekTaskCombCompleting469, weekTaskCombGather as weekTaskCombGather470, weekTaskCombRemoving as weekTaskCombRemoving471, weekTaskCombVoided as weekTaskCombVoided473 } from '@chengban/modules/work/week-task-comb/server/week-task-comb-rules.ts'
import { weekTaskCombCompleted as weekTaskCombCompleted468, weekTaskCombSent as weekTaskCombSent472 } from '@chengban/modules/work/week-task-comb/server/snapshot.ts'
import { weekWorkDailies as weekWorkDailies474 } from '@chengban/modules/work/week-work/server/dailies.ts'
import { weekWorkOpened as weekWorkOpened475 } from '@chengban/modules/work/week-work/server/words.ts'
import { weekendTaskCheck as weekendTaskCheck476, weekendTaskSave as weekendTaskSave477, weekendTaskSubmit as weekendTaskSubmit478 } from '@chengban/modules/work/weekend-task/server/weekend-task-rules.ts'
import { welcomeBoard as welcomeBoard1066 } from '@chengban/modules/work/work-day/welcome.call.ts'
import { why as why758 } from '@chengban/modules/platform/permission/why.call.ts'
import { whyMine as whyMine757 } from '@chengban/modules/platform/permission/server/why.ts'
import { workCalendar as workCalendar1064 } from '@chengban/modules/work/work-day/calendar.call.ts'
import { workConfirmedOnce as workConfirmedOnce479, workConfirmer as workConfirmer480 } from '@chengban/modules/work/server/confirmer.ts'
import { workDayCheck as workDayCheck481 } from '@chengban/modules/work/work-day/server/work-day-rules.ts'
import { workDayEnded as workDayEnded482, workDayInvite as workDayInvite483, workDayRemoving as workDayRemoving485 } from '@chengban/modules/work/work-day/server/people.ts'
import { workDayMinutes as workDayMinutes484 } from '@chengban/modules/work/work-day/server/minutes.ts'
import { workDays as workDays726 } from '@chengban/modules/platform/holiday/work-days.call.ts'

export const handlers = {
  'admin/check': adminCheck0,
  'admin/saved': adminSaved1,
  'administration/dayKind': administrationDayKind2,
  'administration/leader': administrationLeader3,
  'applyFor/askSign': applyForAskSign4,
  'applyFor/charge': applyForCharge5,
  'applyFor/check': applyForCheck6,
  'applyFor/invited': applyForInvited7,
  'applyFor/inviting': applyForInviting8,
  'applyFor/published': applyForPublished9,
  'applyFor/removing': applyForRemoving10,
  'applyFor/signing': applyForSigning11,
  'applyFor/tested': applyForTested12,
  'applyFor/toBug': applyForToBug13,
  'attendance/appeal': attendanceAppeal14,
  'attendance/decided': attendanceDecided15,
  'attendance/handIn': attendanceHandIn16,
  'attendance/ignore': attendanceIgnore17,
  'attendance/ignored': attendanceIgnored18,
  'attendance/mended': attendanceMended19,
  'attendance/reckoned': attendanceReckoned20,
  'attendance/weigh': attendanceWeigh21,
  'attendanceMonth/due': attendanceMonthDue22,
  'attendanceMonth/unlock': attendanceMonthUnlock23,
  'attendancePunch/reckon': attendancePunchReckon24,
  'attendancePunch/wholeMinute': attendancePunchWholeMinute25,
  'bug/check': bugCheck26,
  'bug/closing': bugClosing27,
  'bug/removing': bugRemoving28,
  'bug/reopening': bugReopening29,
  'bug/toApplyFor': bugToApplyFor30,
  'businessLog/check': businessLogCheck31,
  'businessLog/saved': businessLogSaved32,
  'businessOpportunity/advance': businessOpportunityAdvance33,
  'businessOpportunity/answered': businessOpportunityAnswered34,
  'businessOpportunity/back': businessOpportunityBack35,
  'businessOpportunity/changeSelf': businessOpportunityChangeSelf36,
  'businessOpportunity/changedSelf': businessOpportunityChangedSelf37,
  'businessOpportunity/check': businessOpportunityCheck38,
  'businessOpportunity/demo': businessOpportunityDemo39,
  'businessOpportunity/product': businessOpportunityProduct40,
  'businessOpportunity/staged': businessOpportunityStaged41,
  'businessProduct/drop': businessProductDrop42,
  'businessTask/complete': businessTaskComplete43,
  'category/id': categoryId44,
  'change/decided': changeDecided45,
  'checkOnWork/object': checkOnWorkObject46,
  'checkOnWork/reply': checkOnWorkReply47,
  'checkOnWork/rule': checkOnWorkRule48,
  'client/approved': clientApproved49,
  'client/assign': clientAssign50,
  'client/assigned': clientAssigned51,
  'client/assigning': clientAssigning52,
  'client/check': clientCheck53,
  'client/claim': clientClaim54,
  'client/claiming': clientClaiming55,
  'client/duplicates': clientDuplicates56,
  'client/merge': clientMerge57,
  'client/merged': clientMerged58,
  'client/merging': clientMerging59,
  'client/normalName': clientNormalName60,
  'client/owned': clientOwned61,
  'client/void': clientVoid62,
  'clientProduct/check': clientProductCheck63,
  'clientProduct/resetPwd': clientProductResetPwd64,
  'clientVisit/arrive': clientVisitArrive65,
  'clientVisit/check': clientVisitCheck66,
  'clientVisit/distance': clientVisitDistance67,
  'clientVisit/done': clientVisitDone68,
  'clientVisit/log': clientVisitLog69,
  'clientVisit/logged': clientVisitLogged70,
  'clientVisit/toApplyFor': clientVisitToApplyFor71,
  'comment/check': commentCheck72,
  'comment/reading': commentReading73,
  'comment/removing': commentRemoving74,
  'comment/saved': commentSaved75,
  'config/check': configCheck76,
  'config/id': configId77,
  'config/removing': configRemoving78,
  'contract/acceptOnce': contractAcceptOnce79,
  'contract/accepted': contractAccepted80,
  'contract/approve': contractApprove81,
  'contract/approved': contractApproved82,
  'contract/check': contractCheck83,
  'contract/finish': contractFinish84,
  'contract/generatePlan': contractGeneratePlan85,
  'contract/isSmall': contractIsSmall86,
  'contract/removing': contractRemoving87,
  'contract/signed': contractSigned88,
  'contract/submit': contractSubmit89,
  'contract/terminate': contractTerminate90,
  'contract/terminated': contractTerminated91,
  'contract/void': contractVoid92,
  'contract/voided': contractVoided93,
  'course/approve': courseApprove94,
  'course/approved': courseApproved95,
  'course/check': courseCheck96,
  'course/id': courseId97,
  'course/onShelf': courseOnShelf98,
  'course/submit': courseSubmit99,
  'course/top': courseTop100,
  'courseAssign/removing': courseAssignRemoving101,
  'courseAssign/saved': courseAssignSaved102,
  'courseAssign/urged': courseAssignUrged103,
  'courseChapter/duration': courseChapterDuration104,
  'courseComment/check': courseCommentCheck105,
  'courseComment/removing': courseCommentRemoving106,
  'courseComment/saved': courseCommentSaved107,
  'courseLog/finished': courseLogFinished108,
  'courseQuestion/check': courseQuestionCheck109,
  'deduction/cap': deductionCap110,
  'deduction/lowered': deductionLowered111,
  'demoApply/free': demoApplyFree112,
  'demoApply/summarized': demoApplySummarized113,
  'department/check': departmentCheck114,
  'department/removing': departmentRemoving115,
  'dict/check': dictCheck116,
  'dict/removing': dictRemoving117,
  'dictType/removing': dictTypeRemoving118,
  'document/check': documentCheck119,
  'document/publish': documentPublish120,
  'document/published': documentPublished121,
  'document/removing': documentRemoving122,
  'documentUser/check': documentUserCheck123,
  'documentUser/removing': documentUserRemoving124,
  'documentUser/saved': documentUserSaved125,
  'documentation/check': documentationCheck126,
  'documentation/opened': documentationOpened127,
  'entry/approved': entryApproved128,
  'entry/arrived': entryArrived129,
  'entry/arrives': entryArrives130,
  'entry/check': entryCheck131,
  'entry/exam': entryExam132,
  'entry/examined': entryExamined133,
  'entry/finished': entryFinished134,
  'entry/learnt': entryLearnt135,
  'entry/leaves': entryLeaves136,
  'entry/materialLink': entryMaterialLink137,
  'entry/submit': entrySubmit138,
  'entry/voided': entryVoided139,
  'entryItem/after': entryItemAfter140,
  'entryItem/ticked': entryItemTicked141,
  'entryItem/ticking': entryItemTicking142,
  'extraTask/check': extraTaskCheck143,
  'extraTask/counted': extraTaskCounted144,
  'fileAudit/approved': fileAuditApproved145,
  'fileAudit/check': fileAuditCheck146,
  'fileAudit/unused': fileAuditUnused147,
  'fileRemark/check': fileRemarkCheck148,
  'finance/reading': financeReading149,
  'financePeriod/close': financePeriodClose150,
  'financePeriod/neighbours': financePeriodNeighbours151,
  'financePeriod/opened': financePeriodOpened152,
  'financePeriod/removing': financePeriodRemoving153,
  'financePeriod/reopen': financePeriodReopen154,
  'giftGive/check': giftGiveCheck155,
  'giftGive/yearLimit': giftGiveYearLimit156,
  'goalPlan/check': goalPlanCheck157,
  'goalPlan/leave': goalPlanLeave158,
  'goalPlan/rollUp': goalPlanRollUp159,
  'holiday/check': holidayCheck160,
  'holiday/removed': holidayRemoved161,
  'holiday/removing': holidayRemoving162,
  'holiday/saved': holidaySaved163,
  'impDocument/kinds': impDocumentKinds164,
  'impNodeLog/check': impNodeLogCheck165,
  'impNodeLog/signing': impNodeLogSigning166,
  'impNodeLog/uploading': impNodeLogUploading167,
  'impPrepare/check': impPrepareCheck168,
  'impRecord/check': impRecordCheck169,
  'impRecord/days': impRecordDays170,
  'impRecord/removing': impRecordRemoving171,
  'impRecord/submitting': impRecordSubmitting172,
  'implementaryProgress/begun': implementaryProgressBegun173,
  'implementaryProgress/check': implementaryProgressCheck174,
  'implementaryProgress/done': implementaryProgressDone175,
  'implementaryProgress/goingBack': implementaryProgressGoingBack176,
  'implementaryProgress/goneBack': implementaryProgressGoneBack177,
  'implementaryProgress/skipping': implementaryProgressSkipping178,
  'invoicing/amountNoTax': invoicingAmountNoTax179,
  'invoicing/audit': invoicingAudit180,
  'invoicing/check': invoicingCheck181,
  'invoicing/complete': invoicingComplete182,
  'invoicing/decided': invoicingDecided183,
  'invoicing/flushRed': invoicingFlushRed184,
  'invoicing/flushable': invoicingFlushable185,
  'invoicing/submit': invoicingSubmit186,
  'invoicingConfig/approved': invoicingConfigApproved187,
  'invoicingConfig/check': invoicingConfigCheck188,
  'invoicingConfig/ilimit': invoicingConfigIlimit189,
  'invoicingPlan/cancel': invoicingPlanCancel190,
  'invoicingPlan/check': invoicingPlanCheck191,
  'invoicingPlan/removing': invoicingPlanRemoving192,
  'keyword/changed': keywordChanged193,
  'keyword/removed': keywordRemoved194,
  'keyword/subscribe': keywordSubscribe195,
  'line/check': lineCheck196,
  'line/removing': lineRemoving197,
  'line/saved': lineSaved198,
  'maintainDateChange/approve': maintainDateChangeApprove199,
  'maintainDateChange/approved': maintainDateChangeApproved200,
  'maintainDateChange/check': maintainDateChangeCheck201,
  'maintainDateChange/submit': maintainDateChangeSubmit202,
  'maintenance/check': maintenanceCheck203,
  'manageReport/figures': manageReportFigures204,
  'manageReport/opened': manageReportOpened205,
  'marketWork/count': marketWorkCount206,
  'marketWork/day': marketWorkDay207,
  'marketWork/opened': marketWorkOpened208,
  'meetingKind/rule': meetingKindRule209,
  'meetingKind/saved': meetingKindSaved210,
  'menu/check': menuCheck211,
  'message/check': messageCheck212,
  'message/saved': messageSaved213,
  'milepost/cancelled': milepostCancelled214,
  'milepost/check': milepostCheck215,
  'milepost/confirming': milepostConfirming216,
  'milepost/prioritised': milepostPrioritised217,
  'milepost/tasked': milepostTasked218,
  'milepostAdvance/check': milepostAdvanceCheck219,
  'moneyComeGo/back': moneyComeGoBack220,
  'moneyComeGo/badDebt': moneyComeGoBadDebt221,
  'moneyExpense/check': moneyExpenseCheck222,
  'moneyExpense/overLimit': moneyExpenseOverLimit223,
  'moneyLess/check': moneyLessCheck224,
  'moneyLess/removing': moneyLessRemoving225,
  'moneyMonth/check': moneyMonthCheck226,
  'moneySalary/check': moneySalaryCheck227,
  'moneyServer/check': moneyServerCheck228,
  'moneyServer/removing': moneyServerRemoving229,
  'moneyServer/saved': moneyServerSaved230,
  'officialSeal/check': officialSealCheck231,
  'officialSeal/transfer': officialSealTransfer232,
  'officialSealUse/approved': officialSealUseApproved233,
  'officialSealUse/check': officialSealUseCheck234,
  'officialSealUse/isSimple': officialSealUseIsSimple235,
  'officialSealUse/returned': officialSealUseReturned236,
  'officialSealUse/stamp': officialSealUseStamp237,
  'officialSealUse/submit': officialSealUseSubmit238,
  'okr/check': okrCheck239,
  'okr/confirmed': okrConfirmed240,
  'okr/removing': okrRemoving241,
  'okr/revised': okrRevised242,
  'okr/score': okrScore243,
  'okr/selfScore': okrSelfScore244,
  'okr/spread': okrSpread245,
  'okrCheck/follow': okrCheckFollow246,
  'operation/removing': operationRemoving247,
  'overtime/approved': overtimeApproved248,
  'overtime/hours': overtimeHours249,
  'overtime/rate': overtimeRate250,
  'overtime/recheck': overtimeRecheck251,
  'overtime/rechecked': overtimeRechecked252,
  'overtime/submit': overtimeSubmit253,
  'overtime/verified': overtimeVerified254,
  'overtime/verify': overtimeVerify255,
  'overtime/voided': overtimeVoided256,
  'performance/correct': performanceCorrect257,
  'performance/corrected': performanceCorrected258,
  'performance/due': performanceDue259,
  'permission/check': permissionCheck260,
  'planItem/check': planItemCheck261,
  'pmoWork/figures': pmoWorkFigures262,
  'pmoWork/opened': pmoWorkOpened263,
  'productDownload/check': productDownloadCheck264,
  'productDownload/passing': productDownloadPassing265,
  'productDownload/saved': productDownloadSaved266,
  'productLibrary/check': productLibraryCheck267,
  'productLibraryVersion/cancelling': productLibraryVersionCancelling268,
  'productLibraryVersion/check': productLibraryVersionCheck269,
  'productLibraryVersion/orderNo': productLibraryVersionOrderNo270,
  'productLibraryVersion/released': productLibraryVersionReleased271,
  'productLibraryVersion/releasing': productLibraryVersionReleasing272,
  'productLibraryVersion/retired': productLibraryVersionRetired273,
  'productLibraryVersion/retiring': productLibraryVersionRetiring274,
  'productLibraryVersion/staging': productLibraryVersionStaging275,
  'project/accept': projectAccept276,
  'project/accepted': projectAccepted277,
  'project/accepting': projectAccepting278,
  'project/check': projectCheck279,
  'project/client': projectClient280,
  'project/entered': projectEntered281,
  'project/entering': projectEntering282,
  'project/isPlain': projectIsPlain283,
  'project/isSmall': projectIsSmall284,
  'project/linking': projectLinking285,
  'project/open': projectOpen286,
  'project/passed': projectPassed287,
  'project/removing': projectRemoving288,
  'project/resumed': projectResumed289,
  'project/started': projectStarted290,
  'project/starting': projectStarting291,
  'project/terminated': projectTerminated292,
  'projectFollow/removing': projectFollowRemoving293,
  'projectFollow/saved': projectFollowSaved294,
  'projectManDay/isSmall': projectManDayIsSmall295,
  'projectManDay/submitting': projectManDaySubmitting296,
  'projectModule/check': projectModuleCheck297,
  'projectModule/saved': projectModuleSaved298,
  'projectProduct/approved': projectProductApproved299,
  'projectProduct/retiring': projectProductRetiring300,
  'projectProgress/agreeing': projectProgressAgreeing301,
  'projectProgress/check': projectProgressCheck302,
  'projectProgress/completed': projectProgressCompleted303,
  'projectProgress/completing': projectProgressCompleting304,
  'projectProgress/confirmed': projectProgressConfirmed305,
  'projectProgress/confirming': projectProgressConfirming306,
  'projectProgress/promised': projectProgressPromised307,
  'projectProgress/promising': projectProgressPromising308,
  'projectProgress/removing': projectProgressRemoving309,
  'projectProgress/round': projectProgressRound310,
  'projectProgress/saved': projectProgressSaved311,
  'projectProgress/signedWith': projectProgressSignedWith312,
  'projectProgress/signing': projectProgressSigning313,
  'projectProgress/stageRound': projectProgressStageRound314,
  'projectProgress/submitting': projectProgressSubmitting315,
  'projectProgress/syncing': projectProgressSyncing316,
  'projectProgress/takenBack': projectProgressTakenBack317,
  'projectVer/check': projectVerCheck318,
  'projectVer/confirmed': projectVerConfirmed319,
  'projectVer/delivering': projectVerDelivering320,
  'projectVer/submitting': projectVerSubmitting321,
  'projectVer/watched': projectVerWatched322,
  'receive/extend': receiveExtend323,
  'receive/handOut': receiveHandOut324,
  'receive/handedOut': receiveHandedOut325,
  'receive/returnAudit': receiveReturnAudit326,
  'receive/returned': receiveReturned327,
  'receive/returning': receiveReturning328,
  'receive/submit': receiveSubmit329,
  'receiveItem/check': receiveItemCheck330,
  'receiveStock/book': receiveStockBook331,
  'reminderRule/check': reminderRuleCheck332,
  'report/count': reportCount333,
  'report/day': reportDay334,
  'report/month': reportMonth335,
  'report/opened': reportOpened336,
  'report/pmo': reportPmo337,
  'report/unlock': reportUnlock338,
  'report/week': reportWeek339,
  'restDay/cancelled': restDayCancelled340,
  'restDay/cancelling': restDayCancelling341,
  'restDay/days': restDayDays342,
  'restDay/passed': restDayPassed343,
  'restDay/submit': restDaySubmit344,
  'restDay/voided': restDayVoided345,
  'returnedMoneyApply/approve': returnedMoneyApplyApprove346,
  'returnedMoneyApply/approved': returnedMoneyApplyApproved347,
  'returnedMoneyApply/check': returnedMoneyApplyCheck348,
  'returnedMoneyApply/ledger': returnedMoneyApplyLedger349,
  'returnedMoneyApply/submit': returnedMoneyApplySubmit350,
  'returnedMoneyApply/void': returnedMoneyApplyVoid351,
  'returnedMoneyApply/voided': returnedMoneyApplyVoided352,
  'role/check': roleCheck353,
  'role/removing': roleRemoving354,
  'rule/saved': ruleSaved355,
  'savedView/check': savedViewCheck356,
  'savedView/removing': savedViewRemoving357,
  'socialInsurance/check': socialInsuranceCheck358,
  'socialInsurance/lines': socialInsuranceLines359,
  'socialInsurance/open': socialInsuranceOpen360,
  'socialInsurance/paidState': socialInsurancePaidState361,
  'socialInsurance/removing': socialInsuranceRemoving362,
  'socialInsurance/uncheck': socialInsuranceUncheck363,
  'socialRule/check': socialRuleCheck364,
  'socialRule/removing': socialRuleRemoving365,
  'submission/approve': submissionApprove366,
  'submission/check': submissionCheck367,
  'submission/decideLines': submissionDecideLines368,
  'submission/passed': submissionPassed369,
  'submission/removing': submissionRemoving370,
  'submission/returned': submissionReturned371,
  'submission/submit': submissionSubmit372,
  'submission/submitted': submissionSubmitted373,
  'submission/takenBack': submissionTakenBack374,
  'submission/void': submissionVoid375,
  'submission/voided': submissionVoided376,
  'submitComeGo/passed': submitComeGoPassed377,
  'submitComeGo/submit': submitComeGoSubmit378,
  'submitComeGo/void': submitComeGoVoid379,
  'submitComeGo/voided': submitComeGoVoided380,
  'submitExpense/check': submitExpenseCheck381,
  'submitExpense/noticeCheck': submitExpenseNoticeCheck382,
  'submitExpense/noticeChecked': submitExpenseNoticeChecked383,
  'submitExpense/paid': submitExpensePaid384,
  'submitExpense/passed': submitExpensePassed385,
  'submitExpense/pay': submitExpensePay386,
  'submitExpense/paying': submitExpensePaying387,
  'submitExpense/submit': submitExpenseSubmit388,
  'submitExpense/unpaid': submitExpenseUnpaid389,
  'submitExpense/unpay': submitExpenseUnpay390,
  'submitMonth/name': submitMonthName391,
  'submitPayroll/approve': submitPayrollApprove392,
  'submitPayroll/calc': submitPayrollCalc393,
  'submitPayroll/calculated': submitPayrollCalculated394,
  'submitPayroll/check': submitPayrollCheck395,
  'submitPayroll/locked': submitPayrollLocked396,
  'submitPayroll/name': submitPayrollName397,
  'submitPayroll/paid': submitPayrollPaid398,
  'submitPayroll/pay': submitPayrollPay399,
  'submitPayroll/removing': submitPayrollRemoving400,
  'submitPayroll/submit': submitPayrollSubmit401,
  'submitPayroll/void': submitPayrollVoid402,
  'submitPayroll/voided': submitPayrollVoided403,
  'submitSalary/approve': submitSalaryApprove404,
  'submitSalary/passed': submitSalaryPassed405,
  'submitSalary/void': submitSalaryVoid406,
  'submitSalary/voided': submitSalaryVoided407,
  'task/begun': taskBegun408,
  'task/cancelled': taskCancelled409,
  'task/check': taskCheck410,
  'task/cycleEnded': taskCycleEnded411,
  'task/endCycle': taskEndCycle412,
  'task/hours': taskHours413,
  'task/reassign': taskReassign414,
  'task/reassigned': taskReassigned415,
  'task/removing': taskRemoving416,
  'taskDay/begun': taskDayBegun417,
  'taskDay/cancelling': taskDayCancelling418,
  'taskDay/check': taskDayCheck419,
  'taskDay/estimate': taskDayEstimate420,
  'taskDay/rewritten': taskDayRewritten421,
  'taskUsers/check': taskUsersCheck422,
  'taskWeek/begun': taskWeekBegun423,
  'taskWeek/check': taskWeekCheck424,
  'taskWeek/removing': taskWeekRemoving425,
  'taskWeek/save': taskWeekSave426,
  'taskWeek/saved': taskWeekSaved427,
  'taxOpening/check': taxOpeningCheck428,
  'taxOpening/removing': taxOpeningRemoving429,
  'taxRule/check': taxRuleCheck430,
  'taxRule/removing': taxRuleRemoving431,
  'testApply/completed': testApplyCompleted432,
  'testApply/extend': testApplyExtend433,
  'testApply/free': testApplyFree434,
  'testApply/within': testApplyWithin435,
  'train/check': trainCheck436,
  'train/passed': trainPassed437,
  'train/rejected': trainRejected438,
  'user/audit': userAudit439,
  'user/audited': userAudited440,
  'user/check': userCheck441,
  'user/depart': userDepart442,
  'user/departed': userDeparted443,
  'user/disable': userDisable444,
  'user/disabled': userDisabled445,
  'user/enabled': userEnabled446,
  'user/rehired': userRehired447,
  'user/removing': userRemoving448,
  'user/saved': userSaved449,
  'userRole/check': userRoleCheck450,
  'userRole/removing': userRoleRemoving451,
  'userRole/saved': userRoleSaved452,
  'violate/appealInTime': violateAppealInTime453,
  'violate/judge': violateJudge454,
  'violate/judged': violateJudged455,
  'violate/statementDue': violateStatementDue456,
  'warnAccident/lock': warnAccidentLock457,
  'wbsHour/check': wbsHourCheck458,
  'wbsHour/removing': wbsHourRemoving459,
  'wbsHour/settle': wbsHourSettle460,
  'wbsTask/cancelled': wbsTaskCancelled461,
  'wbsTask/check': wbsTaskCheck462,
  'wbsTask/removing': wbsTaskRemoving463,
  'wbsTask/saved': wbsTaskSaved464,
  'wbsTask/settle': wbsTaskSettle465,
  'wbsTask/starting': wbsTaskStarting466,
  'weekTaskComb/check': weekTaskCombCheck467,
  'weekTaskComb/completed': weekTaskCombCompleted468,
  'weekTaskComb/completing': weekTaskCombCompleting469,
  'weekTaskComb/gather': weekTaskCombGather470,
  'weekTaskComb/removing': weekTaskCombRemoving471,
  'weekTaskComb/sent': weekTaskCombSent472,
  'weekTaskComb/voided': weekTaskCombVoided473,
  'weekWork/dailies': weekWorkDailies474,
  'weekWork/opened': weekWorkOpened475,
  'weekendTask/check': weekendTaskCheck476,
  'weekendTask/save': weekendTaskSave477,
  'weekendTask/submit': weekendTaskSubmit478,
  'work/confirmedOnce': workConfirmedOnce479,
  'work/confirmer': workConfirmer480,
  'workDay/check': workDayCheck481,
  'workDay/ended': workDayEnded482,
  'workDay/invite': workDayInvite483,
  'workDay/minutes': workDayMinutes484,
  'workDay/removing': workDayRemoving485,
  'zfcg/client': zfcgClient486,
  'zfcg/toBusiness': zfcgToBusiness487,
  'zfcg/words': zfcgWords488,
} satisfies HandlersOf

export const calls: readonly NamedCall[] = [
  answer(summary494, readSummary493),
  answer(importPunch496, importPunches495),
  answer(syncPunch498, syncPunches497),
  answer(applyAttendance500, applyDays499),
  answer(confirmMonth502, confirmOwn501),
  answer(auditDay1504, answerAuditDay1503),
  answer(auditDay2506, answerAuditDay2505),
  answer(auditMonth1508, answerAuditMonth1507),
  answer(auditMonth2510, answerAuditMonth2509),
  answer(ignores512, ignoreTogether511),
  answer(waitingAppeals514, readWaiting513),
  answer(ignoreFact516, ignoreFacts515),
  answer(proposeDeductions518, propose517),
  answer(sheetFacts520, readFacts519),
  answer(objectFacts522, objectToFacts521),
  answer(ownTiles524, readTiles523),
  answer(demonstratorsBusy526, readBusy525),
  answer(bringMaterials528, storeMaterials527),
  answer(materialLink530, sendMaterialLink529),
  answer(readMaterials532, shownMaterials531),
  answer(mine534, myEntry533),
  answer(batch536, applyTogether535),
  answer(scans538, listScans537),
  answer(monthUsed540, readUsed539),
  answer(noticePerformance542, noticeSheets541),
  answer(refreshPerformance544, refreshSheets543),
  answer(todayTasks546, readToday545),
  answer(periodFigures548, readFigures547),
  answer(yearOfPerson550, readYear549),
  answer(countStock552, count551),
  answer(stockIn554, bookIn553),
  answer(adjust556, adjustBalance555),
  answer(balance558, readBalance557),
  answer(syncRest560, syncMonth559),
  answer(copyTest562, beginTest561),
  answer(verify564, verifyLog563),
  answer(periodHinders566, tellHinders565),
  answer(invoiceCheck568, checkInvoice567),
  answer(monthsMissing570, readMissing569),
  answer(adjustSlip572, adjust571),
  answer(generateInsurance574, generateMonth573),
  answer(insuranceMonth576, tellMonth575),
  answer(tryPay578, reckonTry577),
  answer(auditComeGoRow580, answerAuditComeGoRow579),
  answer(auditExpenseLine582, answerAuditExpenseLine581),
  answer(auditExpenseRow584, answerAuditExpenseRow583),
  answer(auditMonthRow586, answerAuditMonthRow585),
  answer(auditOtherRow588, answerAuditOtherRow587),
  answer(auditSalaryRow590, answerAuditSalaryRow589),
  answer(renewServer592, beginRenewal591),
  answer(reverseExpense594, answerReverseExpense593),
  answer(reverseMonth596, answerReverseMonth595),
  answer(reverseOther598, answerReverseOther597),
  answer(reverseServer600, beginServerReversal599),
  answer(applyExpense602, applyClaim601),
  answer(noticeExpense604, askForPaper603),
  answer(besideExpense606, tellBeside605),
  answer(copyClaim608, beginClaim607),
  answer(copyLast610, copyLastMonth609),
  answer(bankFile612, giveBankFile611),
  answer(payrollDiff614, readDiff613),
  answer(payrollReady616, tellReady615),
  answer(getMaintenanceId618, findMaintenance617),
  answer(countAllAmount620, countAll619),
  answer(countProjectAmount622, countProjects621),
  answer(expenseTypes624, readTypes623),
  answer(getMaintenanceMoney626, earnMaintenance625),
  answer(monthlyExpenseReport628, reportExpenses627),
  answer(sumMoneyExpense630, sumExpense629),
  answer(sumMoneyPayroll632, sumPayroll631),
  answer(sumMoneySalary634, sumSalary633),
  answer(sumMoneySalaryCost636, sumSalaryCost635),
  answer(sumMoneyServer638, sumServer637),
  answer(addSigner640, answerAddSigner639),
  answer(ccRecord642, answerCcRecord641),
  answer(reassignAnyTask644, reassignTask643),
  answer(removeSigner646, answerRemoveSigner645),
  answer(takeBack648, answerTakeBack647),
  answer(transferTask650, answerTransferTask649),
  answer(urgeRecord652, answerUrgeRecord651),
  answer(inbox654, listTasks653),
  answer(inboxCounts656, countTasks655),
  answer(approveTask658, answerApproveTask657),
  answer(decideBatch660, decideTasks659),
  answer(rejectTask662, answerRejectTask661),
  answer(withdrawRecord664, withdrawTask663),
  answer(auditDetail666, readAudit665),
  answer(approversPreview668, previewApprovers667),
  answer(comments670, listComments669),
  answer(remind672, sendReminder671),
  answer(readComments674, markCommentsRead673),
  answer(revealComment676, revealComment675),
  answer(list678, listConfig677),
  answer(setLastVer680, publishVersion679),
  answer(dicts682, allDicts681),
  answer(dictUsed684, countUsed683),
  answer(dingFailed686, listFailed685),
  answer(dingResend688, resendFailed687),
  answer(dingState690, readDingState689),
  answer(dingTest692, sendTest691),
  answer(toSync694, syncNow693),
  answer(beat696, beatDocument695),
  answer(mine698, myDocuments697),
  answer(open700, openDocument699),
  answer(read702, readDocument701),
  answer(report704, documentReport703),
  answer(urge706, urgeReaders705),
  answer(modify708, modifyFile707),
  answer(picker710, pickFiles709),
  answer(uses712, usesOfFile711),
  answer(share714, shareFile713),
  answer(revoke716, revokeShare715),
  answer(sendShare718, sendToPeople717),
  answer(foretold720, foretell719),
  answer(nextWorkDay722, findWorkDay721),
  answer(importYear724, importHolidays723),
  answer(workDays726, listWorkDays725),
  answer(homeHello728, hello727),
  answer(checkFrame730, checkFrameAddress729),
  answer(kick732, kickSession731),
  answer(moveMenu734, moveEntry733),
  answer(tree736, menuTree735),
  answer(messages738, listMessages737),
  answer(readMessage740, markMessagesRead739),
  answer(sendMessage742, sendToMany741),
  answer(embedBoard744, embedMetabase743),
  answer(apply746, applyForRight745),
  answer(entries748, personEntries747),
  answer(explain750, explainRight749),
  answer(holders752, codeHolders751),
  answer(logs754, permissionLogs753),
  answer(self756, ownPermissions755),
  answer(why758, whyMine757),
  answer(diagram760, drawDiagram759),
  answer(confirmPermission762, confirmRolePermission761),
  answer(copyRole764, copyRoleOf763),
  answer(setPermission766, setRolePermission765),
  answer(search768, searchAll767),
  answer(ticket770, ticketsFor769),
  answer(usage772, storageUsage771),
  answer(audit774, auditPerson773),
  answer(disable776, disablePerson775),
  answer(edit778, editUser777),
  answer(findByOperation780, findByOperationCode779),
  answer(findByPermission782, findByPermissionCode781),
  answer(handover784, handOverWork783),
  answer(lastNum786, lastJobNumber785),
  answer(openWork788, listOpenWork787),
  answer(logAssistant790, jumpToAssistant789),
  answer(logCpjl792, jumpToCpjl791),
  answer(logDarwin794, jumpToDarwin793),
  answer(logEngineer796, jumpToEngineer795),
  answer(testEmail798, sendTestEmail797),
  answer(users800, listUsers799),
  answer(upload802, uploadDocument801),
  answer(syncPrepare804, syncProject803),
  answer(syncPrepareBusiness806, syncBusiness805),
  answer(confirmImpRecord808, answerConfirmImpRecord807),
  answer(allReservation810, visits809),
  answer(times812, visitTimes811),
  answer(gate814, toldGate813),
  answer(asyncTask816, makeTasks815),
  answer(changeTask818, changeTasks817),
  answer(hasComment820, commented819),
  answer(setMonthGoal822, planMonth821),
  answer(applyDownload824, applyForDownload823),
  answer(fetchPackage826, fetchOnce825),
  answer(resetPwd828, resetPassword827),
  answer(takePassword830, takeOnce829),
  answer(release832, releaseVersion831),
  answer(temporary834, makeTemporary833),
  answer(writeBack836, writeBackTo835),
  answer(setDownloadConfig838, configureDownloads837),
  answer(followProduct840, follow839),
  answer(followProductProject842, followBuilding841),
  answer(ignoreProduct844, ignore843),
  answer(noGoal846, lackingGoals845),
  answer(load848, loads847),
  answer(changeManDay850, askForManDay849),
  answer(gantt852, timeLine851),
  answer(importList854, bringList853),
  answer(syncWbs856, syncBreakdown855),
  answer(baseline858, setBaseline857),
  answer(shift860, shiftBar859),
  answer(confirmFileProjects862, projectsToSign861),
  answer(impFiles864, filesByStage863),
  answer(problemConfirm866, confirmProblems865),
  answer(report868, clientReport867),
  answer(signProduct870, agreeToDays869),
  answer(signSheets872, signAsRead871),
  answer(complete874, completeSheet873),
  answer(confirm876, confirmSheet875),
  answer(confirmMove878, confirmSheetByMove877),
  answer(reportSync880, syncSheet879),
  answer(reApply882, applyAgain881),
  answer(smallApply884, applySmall883),
  answer(confirmProjectVer886, answerConfirmProjectVer885),
  answer(trainForVer888, trainOfVer887),
  answer(watchProjectVer890, answerWatchProjectVer889),
  answer(aldSend892, sendBrief891),
  answer(shareLink894, linkAsItStands893),
  answer(clientPage896, readClientPage895),
  answer(fromContract898, projectOfContract897),
  answer(projectxg900, markProject899),
  answer(impPrepareRelateIds902, awaitedPreparations901),
  answer(relateIds904, ownProjects903),
  answer(renewReportToken906, renewLink905),
  answer(projectReport908, reportProjects907),
  answer(signIn910, signInToTrain909),
  answer(businessSync912, syncBusiness911),
  answer(businessDetail914, detailOf913),
  answer(businessHistory916, historyOf915),
  answer(businessSummary918, summarize917),
  answer(businessOpportunityUpdate920, answerSale919),
  answer(syncLog922, syncTask921),
  answer(clientProductAnalysis924, analyse923),
  answer(changeFollow926, changeProductFollow925),
  answer(clientProductSummary928, summarizeProducts927),
  answer(syncVisit930, syncVisits929),
  answer(areas932, clientAreas931),
  answer(copyGift934, copyGifts933),
  answer(duplicate936, findDuplicates935),
  answer(contractAccount938, accountOf937),
  answer(contractOpportunityUpdate940, answerReminder939),
  answer(stock942, changeStock941),
  answer(getBalance944, balanceOf943),
  answer(ilimit946, limitInvoicing945),
  answer(other948, applyOther947),
  answer(statistics950, invoicingStatistics949),
  answer(countReturnedMoney952, count951),
  answer(summaryReturnedMoney954, summarize953),
  answer(publicity956, resultsOf955),
  answer(readShelves958, shelves957),
  answer(resetAttempts960, reset959),
  answer(startQuiz962, start961),
  answer(submitQuiz964, hand963),
  answer(orderChapters966, sortChapters965),
  answer(likeComment968, toggleLike967),
  answer(rateCourse970, rate969),
  answer(readTalk972, talk971),
  answer(sayComment974, say973),
  answer(collectCourse976, collect975),
  answer(finishCourse978, finish977),
  answer(keepPlace980, keepPosition979),
  answer(learn982, learnCourse981),
  answer(likeCourse984, like983),
  answer(courseFigures986, readCourseFigures985),
  answer(learningFigures988, readFigures987),
  answer(importQuestions990, bringQuestions989),
  answer(check992, checkChapter991),
  answer(copyCourse994, copy993),
  answer(switchCourse996, refuseSwitch995),
  answer(readCourses998, courses997),
  answer(openAll1000, openTogether999),
  answer(vote1002, voteFor1001),
  answer(askSign1004, sendSignLink1003),
  answer(implementaryProgress1006, readProgress1005),
  answer(signPage1008, readSignPage1007),
  answer(signRequirement1010, signByClient1009),
  answer(syncStatistics1012, readSyncFigures1011),
  answer(applyBugChange1014, askForBugChange1013),
  answer(demandApply1016, raiseDemand1015),
  answer(applyChange1018, askForChange1017),
  answer(changeHistory1020, readHistory1019),
  answer(changeWait1022, readWaiting1021),
  answer(retrySync1024, retryFailed1023),
  answer(previewRule1026, previewMeetings1025),
  answer(confirmOkr1028, confirmAny1027),
  answer(okrWeeks1030, readWeeks1029),
  answer(refreshOkr1032, refreshChecks1031),
  answer(assign1034, assignTogether1033),
  answer(renewDayWork1036, renewReport1035),
  answer(developCancel1038, takeBack1037),
  answer(developSend1040, dispatch1039),
  answer(estimate1042, estimateDay1041),
  answer(save1044, saveDay1043),
  answer(taskDayNotCalc1046, setNotCalc1045),
  answer(readTeam1048, teamOf1047),
  answer(urgeTeam1050, remindTeam1049),
  answer(readToday1052, readMyDay1051),
  answer(taskxg1054, markTask1053),
  answer(taskPreview1056, previewTask1055),
  answer(taskUserIds1058, readPeople1057),
  answer(weekSend1060, sendWeek1059),
  answer(canWeekReport1062, mayReportWeek1061),
  answer(workCalendar1064, readCalendar1063),
  answer(welcomeBoard1066, readWelcome1065),
]

export const jobs: readonly NamedJob[] = [
  runs(attendanceCalc1068, calculateDays1067),
  runs(entryDaily1070, dailyEntries1069),
  runs(overtimeVerify1072, settleOvertimes1071),
  runs(performanceMake1074, makeSheets1073),
  runs(annualGrant1076, grantYear1075),
  runs(salaryInForce1078, followWages1077),
  runs(auditSla1080, remindApprovers1079),
  runs(digest1082, sendDigest1081),
  runs(dingSend1084, sendWaiting1083),
  runs(dingSync1086, syncByNight1085),
  runs(documentTargets1088, followTargets1087),
  runs(sessionSweep1090, forgetFailures1089),
  runs(messageSweep1092, sweepMessages1091),
  runs(requestSweep1094, sweepRequests1093),
  runs(previewConvert1096, convertPreviews1095),
  runs(fileSweep1098, sweepFiles1097),
  runs(roleTerm1100, tellRoleTerms1099),
  runs(loadRebuild1102, rebuildLoads1101),
  runs(courseAssignRun1104, runAssignments1103),
  runs(courseQuizSweep1106, closeOverdue1105),
  runs(courseCounts1108, recount1107),
  runs(syncSend1110, sendStates1109),
  runs(meetingRows1112, makeMeetings1111),
  runs(taskSeries1114, runSeries1113),
]

export const notices: readonly NamedNotice[] = [
  missingMonths489,
  unreadNotice490,
  reportNotice491,
  missingHolidays492,
]
