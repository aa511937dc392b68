// Written by `npm run gen` from the files of server/ folders. Do not edit.
import { answer, type NamedCall } from '@chengban/engine/call.ts'
import { type NamedJob, runs } from '@chengban/engine/jobs/job.ts'
import type { HandlersOf } from '@chengban/engine/row/scene.ts'
import type { NamedNotice } from '@chengban/modules/platform/reminder-rule/server/named-notice.ts'
import { accountOf as accountOf927 } from '@chengban/modules/sales/contract/server/account.ts'
import { addSigner as addSigner628, ccRecord as ccRecord630, reassignAnyTask as reassignAnyTask632, removeSigner as removeSigner634, takeBack as takeBack636, transferTask as transferTask638, urgeRecord as urgeRecord640 } from '@chengban/modules/platform/audit-task/act.call.ts'
import { adjust as adjust544 } from '@chengban/modules/administration/rest-day-ledger/adjust.call.ts'
import { adjust as adjust559 } from '@chengban/modules/finance/money-payroll/server/adjust.ts'
import { adjustBalance as adjustBalance543 } from '@chengban/modules/administration/rest-day-ledger/server/adjust.ts'
import { adjustSlip as adjustSlip560 } from '@chengban/modules/finance/money-payroll/adjust.call.ts'
import { adminCheck as adminCheck0, adminSaved as adminSaved1 } from '@chengban/modules/platform/admin/server/admin-rules.ts'
import { administrationDayKind as administrationDayKind2 } from '@chengban/modules/administration/server/day-kind.ts'
import { administrationLeader as administrationLeader3 } from '@chengban/modules/administration/server/leader.ts'
import { agreeToDays as agreeToDays859 } from '@chengban/modules/projects/project-progress/server/agree.ts'
import { aldSend as aldSend882 } from '@chengban/modules/projects/project/ald-send.call.ts'
import { allDicts as allDicts671 } from '@chengban/modules/platform/dict/server/dicts.ts'
import { allReservation as allReservation800, times as times802 } from '@chengban/modules/projects/imp-record/reservations.call.ts'
import { analyse as analyse913 } from '@chengban/modules/sales/client-product/server/analysis.ts'
import { annualGrant as annualGrant1070 } from '@chengban/modules/administration/rest-day-ledger/annual.job.ts'
import { answerAddSigner as answerAddSigner627, answerCcRecord as answerCcRecord629, reassignTask as reassignTask631, answerRemoveSigner as answerRemoveSigner633, answerTakeBack as answerTakeBack635, answerTransferTask as answerTransferTask637, answerUrgeRecord as answerUrgeRecord639 } from '@chengban/modules/platform/audit-task/server/act.ts'
import { answerApproveTask as answerApproveTask645, decideTasks as decideTasks647, answerRejectTask as answerRejectTask649, withdrawTask as withdrawTask651 } from '@chengban/modules/platform/audit-task/server/decide.ts'
import { answerAuditComeGoRow as answerAuditComeGoRow567, answerAuditExpenseLine as answerAuditExpenseLine569, answerAuditExpenseRow as answerAuditExpenseRow571, answerAuditMonthRow as answerAuditMonthRow573, answerAuditOtherRow as answerAuditOtherRow575, answerAuditSalaryRow as answerAuditSalaryRow577 } from '@chengban/modules/finance/submission/server/audit-row.ts'
import { answerAuditDay1 as answerAuditDay1491, answerAuditDay2 as answerAuditDay2493, answerAuditMonth1 as answerAuditMonth1495, answerAuditMonth2 as answerAuditMonth2497 } from '@chengban/modules/administration/attendance/server/decide.ts'
import { answerConfirmImpRecord as answerConfirmImpRecord797 } from '@chengban/modules/projects/imp-record/server/confirm.ts'
import { answerConfirmProjectVer as answerConfirmProjectVer875 } from '@chengban/modules/projects/project-ver/server/confirm.ts'
import { answerReminder as answerReminder929 } from '@chengban/modules/sales/contract/server/remind.ts'
import { answerSale as answerSale909 } from '@chengban/modules/sales/business-opportunity/server/remind.ts'
import { answerWatchProjectVer as answerWatchProjectVer879 } from '@chengban/modules/projects/project-ver/server/watch.ts'
import { apply as apply736 } from '@chengban/modules/platform/permission/apply.call.ts'
import { applyAgain as applyAgain871, applySmall as applySmall873 } from '@chengban/modules/projects/project-ver/server/again.ts'
import { applyAttendance as applyAttendance488 } from '@chengban/modules/administration/attendance/apply.call.ts'
import { applyBugChange as applyBugChange1008 } from '@chengban/modules/work/bug-change/change-apply.call.ts'
import { applyChange as applyChange1012 } from '@chengban/modules/work/change/change-apply.call.ts'
import { applyClaim as applyClaim589 } from '@chengban/modules/finance/submit-expense/server/apply.ts'
import { applyDays as applyDays487 } from '@chengban/modules/administration/attendance/server/apply.ts'
import { applyDownload as applyDownload814, fetchPackage as fetchPackage816, resetPwd as resetPwd818, takePassword as takePassword820 } from '@chengban/modules/projects/product-download/grant.call.ts'
import { applyExpense as applyExpense590, noticeExpense as noticeExpense592 } from '@chengban/modules/finance/submit-expense/apply.call.ts'
import { applyForAskSign as applyForAskSign4, applyForSigning as applyForSigning10 } from '@chengban/modules/work/apply-for/server/sign.ts'
import { applyForCharge as applyForCharge5 } from '@chengban/modules/work/apply-for/server/charge.ts'
import { applyForCheck as applyForCheck6 } from '@chengban/modules/work/apply-for/server/apply-for-rules.ts'
import { applyForDownload as applyForDownload813, resetPassword as resetPassword817, takeOnce as takeOnce819 } from '@chengban/modules/projects/product-download/server/grant.ts'
import { applyForInvited as applyForInvited7, applyForInviting as applyForInviting8, applyForPublished as applyForPublished9 } from '@chengban/modules/work/apply-for/server/invited.ts'
import { applyForRight as applyForRight735 } from '@chengban/modules/platform/permission/server/apply.ts'
import { applyForTested as applyForTested11 } from '@chengban/modules/work/apply-for/server/tested.ts'
import { applyForToBug as applyForToBug12 } from '@chengban/modules/work/apply-for/server/to-bug.ts'
import { applyOther as applyOther939 } from '@chengban/modules/sales/invoicing/server/other.ts'
import { applyTogether as applyTogether523 } from '@chengban/modules/administration/official-seal-use/server/batch.ts'
import { approveTask as approveTask646, decideBatch as decideBatch648, rejectTask as rejectTask650, withdrawRecord as withdrawRecord652 } from '@chengban/modules/platform/audit-task/decide.call.ts'
import { approversPreview as approversPreview656 } from '@chengban/modules/platform/audit-task/preview.call.ts'
import { areas as areas922 } from '@chengban/modules/sales/client/areas.call.ts'
import { askForBugChange as askForBugChange1007, askForChange as askForChange1011 } from '@chengban/modules/work/change/server/apply.ts'
import { askForManDay as askForManDay839 } from '@chengban/modules/projects/project-man-day/server/change-man-day.ts'
import { askForPaper as askForPaper591 } from '@chengban/modules/finance/submit-expense/server/notice.ts'
import { askSign as askSign998 } from '@chengban/modules/work/apply-for/ask-sign.call.ts'
import { assign as assign1028 } from '@chengban/modules/work/pmo-assign/assign.call.ts'
import { assignTogether as assignTogether1027 } from '@chengban/modules/work/pmo-assign/server/assign.ts'
import { asyncTask as asyncTask806 } from '@chengban/modules/projects/milepost/async-task.call.ts'
import { attendanceAppeal as attendanceAppeal13, attendanceDecided as attendanceDecided14, attendanceHandIn as attendanceHandIn15, attendanceMended as attendanceMended18, attendanceReckoned as attendanceReckoned19, attendanceWeigh as attendanceWeigh20 } from '@chengban/modules/administration/attendance/server/appeal.ts'
import { attendanceCalc as attendanceCalc1062 } from '@chengban/modules/administration/attendance/calc.job.ts'
import { attendanceIgnore as attendanceIgnore16, attendanceIgnored as attendanceIgnored17 } from '@chengban/modules/administration/attendance/server/ignore.ts'
import { attendanceMonthDue as attendanceMonthDue21, performanceDue as performanceDue251 } from '@chengban/modules/administration/server/due.ts'
import { attendanceMonthUnlock as attendanceMonthUnlock22 } from '@chengban/modules/administration/attendance-month/server/open.ts'
import { attendancePunchReckon as attendancePunchReckon23, attendancePunchWholeMinute as attendancePunchWholeMinute24 } from '@chengban/modules/administration/attendance-punch/server/whole-minute.ts'
import { audit as audit764 } from '@chengban/modules/platform/user/audit.call.ts'
import { auditComeGoRow as auditComeGoRow568, auditExpenseLine as auditExpenseLine570, auditExpenseRow as auditExpenseRow572, auditMonthRow as auditMonthRow574, auditOtherRow as auditOtherRow576, auditSalaryRow as auditSalaryRow578 } from '@chengban/modules/finance/submission/audit-row.call.ts'
import { auditDay1 as auditDay1492, auditDay2 as auditDay2494, auditMonth1 as auditMonth1496, auditMonth2 as auditMonth2498 } from '@chengban/modules/administration/attendance/decide.call.ts'
import { auditDetail as auditDetail654 } from '@chengban/modules/platform/audit-task/detail.call.ts'
import { auditPerson as auditPerson763 } from '@chengban/modules/platform/user/server/audit.ts'
import { auditSla as auditSla1074 } from '@chengban/modules/platform/audit-task/sla.job.ts'
import { awaitedPreparations as awaitedPreparations891, ownProjects as ownProjects893 } from '@chengban/modules/projects/project/server/relate-ids.ts'
import { balance as balance546 } from '@chengban/modules/administration/rest-day-ledger/balance.call.ts'
import { balanceOf as balanceOf935 } from '@chengban/modules/sales/invoicing/server/balance.ts'
import { bankFile as bankFile600 } from '@chengban/modules/finance/submit-payroll/bank-file.call.ts'
import { baseline as baseline848, shift as shift850 } from '@chengban/modules/projects/project-module/shift.call.ts'
import { batch as batch524 } from '@chengban/modules/administration/official-seal-use/batch.call.ts'
import { beat as beat686 } from '@chengban/modules/platform/document/beat.call.ts'
import { beatDocument as beatDocument685, openDocument as openDocument689, readDocument as readDocument691 } from '@chengban/modules/platform/document/server/reading.ts'
import { beginClaim as beginClaim595 } from '@chengban/modules/finance/submit-expense/server/copy.ts'
import { beginRenewal as beginRenewal579, answerReverseExpense as answerReverseExpense581, answerReverseMonth as answerReverseMonth583, answerReverseOther as answerReverseOther585, beginServerReversal as beginServerReversal587 } from '@chengban/modules/finance/submission/server/reverse.ts'
import { beginTest as beginTest549 } from '@chengban/modules/administration/test-apply/server/copy.ts'
import { besideExpense as besideExpense594 } from '@chengban/modules/finance/submit-expense/beside.call.ts'
import { bringList as bringList843 } from '@chengban/modules/projects/project-module/server/import-list.ts'
import { bringMaterials as bringMaterials516, materialLink as materialLink518, readMaterials as readMaterials520 } from '@chengban/modules/administration/entry/material.call.ts'
import { bringQuestions as bringQuestions983 } from '@chengban/modules/training/course-question/server/import.ts'
import { bugCheck as bugCheck25, bugClosing as bugClosing26, bugReopening as bugReopening27, bugToApplyFor as bugToApplyFor28 } from '@chengban/modules/work/bug/server/bug-rules.ts'
import { businessDetail as businessDetail904 } from '@chengban/modules/sales/business-log/detail.call.ts'
import { businessHistory as businessHistory906 } from '@chengban/modules/sales/business-log/history.call.ts'
import { businessLogCheck as businessLogCheck29, businessLogSaved as businessLogSaved30 } from '@chengban/modules/sales/business-log/server/business-log-rules.ts'
import { businessOpportunityAdvance as businessOpportunityAdvance31, businessOpportunityBack as businessOpportunityBack33, businessOpportunityStaged as businessOpportunityStaged39 } from '@chengban/modules/sales/business-opportunity/server/stages.ts'
import { businessOpportunityAnswered as businessOpportunityAnswered32, businessOpportunityChangeSelf as businessOpportunityChangeSelf34, businessOpportunityChangedSelf as businessOpportunityChangedSelf35, businessOpportunityDemo as businessOpportunityDemo37, businessOpportunityProduct as businessOpportunityProduct38, businessProductDrop as businessProductDrop40 } from '@chengban/modules/sales/business-opportunity/server/diary.ts'
import { businessOpportunityCheck as businessOpportunityCheck36 } from '@chengban/modules/sales/business-opportunity/server/business-opportunity-rules.ts'
import { businessOpportunityUpdate as businessOpportunityUpdate910 } from '@chengban/modules/sales/business-opportunity/business-opportunity-update.call.ts'
import { businessSummary as businessSummary908 } from '@chengban/modules/sales/business-log/summary.call.ts'
import { businessSync as businessSync902 } from '@chengban/modules/sales/business-log/business-sync.call.ts'
import { businessTaskComplete as businessTaskComplete41 } from '@chengban/modules/sales/business-task/server/business-task-rules.ts'
import { calculateDays as calculateDays1061 } from '@chengban/modules/administration/attendance/server/calc.ts'
import { canWeekReport as canWeekReport1056 } from '@chengban/modules/work/week-work/can-week-report.call.ts'
import { categoryId as categoryId42 } from '@chengban/modules/training/category/server/id.ts'
import { changeDecided as changeDecided43 } from '@chengban/modules/work/change/server/decided.ts'
import { changeFollow as changeFollow916 } from '@chengban/modules/sales/client-product/change-follow.call.ts'
import { changeHistory as changeHistory1014 } from '@chengban/modules/work/change/change-history.call.ts'
import { changeManDay as changeManDay840 } from '@chengban/modules/projects/project-man-day/change-man-day.call.ts'
import { changeProductFollow as changeProductFollow915 } from '@chengban/modules/sales/client-product/server/follow.ts'
import { changeStock as changeStock931 } from '@chengban/modules/sales/gift-type/server/stock.ts'
import { changeTask as changeTask808 } from '@chengban/modules/projects/milepost/change-task.call.ts'
import { changeTasks as changeTasks807 } from '@chengban/modules/projects/milepost/server/change-task.ts'
import { changeWait as changeWait1016 } from '@chengban/modules/work/change/change-wait.call.ts'
import { check as check986 } from '@chengban/modules/training/course/check.call.ts'
import { checkChapter as checkChapter985 } from '@chengban/modules/training/course/server/check.ts'
import { checkFrame as checkFrame720 } from '@chengban/modules/platform/iframe/check.call.ts'
import { checkFrameAddress as checkFrameAddress719 } from '@chengban/modules/platform/iframe/server/check.ts'
import { checkInvoice as checkInvoice555 } from '@chengban/modules/finance/invoice-use/server/check.ts'
import { checkOnWorkObject as checkOnWorkObject44, checkOnWorkReply as checkOnWorkReply45, objectToFacts as objectToFacts509 } from '@chengban/modules/administration/check-on-work/server/objections.ts'
import { checkOnWorkRule as checkOnWorkRule46 } from '@chengban/modules/administration/check-on-work/server/rule.ts'
import { clientApproved as clientApproved47, clientCheck as clientCheck51, clientNormalName as clientNormalName58, clientVoid as clientVoid60 } from '@chengban/modules/sales/client/server/client-rules.ts'
import { clientAreas as clientAreas921 } from '@chengban/modules/sales/client/server/areas.ts'
import { clientAssign as clientAssign48, clientAssigned as clientAssigned49, clientAssigning as clientAssigning50 } from '@chengban/modules/sales/client/server/assign.ts'
import { clientClaim as clientClaim52, clientClaiming as clientClaiming53 } from '@chengban/modules/sales/client/server/claim.ts'
import { clientDuplicates as clientDuplicates54 } from '@chengban/modules/sales/client/server/alike.ts'
import { clientMerge as clientMerge55, clientMerged as clientMerged56, clientMerging as clientMerging57 } from '@chengban/modules/sales/client/server/merge.ts'
import { clientOwned as clientOwned59 } from '@chengban/modules/sales/client-owner/server/terms.ts'
import { clientPage as clientPage886 } from '@chengban/modules/projects/project/client-page.call.ts'
import { clientProductAnalysis as clientProductAnalysis914 } from '@chengban/modules/sales/client-product/analysis.call.ts'
import { clientProductCheck as clientProductCheck61 } from '@chengban/modules/sales/client-product/server/client-product-rules.ts'
import { clientProductResetPwd as clientProductResetPwd62 } from '@chengban/modules/sales/client-product/server/reset-password.ts'
import { clientProductSummary as clientProductSummary918 } from '@chengban/modules/sales/client-product/summary.call.ts'
import { clientReport as clientReport857 } from '@chengban/modules/projects/project-progress/server/client.ts'
import { clientVisitArrive as clientVisitArrive63, clientVisitCheck as clientVisitCheck64, clientVisitDistance as clientVisitDistance65, clientVisitDone as clientVisitDone66, clientVisitToApplyFor as clientVisitToApplyFor69 } from '@chengban/modules/sales/client-visit/server/client-visit-rules.ts'
import { clientVisitLog as clientVisitLog67, clientVisitLogged as clientVisitLogged68 } from '@chengban/modules/sales/business-log/server/visit-sync.ts'
import { closeOverdue as closeOverdue1099 } from '@chengban/modules/training/course-attempt/server/sweep.ts'
import { codeHolders as codeHolders741 } from '@chengban/modules/platform/permission/server/holders.ts'
import { collect as collect969, finish as finish971, keepPosition as keepPosition973, like as like977 } from '@chengban/modules/training/course-log/server/marks.ts'
import { collectCourse as collectCourse970, finishCourse as finishCourse972, keepPlace as keepPlace974, learn as learn976, likeCourse as likeCourse978 } from '@chengban/modules/training/course-log/learn.call.ts'
import { commentCheck as commentCheck70, commentRemoving as commentRemoving72 } from '@chengban/modules/platform/comment/server/comment-rules.ts'
import { commentReading as commentReading71 } from '@chengban/modules/platform/comment/server/reading.ts'
import { commentSaved as commentSaved73 } from '@chengban/modules/platform/comment/server/tell.ts'
import { commented as commented809 } from '@chengban/modules/projects/milepost/server/has-comment.ts'
import { comments as comments658 } from '@chengban/modules/platform/comment/comment.call.ts'
import { complete as complete864, confirm as confirm866, confirmMove as confirmMove868, reportSync as reportSync870 } from '@chengban/modules/projects/project-progress/steps.call.ts'
import { completeSheet as completeSheet863, confirmSheet as confirmSheet865, confirmSheetByMove as confirmSheetByMove867, syncSheet as syncSheet869 } from '@chengban/modules/projects/project-progress/server/steps.ts'
import { configCheck as configCheck74, configId as configId75 } from '@chengban/modules/platform/config/server/config-rules.ts'
import { configureDownloads as configureDownloads827 } from '@chengban/modules/projects/product-library/server/download-config.ts'
import { confirmAny as confirmAny1021 } from '@chengban/modules/work/okr/server/confirm.ts'
import { confirmFileProjects as confirmFileProjects852, impFiles as impFiles854 } from '@chengban/modules/projects/project-progress/documents.call.ts'
import { confirmImpRecord as confirmImpRecord798 } from '@chengban/modules/projects/imp-record/confirm.call.ts'
import { confirmMonth as confirmMonth490 } from '@chengban/modules/administration/attendance/confirm.call.ts'
import { confirmOkr as confirmOkr1022 } from '@chengban/modules/work/okr/confirm.call.ts'
import { confirmOwn as confirmOwn489 } from '@chengban/modules/administration/attendance/server/confirm.ts'
import { confirmPermission as confirmPermission752 } from '@chengban/modules/platform/role/confirm-permission.call.ts'
import { confirmProblems as confirmProblems855 } from '@chengban/modules/projects/project-progress/server/problem-confirm.ts'
import { confirmProjectVer as confirmProjectVer876 } from '@chengban/modules/projects/project-ver/confirm.call.ts'
import { confirmRolePermission as confirmRolePermission751 } from '@chengban/modules/platform/role/server/confirm-permission.ts'
import { contractAcceptOnce as contractAcceptOnce76, contractApproved as contractApproved79, contractCheck as contractCheck80, contractIsSmall as contractIsSmall83, contractSubmit as contractSubmit85 } from '@chengban/modules/sales/contract/server/contract-rules.ts'
import { contractAccepted as contractAccepted77, contractApprove as contractApprove78, contractFinish as contractFinish81, contractTerminate as contractTerminate86, contractTerminated as contractTerminated87, contractVoid as contractVoid88, contractVoided as contractVoided89 } from '@chengban/modules/sales/contract/server/money-rules.ts'
import { contractAccount as contractAccount928 } from '@chengban/modules/sales/contract/account.call.ts'
import { contractGeneratePlan as contractGeneratePlan82 } from '@chengban/modules/sales/invoicing-plan/server/generate.ts'
import { contractOpportunityUpdate as contractOpportunityUpdate930 } from '@chengban/modules/sales/contract/contract-opportunity-update.call.ts'
import { contractSigned as contractSigned84 } from '@chengban/modules/sales/contract/server/signed.ts'
import { convertPreviews as convertPreviews1089 } from '@chengban/modules/platform/stored-file/server/convert.ts'
import { copy as copy987 } from '@chengban/modules/training/course/server/copy.ts'
import { copyClaim as copyClaim596 } from '@chengban/modules/finance/submit-expense/copy.call.ts'
import { copyCourse as copyCourse988 } from '@chengban/modules/training/course/copy.call.ts'
import { copyGift as copyGift924 } from '@chengban/modules/sales/client/copy-gift.call.ts'
import { copyGifts as copyGifts923 } from '@chengban/modules/sales/client/server/copy-gift.ts'
import { copyLast as copyLast598 } from '@chengban/modules/finance/submit-month/copy-last.call.ts'
import { copyLastMonth as copyLastMonth597 } from '@chengban/modules/finance/submit-month/server/copy-last.ts'
import { copyRole as copyRole754 } from '@chengban/modules/platform/role/copy.call.ts'
import { copyRoleOf as copyRoleOf753 } from '@chengban/modules/platform/role/server/copy.ts'
import { copyTest as copyTest550 } from '@chengban/modules/administration/test-apply/copy.call.ts'
import { count as count539, bookIn as bookIn541 } from '@chengban/modules/administration/receive-item/server/stock.ts'
import { count as count943 } from '@chengban/modules/sales/returned-money/server/count.ts'
import { countAll as countAll607 } from '@chengban/modules/finance/sums/server/all-amount.ts'
import { countAllAmount as countAllAmount608, countProjectAmount as countProjectAmount610, expenseTypes as expenseTypes612, getMaintenanceMoney as getMaintenanceMoney614, monthlyExpenseReport as monthlyExpenseReport616 } from '@chengban/modules/finance/sums/report.call.ts'
import { countProjects as countProjects609 } from '@chengban/modules/finance/sums/server/project-amount.ts'
import { countReturnedMoney as countReturnedMoney944 } from '@chengban/modules/sales/returned-money/count-returned-money.call.ts'
import { countStock as countStock540, stockIn as stockIn542 } from '@chengban/modules/administration/receive-item/stock.call.ts'
import { countUsed as countUsed673 } from '@chengban/modules/platform/dict/server/used.ts'
import { courseApprove as courseApprove90, courseApproved as courseApproved91, courseCheck as courseCheck92, courseId as courseId93, courseOnShelf as courseOnShelf94, courseSubmit as courseSubmit95, courseTop as courseTop96 } from '@chengban/modules/training/course/server/course-rules.ts'
import { courseAssignRemoving as courseAssignRemoving97, courseAssignSaved as courseAssignSaved98 } from '@chengban/modules/training/course-assign/server/follow.ts'
import { courseAssignRun as courseAssignRun1098 } from '@chengban/modules/training/course-assign/run.job.ts'
import { courseAssignUrged as courseAssignUrged99 } from '@chengban/modules/training/course-assign/server/urge.ts'
import { courseChapterDuration as courseChapterDuration100 } from '@chengban/modules/training/course-chapter/server/duration.ts'
import { courseCommentCheck as courseCommentCheck101 } from '@chengban/modules/training/course-comment/server/parent.ts'
import { courseCommentRemoving as courseCommentRemoving102, courseCommentSaved as courseCommentSaved103 } from '@chengban/modules/training/course-comment/server/follow.ts'
import { courseCounts as courseCounts1102 } from '@chengban/modules/training/course/counts.job.ts'
import { courseFigures as courseFigures980, learningFigures as learningFigures982 } from '@chengban/modules/training/course-log/statistics.call.ts'
import { courseLogFinished as courseLogFinished104 } from '@chengban/modules/training/course-log/server/finished.ts'
import { courseQuestionCheck as courseQuestionCheck105 } from '@chengban/modules/training/course-question/server/course-question-rules.ts'
import { courseQuizSweep as courseQuizSweep1100 } from '@chengban/modules/training/course-attempt/sweep.job.ts'
import { courses as courses991 } from '@chengban/modules/training/course/server/read.ts'
import { deductionCap as deductionCap106 } from '@chengban/modules/administration/deduction/server/cap.ts'
import { deductionLowered as deductionLowered107 } from '@chengban/modules/administration/deduction/server/lowered.ts'
import { demandApply as demandApply1010 } from '@chengban/modules/work/bug/demand-apply.call.ts'
import { demoApplyFree as demoApplyFree108 } from '@chengban/modules/administration/demo-apply/server/free.ts'
import { demoApplySummarized as demoApplySummarized109 } from '@chengban/modules/administration/demo-apply/server/summary.ts'
import { demonstratorsBusy as demonstratorsBusy514 } from '@chengban/modules/administration/demo-apply/busy.call.ts'
import { departmentCheck as departmentCheck110, departmentRemoving as departmentRemoving111 } from '@chengban/modules/platform/department/server/department-rules.ts'
import { detailOf as detailOf903 } from '@chengban/modules/sales/business-log/server/detail.ts'
import { developCancel as developCancel1032, developSend as developSend1034 } from '@chengban/modules/work/task-day/dispatch.call.ts'
import { diagram as diagram750 } from '@chengban/modules/platform/process-image/diagram.call.ts'
import { dictCheck as dictCheck112, dictRemoving as dictRemoving113 } from '@chengban/modules/platform/dict/server/dict-rules.ts'
import { dictTypeRemoving as dictTypeRemoving114 } from '@chengban/modules/platform/dict-type/server/dict-type-rules.ts'
import { dictUsed as dictUsed674 } from '@chengban/modules/platform/dict/used.call.ts'
import { dicts as dicts672 } from '@chengban/modules/platform/dict/dicts.call.ts'
import { digest as digest1076 } from '@chengban/modules/platform/ding/digest.job.ts'
import { dingFailed as dingFailed676, dingResend as dingResend678, dingState as dingState680, dingTest as dingTest682 } from '@chengban/modules/platform/ding/manage.call.ts'
import { dingSend as dingSend1078 } from '@chengban/modules/platform/ding/send.job.ts'
import { dingSync as dingSync1080 } from '@chengban/modules/platform/ding/sync.job.ts'
import { disable as disable766 } from '@chengban/modules/platform/user/disable.call.ts'
import { disablePerson as disablePerson765 } from '@chengban/modules/platform/user/server/disable.ts'
import { dispatch as dispatch1033 } from '@chengban/modules/work/task-day/server/dispatch.ts'
import { documentCheck as documentCheck115 } from '@chengban/modules/platform/document/server/document-rules.ts'
import { documentPublish as documentPublish116, documentPublished as documentPublished117 } from '@chengban/modules/platform/document/server/publish.ts'
import { documentTargets as documentTargets1082 } from '@chengban/modules/platform/document/targets.job.ts'
import { documentUserCheck as documentUserCheck118, documentUserSaved as documentUserSaved119 } from '@chengban/modules/platform/document/server/confirm.ts'
import { documentationCheck as documentationCheck120 } from '@chengban/modules/training/documentation/server/version.ts'
import { documentationOpened as documentationOpened121 } from '@chengban/modules/training/documentation/server/read.ts'
import { drawDiagram as drawDiagram749 } from '@chengban/modules/platform/process-image/server/diagram.ts'
import { duplicate as duplicate926 } from '@chengban/modules/sales/client/duplicate.call.ts'
import { earnMaintenance as earnMaintenance613 } from '@chengban/modules/finance/sums/server/maintenance-money.ts'
import { edit as edit768 } from '@chengban/modules/platform/user/edit.call.ts'
import { editUser as editUser767 } from '@chengban/modules/platform/user/server/edit.ts'
import { embedBoard as embedBoard734 } from '@chengban/modules/platform/metabase/embed.call.ts'
import { embedMetabase as embedMetabase733 } from '@chengban/modules/platform/metabase/server/embed.ts'
import { entries as entries738 } from '@chengban/modules/platform/permission/entries.call.ts'
import { entryApproved as entryApproved122, dailyEntries as dailyEntries1063 } from '@chengban/modules/administration/entry/server/regular.ts'
import { entryArrived as entryArrived123 } from '@chengban/modules/administration/entry/server/arrive.ts'
import { entryArrives as entryArrives124, entryExam as entryExam126, entryExamined as entryExamined127 } from '@chengban/modules/administration/entry/server/exam.ts'
import { entryCheck as entryCheck125, entrySubmit as entrySubmit132 } from '@chengban/modules/administration/entry/server/form.ts'
import { entryDaily as entryDaily1064 } from '@chengban/modules/administration/entry/daily.job.ts'
import { entryFinished as entryFinished128, entryLeaves as entryLeaves130 } from '@chengban/modules/administration/entry/server/finish.ts'
import { entryLearnt as entryLearnt129, entryItemAfter as entryItemAfter134, entryItemTicked as entryItemTicked135, entryItemTicking as entryItemTicking136 } from '@chengban/modules/administration/entry-item/server/tick.ts'
import { entryMaterialLink as entryMaterialLink131, sendMaterialLink as sendMaterialLink517 } from '@chengban/modules/administration/entry/server/material-link.ts'
import { entryVoided as entryVoided133 } from '@chengban/modules/administration/entry/server/undo.ts'
import { estimate as estimate1036 } from '@chengban/modules/work/task-day/estimate.call.ts'
import { estimateDay as estimateDay1035 } from '@chengban/modules/work/task-day/server/estimate.ts'
import { explain as explain740 } from '@chengban/modules/platform/permission/explain.call.ts'
import { explainRight as explainRight739 } from '@chengban/modules/platform/permission/server/explain.ts'
import { extraTaskCheck as extraTaskCheck137, extraTaskCounted as extraTaskCounted138 } from '@chengban/modules/work/extra-task/server/extra-task-rules.ts'
import { fetchOnce as fetchOnce815 } from '@chengban/modules/projects/product-download/server/fetch.ts'
import { fileAuditApproved as fileAuditApproved139, fileAuditCheck as fileAuditCheck140, fileAuditUnused as fileAuditUnused141 } from '@chengban/modules/platform/file-audit/server/file-audit-rules.ts'
import { fileRemarkCheck as fileRemarkCheck142 } from '@chengban/modules/projects/file-remark/server/file-remark-rules.ts'
import { fileSweep as fileSweep1092 } from '@chengban/modules/platform/stored-file/sweep.job.ts'
import { financePeriodClose as financePeriodClose144, financePeriodNeighbours as financePeriodNeighbours145, financePeriodOpened as financePeriodOpened146, financePeriodReopen as financePeriodReopen147 } from '@chengban/modules/finance/finance-period/server/close.ts'
import { financeReading as financeReading143 } from '@chengban/modules/finance/finance-log/server/reading.ts'
import { findByOperation as findByOperation770 } from '@chengban/modules/platform/user/find-user-id-by-operation-code.call.ts'
import { findByOperationCode as findByOperationCode769, findByPermissionCode as findByPermissionCode771 } from '@chengban/modules/platform/user/server/find-by-code.ts'
import { findByPermission as findByPermission772 } from '@chengban/modules/platform/user/find-user-id-by-permission-code.call.ts'
import { findDuplicates as findDuplicates925 } from '@chengban/modules/sales/client/server/duplicate.ts'
import { findMaintenance as findMaintenance605 } from '@chengban/modules/finance/sums/server/maintenance-id.ts'
import { findWorkDay as findWorkDay711, listWorkDays as listWorkDays715 } from '@chengban/modules/platform/holiday/server/work-days.ts'
import { follow as follow829, followBuilding as followBuilding831, ignore as ignore833 } from '@chengban/modules/projects/product-library/server/follow.ts'
import { followProduct as followProduct830, followProductProject as followProductProject832, ignoreProduct as ignoreProduct834 } from '@chengban/modules/projects/product-library/follow.call.ts'
import { followTargets as followTargets1081 } from '@chengban/modules/platform/document/server/targets.ts'
import { followWages as followWages1071 } from '@chengban/modules/finance/money-salary/server/basic-pay.ts'
import { foretell as foretell709 } from '@chengban/modules/platform/foretold/server/foretold.ts'
import { foretold as foretold710 } from '@chengban/modules/platform/foretold/foretold.call.ts'
import { forgetFailures as forgetFailures1083 } from '@chengban/modules/platform/login-log/server/sweep.ts'
import { fromContract as fromContract888 } from '@chengban/modules/projects/project/from-contract.call.ts'
import { gantt as gantt842 } from '@chengban/modules/projects/project-module/gantt.call.ts'
import { gate as gate804 } from '@chengban/modules/projects/implementary-progress/gate.call.ts'
import { generateInsurance as generateInsurance562 } from '@chengban/modules/finance/social-insurance/generate.call.ts'
import { generateMonth as generateMonth561 } from '@chengban/modules/finance/social-insurance/server/generate.ts'
import { getBalance as getBalance936 } from '@chengban/modules/sales/invoicing/get-balance.call.ts'
import { getMaintenanceId as getMaintenanceId606 } from '@chengban/modules/finance/sums/get-maintenance-id.call.ts'
import { giftGiveCheck as giftGiveCheck148, giftGiveYearLimit as giftGiveYearLimit149 } from '@chengban/modules/sales/gift-give/server/gift-give-rules.ts'
import { giveBankFile as giveBankFile599 } from '@chengban/modules/finance/submit-payroll/server/bank-file.ts'
import { goalPlanCheck as goalPlanCheck150 } from '@chengban/modules/work/goal-plan/server/goal-plan-rules.ts'
import { goalPlanLeave as goalPlanLeave151, goalPlanRollUp as goalPlanRollUp152 } from '@chengban/modules/work/goal-plan/server/roll-up.ts'
import { grantYear as grantYear1069 } from '@chengban/modules/administration/rest-day-ledger/server/annual.ts'
import { handOverWork as handOverWork773 } from '@chengban/modules/platform/user/server/handover.ts'
import { handover as handover774 } from '@chengban/modules/platform/user/handover.call.ts'
import { hasComment as hasComment810 } from '@chengban/modules/projects/milepost/has-comment.call.ts'
import { hello as hello717 } from '@chengban/modules/platform/home/server/hello.ts'
import { historyOf as historyOf905 } from '@chengban/modules/sales/business-log/server/history.ts'
import { holders as holders742 } from '@chengban/modules/platform/permission/holders.call.ts'
import { holidayCheck as holidayCheck153, holidayRemoving as holidayRemoving155 } from '@chengban/modules/administration/attendance-month/server/locked-month.ts'
import { holidayRemoved as holidayRemoved154 } from '@chengban/modules/administration/attendance/server/calendar.ts'
import { holidaySaved as holidaySaved156, userEnabled as userEnabled435 } from '@chengban/modules/work/report/server/owed-today.ts'
import { homeHello as homeHello718 } from '@chengban/modules/platform/home/hello.call.ts'
import { ignoreFact as ignoreFact504, proposeDeductions as proposeDeductions506, sheetFacts as sheetFacts508 } from '@chengban/modules/administration/check-on-work/facts.call.ts'
import { ignoreFacts as ignoreFacts503, readFacts as readFacts507 } from '@chengban/modules/administration/check-on-work/server/facts.ts'
import { ignoreTogether as ignoreTogether499 } from '@chengban/modules/administration/attendance/server/ignores.ts'
import { ignores as ignores500 } from '@chengban/modules/administration/attendance/ignores.call.ts'
import { ilimit as ilimit938 } from '@chengban/modules/sales/invoicing/ilimit.call.ts'
import { impDocumentKinds as impDocumentKinds157 } from '@chengban/modules/projects/imp-document/server/kinds.ts'
import { impNodeLogCheck as impNodeLogCheck158, impNodeLogSigning as impNodeLogSigning159, impNodeLogUploading as impNodeLogUploading160 } from '@chengban/modules/projects/imp-node-log/server/imp-node-log-rules.ts'
import { impPrepareCheck as impPrepareCheck161 } from '@chengban/modules/projects/imp-prepare/server/imp-prepare-rules.ts'
import { impPrepareRelateIds as impPrepareRelateIds892, relateIds as relateIds894 } from '@chengban/modules/projects/project/relate-ids.call.ts'
import { impRecordCheck as impRecordCheck162, impRecordDays as impRecordDays163, impRecordRemoving as impRecordRemoving164, impRecordSubmitting as impRecordSubmitting165 } from '@chengban/modules/projects/imp-record/server/imp-record-rules.ts'
import { implementaryProgress as implementaryProgress1000 } from '@chengban/modules/work/apply-for/implementary-progress.call.ts'
import { implementaryProgressBegun as implementaryProgressBegun166, implementaryProgressCheck as implementaryProgressCheck167, implementaryProgressDone as implementaryProgressDone168, implementaryProgressGoingBack as implementaryProgressGoingBack169, implementaryProgressGoneBack as implementaryProgressGoneBack170, implementaryProgressSkipping as implementaryProgressSkipping171 } from '@chengban/modules/projects/implementary-progress/server/implementary-progress-rules.ts'
import { importHolidays as importHolidays713 } from '@chengban/modules/platform/holiday/server/import-year.ts'
import { importList as importList844, syncWbs as syncWbs846 } from '@chengban/modules/projects/project-module/scope.call.ts'
import { importPunch as importPunch484 } from '@chengban/modules/administration/attendance-punch/import-punch.call.ts'
import { importPunches as importPunches483 } from '@chengban/modules/administration/attendance-punch/server/import.ts'
import { importQuestions as importQuestions984 } from '@chengban/modules/training/course-question/import.call.ts'
import { importYear as importYear714 } from '@chengban/modules/platform/holiday/import-year.call.ts'
import { inbox as inbox642 } from '@chengban/modules/platform/audit-task/audit-task.call.ts'
import { inboxCounts as inboxCounts644 } from '@chengban/modules/platform/audit-task/counts.call.ts'
import { insuranceMonth as insuranceMonth564 } from '@chengban/modules/finance/social-insurance/month.call.ts'
import { invoiceCheck as invoiceCheck556 } from '@chengban/modules/finance/invoice-use/invoice-check.call.ts'
import { invoicingAmountNoTax as invoicingAmountNoTax172, invoicingAudit as invoicingAudit173, invoicingCheck as invoicingCheck174, invoicingDecided as invoicingDecided176, invoicingSubmit as invoicingSubmit179 } from '@chengban/modules/sales/invoicing/server/invoicing-rules.ts'
import { invoicingComplete as invoicingComplete175 } from '@chengban/modules/sales/invoicing/server/complete.ts'
import { invoicingConfigApproved as invoicingConfigApproved180, invoicingConfigCheck as invoicingConfigCheck181 } from '@chengban/modules/sales/invoicing-config/server/invoicing-config-rules.ts'
import { invoicingConfigIlimit as invoicingConfigIlimit182, limitInvoicing as limitInvoicing937 } from '@chengban/modules/sales/invoicing/server/ilimit.ts'
import { invoicingFlushRed as invoicingFlushRed177, invoicingFlushable as invoicingFlushable178 } from '@chengban/modules/sales/invoicing/server/flush-red.ts'
import { invoicingPlanCancel as invoicingPlanCancel183, invoicingPlanCheck as invoicingPlanCheck184, invoicingPlanRemoving as invoicingPlanRemoving185 } from '@chengban/modules/sales/invoicing-plan/server/invoicing-plan-rules.ts'
import { invoicingStatistics as invoicingStatistics941 } from '@chengban/modules/sales/invoicing/server/statistics.ts'
import { jumpToAssistant as jumpToAssistant779, jumpToCpjl as jumpToCpjl781, jumpToDarwin as jumpToDarwin783, jumpToEngineer as jumpToEngineer785 } from '@chengban/modules/platform/user/server/sister.ts'
import { keywordChanged as keywordChanged186, keywordRemoved as keywordRemoved187, keywordSubscribe as keywordSubscribe188, zfcgClient as zfcgClient474, zfcgToBusiness as zfcgToBusiness475, zfcgWords as zfcgWords476 } from '@chengban/modules/sales/zfcg/server/zfcg-rules.ts'
import { kick as kick722 } from '@chengban/modules/platform/login-log/kick.call.ts'
import { kickSession as kickSession721 } from '@chengban/modules/platform/login-log/server/kick.ts'
import { lackingGoals as lackingGoals835 } from '@chengban/modules/projects/product-library/server/no-goal.ts'
import { lastJobNumber as lastJobNumber775 } from '@chengban/modules/platform/user/server/last-num.ts'
import { lastNum as lastNum776 } from '@chengban/modules/platform/user/last-num.call.ts'
import { learnCourse as learnCourse975 } from '@chengban/modules/training/course-log/server/learn.ts'
import { likeComment as likeComment962, rateCourse as rateCourse964 } from '@chengban/modules/training/course-comment/marks.call.ts'
import { lineCheck as lineCheck189, lineRemoving as lineRemoving190, lineSaved as lineSaved191 } from '@chengban/modules/finance/submission/server/line.ts'
import { linkAsItStands as linkAsItStands883 } from '@chengban/modules/projects/project/server/share-link.ts'
import { list as list668 } from '@chengban/modules/platform/config/list.call.ts'
import { listComments as listComments657 } from '@chengban/modules/platform/comment/server/list.ts'
import { listConfig as listConfig667 } from '@chengban/modules/platform/config/server/list.ts'
import { listFailed as listFailed675, resendFailed as resendFailed677, readDingState as readDingState679, sendTest as sendTest681 } from '@chengban/modules/platform/ding/server/manage.ts'
import { listMessages as listMessages727 } from '@chengban/modules/platform/message/server/list.ts'
import { listOpenWork as listOpenWork777 } from '@chengban/modules/platform/user/server/open-work.ts'
import { listScans as listScans525 } from '@chengban/modules/administration/official-seal-use/server/scans.ts'
import { listTasks as listTasks641, countTasks as countTasks643 } from '@chengban/modules/platform/audit-task/server/inbox.ts'
import { listUsers as listUsers789 } from '@chengban/modules/platform/user/server/users.ts'
import { load as load838 } from '@chengban/modules/projects/project-dashboard/load.call.ts'
import { loadRebuild as loadRebuild1096 } from '@chengban/modules/projects/project-dashboard/load-rebuild.job.ts'
import { loads as loads837 } from '@chengban/modules/projects/project-dashboard/server/load.ts'
import { logAssistant as logAssistant780, logCpjl as logCpjl782, logDarwin as logDarwin784, logEngineer as logEngineer786 } from '@chengban/modules/platform/user/sister.call.ts'
import { logs as logs744 } from '@chengban/modules/platform/permission/logs.call.ts'
import { maintainDateChangeApprove as maintainDateChangeApprove192, maintainDateChangeApproved as maintainDateChangeApproved193, maintainDateChangeCheck as maintainDateChangeCheck194, maintainDateChangeSubmit as maintainDateChangeSubmit195 } from '@chengban/modules/sales/maintain-date-change/server/maintain-date-change-rules.ts'
import { maintenanceCheck as maintenanceCheck196 } from '@chengban/modules/sales/maintenance/server/maintenance-rules.ts'
import { makeMeetings as makeMeetings1105 } from '@chengban/modules/work/meeting-kind/server/meetings.ts'
import { makeSheets as makeSheets1067 } from '@chengban/modules/administration/performance/server/make-job.ts'
import { makeTemporary as makeTemporary823, writeBackTo as writeBackTo825 } from '@chengban/modules/projects/product-library-version/server/temporary.ts'
import { manageReportFigures as manageReportFigures197, manageReportOpened as manageReportOpened198 } from '@chengban/modules/work/manage-report/server/figures.ts'
import { markCommentsRead as markCommentsRead663 } from '@chengban/modules/platform/comment/server/read.ts'
import { markMessagesRead as markMessagesRead729 } from '@chengban/modules/platform/message/server/read.ts'
import { markProject as markProject889 } from '@chengban/modules/projects/project/server/remind.ts'
import { markTask as markTask1047 } from '@chengban/modules/work/task-users/server/remind.ts'
import { marketWorkCount as marketWorkCount199, marketWorkDay as marketWorkDay200, marketWorkOpened as marketWorkOpened201 } from '@chengban/modules/work/market-work/server/day.ts'
import { mayReportWeek as mayReportWeek1055 } from '@chengban/modules/work/week-work/server/may-report.ts'
import { meetingKindRule as meetingKindRule202 } from '@chengban/modules/work/meeting-kind/server/check-rule.ts'
import { meetingKindSaved as meetingKindSaved203 } from '@chengban/modules/work/meeting-kind/server/remade.ts'
import { meetingRows as meetingRows1106 } from '@chengban/modules/work/meeting-kind/meetings.job.ts'
import { menuCheck as menuCheck204 } from '@chengban/modules/platform/menu/server/menu-rules.ts'
import { menuTree as menuTree725 } from '@chengban/modules/platform/menu/server/tree.ts'
import { messageCheck as messageCheck205, messageSaved as messageSaved206 } from '@chengban/modules/platform/message/server/message-rules.ts'
import { messageSweep as messageSweep1086 } from '@chengban/modules/platform/message/sweep.job.ts'
import { messages as messages728 } from '@chengban/modules/platform/message/message.call.ts'
import { milepostAdvanceCheck as milepostAdvanceCheck212 } from '@chengban/modules/projects/milepost-advance/server/milepost-advance-rules.ts'
import { milepostCancelled as milepostCancelled207, milepostCheck as milepostCheck208, milepostConfirming as milepostConfirming209 } from '@chengban/modules/projects/milepost/server/milepost-rules.ts'
import { milepostPrioritised as milepostPrioritised210, milepostTasked as milepostTasked211, makeTasks as makeTasks805 } from '@chengban/modules/projects/milepost/server/tasks.ts'
import { mine as mine522 } from '@chengban/modules/administration/entry/mine.call.ts'
import { mine as mine688 } from '@chengban/modules/platform/document/mine.call.ts'
import { missingHolidays as missingHolidays480 } from '@chengban/modules/platform/holiday/server/missing.ts'
import { missingMonths as missingMonths477 } from '@chengban/modules/finance/money-month/server/remind-missing.ts'
import { modify as modify698 } from '@chengban/modules/platform/file-audit/modify.call.ts'
import { modifyFile as modifyFile697 } from '@chengban/modules/platform/file-audit/server/modify.ts'
import { moneyComeGoBack as moneyComeGoBack213, moneyComeGoBadDebt as moneyComeGoBadDebt214 } from '@chengban/modules/finance/money-come-go/server/back.ts'
import { moneyExpenseCheck as moneyExpenseCheck215, moneyExpenseOverLimit as moneyExpenseOverLimit216 } from '@chengban/modules/finance/money-expense/server/money-expense-rules.ts'
import { moneyLessCheck as moneyLessCheck217 } from '@chengban/modules/finance/money-less/server/money-less-rules.ts'
import { moneyMonthCheck as moneyMonthCheck218 } from '@chengban/modules/finance/money-month/server/money-month-rules.ts'
import { moneySalaryCheck as moneySalaryCheck219 } from '@chengban/modules/finance/money-salary/server/money-salary-rules.ts'
import { moneyServerCheck as moneyServerCheck220, moneyServerRemoving as moneyServerRemoving221, moneyServerSaved as moneyServerSaved222 } from '@chengban/modules/finance/money-server/server/money-server-rules.ts'
import { monthUsed as monthUsed528 } from '@chengban/modules/administration/overtime/used.call.ts'
import { monthsMissing as monthsMissing558 } from '@chengban/modules/finance/money-month/monthly-month-not.call.ts'
import { monthsOfSeller as monthsOfSeller934 } from '@chengban/modules/sales/invoicing-config/months.call.ts'
import { moveEntry as moveEntry723 } from '@chengban/modules/platform/menu/server/move.ts'
import { moveMenu as moveMenu724 } from '@chengban/modules/platform/menu/move.call.ts'
import { myDocuments as myDocuments687, documentReport as documentReport693, urgeReaders as urgeReaders695 } from '@chengban/modules/platform/document/server/readers.ts'
import { myEntry as myEntry521 } from '@chengban/modules/administration/entry/server/mine.ts'
import { nextWorkDay as nextWorkDay712 } from '@chengban/modules/platform/holiday/add-work-days.call.ts'
import { noGoal as noGoal836 } from '@chengban/modules/projects/product-library/no-goal.call.ts'
import { noticePerformance as noticePerformance530, refreshPerformance as refreshPerformance532 } from '@chengban/modules/administration/performance/period.call.ts'
import { noticeSheets as noticeSheets529, refreshSheets as refreshSheets531 } from '@chengban/modules/administration/performance/server/period-calls.ts'
import { objectFacts as objectFacts510 } from '@chengban/modules/administration/check-on-work/object-facts.call.ts'
import { officialSealCheck as officialSealCheck223, officialSealTransfer as officialSealTransfer224 } from '@chengban/modules/administration/official-seal/server/official-seal-rules.ts'
import { officialSealUseApproved as officialSealUseApproved225, officialSealUseCheck as officialSealUseCheck226, officialSealUseIsSimple as officialSealUseIsSimple227, officialSealUseReturned as officialSealUseReturned228, officialSealUseSubmit as officialSealUseSubmit230 } from '@chengban/modules/administration/official-seal-use/server/official-seal-use-rules.ts'
import { officialSealUseStamp as officialSealUseStamp229 } from '@chengban/modules/administration/official-seal-use/server/acting.ts'
import { okrCheck as okrCheck231, okrRemoving as okrRemoving233 } from '@chengban/modules/work/okr/server/okr-rules.ts'
import { okrCheckFollow as okrCheckFollow238 } from '@chengban/modules/work/okr-check/server/follow.ts'
import { okrConfirmed as okrConfirmed232, okrRevised as okrRevised234, okrSpread as okrSpread237 } from '@chengban/modules/work/okr/server/spread.ts'
import { okrScore as okrScore235, okrSelfScore as okrSelfScore236 } from '@chengban/modules/work/okr/server/scores.ts'
import { okrWeeks as okrWeeks1024 } from '@chengban/modules/work/okr/datelist.call.ts'
import { open as open690 } from '@chengban/modules/platform/document/open.call.ts'
import { openAll as openAll994 } from '@chengban/modules/training/course/open-all.call.ts'
import { openTogether as openTogether993 } from '@chengban/modules/training/course/server/open-all.ts'
import { openWork as openWork778 } from '@chengban/modules/platform/user/open-work.call.ts'
import { operationRemoving as operationRemoving239 } from '@chengban/modules/platform/operation/server/operation-rules.ts'
import { orderChapters as orderChapters960 } from '@chengban/modules/training/course-chapter/sort.call.ts'
import { other as other940 } from '@chengban/modules/sales/invoicing/other.call.ts'
import { overtimeApproved as overtimeApproved240 } from '@chengban/modules/administration/overtime/server/weekend.ts'
import { overtimeHours as overtimeHours241, overtimeRate as overtimeRate242, overtimeSubmit as overtimeSubmit245 } from '@chengban/modules/administration/overtime/server/overtime-rules.ts'
import { overtimeRecheck as overtimeRecheck243, overtimeRechecked as overtimeRechecked244, overtimeVerified as overtimeVerified246, overtimeVerify as overtimeVerify247, overtimeVoided as overtimeVoided248 } from '@chengban/modules/administration/overtime/server/settle.ts'
import { overtimeVerify as overtimeVerify1066 } from '@chengban/modules/administration/overtime/verify.job.ts'
import { ownPermissions as ownPermissions745 } from '@chengban/modules/platform/permission/server/self.ts'
import { ownTiles as ownTiles512 } from '@chengban/modules/administration/check-on-work/tiles.call.ts'
import { payrollDiff as payrollDiff602 } from '@chengban/modules/finance/submit-payroll/diff.call.ts'
import { payrollReady as payrollReady604 } from '@chengban/modules/finance/submit-payroll/ready.call.ts'
import { performanceCorrect as performanceCorrect249, performanceCorrected as performanceCorrected250 } from '@chengban/modules/administration/performance/server/correct.ts'
import { performanceMake as performanceMake1068 } from '@chengban/modules/administration/performance/make.job.ts'
import { periodFigures as periodFigures536, yearOfPerson as yearOfPerson538 } from '@chengban/modules/administration/performance/year.call.ts'
import { periodHinders as periodHinders554 } from '@chengban/modules/finance/finance-period/hinders.call.ts'
import { permissionCheck as permissionCheck252 } from '@chengban/modules/platform/permission/server/permission-rules.ts'
import { permissionLogs as permissionLogs743 } from '@chengban/modules/platform/permission/server/logs.ts'
import { personEntries as personEntries737 } from '@chengban/modules/platform/permission/server/entries.ts'
import { pickFiles as pickFiles699 } from '@chengban/modules/platform/file-audit/server/picker.ts'
import { picker as picker700 } from '@chengban/modules/platform/file-audit/picker.call.ts'
import { planItemCheck as planItemCheck253 } from '@chengban/modules/work/plan-item/server/plan-item-rules.ts'
import { planMonth as planMonth811 } from '@chengban/modules/projects/milepost/server/month-goal.ts'
import { pmoWorkFigures as pmoWorkFigures254, pmoWorkOpened as pmoWorkOpened255 } from '@chengban/modules/work/pmo-work/server/figures.ts'
import { previewApprovers as previewApprovers655 } from '@chengban/modules/platform/audit-task/server/preview.ts'
import { previewConvert as previewConvert1090 } from '@chengban/modules/platform/stored-file/convert.job.ts'
import { previewMeetings as previewMeetings1019 } from '@chengban/modules/work/meeting-kind/server/preview.ts'
import { previewRule as previewRule1020 } from '@chengban/modules/work/meeting-kind/preview.call.ts'
import { previewTask as previewTask1049, readPeople as readPeople1051 } from '@chengban/modules/work/task/server/preview.ts'
import { problemConfirm as problemConfirm856 } from '@chengban/modules/projects/project-progress/problem-confirm.call.ts'
import { productDownloadCheck as productDownloadCheck256, productDownloadPassing as productDownloadPassing257, productDownloadSaved as productDownloadSaved258 } from '@chengban/modules/projects/product-download/server/product-download-rules.ts'
import { productLibraryCheck as productLibraryCheck259 } from '@chengban/modules/projects/product-library/server/product-library-rules.ts'
import { productLibraryVersionCancelling as productLibraryVersionCancelling260, productLibraryVersionCheck as productLibraryVersionCheck261, productLibraryVersionOrderNo as productLibraryVersionOrderNo262, productLibraryVersionReleased as productLibraryVersionReleased263, productLibraryVersionReleasing as productLibraryVersionReleasing264, productLibraryVersionRetired as productLibraryVersionRetired265, productLibraryVersionRetiring as productLibraryVersionRetiring266 } from '@chengban/modules/projects/product-library-version/server/product-library-version-rules.ts'
import { productLibraryVersionStaging as productLibraryVersionStaging267 } from '@chengban/modules/projects/product-library-version/server/staging.ts'
import { projectAccept as projectAccept268, projectAccepted as projectAccepted269, projectAccepting as projectAccepting270, projectEntered as projectEntered273, projectEntering as projectEntering274, projectPassed as projectPassed279, projectResumed as projectResumed281, projectStarted as projectStarted282 } from '@chengban/modules/projects/project/server/stages.ts'
import { projectCheck as projectCheck271, projectClient as projectClient272, projectIsPlain as projectIsPlain275, projectIsSmall as projectIsSmall276, projectOpen as projectOpen278, projectRemoving as projectRemoving280, projectStarting as projectStarting283, projectTerminated as projectTerminated284 } from '@chengban/modules/projects/project/server/project-rules.ts'
import { projectFollowRemoving as projectFollowRemoving285, projectFollowSaved as projectFollowSaved286 } from '@chengban/modules/projects/project-follow/server/quiet.ts'
import { projectLinking as projectLinking277 } from '@chengban/modules/projects/project/server/report-token.ts'
import { projectManDayIsSmall as projectManDayIsSmall287, projectManDaySubmitting as projectManDaySubmitting288 } from '@chengban/modules/projects/project-man-day/server/project-man-day-rules.ts'
import { projectModuleCheck as projectModuleCheck289, projectModuleSaved as projectModuleSaved290 } from '@chengban/modules/projects/project-module/server/project-module-rules.ts'
import { projectOfContract as projectOfContract887 } from '@chengban/modules/projects/project/server/from-contract.ts'
import { projectProductApproved as projectProductApproved291, projectProductRetiring as projectProductRetiring292 } from '@chengban/modules/projects/project-product/server/project-product-rules.ts'
import { projectProgressAgreeing as projectProgressAgreeing293, projectProgressPromised as projectProgressPromised299, projectProgressPromising as projectProgressPromising300 } from '@chengban/modules/projects/project-progress/server/promise.ts'
import { projectProgressCheck as projectProgressCheck294, projectProgressCompleted as projectProgressCompleted295, projectProgressCompleting as projectProgressCompleting296, projectProgressConfirmed as projectProgressConfirmed297, projectProgressConfirming as projectProgressConfirming298, projectProgressRound as projectProgressRound301, projectProgressSaved as projectProgressSaved302, projectProgressSigning as projectProgressSigning304, projectProgressStageRound as projectProgressStageRound305, projectProgressSubmitting as projectProgressSubmitting306, projectProgressSyncing as projectProgressSyncing307, projectProgressTakenBack as projectProgressTakenBack308 } from '@chengban/modules/projects/project-progress/server/project-progress-rules.ts'
import { projectProgressSignedWith as projectProgressSignedWith303 } from '@chengban/modules/projects/project-progress/server/frozen.ts'
import { projectReport as projectReport898 } from '@chengban/modules/projects/project/report.call.ts'
import { projectVerCheck as projectVerCheck309, projectVerConfirmed as projectVerConfirmed310, projectVerDelivering as projectVerDelivering311, projectVerSubmitting as projectVerSubmitting312, projectVerWatched as projectVerWatched313 } from '@chengban/modules/projects/project-ver/server/project-ver-rules.ts'
import { projectsToSign as projectsToSign851, filesByStage as filesByStage853 } from '@chengban/modules/projects/project-progress/server/documents.ts'
import { projectxg as projectxg890 } from '@chengban/modules/projects/project/projectxg.call.ts'
import { propose as propose505 } from '@chengban/modules/administration/check-on-work/server/propose.ts'
import { publicity as publicity950 } from '@chengban/modules/sales/zfcg/publicity.call.ts'
import { publishVersion as publishVersion669 } from '@chengban/modules/platform/config/server/set-last-ver.ts'
import { raiseDemand as raiseDemand1009 } from '@chengban/modules/work/bug/server/demand-apply.ts'
import { rate as rate963 } from '@chengban/modules/training/course-comment/server/rate.ts'
import { reApply as reApply872, smallApply as smallApply874 } from '@chengban/modules/projects/project-ver/again.call.ts'
import { read as read692 } from '@chengban/modules/platform/document/read.call.ts'
import { readAudit as readAudit653 } from '@chengban/modules/platform/audit-task/server/detail.ts'
import { readBalance as readBalance545 } from '@chengban/modules/administration/rest-day-ledger/server/balance.ts'
import { readBusy as readBusy513 } from '@chengban/modules/administration/demo-apply/server/busy.ts'
import { readCalendar as readCalendar1057 } from '@chengban/modules/work/work-day/server/calendar.ts'
import { readClientPage as readClientPage885 } from '@chengban/modules/projects/project/server/client-page.ts'
import { readComments as readComments664 } from '@chengban/modules/platform/comment/read.call.ts'
import { readCourseFigures as readCourseFigures979 } from '@chengban/modules/training/course-log/server/course-statistics.ts'
import { readCourses as readCourses992 } from '@chengban/modules/training/course/course.call.ts'
import { readDiff as readDiff601 } from '@chengban/modules/finance/submit-payroll/server/diff.ts'
import { readFigures as readFigures535, readYear as readYear537 } from '@chengban/modules/administration/performance/server/year.ts'
import { readFigures as readFigures981 } from '@chengban/modules/training/course-log/server/statistics.ts'
import { readHistory as readHistory1013 } from '@chengban/modules/work/change/server/history.ts'
import { readMessage as readMessage730 } from '@chengban/modules/platform/message/read.call.ts'
import { readMissing as readMissing557 } from '@chengban/modules/finance/money-month/server/missing.ts'
import { readMyDay as readMyDay1045 } from '@chengban/modules/work/task-day/server/today/today.ts'
import { readProgress as readProgress999 } from '@chengban/modules/work/apply-for/server/progress.ts'
import { readShelves as readShelves952 } from '@chengban/modules/training/category/category.call.ts'
import { readSignPage as readSignPage1001 } from '@chengban/modules/work/apply-for/server/sign-page.ts'
import { readSummary as readSummary481 } from '@chengban/modules/administration/attendance-month/server/summary.ts'
import { readSyncFigures as readSyncFigures1005 } from '@chengban/modules/work/apply-for/server/sync-statistics.ts'
import { readTalk as readTalk966, sayComment as sayComment968 } from '@chengban/modules/training/course-comment/talk.call.ts'
import { readTeam as readTeam1042, urgeTeam as urgeTeam1044 } from '@chengban/modules/work/task-day/team.call.ts'
import { readTiles as readTiles511 } from '@chengban/modules/administration/check-on-work/server/tiles.ts'
import { readToday as readToday1046 } from '@chengban/modules/work/task-day/today.call.ts'
import { readToday as readToday533 } from '@chengban/modules/administration/performance/server/today.ts'
import { readTypes as readTypes611 } from '@chengban/modules/finance/sums/server/expense-types.ts'
import { readUsed as readUsed527 } from '@chengban/modules/administration/overtime/server/used.ts'
import { readWaiting as readWaiting1015 } from '@chengban/modules/work/change/server/wait.ts'
import { readWaiting as readWaiting501 } from '@chengban/modules/administration/attendance/server/waiting.ts'
import { readWeeks as readWeeks1023 } from '@chengban/modules/work/okr/server/datelist.ts'
import { readWelcome as readWelcome1059 } from '@chengban/modules/work/work-day/server/welcome.ts'
import { rebuildLoads as rebuildLoads1095 } from '@chengban/modules/projects/project-dashboard/server/rebuild.ts'
import { receiveExtend as receiveExtend314, receiveHandOut as receiveHandOut315, receiveHandedOut as receiveHandedOut316, receiveReturnAudit as receiveReturnAudit317, receiveReturned as receiveReturned318, receiveReturning as receiveReturning319 } from '@chengban/modules/administration/receive/server/moves.ts'
import { receiveItemCheck as receiveItemCheck321 } from '@chengban/modules/administration/receive-item/server/receive-item-rules.ts'
import { receiveStockBook as receiveStockBook322 } from '@chengban/modules/administration/receive-stock/server/book.ts'
import { receiveSubmit as receiveSubmit320 } from '@chengban/modules/administration/receive/server/submit.ts'
import { reckonTry as reckonTry565 } from '@chengban/modules/finance/social-rule/server/try.ts'
import { recount as recount1101 } from '@chengban/modules/training/course/server/counts.ts'
import { refreshChecks as refreshChecks1025 } from '@chengban/modules/work/okr/server/refresh.ts'
import { refreshOkr as refreshOkr1026 } from '@chengban/modules/work/okr/refresh.call.ts'
import { refuseSwitch as refuseSwitch989 } from '@chengban/modules/training/course/server/switch.ts'
import { release as release822, temporary as temporary824, writeBack as writeBack826 } from '@chengban/modules/projects/product-library-version/release.call.ts'
import { releaseVersion as releaseVersion821 } from '@chengban/modules/projects/product-library-version/server/release.ts'
import { remind as remind660, remindTogether as remindTogether662 } from '@chengban/modules/platform/comment/message-remind.call.ts'
import { remindApprovers as remindApprovers1073 } from '@chengban/modules/platform/audit-task/server/sla.ts'
import { reminderRuleCheck as reminderRuleCheck323 } from '@chengban/modules/platform/reminder-rule/server/reminder-rule-rules.ts'
import { renewDayWork as renewDayWork1030 } from '@chengban/modules/work/report/renew-day-work.call.ts'
import { renewLink as renewLink895 } from '@chengban/modules/projects/project/server/client-link.ts'
import { renewReport as renewReport1029 } from '@chengban/modules/work/task-day/server/renew.ts'
import { renewReportToken as renewReportToken896 } from '@chengban/modules/projects/project/renew-report-token.call.ts'
import { renewServer as renewServer580, reverseExpense as reverseExpense582, reverseMonth as reverseMonth584, reverseOther as reverseOther586, reverseServer as reverseServer588 } from '@chengban/modules/finance/submission/reverse.call.ts'
import { report as report694 } from '@chengban/modules/platform/document/report.call.ts'
import { report as report858 } from '@chengban/modules/projects/project-progress/report.call.ts'
import { reportCount as reportCount324 } from '@chengban/modules/work/report/server/count.ts'
import { reportDay as reportDay325, reportMonth as reportMonth326, reportUnlock as reportUnlock329, reportWeek as reportWeek330 } from '@chengban/modules/work/report/server/windows.ts'
import { reportExpenses as reportExpenses615 } from '@chengban/modules/finance/sums/server/expense-report.ts'
import { reportOpened as reportOpened327 } from '@chengban/modules/work/report/server/opened.ts'
import { reportPmo as reportPmo328 } from '@chengban/modules/work/manage-report/server/pmo.ts'
import { reportProjects as reportProjects897 } from '@chengban/modules/projects/project/server/report.ts'
import { requestSweep as requestSweep1088 } from '@chengban/modules/platform/request/sweep.job.ts'
import { reset as reset953 } from '@chengban/modules/training/course-attempt/server/reset.ts'
import { resetAttempts as resetAttempts954, startQuiz as startQuiz956, submitQuiz as submitQuiz958 } from '@chengban/modules/training/course-attempt/quiz.call.ts'
import { restDayCancelled as restDayCancelled331, restDayCancelling as restDayCancelling332 } from '@chengban/modules/administration/rest-day/server/cancel.ts'
import { restDayDays as restDayDays333, restDaySubmit as restDaySubmit335 } from '@chengban/modules/administration/rest-day/server/rest-day-rules.ts'
import { restDayPassed as restDayPassed334, restDayVoided as restDayVoided336 } from '@chengban/modules/administration/rest-day/server/draw.ts'
import { resultsOf as resultsOf949 } from '@chengban/modules/sales/zfcg/server/publicity.ts'
import { retryFailed as retryFailed1017 } from '@chengban/modules/work/client-sync/server/retry.ts'
import { retrySync as retrySync1018 } from '@chengban/modules/work/client-sync/retry.call.ts'
import { returnedMoneyApplyApprove as returnedMoneyApplyApprove337, returnedMoneyApplyApproved as returnedMoneyApplyApproved338, returnedMoneyApplyCheck as returnedMoneyApplyCheck339, returnedMoneyApplyLedger as returnedMoneyApplyLedger340, returnedMoneyApplySubmit as returnedMoneyApplySubmit341, returnedMoneyApplyVoid as returnedMoneyApplyVoid342, returnedMoneyApplyVoided as returnedMoneyApplyVoided343 } from '@chengban/modules/sales/returned-money-apply/server/returned-money-apply-rules.ts'
import { revealComment as revealComment665 } from '@chengban/modules/platform/comment/server/reveal.ts'
import { revealComment as revealComment666 } from '@chengban/modules/platform/comment/reveal.call.ts'
import { revoke as revoke706 } from '@chengban/modules/platform/file-share/revoke.call.ts'
import { roleCheck as roleCheck344, roleRemoving as roleRemoving345 } from '@chengban/modules/platform/role/server/role-rules.ts'
import { roleTerm as roleTerm1094 } from '@chengban/modules/platform/user-role/term.job.ts'
import { ruleSaved as ruleSaved346 } from '@chengban/modules/finance/finance-log/server/log-rule.ts'
import { runAssignments as runAssignments1097 } from '@chengban/modules/training/course-assign/server/assign.ts'
import { runSeries as runSeries1107 } from '@chengban/modules/work/task/server/series-job.ts'
import { salaryInForce as salaryInForce1072 } from '@chengban/modules/finance/money-salary/in-force.job.ts'
import { save as save1038 } from '@chengban/modules/work/task-day/save.call.ts'
import { saveDay as saveDay1037 } from '@chengban/modules/work/task-day/server/save.ts'
import { savedViewCheck as savedViewCheck347, savedViewRemoving as savedViewRemoving348 } from '@chengban/modules/platform/saved-view/server/saved-view-rules.ts'
import { say as say967 } from '@chengban/modules/training/course-comment/server/say.ts'
import { scans as scans526 } from '@chengban/modules/administration/official-seal-use/scans.call.ts'
import { search as search758 } from '@chengban/modules/platform/search/search.call.ts'
import { searchAll as searchAll757 } from '@chengban/modules/platform/search/server/search.ts'
import { self as self746 } from '@chengban/modules/platform/permission/self.call.ts'
import { sendBrief as sendBrief881 } from '@chengban/modules/projects/project/server/brief.ts'
import { sendDigest as sendDigest1075 } from '@chengban/modules/platform/ding/server/digest.ts'
import { sendMessage as sendMessage732 } from '@chengban/modules/platform/message/send.call.ts'
import { sendReminder as sendReminder659, sendTogether as sendTogether661 } from '@chengban/modules/platform/comment/server/remind.ts'
import { sendShare as sendShare708 } from '@chengban/modules/platform/file-share/send.call.ts'
import { sendSignLink as sendSignLink997 } from '@chengban/modules/work/apply-for/server/ask-sign.ts'
import { sendStates as sendStates1103 } from '@chengban/modules/work/client-sync/server/send.ts'
import { sendTestEmail as sendTestEmail787 } from '@chengban/modules/platform/user/server/test-email.ts'
import { sendToMany as sendToMany731 } from '@chengban/modules/platform/message/server/send.ts'
import { sendToPeople as sendToPeople707 } from '@chengban/modules/platform/file-share/server/send.ts'
import { sendWaiting as sendWaiting1077 } from '@chengban/modules/platform/ding/server/send.ts'
import { sendWeek as sendWeek1053 } from '@chengban/modules/work/week-task-comb/server/send.ts'
import { sessionSweep as sessionSweep1084 } from '@chengban/modules/platform/login-log/sweep.job.ts'
import { setBaseline as setBaseline847 } from '@chengban/modules/projects/project-module/server/baseline.ts'
import { setDownloadConfig as setDownloadConfig828 } from '@chengban/modules/projects/product-library/download-config.call.ts'
import { setLastVer as setLastVer670 } from '@chengban/modules/platform/config/set-last-ver.call.ts'
import { setMonthGoal as setMonthGoal812 } from '@chengban/modules/projects/milepost/set-month-goal.call.ts'
import { setNotCalc as setNotCalc1039 } from '@chengban/modules/work/task-day/server/not-calc.ts'
import { setPermission as setPermission756 } from '@chengban/modules/platform/role/set-permission.call.ts'
import { setRolePermission as setRolePermission755 } from '@chengban/modules/platform/role/server/set-permission.ts'
import { setTargetsOfYear as setTargetsOfYear947 } from '@chengban/modules/sales/sales-target/server/set-year.ts'
import { setYear as setYear948 } from '@chengban/modules/sales/sales-target/set-year.call.ts'
import { settleOvertimes as settleOvertimes1065 } from '@chengban/modules/administration/overtime/server/verify-job.ts'
import { share as share704 } from '@chengban/modules/platform/file-share/file-share.call.ts'
import { shareFile as shareFile703, revokeShare as revokeShare705 } from '@chengban/modules/platform/file-share/server/share.ts'
import { shareLink as shareLink884 } from '@chengban/modules/projects/project/client-link.call.ts'
import { shelves as shelves951 } from '@chengban/modules/training/category/server/shelves.ts'
import { shiftBar as shiftBar849 } from '@chengban/modules/projects/project-module/server/shift.ts'
import { signAsRead as signAsRead861 } from '@chengban/modules/projects/project-progress/server/sign.ts'
import { signByClient as signByClient1003 } from '@chengban/modules/work/apply-for/server/signature.ts'
import { signIn as signIn900 } from '@chengban/modules/projects/train/sign-in.call.ts'
import { signInToTrain as signInToTrain899 } from '@chengban/modules/projects/train/server/sign-in.ts'
import { signPage as signPage1002 } from '@chengban/modules/work/apply-for/sign-page.call.ts'
import { signProduct as signProduct860 } from '@chengban/modules/projects/project-progress/signature-product.call.ts'
import { signRequirement as signRequirement1004 } from '@chengban/modules/work/apply-for/signature.call.ts'
import { signSheets as signSheets862 } from '@chengban/modules/projects/project-progress/signature.call.ts'
import { socialInsuranceCheck as socialInsuranceCheck349, socialInsuranceLines as socialInsuranceLines350, socialInsuranceOpen as socialInsuranceOpen351, socialInsurancePaidState as socialInsurancePaidState352, socialInsuranceRemoving as socialInsuranceRemoving353, socialInsuranceUncheck as socialInsuranceUncheck354 } from '@chengban/modules/finance/social-insurance/server/social-insurance-rules.ts'
import { socialRuleCheck as socialRuleCheck355, socialRuleRemoving as socialRuleRemoving356 } from '@chengban/modules/finance/social-rule/server/social-rule-rules.ts'
import { sortChapters as sortChapters959 } from '@chengban/modules/training/course-chapter/server/sort.ts'
import { start as start955, hand as hand957 } from '@chengban/modules/training/course-attempt/server/quiz.ts'
import { statistics as statistics942 } from '@chengban/modules/sales/invoicing/statistics.call.ts'
import { stock as stock932 } from '@chengban/modules/sales/gift-type/stock.call.ts'
import { storageUsage as storageUsage761 } from '@chengban/modules/platform/stored-file/server/usage.ts'
import { storeMaterials as storeMaterials515, shownMaterials as shownMaterials519 } from '@chengban/modules/administration/entry/server/materials.ts'
import { submissionApprove as submissionApprove357, submissionCheck as submissionCheck358, submissionPassed as submissionPassed360, submissionRemoving as submissionRemoving361, submissionReturned as submissionReturned362, submissionSubmit as submissionSubmit363, submissionTakenBack as submissionTakenBack365, submissionVoid as submissionVoid366, submissionVoided as submissionVoided367 } from '@chengban/modules/finance/submission/server/audit.ts'
import { submissionDecideLines as submissionDecideLines359 } from '@chengban/modules/finance/submission/server/decide-lines.ts'
import { submissionSubmitted as submissionSubmitted364 } from '@chengban/modules/finance/submission/server/invoices.ts'
import { submitComeGoPassed as submitComeGoPassed368, submitComeGoSubmit as submitComeGoSubmit369, submitComeGoVoid as submitComeGoVoid370, submitComeGoVoided as submitComeGoVoided371 } from '@chengban/modules/finance/submit-come-go/server/audit.ts'
import { submitExpenseCheck as submitExpenseCheck372 } from '@chengban/modules/finance/submit-expense/server/submit-expense-rules.ts'
import { submitExpenseNoticeCheck as submitExpenseNoticeCheck373, submitExpenseNoticeChecked as submitExpenseNoticeChecked374, submitExpensePaid as submitExpensePaid375, submitExpensePay as submitExpensePay377, submitExpensePaying as submitExpensePaying378, submitExpenseUnpaid as submitExpenseUnpaid380, submitExpenseUnpay as submitExpenseUnpay381 } from '@chengban/modules/finance/submit-expense/server/pay.ts'
import { submitExpensePassed as submitExpensePassed376 } from '@chengban/modules/finance/submit-expense/server/passed.ts'
import { submitExpenseSubmit as submitExpenseSubmit379 } from '@chengban/modules/finance/submit-expense/server/submit.ts'
import { submitMonthName as submitMonthName382 } from '@chengban/modules/finance/submit-month/server/name.ts'
import { submitPayrollApprove as submitPayrollApprove383, submitPayrollLocked as submitPayrollLocked387, submitPayrollPaid as submitPayrollPaid389, submitPayrollPay as submitPayrollPay390, submitPayrollSubmit as submitPayrollSubmit392, submitPayrollVoid as submitPayrollVoid393, submitPayrollVoided as submitPayrollVoided394 } from '@chengban/modules/finance/submit-payroll/server/steps.ts'
import { submitPayrollCalc as submitPayrollCalc384, submitPayrollCalculated as submitPayrollCalculated385, submitPayrollRemoving as submitPayrollRemoving391 } from '@chengban/modules/finance/submit-payroll/server/calc/calc.ts'
import { submitPayrollCheck as submitPayrollCheck386, submitPayrollName as submitPayrollName388 } from '@chengban/modules/finance/submit-payroll/server/submit-payroll-rules.ts'
import { submitSalaryApprove as submitSalaryApprove395, submitSalaryPassed as submitSalaryPassed396, submitSalaryVoid as submitSalaryVoid397, submitSalaryVoided as submitSalaryVoided398 } from '@chengban/modules/finance/submit-salary/server/steps.ts'
import { sumExpense as sumExpense617, sumPayroll as sumPayroll619, sumSalary as sumSalary621, sumSalaryCost as sumSalaryCost623, sumServer as sumServer625 } from '@chengban/modules/finance/sums/server/sums.ts'
import { sumMoneyExpense as sumMoneyExpense618, sumMoneyPayroll as sumMoneyPayroll620, sumMoneySalary as sumMoneySalary622, sumMoneySalaryCost as sumMoneySalaryCost624, sumMoneyServer as sumMoneyServer626 } from '@chengban/modules/finance/sums/sums.call.ts'
import { summarize as summarize907 } from '@chengban/modules/sales/business-log/server/summary.ts'
import { summarize as summarize945 } from '@chengban/modules/sales/returned-money/server/summary.ts'
import { summarizeProducts as summarizeProducts917 } from '@chengban/modules/sales/client-product/server/summary.ts'
import { summary as summary482 } from '@chengban/modules/administration/attendance-month/summary.call.ts'
import { summaryReturnedMoney as summaryReturnedMoney946 } from '@chengban/modules/sales/returned-money/summary-returned-money.call.ts'
import { sweepFiles as sweepFiles1091 } from '@chengban/modules/platform/stored-file/server/sweep.ts'
import { sweepMessages as sweepMessages1085 } from '@chengban/modules/platform/message/server/sweep.ts'
import { sweepRequests as sweepRequests1087 } from '@chengban/modules/platform/request/server/sweep.ts'
import { switchCourse as switchCourse990 } from '@chengban/modules/training/course/course-enable.call.ts'
import { syncBreakdown as syncBreakdown845 } from '@chengban/modules/projects/project-module/server/sync-wbs.ts'
import { syncBusiness as syncBusiness901 } from '@chengban/modules/sales/business-log/server/business-sync.ts'
import { syncLog as syncLog912 } from '@chengban/modules/sales/business-task/sync-log.call.ts'
import { syncMonth as syncMonth547 } from '@chengban/modules/administration/rest-day-ledger/server/sync.ts'
import { syncNow as syncNow683, syncByNight as syncByNight1079 } from '@chengban/modules/platform/ding/server/sync.ts'
import { syncPrepare as syncPrepare794, syncPrepareBusiness as syncPrepareBusiness796 } from '@chengban/modules/projects/imp-prepare/sync-prepare.call.ts'
import { syncProject as syncProject793, syncBusiness as syncBusiness795 } from '@chengban/modules/projects/imp-prepare/server/sync.ts'
import { syncPunch as syncPunch486 } from '@chengban/modules/administration/attendance-punch/sync-punch.call.ts'
import { syncPunches as syncPunches485 } from '@chengban/modules/administration/attendance-punch/server/sync.ts'
import { syncRest as syncRest548 } from '@chengban/modules/administration/rest-day-ledger/sync.call.ts'
import { syncSend as syncSend1104 } from '@chengban/modules/work/client-sync/send.job.ts'
import { syncStatistics as syncStatistics1006 } from '@chengban/modules/work/apply-for/sync-statistics.call.ts'
import { syncTask as syncTask911 } from '@chengban/modules/sales/business-task/server/sync-log.ts'
import { syncVisit as syncVisit920 } from '@chengban/modules/sales/client-product/sync-visit.call.ts'
import { syncVisits as syncVisits919 } from '@chengban/modules/sales/client-product/server/visit-sync.ts'
import { takeBack as takeBack1031 } from '@chengban/modules/work/task-day/server/take-back.ts'
import { talk as talk965 } from '@chengban/modules/training/course-comment/server/talk.ts'
import { taskBegun as taskBegun399, taskCycleEnded as taskCycleEnded402, taskEndCycle as taskEndCycle403 } from '@chengban/modules/work/task/server/series.ts'
import { taskCancelled as taskCancelled400, taskCheck as taskCheck401, taskReassign as taskReassign405 } from '@chengban/modules/work/task/server/task-rules.ts'
import { taskDayBegun as taskDayBegun407, taskDayCancelling as taskDayCancelling408, taskDayCheck as taskDayCheck409, taskDayEstimate as taskDayEstimate410 } from '@chengban/modules/work/task-day/server/task-day-rules.ts'
import { taskDayNotCalc as taskDayNotCalc1040 } from '@chengban/modules/work/task-day/task-day-not-calc.call.ts'
import { taskDayRewritten as taskDayRewritten411 } from '@chengban/modules/work/task-day/server/rewrite.ts'
import { taskHours as taskHours404 } from '@chengban/modules/work/task/server/hours.ts'
import { taskPreview as taskPreview1050 } from '@chengban/modules/work/task/preview.call.ts'
import { taskReassigned as taskReassigned406, taskUsersCheck as taskUsersCheck412 } from '@chengban/modules/work/task/server/people.ts'
import { taskSeries as taskSeries1108 } from '@chengban/modules/work/task/series.job.ts'
import { taskUserIds as taskUserIds1052 } from '@chengban/modules/work/task/task-user-ids.call.ts'
import { taskWeekBegun as taskWeekBegun413, taskWeekSaved as taskWeekSaved416 } from '@chengban/modules/work/task-week/server/carry.ts'
import { taskWeekCheck as taskWeekCheck414, taskWeekSave as taskWeekSave415 } from '@chengban/modules/work/task-week/server/task-week-rules.ts'
import { taskxg as taskxg1048 } from '@chengban/modules/work/task-users/taskxg.call.ts'
import { taxOpeningCheck as taxOpeningCheck417, taxOpeningRemoving as taxOpeningRemoving418 } from '@chengban/modules/finance/tax-opening/server/tax-opening-rules.ts'
import { taxRuleCheck as taxRuleCheck419, taxRuleRemoving as taxRuleRemoving420 } from '@chengban/modules/finance/tax-rule/server/tax-rule-rules.ts'
import { teamOf as teamOf1041, remindTeam as remindTeam1043 } from '@chengban/modules/work/task-day/server/team.ts'
import { tellBeside as tellBeside593 } from '@chengban/modules/finance/submit-expense/server/beside.ts'
import { tellHinders as tellHinders553 } from '@chengban/modules/finance/finance-period/server/hinders.ts'
import { tellMonth as tellMonth563 } from '@chengban/modules/finance/social-insurance/server/month.ts'
import { tellReady as tellReady603 } from '@chengban/modules/finance/submit-payroll/server/ready.ts'
import { tellRoleTerms as tellRoleTerms1093 } from '@chengban/modules/platform/user-role/server/term.ts'
import { testApplyCompleted as testApplyCompleted421, testApplyExtend as testApplyExtend422, testApplyFree as testApplyFree423, testApplyWithin as testApplyWithin424 } from '@chengban/modules/administration/test-apply/server/test-apply-rules.ts'
import { testEmail as testEmail788 } from '@chengban/modules/platform/user/test-email.call.ts'
import { ticket as ticket760 } from '@chengban/modules/platform/stored-file/ticket.call.ts'
import { ticketsFor as ticketsFor759 } from '@chengban/modules/platform/stored-file/server/ticket.ts'
import { timeLine as timeLine841 } from '@chengban/modules/projects/project-module/server/gantt.ts'
import { toSync as toSync684 } from '@chengban/modules/platform/ding/to-sync.call.ts'
import { todayTasks as todayTasks534 } from '@chengban/modules/administration/performance/today-tasks.call.ts'
import { toggleLike as toggleLike961 } from '@chengban/modules/training/course-comment/server/like.ts'
import { toldGate as toldGate803 } from '@chengban/modules/projects/implementary-progress/server/told-gate.ts'
import { trainCheck as trainCheck425, trainPassed as trainPassed426 } from '@chengban/modules/projects/train/server/train-rules.ts'
import { trainForVer as trainForVer878 } from '@chengban/modules/projects/project-ver/train.call.ts'
import { trainOfVer as trainOfVer877 } from '@chengban/modules/projects/project-ver/server/train.ts'
import { trainRejected as trainRejected427 } from '@chengban/modules/projects/train/server/rejected.ts'
import { tree as tree726 } from '@chengban/modules/platform/menu/tree.call.ts'
import { tryPay as tryPay566 } from '@chengban/modules/finance/social-rule/try.call.ts'
import { unreadNotice as unreadNotice478, reportNotice as reportNotice479 } from '@chengban/modules/platform/document/server/notices.ts'
import { upload as upload792 } from '@chengban/modules/projects/imp-node-log/upload.call.ts'
import { uploadDocument as uploadDocument791 } from '@chengban/modules/projects/imp-node-log/server/upload.ts'
import { urge as urge696 } from '@chengban/modules/platform/document/urge.call.ts'
import { usage as usage762 } from '@chengban/modules/platform/stored-file/usage.call.ts'
import { usedMonths as usedMonths933 } from '@chengban/modules/sales/invoicing-config/server/months.ts'
import { userAudit as userAudit428, userAudited as userAudited429 } from '@chengban/modules/platform/user/server/audit-move.ts'
import { userCheck as userCheck430 } from '@chengban/modules/platform/user/server/user-rules.ts'
import { userDepart as userDepart431, userDeparted as userDeparted432, userDisable as userDisable433, userDisabled as userDisabled434, userRehired as userRehired436 } from '@chengban/modules/platform/user/server/leave.ts'
import { userRemoving as userRemoving437, userSaved as userSaved438 } from '@chengban/modules/platform/user/server/saved.ts'
import { userRoleCheck as userRoleCheck439, userRoleRemoving as userRoleRemoving440, userRoleSaved as userRoleSaved441 } from '@chengban/modules/platform/user-role/server/user-role-rules.ts'
import { users as users790 } from '@chengban/modules/platform/user/users.call.ts'
import { uses as uses702 } from '@chengban/modules/platform/file-audit/uses.call.ts'
import { usesOfFile as usesOfFile701 } from '@chengban/modules/platform/file-audit/server/uses.ts'
import { verify as verify552 } from '@chengban/modules/finance/finance-log/verify.call.ts'
import { verifyLog as verifyLog551 } from '@chengban/modules/finance/finance-log/server/verify.ts'
import { violateAppealInTime as violateAppealInTime442, violateJudge as violateJudge443, violateJudged as violateJudged444 } from '@chengban/modules/administration/violate/server/judge.ts'
import { violateStatementDue as violateStatementDue445 } from '@chengban/modules/administration/violate/server/statement-due.ts'
import { visits as visits799, visitTimes as visitTimes801 } from '@chengban/modules/projects/imp-record/server/reservations.ts'
import { vote as vote996 } from '@chengban/modules/training/documentation/vote.call.ts'
import { voteFor as voteFor995 } from '@chengban/modules/training/documentation/server/vote.ts'
import { waitingAppeals as waitingAppeals502 } from '@chengban/modules/administration/attendance/waiting-appeals.call.ts'
import { warnAccidentLock as warnAccidentLock446 } from '@chengban/modules/administration/warn-accident/server/lock.ts'
import { watchProjectVer as watchProjectVer880 } from '@chengban/modules/projects/project-ver/watch.call.ts'
import { wbsHourCheck as wbsHourCheck447, wbsHourRemoving as wbsHourRemoving448, wbsHourSettle as wbsHourSettle449 } from '@chengban/modules/projects/wbs-hour/server/wbs-hour-rules.ts'
import { wbsTaskCancelled as wbsTaskCancelled450, wbsTaskCheck as wbsTaskCheck451, wbsTaskRemoving as wbsTaskRemoving452, wbsTaskSaved as wbsTaskSaved453, wbsTaskSettle as wbsTaskSettle454, wbsTaskStarting as wbsTaskStarting455 } from '@chengban/modules/projects/wbs-task/server/wbs-task-rules.ts'
import { weekSend as weekSend1054 } from '@chengban/modules/work/week-task-comb/week-send.call.ts'
import { weekTaskCombCheck as weekTaskCombCheck456, weekTaskCombCompleting as weekTaskCombCompleting458, weekTaskCombGather as weekTaskCombGather459, weekTaskCombVoided as weekTaskCombVoided461 } from '@chengban/modules/work/week-task-comb/server/week-task-comb-rules.ts'
import { weekTaskCombCompleted as weekTaskCombCompleted457, weekTaskCombSent as weekTaskCombSent460 } from '@chengban/modules/work/week-task-comb/server/snapshot.ts'
import { weekWorkDailies as weekWorkDailies462 } from '@chengban/modules/work/week-work/server/dailies.ts'
import { weekWorkOpened as weekWorkOpened463 } from '@chengban/modules/work/week-work/server/words.ts'
import { weekendTaskCheck as weekendTaskCheck464, weekendTaskSave as weekendTaskSave465, weekendTaskSubmit as weekendTaskSubmit466 } from '@chengban/modules/work/weekend-task/server/weekend-task-rules.ts'
import { welcomeBoard as welcomeBoard1060 } from '@chengban/modules/work/work-day/welcome.call.ts'
import { why as why748 } from '@chengban/modules/platform/permission/why.call.ts'
import { whyMine as whyMine747 } from '@chengban/modules/platform/permission/server/why.ts'
import { workCalendar as workCalendar1058 } from '@chengban/modules/work/work-day/calendar.call.ts'
import { workConfirmedOnce as workConfirmedOnce467, workConfirmer as workConfirmer468 } from '@chengban/modules/work/server/confirmer.ts'
import { workDayCheck as workDayCheck469 } from '@chengban/modules/work/work-day/server/work-day-rules.ts'
import { workDayEnded as workDayEnded470, workDayInvite as workDayInvite471, workDayRemoving as workDayRemoving473 } from '@chengban/modules/work/work-day/server/people.ts'
import { workDayMinutes as workDayMinutes472 } from '@chengban/modules/work/work-day/server/minutes.ts'
import { workDays as workDays716 } from '@chengban/modules/platform/holiday/work-days.call.ts'

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
  'applyFor/signing': applyForSigning10,
  'applyFor/tested': applyForTested11,
  'applyFor/toBug': applyForToBug12,
  'attendance/appeal': attendanceAppeal13,
  'attendance/decided': attendanceDecided14,
  'attendance/handIn': attendanceHandIn15,
  'attendance/ignore': attendanceIgnore16,
  'attendance/ignored': attendanceIgnored17,
  'attendance/mended': attendanceMended18,
  'attendance/reckoned': attendanceReckoned19,
  'attendance/weigh': attendanceWeigh20,
  'attendanceMonth/due': attendanceMonthDue21,
  'attendanceMonth/unlock': attendanceMonthUnlock22,
  'attendancePunch/reckon': attendancePunchReckon23,
  'attendancePunch/wholeMinute': attendancePunchWholeMinute24,
  'bug/check': bugCheck25,
  'bug/closing': bugClosing26,
  'bug/reopening': bugReopening27,
  'bug/toApplyFor': bugToApplyFor28,
  'businessLog/check': businessLogCheck29,
  'businessLog/saved': businessLogSaved30,
  'businessOpportunity/advance': businessOpportunityAdvance31,
  'businessOpportunity/answered': businessOpportunityAnswered32,
  'businessOpportunity/back': businessOpportunityBack33,
  'businessOpportunity/changeSelf': businessOpportunityChangeSelf34,
  'businessOpportunity/changedSelf': businessOpportunityChangedSelf35,
  'businessOpportunity/check': businessOpportunityCheck36,
  'businessOpportunity/demo': businessOpportunityDemo37,
  'businessOpportunity/product': businessOpportunityProduct38,
  'businessOpportunity/staged': businessOpportunityStaged39,
  'businessProduct/drop': businessProductDrop40,
  'businessTask/complete': businessTaskComplete41,
  'category/id': categoryId42,
  'change/decided': changeDecided43,
  'checkOnWork/object': checkOnWorkObject44,
  'checkOnWork/reply': checkOnWorkReply45,
  'checkOnWork/rule': checkOnWorkRule46,
  'client/approved': clientApproved47,
  'client/assign': clientAssign48,
  'client/assigned': clientAssigned49,
  'client/assigning': clientAssigning50,
  'client/check': clientCheck51,
  'client/claim': clientClaim52,
  'client/claiming': clientClaiming53,
  'client/duplicates': clientDuplicates54,
  'client/merge': clientMerge55,
  'client/merged': clientMerged56,
  'client/merging': clientMerging57,
  'client/normalName': clientNormalName58,
  'client/owned': clientOwned59,
  'client/void': clientVoid60,
  'clientProduct/check': clientProductCheck61,
  'clientProduct/resetPwd': clientProductResetPwd62,
  'clientVisit/arrive': clientVisitArrive63,
  'clientVisit/check': clientVisitCheck64,
  'clientVisit/distance': clientVisitDistance65,
  'clientVisit/done': clientVisitDone66,
  'clientVisit/log': clientVisitLog67,
  'clientVisit/logged': clientVisitLogged68,
  'clientVisit/toApplyFor': clientVisitToApplyFor69,
  'comment/check': commentCheck70,
  'comment/reading': commentReading71,
  'comment/removing': commentRemoving72,
  'comment/saved': commentSaved73,
  'config/check': configCheck74,
  'config/id': configId75,
  'contract/acceptOnce': contractAcceptOnce76,
  'contract/accepted': contractAccepted77,
  'contract/approve': contractApprove78,
  'contract/approved': contractApproved79,
  'contract/check': contractCheck80,
  'contract/finish': contractFinish81,
  'contract/generatePlan': contractGeneratePlan82,
  'contract/isSmall': contractIsSmall83,
  'contract/signed': contractSigned84,
  'contract/submit': contractSubmit85,
  'contract/terminate': contractTerminate86,
  'contract/terminated': contractTerminated87,
  'contract/void': contractVoid88,
  'contract/voided': contractVoided89,
  'course/approve': courseApprove90,
  'course/approved': courseApproved91,
  'course/check': courseCheck92,
  'course/id': courseId93,
  'course/onShelf': courseOnShelf94,
  'course/submit': courseSubmit95,
  'course/top': courseTop96,
  'courseAssign/removing': courseAssignRemoving97,
  'courseAssign/saved': courseAssignSaved98,
  'courseAssign/urged': courseAssignUrged99,
  'courseChapter/duration': courseChapterDuration100,
  'courseComment/check': courseCommentCheck101,
  'courseComment/removing': courseCommentRemoving102,
  'courseComment/saved': courseCommentSaved103,
  'courseLog/finished': courseLogFinished104,
  'courseQuestion/check': courseQuestionCheck105,
  'deduction/cap': deductionCap106,
  'deduction/lowered': deductionLowered107,
  'demoApply/free': demoApplyFree108,
  'demoApply/summarized': demoApplySummarized109,
  'department/check': departmentCheck110,
  'department/removing': departmentRemoving111,
  'dict/check': dictCheck112,
  'dict/removing': dictRemoving113,
  'dictType/removing': dictTypeRemoving114,
  'document/check': documentCheck115,
  'document/publish': documentPublish116,
  'document/published': documentPublished117,
  'documentUser/check': documentUserCheck118,
  'documentUser/saved': documentUserSaved119,
  'documentation/check': documentationCheck120,
  'documentation/opened': documentationOpened121,
  'entry/approved': entryApproved122,
  'entry/arrived': entryArrived123,
  'entry/arrives': entryArrives124,
  'entry/check': entryCheck125,
  'entry/exam': entryExam126,
  'entry/examined': entryExamined127,
  'entry/finished': entryFinished128,
  'entry/learnt': entryLearnt129,
  'entry/leaves': entryLeaves130,
  'entry/materialLink': entryMaterialLink131,
  'entry/submit': entrySubmit132,
  'entry/voided': entryVoided133,
  'entryItem/after': entryItemAfter134,
  'entryItem/ticked': entryItemTicked135,
  'entryItem/ticking': entryItemTicking136,
  'extraTask/check': extraTaskCheck137,
  'extraTask/counted': extraTaskCounted138,
  'fileAudit/approved': fileAuditApproved139,
  'fileAudit/check': fileAuditCheck140,
  'fileAudit/unused': fileAuditUnused141,
  'fileRemark/check': fileRemarkCheck142,
  'finance/reading': financeReading143,
  'financePeriod/close': financePeriodClose144,
  'financePeriod/neighbours': financePeriodNeighbours145,
  'financePeriod/opened': financePeriodOpened146,
  'financePeriod/reopen': financePeriodReopen147,
  'giftGive/check': giftGiveCheck148,
  'giftGive/yearLimit': giftGiveYearLimit149,
  'goalPlan/check': goalPlanCheck150,
  'goalPlan/leave': goalPlanLeave151,
  'goalPlan/rollUp': goalPlanRollUp152,
  'holiday/check': holidayCheck153,
  'holiday/removed': holidayRemoved154,
  'holiday/removing': holidayRemoving155,
  'holiday/saved': holidaySaved156,
  'impDocument/kinds': impDocumentKinds157,
  'impNodeLog/check': impNodeLogCheck158,
  'impNodeLog/signing': impNodeLogSigning159,
  'impNodeLog/uploading': impNodeLogUploading160,
  'impPrepare/check': impPrepareCheck161,
  'impRecord/check': impRecordCheck162,
  'impRecord/days': impRecordDays163,
  'impRecord/removing': impRecordRemoving164,
  'impRecord/submitting': impRecordSubmitting165,
  'implementaryProgress/begun': implementaryProgressBegun166,
  'implementaryProgress/check': implementaryProgressCheck167,
  'implementaryProgress/done': implementaryProgressDone168,
  'implementaryProgress/goingBack': implementaryProgressGoingBack169,
  'implementaryProgress/goneBack': implementaryProgressGoneBack170,
  'implementaryProgress/skipping': implementaryProgressSkipping171,
  'invoicing/amountNoTax': invoicingAmountNoTax172,
  'invoicing/audit': invoicingAudit173,
  'invoicing/check': invoicingCheck174,
  'invoicing/complete': invoicingComplete175,
  'invoicing/decided': invoicingDecided176,
  'invoicing/flushRed': invoicingFlushRed177,
  'invoicing/flushable': invoicingFlushable178,
  'invoicing/submit': invoicingSubmit179,
  'invoicingConfig/approved': invoicingConfigApproved180,
  'invoicingConfig/check': invoicingConfigCheck181,
  'invoicingConfig/ilimit': invoicingConfigIlimit182,
  'invoicingPlan/cancel': invoicingPlanCancel183,
  'invoicingPlan/check': invoicingPlanCheck184,
  'invoicingPlan/removing': invoicingPlanRemoving185,
  'keyword/changed': keywordChanged186,
  'keyword/removed': keywordRemoved187,
  'keyword/subscribe': keywordSubscribe188,
  'line/check': lineCheck189,
  'line/removing': lineRemoving190,
  'line/saved': lineSaved191,
  'maintainDateChange/approve': maintainDateChangeApprove192,
  'maintainDateChange/approved': maintainDateChangeApproved193,
  'maintainDateChange/check': maintainDateChangeCheck194,
  'maintainDateChange/submit': maintainDateChangeSubmit195,
  'maintenance/check': maintenanceCheck196,
  'manageReport/figures': manageReportFigures197,
  'manageReport/opened': manageReportOpened198,
  'marketWork/count': marketWorkCount199,
  'marketWork/day': marketWorkDay200,
  'marketWork/opened': marketWorkOpened201,
  'meetingKind/rule': meetingKindRule202,
  'meetingKind/saved': meetingKindSaved203,
  'menu/check': menuCheck204,
  'message/check': messageCheck205,
  'message/saved': messageSaved206,
  'milepost/cancelled': milepostCancelled207,
  'milepost/check': milepostCheck208,
  'milepost/confirming': milepostConfirming209,
  'milepost/prioritised': milepostPrioritised210,
  'milepost/tasked': milepostTasked211,
  'milepostAdvance/check': milepostAdvanceCheck212,
  'moneyComeGo/back': moneyComeGoBack213,
  'moneyComeGo/badDebt': moneyComeGoBadDebt214,
  'moneyExpense/check': moneyExpenseCheck215,
  'moneyExpense/overLimit': moneyExpenseOverLimit216,
  'moneyLess/check': moneyLessCheck217,
  'moneyMonth/check': moneyMonthCheck218,
  'moneySalary/check': moneySalaryCheck219,
  'moneyServer/check': moneyServerCheck220,
  'moneyServer/removing': moneyServerRemoving221,
  'moneyServer/saved': moneyServerSaved222,
  'officialSeal/check': officialSealCheck223,
  'officialSeal/transfer': officialSealTransfer224,
  'officialSealUse/approved': officialSealUseApproved225,
  'officialSealUse/check': officialSealUseCheck226,
  'officialSealUse/isSimple': officialSealUseIsSimple227,
  'officialSealUse/returned': officialSealUseReturned228,
  'officialSealUse/stamp': officialSealUseStamp229,
  'officialSealUse/submit': officialSealUseSubmit230,
  'okr/check': okrCheck231,
  'okr/confirmed': okrConfirmed232,
  'okr/removing': okrRemoving233,
  'okr/revised': okrRevised234,
  'okr/score': okrScore235,
  'okr/selfScore': okrSelfScore236,
  'okr/spread': okrSpread237,
  'okrCheck/follow': okrCheckFollow238,
  'operation/removing': operationRemoving239,
  'overtime/approved': overtimeApproved240,
  'overtime/hours': overtimeHours241,
  'overtime/rate': overtimeRate242,
  'overtime/recheck': overtimeRecheck243,
  'overtime/rechecked': overtimeRechecked244,
  'overtime/submit': overtimeSubmit245,
  'overtime/verified': overtimeVerified246,
  'overtime/verify': overtimeVerify247,
  'overtime/voided': overtimeVoided248,
  'performance/correct': performanceCorrect249,
  'performance/corrected': performanceCorrected250,
  'performance/due': performanceDue251,
  'permission/check': permissionCheck252,
  'planItem/check': planItemCheck253,
  'pmoWork/figures': pmoWorkFigures254,
  'pmoWork/opened': pmoWorkOpened255,
  'productDownload/check': productDownloadCheck256,
  'productDownload/passing': productDownloadPassing257,
  'productDownload/saved': productDownloadSaved258,
  'productLibrary/check': productLibraryCheck259,
  'productLibraryVersion/cancelling': productLibraryVersionCancelling260,
  'productLibraryVersion/check': productLibraryVersionCheck261,
  'productLibraryVersion/orderNo': productLibraryVersionOrderNo262,
  'productLibraryVersion/released': productLibraryVersionReleased263,
  'productLibraryVersion/releasing': productLibraryVersionReleasing264,
  'productLibraryVersion/retired': productLibraryVersionRetired265,
  'productLibraryVersion/retiring': productLibraryVersionRetiring266,
  'productLibraryVersion/staging': productLibraryVersionStaging267,
  'project/accept': projectAccept268,
  'project/accepted': projectAccepted269,
  'project/accepting': projectAccepting270,
  'project/check': projectCheck271,
  'project/client': projectClient272,
  'project/entered': projectEntered273,
  'project/entering': projectEntering274,
  'project/isPlain': projectIsPlain275,
  'project/isSmall': projectIsSmall276,
  'project/linking': projectLinking277,
  'project/open': projectOpen278,
  'project/passed': projectPassed279,
  'project/removing': projectRemoving280,
  'project/resumed': projectResumed281,
  'project/started': projectStarted282,
  'project/starting': projectStarting283,
  'project/terminated': projectTerminated284,
  'projectFollow/removing': projectFollowRemoving285,
  'projectFollow/saved': projectFollowSaved286,
  'projectManDay/isSmall': projectManDayIsSmall287,
  'projectManDay/submitting': projectManDaySubmitting288,
  'projectModule/check': projectModuleCheck289,
  'projectModule/saved': projectModuleSaved290,
  'projectProduct/approved': projectProductApproved291,
  'projectProduct/retiring': projectProductRetiring292,
  'projectProgress/agreeing': projectProgressAgreeing293,
  'projectProgress/check': projectProgressCheck294,
  'projectProgress/completed': projectProgressCompleted295,
  'projectProgress/completing': projectProgressCompleting296,
  'projectProgress/confirmed': projectProgressConfirmed297,
  'projectProgress/confirming': projectProgressConfirming298,
  'projectProgress/promised': projectProgressPromised299,
  'projectProgress/promising': projectProgressPromising300,
  'projectProgress/round': projectProgressRound301,
  'projectProgress/saved': projectProgressSaved302,
  'projectProgress/signedWith': projectProgressSignedWith303,
  'projectProgress/signing': projectProgressSigning304,
  'projectProgress/stageRound': projectProgressStageRound305,
  'projectProgress/submitting': projectProgressSubmitting306,
  'projectProgress/syncing': projectProgressSyncing307,
  'projectProgress/takenBack': projectProgressTakenBack308,
  'projectVer/check': projectVerCheck309,
  'projectVer/confirmed': projectVerConfirmed310,
  'projectVer/delivering': projectVerDelivering311,
  'projectVer/submitting': projectVerSubmitting312,
  'projectVer/watched': projectVerWatched313,
  'receive/extend': receiveExtend314,
  'receive/handOut': receiveHandOut315,
  'receive/handedOut': receiveHandedOut316,
  'receive/returnAudit': receiveReturnAudit317,
  'receive/returned': receiveReturned318,
  'receive/returning': receiveReturning319,
  'receive/submit': receiveSubmit320,
  'receiveItem/check': receiveItemCheck321,
  'receiveStock/book': receiveStockBook322,
  'reminderRule/check': reminderRuleCheck323,
  'report/count': reportCount324,
  'report/day': reportDay325,
  'report/month': reportMonth326,
  'report/opened': reportOpened327,
  'report/pmo': reportPmo328,
  'report/unlock': reportUnlock329,
  'report/week': reportWeek330,
  'restDay/cancelled': restDayCancelled331,
  'restDay/cancelling': restDayCancelling332,
  'restDay/days': restDayDays333,
  'restDay/passed': restDayPassed334,
  'restDay/submit': restDaySubmit335,
  'restDay/voided': restDayVoided336,
  'returnedMoneyApply/approve': returnedMoneyApplyApprove337,
  'returnedMoneyApply/approved': returnedMoneyApplyApproved338,
  'returnedMoneyApply/check': returnedMoneyApplyCheck339,
  'returnedMoneyApply/ledger': returnedMoneyApplyLedger340,
  'returnedMoneyApply/submit': returnedMoneyApplySubmit341,
  'returnedMoneyApply/void': returnedMoneyApplyVoid342,
  'returnedMoneyApply/voided': returnedMoneyApplyVoided343,
  'role/check': roleCheck344,
  'role/removing': roleRemoving345,
  'rule/saved': ruleSaved346,
  'savedView/check': savedViewCheck347,
  'savedView/removing': savedViewRemoving348,
  'socialInsurance/check': socialInsuranceCheck349,
  'socialInsurance/lines': socialInsuranceLines350,
  'socialInsurance/open': socialInsuranceOpen351,
  'socialInsurance/paidState': socialInsurancePaidState352,
  'socialInsurance/removing': socialInsuranceRemoving353,
  'socialInsurance/uncheck': socialInsuranceUncheck354,
  'socialRule/check': socialRuleCheck355,
  'socialRule/removing': socialRuleRemoving356,
  'submission/approve': submissionApprove357,
  'submission/check': submissionCheck358,
  'submission/decideLines': submissionDecideLines359,
  'submission/passed': submissionPassed360,
  'submission/removing': submissionRemoving361,
  'submission/returned': submissionReturned362,
  'submission/submit': submissionSubmit363,
  'submission/submitted': submissionSubmitted364,
  'submission/takenBack': submissionTakenBack365,
  'submission/void': submissionVoid366,
  'submission/voided': submissionVoided367,
  'submitComeGo/passed': submitComeGoPassed368,
  'submitComeGo/submit': submitComeGoSubmit369,
  'submitComeGo/void': submitComeGoVoid370,
  'submitComeGo/voided': submitComeGoVoided371,
  'submitExpense/check': submitExpenseCheck372,
  'submitExpense/noticeCheck': submitExpenseNoticeCheck373,
  'submitExpense/noticeChecked': submitExpenseNoticeChecked374,
  'submitExpense/paid': submitExpensePaid375,
  'submitExpense/passed': submitExpensePassed376,
  'submitExpense/pay': submitExpensePay377,
  'submitExpense/paying': submitExpensePaying378,
  'submitExpense/submit': submitExpenseSubmit379,
  'submitExpense/unpaid': submitExpenseUnpaid380,
  'submitExpense/unpay': submitExpenseUnpay381,
  'submitMonth/name': submitMonthName382,
  'submitPayroll/approve': submitPayrollApprove383,
  'submitPayroll/calc': submitPayrollCalc384,
  'submitPayroll/calculated': submitPayrollCalculated385,
  'submitPayroll/check': submitPayrollCheck386,
  'submitPayroll/locked': submitPayrollLocked387,
  'submitPayroll/name': submitPayrollName388,
  'submitPayroll/paid': submitPayrollPaid389,
  'submitPayroll/pay': submitPayrollPay390,
  'submitPayroll/removing': submitPayrollRemoving391,
  'submitPayroll/submit': submitPayrollSubmit392,
  'submitPayroll/void': submitPayrollVoid393,
  'submitPayroll/voided': submitPayrollVoided394,
  'submitSalary/approve': submitSalaryApprove395,
  'submitSalary/passed': submitSalaryPassed396,
  'submitSalary/void': submitSalaryVoid397,
  'submitSalary/voided': submitSalaryVoided398,
  'task/begun': taskBegun399,
  'task/cancelled': taskCancelled400,
  'task/check': taskCheck401,
  'task/cycleEnded': taskCycleEnded402,
  'task/endCycle': taskEndCycle403,
  'task/hours': taskHours404,
  'task/reassign': taskReassign405,
  'task/reassigned': taskReassigned406,
  'taskDay/begun': taskDayBegun407,
  'taskDay/cancelling': taskDayCancelling408,
  'taskDay/check': taskDayCheck409,
  'taskDay/estimate': taskDayEstimate410,
  'taskDay/rewritten': taskDayRewritten411,
  'taskUsers/check': taskUsersCheck412,
  'taskWeek/begun': taskWeekBegun413,
  'taskWeek/check': taskWeekCheck414,
  'taskWeek/save': taskWeekSave415,
  'taskWeek/saved': taskWeekSaved416,
  'taxOpening/check': taxOpeningCheck417,
  'taxOpening/removing': taxOpeningRemoving418,
  'taxRule/check': taxRuleCheck419,
  'taxRule/removing': taxRuleRemoving420,
  'testApply/completed': testApplyCompleted421,
  'testApply/extend': testApplyExtend422,
  'testApply/free': testApplyFree423,
  'testApply/within': testApplyWithin424,
  'train/check': trainCheck425,
  'train/passed': trainPassed426,
  'train/rejected': trainRejected427,
  'user/audit': userAudit428,
  'user/audited': userAudited429,
  'user/check': userCheck430,
  'user/depart': userDepart431,
  'user/departed': userDeparted432,
  'user/disable': userDisable433,
  'user/disabled': userDisabled434,
  'user/enabled': userEnabled435,
  'user/rehired': userRehired436,
  'user/removing': userRemoving437,
  'user/saved': userSaved438,
  'userRole/check': userRoleCheck439,
  'userRole/removing': userRoleRemoving440,
  'userRole/saved': userRoleSaved441,
  'violate/appealInTime': violateAppealInTime442,
  'violate/judge': violateJudge443,
  'violate/judged': violateJudged444,
  'violate/statementDue': violateStatementDue445,
  'warnAccident/lock': warnAccidentLock446,
  'wbsHour/check': wbsHourCheck447,
  'wbsHour/removing': wbsHourRemoving448,
  'wbsHour/settle': wbsHourSettle449,
  'wbsTask/cancelled': wbsTaskCancelled450,
  'wbsTask/check': wbsTaskCheck451,
  'wbsTask/removing': wbsTaskRemoving452,
  'wbsTask/saved': wbsTaskSaved453,
  'wbsTask/settle': wbsTaskSettle454,
  'wbsTask/starting': wbsTaskStarting455,
  'weekTaskComb/check': weekTaskCombCheck456,
  'weekTaskComb/completed': weekTaskCombCompleted457,
  'weekTaskComb/completing': weekTaskCombCompleting458,
  'weekTaskComb/gather': weekTaskCombGather459,
  'weekTaskComb/sent': weekTaskCombSent460,
  'weekTaskComb/voided': weekTaskCombVoided461,
  'weekWork/dailies': weekWorkDailies462,
  'weekWork/opened': weekWorkOpened463,
  'weekendTask/check': weekendTaskCheck464,
  'weekendTask/save': weekendTaskSave465,
  'weekendTask/submit': weekendTaskSubmit466,
  'work/confirmedOnce': workConfirmedOnce467,
  'work/confirmer': workConfirmer468,
  'workDay/check': workDayCheck469,
  'workDay/ended': workDayEnded470,
  'workDay/invite': workDayInvite471,
  'workDay/minutes': workDayMinutes472,
  'workDay/removing': workDayRemoving473,
  'zfcg/client': zfcgClient474,
  'zfcg/toBusiness': zfcgToBusiness475,
  'zfcg/words': zfcgWords476,
} satisfies HandlersOf

