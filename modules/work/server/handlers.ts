import type { HandlersOf } from '@chengban/engine/row/scene.ts'
import { checkCharge } from '../apply-for/server/charge.ts'
import { invited, inviting, published } from '../apply-for/server/invited.ts'
import { checkRequest, removingRequest } from '../apply-for/server/rules.ts'
import { askSign, checkSigning } from '../apply-for/server/sign.ts'
import { joinTestFiles } from '../apply-for/server/tested.ts'
import { becomeBug } from '../apply-for/server/to-bug.ts'
import { becomeRequest, checkBug, checkClosing, checkReopening, removingBug } from '../bug/server/rules.ts'
import { tellDay } from '../change/server/decided.ts'
import { checkExtra, countHours } from '../extra-task/server/rules.ts'
import { checkGoal } from '../goal-plan/server/check.ts'
import { leave, rollUp } from '../goal-plan/server/roll-up.ts'
import { monthCounted, monthOpened } from '../manage-report/server/figures.ts'
import { demandPmo } from '../manage-report/server/pmo.ts'
import { countDay, marketOpened, marketReport } from '../market-work/server/day.ts'
import { checkRule } from '../meeting-kind/server/check-rule.ts'
import { followRule } from '../meeting-kind/server/remade.ts'
import { checkOkr, freeBelow } from '../okr/server/check.ts'
import { score, selfScore } from '../okr/server/scores.ts'
import { confirmed, revised, spread } from '../okr/server/spread.ts'
import { follow } from '../okr-check/server/follow.ts'
import { checkItem } from '../plan-item/server/check.ts'
import { weekCounted, weekOpened } from '../pmo-work/server/figures.ts'
import { countReports } from '../report/server/count.ts'
import { dayOpened } from '../report/server/opened.ts'
import { dayOfWork, personBack } from '../report/server/owed-today.ts'
import { dayReport, monthReport, unlock, weekReport } from '../report/server/windows.ts'
import { tellHours } from '../task/server/hours.ts'
import { checkPerson, reassigned } from '../task/server/people.ts'
import { checkReassign, checkTask, dropPlans, removingTask } from '../task/server/rules.ts'
import { begun, cycleEnded, endCycle } from '../task/server/series.ts'
import { rewriteOutputs } from '../task-day/server/rewrite.ts'
import { beginWork, checkCancelling, checkDay, checkEstimate } from '../task-day/server/rules.ts'
import { beginWeek, carryOn } from '../task-week/server/carry.ts'
import { checkWeek, checkWeekSave, removingWeek } from '../task-week/server/rules.ts'
import { checkComb, checkComplete, freePlans, gatherPlans, removingComb } from '../week-task-comb/server/rules.ts'
import { completed, sent } from '../week-task-comb/server/snapshot.ts'
import { demandDailies } from '../week-work/server/dailies.ts'
import { weekPrefilled } from '../week-work/server/words.ts'
import { checkWeekend, submitWeekend, tellWeekend } from '../weekend-task/server/check.ts'
import { checkMeeting } from '../work-day/server/check.ts'
import { giveTasks } from '../work-day/server/minutes.ts'
import { demandUnanswered, ended, invite } from '../work-day/server/people.ts'
import { confirmedOnce, confirmerOf } from './confirmer.ts'

export const workHandlers = {
  'task/check': checkTask,
  'task/removing': removingTask,
  'task/reassign': checkReassign,
  'task/reassigned': reassigned,
  'applyFor/inviting': inviting,
  'applyFor/invited': invited,
  'applyFor/published': published,
  'meetingKind/saved': followRule,
  'task/hours': tellHours,
  'task/begun': begun,
  'task/endCycle': endCycle,
  'task/cycleEnded': cycleEnded,
  'task/cancelled': dropPlans,
  'taskUsers/check': checkPerson,
  'work/confirmer': confirmerOf,
  'work/confirmedOnce': confirmedOnce,
  'extraTask/check': checkExtra,
  'extraTask/counted': countHours,
  'planItem/check': checkItem,
  'taskDay/check': checkDay,
  'taskDay/estimate': checkEstimate,
  'taskDay/begun': beginWork,
  'taskDay/rewritten': rewriteOutputs,
  'taskDay/cancelling': checkCancelling,
  'weekendTask/check': checkWeekend,
  'change/decided': tellDay,
  'applyFor/tested': joinTestFiles,
  'weekendTask/submit': submitWeekend,
  'weekendTask/save': tellWeekend,
  'taskWeek/check': checkWeek,
  'taskWeek/removing': removingWeek,
  'taskWeek/save': checkWeekSave,
  'taskWeek/begun': beginWeek,
  'taskWeek/saved': carryOn,
  'weekTaskComb/check': checkComb,
  'weekTaskComb/removing': removingComb,
  'weekTaskComb/gather': gatherPlans,
  'weekTaskComb/completing': checkComplete,
  'weekTaskComb/sent': sent,
  'weekTaskComb/completed': completed,
  'weekTaskComb/voided': freePlans,
  'applyFor/check': checkRequest,
  'applyFor/removing': removingRequest,
  'applyFor/charge': checkCharge,
  'applyFor/askSign': askSign,
  'applyFor/signing': checkSigning,
  'applyFor/toBug': becomeBug,
  'bug/check': checkBug,
  'bug/removing': removingBug,
  'bug/closing': checkClosing,
  'bug/reopening': checkReopening,
  'bug/toApplyFor': becomeRequest,
  'meetingKind/rule': checkRule,
  'goalPlan/check': checkGoal,
  'goalPlan/rollUp': rollUp,
  'goalPlan/leave': leave,
  'report/day': dayReport,
  'report/week': weekReport,
  'report/month': monthReport,
  'report/unlock': unlock,
  'report/pmo': demandPmo,
  'user/enabled': personBack,
  'holiday/saved': dayOfWork,
  'report/count': countReports,
  'weekWork/dailies': demandDailies,
  'marketWork/day': marketReport,
  'report/opened': dayOpened,
  'weekWork/opened': weekPrefilled,
  'pmoWork/opened': weekOpened,
  'pmoWork/figures': weekCounted,
  'manageReport/opened': monthOpened,
  'manageReport/figures': monthCounted,
  'marketWork/opened': marketOpened,
  'marketWork/count': countDay,
  'workDay/check': checkMeeting,
  'workDay/invite': invite,
  'workDay/ended': ended,
  'workDay/minutes': giveTasks,
  'workDay/removing': demandUnanswered,
  'okr/check': checkOkr,
  'okr/removing': freeBelow,
  'okr/spread': spread,
  'okr/confirmed': confirmed,
  'okr/revised': revised,
  'okr/selfScore': selfScore,
  'okr/score': score,
  'okrCheck/follow': follow,
} satisfies HandlersOf
