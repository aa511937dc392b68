import { answer, type NamedCall } from '@chengban/engine/call.ts'
import { askSign } from '../apply-for/ask-sign.call.ts'
import { implementaryProgress } from '../apply-for/progress.call.ts'
import { sendSignLink } from '../apply-for/server/ask-sign.ts'
import { readProgress } from '../apply-for/server/progress.ts'
import { readSignPage } from '../apply-for/server/sign-page.ts'
import { signByClient } from '../apply-for/server/signature.ts'
import { readSyncFigures } from '../apply-for/server/sync-statistics.ts'
import { signPage } from '../apply-for/sign-page.call.ts'
import { signRequirement } from '../apply-for/signature.call.ts'
import { syncStatistics } from '../apply-for/sync-statistics.call.ts'
import { demandApply } from '../bug/demand-apply.call.ts'
import { raiseDemand } from '../bug/server/demand-apply.ts'
import { applyBugChange } from '../bug-change/apply.call.ts'
import { applyChange } from '../change/apply.call.ts'
import { changeHistory } from '../change/history.call.ts'
import { askForBugChange, askForChange } from '../change/server/apply.ts'
import { readHistory } from '../change/server/history.ts'
import { readWaiting } from '../change/server/wait.ts'
import { changeWait } from '../change/wait.call.ts'
import { retrySync } from '../client-sync/retry.call.ts'
import { retryFailed } from '../client-sync/server/retry.ts'
import { previewRule } from '../meeting-kind/preview.call.ts'
import { previewMeetings } from '../meeting-kind/server/preview.ts'
import { confirmOkr } from '../okr/confirm.call.ts'
import { okrWeeks } from '../okr/datelist.call.ts'
import { refreshOkr } from '../okr/refresh.call.ts'
import { confirmAny } from '../okr/server/confirm.ts'
import { readWeeks } from '../okr/server/datelist.ts'
import { refreshChecks } from '../okr/server/refresh.ts'
import { assign } from '../pmo-assign/assign.call.ts'
import { assignTogether } from '../pmo-assign/server/assign.ts'
import { renewDayWork } from '../report/renew.call.ts'
import { taskUserIds } from '../task/people.call.ts'
import { taskPreview } from '../task/preview.call.ts'
import { previewTask, readPeople } from '../task/server/preview.ts'
import { developCancel, developSend } from '../task-day/dispatch.call.ts'
import { estimate } from '../task-day/estimate.call.ts'
import { taskDayNotCalc } from '../task-day/not-calc.call.ts'
import { save } from '../task-day/save.call.ts'
import { dispatch } from '../task-day/server/dispatch.ts'
import { estimateDay } from '../task-day/server/estimate.ts'
import { setNotCalc } from '../task-day/server/not-calc.ts'
import { renewReport } from '../task-day/server/renew.ts'
import { saveDay } from '../task-day/server/save.ts'
import { takeBack } from '../task-day/server/take-back.ts'
import { remindTeam, teamOf } from '../task-day/server/team.ts'
import { readMyDay } from '../task-day/server/today/today.ts'
import { readTeam, urgeTeam } from '../task-day/team.call.ts'
import { readToday } from '../task-day/today.call.ts'
import { taskxg } from '../task-users/remind.call.ts'
import { markTask } from '../task-users/server/remind.ts'
import { weekSend } from '../week-task-comb/send.call.ts'
import { sendWeek } from '../week-task-comb/server/send.ts'
import { canWeekReport } from '../week-work/may-report.call.ts'
import { mayReportWeek } from '../week-work/server/may-report.ts'
import { workCalendar } from '../work-day/calendar.call.ts'
import { readCalendar } from '../work-day/server/calendar.ts'
import { readWelcome } from '../work-day/server/welcome.ts'
import { welcomeBoard } from '../work-day/welcome.call.ts'

export const workCalls: readonly NamedCall[] = [
  answer(applyChange, askForChange),
  answer(applyBugChange, askForBugChange),
  answer(taskxg, markTask),
  answer(assign, assignTogether),
  answer(demandApply, raiseDemand),
  answer(estimate, estimateDay),
  answer(developSend, dispatch),
  answer(developCancel, takeBack),
  answer(renewDayWork, renewReport),
  answer(readTeam, teamOf),
  answer(urgeTeam, remindTeam),
  answer(save, saveDay),
  answer(readToday, readMyDay),
  answer(welcomeBoard, readWelcome),
  answer(implementaryProgress, readProgress),
  answer(syncStatistics, readSyncFigures),
  answer(previewRule, previewMeetings),
  answer(canWeekReport, mayReportWeek),
  answer(changeHistory, readHistory),
  answer(changeWait, readWaiting),
  answer(taskUserIds, readPeople),
  answer(taskPreview, previewTask),
  answer(workCalendar, readCalendar),
  answer(taskDayNotCalc, setNotCalc),
  answer(retrySync, retryFailed),
  answer(weekSend, sendWeek),
  answer(confirmOkr, confirmAny),
  answer(okrWeeks, readWeeks),
  answer(refreshOkr, refreshChecks),
  answer(signPage, readSignPage),
  answer(signRequirement, signByClient),
  answer(askSign, sendSignLink),
]