export const calls: readonly NamedCall[] = [
  answer(summary482, readSummary481),
  answer(importPunch484, importPunches483),
  answer(syncPunch486, syncPunches485),
  answer(applyAttendance488, applyDays487),
  answer(confirmMonth490, confirmOwn489),
  answer(auditDay1492, answerAuditDay1491),
  answer(auditDay2494, answerAuditDay2493),
  answer(auditMonth1496, answerAuditMonth1495),
  answer(auditMonth2498, answerAuditMonth2497),
  answer(ignores500, ignoreTogether499),
  answer(waitingAppeals502, readWaiting501),
  answer(ignoreFact504, ignoreFacts503),
  answer(proposeDeductions506, propose505),
  answer(sheetFacts508, readFacts507),
  answer(objectFacts510, objectToFacts509),
  answer(ownTiles512, readTiles511),
  answer(demonstratorsBusy514, readBusy513),
  answer(bringMaterials516, storeMaterials515),
  answer(materialLink518, sendMaterialLink517),
  answer(readMaterials520, shownMaterials519),
  answer(mine522, myEntry521),
  answer(batch524, applyTogether523),
  answer(scans526, listScans525),
  answer(monthUsed528, readUsed527),
  answer(noticePerformance530, noticeSheets529),
  answer(refreshPerformance532, refreshSheets531),
  answer(todayTasks534, readToday533),
  answer(periodFigures536, readFigures535),
  answer(yearOfPerson538, readYear537),
  answer(countStock540, count539),
  answer(stockIn542, bookIn541),
  answer(adjust544, adjustBalance543),
  answer(balance546, readBalance545),
  answer(syncRest548, syncMonth547),
  answer(copyTest550, beginTest549),
  answer(verify552, verifyLog551),
  answer(periodHinders554, tellHinders553),
  answer(invoiceCheck556, checkInvoice555),
  answer(monthsMissing558, readMissing557),
  answer(adjustSlip560, adjust559),
  answer(generateInsurance562, generateMonth561),
  answer(insuranceMonth564, tellMonth563),
  answer(tryPay566, reckonTry565),
  answer(auditComeGoRow568, answerAuditComeGoRow567),
  answer(auditExpenseLine570, answerAuditExpenseLine569),
  answer(auditExpenseRow572, answerAuditExpenseRow571),
  answer(auditMonthRow574, answerAuditMonthRow573),
  answer(auditOtherRow576, answerAuditOtherRow575),
  answer(auditSalaryRow578, answerAuditSalaryRow577),
  answer(renewServer580, beginRenewal579),
  answer(reverseExpense582, answerReverseExpense581),
  answer(reverseMonth584, answerReverseMonth583),
  answer(reverseOther586, answerReverseOther585),
  answer(reverseServer588, beginServerReversal587),
  answer(applyExpense590, applyClaim589),
  answer(noticeExpense592, askForPaper591),
  answer(besideExpense594, tellBeside593),
  answer(copyClaim596, beginClaim595),
  answer(copyLast598, copyLastMonth597),
  answer(bankFile600, giveBankFile599),
  answer(payrollDiff602, readDiff601),
  answer(payrollReady604, tellReady603),
  answer(getMaintenanceId606, findMaintenance605),
  answer(countAllAmount608, countAll607),
  answer(countProjectAmount610, countProjects609),
  answer(expenseTypes612, readTypes611),
  answer(getMaintenanceMoney614, earnMaintenance613),
  answer(monthlyExpenseReport616, reportExpenses615),
  answer(sumMoneyExpense618, sumExpense617),
  answer(sumMoneyPayroll620, sumPayroll619),
  answer(sumMoneySalary622, sumSalary621),
  answer(sumMoneySalaryCost624, sumSalaryCost623),
  answer(sumMoneyServer626, sumServer625),
  answer(addSigner628, answerAddSigner627),
  answer(ccRecord630, answerCcRecord629),
  answer(reassignAnyTask632, reassignTask631),
  answer(removeSigner634, answerRemoveSigner633),
  answer(takeBack636, answerTakeBack635),
  answer(transferTask638, answerTransferTask637),
  answer(urgeRecord640, answerUrgeRecord639),
  answer(inbox642, listTasks641),
  answer(inboxCounts644, countTasks643),
  answer(approveTask646, answerApproveTask645),
  answer(decideBatch648, decideTasks647),
  answer(rejectTask650, answerRejectTask649),
  answer(withdrawRecord652, withdrawTask651),
  answer(auditDetail654, readAudit653),
  answer(approversPreview656, previewApprovers655),
  answer(comments658, listComments657),
  answer(remind660, sendReminder659),
  answer(remindTogether662, sendTogether661),
  answer(readComments664, markCommentsRead663),
  answer(revealComment666, revealComment665),
  answer(list668, listConfig667),
  answer(setLastVer670, publishVersion669),
  answer(dicts672, allDicts671),
  answer(dictUsed674, countUsed673),
  answer(dingFailed676, listFailed675),
  answer(dingResend678, resendFailed677),
  answer(dingState680, readDingState679),
  answer(dingTest682, sendTest681),
  answer(toSync684, syncNow683),
  answer(beat686, beatDocument685),
  answer(mine688, myDocuments687),
  answer(open690, openDocument689),
  answer(read692, readDocument691),
  answer(report694, documentReport693),
  answer(urge696, urgeReaders695),
  answer(modify698, modifyFile697),
  answer(picker700, pickFiles699),
  answer(uses702, usesOfFile701),
  answer(share704, shareFile703),
  answer(revoke706, revokeShare705),
  answer(sendShare708, sendToPeople707),
  answer(foretold710, foretell709),
  answer(nextWorkDay712, findWorkDay711),
  answer(importYear714, importHolidays713),
  answer(workDays716, listWorkDays715),
  answer(homeHello718, hello717),
  answer(checkFrame720, checkFrameAddress719),
  answer(kick722, kickSession721),
  answer(moveMenu724, moveEntry723),
  answer(tree726, menuTree725),
  answer(messages728, listMessages727),
  answer(readMessage730, markMessagesRead729),
  answer(sendMessage732, sendToMany731),
  answer(embedBoard734, embedMetabase733),
  answer(apply736, applyForRight735),
  answer(entries738, personEntries737),
  answer(explain740, explainRight739),
  answer(holders742, codeHolders741),
  answer(logs744, permissionLogs743),
  answer(self746, ownPermissions745),
  answer(why748, whyMine747),
  answer(diagram750, drawDiagram749),
  answer(confirmPermission752, confirmRolePermission751),
  answer(copyRole754, copyRoleOf753),
  answer(setPermission756, setRolePermission755),
  answer(search758, searchAll757),
  answer(ticket760, ticketsFor759),
  answer(usage762, storageUsage761),
  answer(audit764, auditPerson763),
  answer(disable766, disablePerson765),
  answer(edit768, editUser767),
  answer(findByOperation770, findByOperationCode769),
  answer(findByPermission772, findByPermissionCode771),
  answer(handover774, handOverWork773),
  answer(lastNum776, lastJobNumber775),
  answer(openWork778, listOpenWork777),
  answer(logAssistant780, jumpToAssistant779),
  answer(logCpjl782, jumpToCpjl781),
  answer(logDarwin784, jumpToDarwin783),
  answer(logEngineer786, jumpToEngineer785),
  answer(testEmail788, sendTestEmail787),
  answer(users790, listUsers789),
  answer(upload792, uploadDocument791),
  answer(syncPrepare794, syncProject793),
  answer(syncPrepareBusiness796, syncBusiness795),
  answer(confirmImpRecord798, answerConfirmImpRecord797),
  answer(allReservation800, visits799),
  answer(times802, visitTimes801),
  answer(gate804, toldGate803),
  answer(asyncTask806, makeTasks805),
  answer(changeTask808, changeTasks807),
  answer(hasComment810, commented809),
  answer(setMonthGoal812, planMonth811),
  answer(applyDownload814, applyForDownload813),
  answer(fetchPackage816, fetchOnce815),
  answer(resetPwd818, resetPassword817),
  answer(takePassword820, takeOnce819),
  answer(release822, releaseVersion821),
  answer(temporary824, makeTemporary823),
  answer(writeBack826, writeBackTo825),
  answer(setDownloadConfig828, configureDownloads827),
  answer(followProduct830, follow829),
  answer(followProductProject832, followBuilding831),
  answer(ignoreProduct834, ignore833),
  answer(noGoal836, lackingGoals835),
  answer(load838, loads837),
  answer(changeManDay840, askForManDay839),
  answer(gantt842, timeLine841),
  answer(importList844, bringList843),
  answer(syncWbs846, syncBreakdown845),
  answer(baseline848, setBaseline847),
  answer(shift850, shiftBar849),
  answer(confirmFileProjects852, projectsToSign851),
  answer(impFiles854, filesByStage853),
  answer(problemConfirm856, confirmProblems855),
  answer(report858, clientReport857),
  answer(signProduct860, agreeToDays859),
  answer(signSheets862, signAsRead861),
  answer(complete864, completeSheet863),
  answer(confirm866, confirmSheet865),
  answer(confirmMove868, confirmSheetByMove867),
  answer(reportSync870, syncSheet869),
  answer(reApply872, applyAgain871),
  answer(smallApply874, applySmall873),
  answer(confirmProjectVer876, answerConfirmProjectVer875),
  answer(trainForVer878, trainOfVer877),
  answer(watchProjectVer880, answerWatchProjectVer879),
  answer(aldSend882, sendBrief881),
  answer(shareLink884, linkAsItStands883),
  answer(clientPage886, readClientPage885),
  answer(fromContract888, projectOfContract887),
  answer(projectxg890, markProject889),
  answer(impPrepareRelateIds892, awaitedPreparations891),
  answer(relateIds894, ownProjects893),
  answer(renewReportToken896, renewLink895),
  answer(projectReport898, reportProjects897),
  answer(signIn900, signInToTrain899),
  answer(businessSync902, syncBusiness901),
  answer(businessDetail904, detailOf903),
  answer(businessHistory906, historyOf905),
  answer(businessSummary908, summarize907),
  answer(businessOpportunityUpdate910, answerSale909),
  answer(syncLog912, syncTask911),
  answer(clientProductAnalysis914, analyse913),
  answer(changeFollow916, changeProductFollow915),
  answer(clientProductSummary918, summarizeProducts917),
  answer(syncVisit920, syncVisits919),
  answer(areas922, clientAreas921),
  answer(copyGift924, copyGifts923),
  answer(duplicate926, findDuplicates925),
  answer(contractAccount928, accountOf927),
  answer(contractOpportunityUpdate930, answerReminder929),
  answer(stock932, changeStock931),
  answer(monthsOfSeller934, usedMonths933),
  answer(getBalance936, balanceOf935),
  answer(ilimit938, limitInvoicing937),
  answer(other940, applyOther939),
  answer(statistics942, invoicingStatistics941),
  answer(countReturnedMoney944, count943),
  answer(summaryReturnedMoney946, summarize945),
  answer(setYear948, setTargetsOfYear947),
  answer(publicity950, resultsOf949),
  answer(readShelves952, shelves951),
  answer(resetAttempts954, reset953),
  answer(startQuiz956, start955),
  answer(submitQuiz958, hand957),
  answer(orderChapters960, sortChapters959),
  answer(likeComment962, toggleLike961),
  answer(rateCourse964, rate963),
  answer(readTalk966, talk965),
  answer(sayComment968, say967),
  answer(collectCourse970, collect969),
  answer(finishCourse972, finish971),
  answer(keepPlace974, keepPosition973),
  answer(learn976, learnCourse975),
  answer(likeCourse978, like977),
  answer(courseFigures980, readCourseFigures979),
  answer(learningFigures982, readFigures981),
  answer(importQuestions984, bringQuestions983),
  answer(check986, checkChapter985),
  answer(copyCourse988, copy987),
  answer(switchCourse990, refuseSwitch989),
  answer(readCourses992, courses991),
  answer(openAll994, openTogether993),
  answer(vote996, voteFor995),
  answer(askSign998, sendSignLink997),
  answer(implementaryProgress1000, readProgress999),
  answer(signPage1002, readSignPage1001),
  answer(signRequirement1004, signByClient1003),
  answer(syncStatistics1006, readSyncFigures1005),
  answer(applyBugChange1008, askForBugChange1007),
  answer(demandApply1010, raiseDemand1009),
  answer(applyChange1012, askForChange1011),
  answer(changeHistory1014, readHistory1013),
  answer(changeWait1016, readWaiting1015),
  answer(retrySync1018, retryFailed1017),
  answer(previewRule1020, previewMeetings1019),
  answer(confirmOkr1022, confirmAny1021),
  answer(okrWeeks1024, readWeeks1023),
  answer(refreshOkr1026, refreshChecks1025),
  answer(assign1028, assignTogether1027),
  answer(renewDayWork1030, renewReport1029),
  answer(developCancel1032, takeBack1031),
  answer(developSend1034, dispatch1033),
  answer(estimate1036, estimateDay1035),
  answer(save1038, saveDay1037),
  answer(taskDayNotCalc1040, setNotCalc1039),
  answer(readTeam1042, teamOf1041),
  answer(urgeTeam1044, remindTeam1043),
  answer(readToday1046, readMyDay1045),
  answer(taskxg1048, markTask1047),
  answer(taskPreview1050, previewTask1049),
  answer(taskUserIds1052, readPeople1051),
  answer(weekSend1054, sendWeek1053),
  answer(canWeekReport1056, mayReportWeek1055),
  answer(workCalendar1058, readCalendar1057),
  answer(welcomeBoard1060, readWelcome1059),
]

