import { answer, type NamedCall } from '@chengban/engine/call.ts'
import { answering } from '@chengban/engine/client-page/answering.ts'
import { watching } from '@chengban/engine/client-page/film.ts'
import { uploadDocument } from '../imp-node-log/server/upload.ts'
import { upload } from '../imp-node-log/upload.call.ts'
import { syncBusiness, syncProject } from '../imp-prepare/server/sync.ts'
import { syncPrepare, syncPrepareBusiness } from '../imp-prepare/sync-prepare.call.ts'
import { confirmImpRecord } from '../imp-record/confirm.call.ts'
import { impRecord } from '../imp-record/imp-record.entity.ts'
import { allReservation, times } from '../imp-record/reservations.call.ts'
import { visits, visitTimes } from '../imp-record/server/reservations.ts'
import { gate } from '../implementary-progress/gate.call.ts'
import { toldGate } from '../implementary-progress/server/told-gate.ts'
import { asyncTask } from '../milepost/async-task.call.ts'
import { changeTask } from '../milepost/change-task.call.ts'
import { hasComment } from '../milepost/has-comment.call.ts'
import { changeTasks } from '../milepost/server/change-task.ts'
import { commented } from '../milepost/server/has-comment.ts'
import { planMonth } from '../milepost/server/month-goal.ts'
import { makeTasks } from '../milepost/server/tasks.ts'
import { setMonthGoal } from '../milepost/set-month-goal.call.ts'
import { applyDownload, fetchPackage, resetPwd, takePassword } from '../product-download/grant.call.ts'
import { fetchOnce } from '../product-download/server/fetch.ts'
import { applyForDownload, resetPassword, takeOnce } from '../product-download/server/grant.ts'
import { setDownloadConfig } from '../product-library/download-config.call.ts'
import { followProduct, followProductProject, ignoreProduct } from '../product-library/follow.call.ts'
import { noGoal } from '../product-library/no-goal.call.ts'
import { configureDownloads } from '../product-library/server/download-config.ts'
import { follow, followBuilding, ignore } from '../product-library/server/follow.ts'
import { lackingGoals } from '../product-library/server/no-goal.ts'
import { release, temporary, writeBack } from '../product-library-version/release.call.ts'
import { releaseVersion } from '../product-library-version/server/release.ts'
import { makeTemporary, writeBackTo } from '../product-library-version/server/temporary.ts'
import { aldSend } from '../project/ald-send.call.ts'
import { clientPage } from '../project/client-page.call.ts'
import { fromContract } from '../project/from-contract.call.ts'
import { impPrepareRelateIds, relateIds } from '../project/relate-ids.call.ts'
import { projectxg } from '../project/remind.call.ts'
import { renewReportToken } from '../project/renew-report-token.call.ts'
import { projectReport } from '../project/report.call.ts'
import { sendBrief } from '../project/server/brief.ts'
import { renewLink } from '../project/server/client-link.ts'
import { readClientPage } from '../project/server/client-page.ts'
import { projectOfContract } from '../project/server/from-contract.ts'
import { awaitedPreparations, ownProjects } from '../project/server/relate-ids.ts'
import { markProject } from '../project/server/remind.ts'
import { reportProjects } from '../project/server/report.ts'
import { linkAsItStands } from '../project/server/share-link.ts'
import { shareLink } from '../project/share-link.call.ts'
import { load } from '../project-dashboard/load.call.ts'
import { loads } from '../project-dashboard/server/load.ts'
import { changeManDay } from '../project-man-day/change-man-day.call.ts'
import { askForManDay } from '../project-man-day/server/change-man-day.ts'
import { gantt } from '../project-module/gantt.call.ts'
import { importList, syncWbs } from '../project-module/scope.call.ts'
import { setBaseline } from '../project-module/server/baseline.ts'
import { timeLine } from '../project-module/server/gantt.ts'
import { bringList } from '../project-module/server/import-list.ts'
import { shiftBar } from '../project-module/server/shift.ts'
import { syncBreakdown } from '../project-module/server/sync-wbs.ts'
import { baseline, shift } from '../project-module/shift.call.ts'
import { confirmFileProjects, impFiles } from '../project-progress/documents.call.ts'
import { problemConfirm } from '../project-progress/problem-confirm.call.ts'
import { report } from '../project-progress/report.call.ts'
import { agreeToDays } from '../project-progress/server/agree.ts'
import { clientReport } from '../project-progress/server/client.ts'
import { filesByStage, projectsToSign } from '../project-progress/server/documents.ts'
import { confirmProblems } from '../project-progress/server/problem-confirm.ts'
import { signAsRead } from '../project-progress/server/sign.ts'
import { completeSheet, confirmSheet, syncSheet } from '../project-progress/server/steps.ts'
import { signSheets } from '../project-progress/signature.call.ts'
import { signProduct } from '../project-progress/signature-product.call.ts'
import { complete, confirm, confirmMove, reportSync } from '../project-progress/steps.call.ts'
import { reApply, smallApply } from '../project-ver/again.call.ts'
import { confirmProjectVer } from '../project-ver/confirm.call.ts'
import { projectVer } from '../project-ver/project-ver.entity.ts'
import { applyAgain, applySmall } from '../project-ver/server/again.ts'
import { trainOfVer } from '../project-ver/server/train.ts'
import { trainForVer } from '../project-ver/train.call.ts'
import { watchProjectVer } from '../project-ver/watch.call.ts'
import { signInToTrain } from '../train/server/sign-in.ts'
import { signIn } from '../train/sign-in.call.ts'