export const jobs: readonly NamedJob[] = [
  runs(attendanceCalc1062, calculateDays1061),
  runs(entryDaily1064, dailyEntries1063),
  runs(overtimeVerify1066, settleOvertimes1065),
  runs(performanceMake1068, makeSheets1067),
  runs(annualGrant1070, grantYear1069),
  runs(salaryInForce1072, followWages1071),
  runs(auditSla1074, remindApprovers1073),
  runs(digest1076, sendDigest1075),
  runs(dingSend1078, sendWaiting1077),
  runs(dingSync1080, syncByNight1079),
  runs(documentTargets1082, followTargets1081),
  runs(sessionSweep1084, forgetFailures1083),
  runs(messageSweep1086, sweepMessages1085),
  runs(requestSweep1088, sweepRequests1087),
  runs(previewConvert1090, convertPreviews1089),
  runs(fileSweep1092, sweepFiles1091),
  runs(roleTerm1094, tellRoleTerms1093),
  runs(loadRebuild1096, rebuildLoads1095),
  runs(courseAssignRun1098, runAssignments1097),
  runs(courseQuizSweep1100, closeOverdue1099),
  runs(courseCounts1102, recount1101),
  runs(syncSend1104, sendStates1103),
  runs(meetingRows1106, makeMeetings1105),
  runs(taskSeries1108, runSeries1107),
]

export const notices: readonly NamedNotice[] = [
  missingMonths477,
  unreadNotice478,
  reportNotice479,
  missingHolidays480,
]