export const projectsCalls: readonly NamedCall[] = [
  answer(fromContract, projectOfContract),
  answer(projectxg, markProject),
  answer(aldSend, sendBrief),
  answer(renewReportToken, renewLink),
  answer(shareLink, linkAsItStands),
  answer(changeManDay, askForManDay),
  answer(syncPrepare, syncProject),
  answer(syncPrepareBusiness, syncBusiness),
  answer(upload, uploadDocument),
  answer(smallApply, applySmall),
  answer(reApply, applyAgain),
  answer(trainForVer, trainOfVer),
  answer(complete, completeSheet),
  answer(confirm, confirmSheet),
  answer(confirmMove, confirmSheet),
  answer(reportSync, syncSheet),
  answer(report, clientReport),
  answer(clientPage, readClientPage),
  answer(signSheets, signAsRead),
  answer(signProduct, agreeToDays),
  answer(confirmImpRecord, answering({ of: impRecord, agree: 'confirm', refuse: 'dispute' })),
  answer(confirmProjectVer, answering({ of: projectVer, agree: 'confirm', refuse: 'dispute' })),
  answer(followProduct, follow),
  answer(followProductProject, followBuilding),
  answer(ignoreProduct, ignore),
  answer(release, releaseVersion),
  answer(temporary, makeTemporary),
  answer(writeBack, writeBackTo),
  answer(applyDownload, applyForDownload),
  answer(takePassword, takeOnce),
  answer(resetPwd, resetPassword),
  answer(fetchPackage, fetchOnce),
  answer(setDownloadConfig, configureDownloads),
  answer(watchProjectVer, watching({ of: projectVer, field: 'video' })),
  answer(problemConfirm, confirmProblems),
  answer(signIn, signInToTrain),
  answer(changeTask, changeTasks),
  answer(shift, shiftBar),
  answer(baseline, setBaseline),
  answer(syncWbs, syncBreakdown),
  answer(importList, bringList),
  answer(asyncTask, makeTasks),
  answer(setMonthGoal, planMonth),
  answer(relateIds, ownProjects),
  answer(projectReport, reportProjects),
  answer(impPrepareRelateIds, awaitedPreparations),
  answer(noGoal, lackingGoals),
  answer(allReservation, visits),
  answer(times, visitTimes),
  answer(hasComment, commented),
  answer(gantt, timeLine),
  answer(gate, toldGate),
  answer(impFiles, filesByStage),
  answer(confirmFileProjects, projectsToSign),
  answer(load, loads),
]
