import type { Handler } from '@chengban/engine/write/scene.ts'
import type { HandlerName } from '@chengban/kernel/registry.ts'
import { checkGoal } from '../goal-plan/server/check.ts'
import { leave, rollUp } from '../goal-plan/server/roll-up.ts'
import { checkRule } from '../meeting-kind/server/check-rule.ts'
import { checkOkr, freeBelow } from '../okr/server/check.ts'
import { score, selfScore } from '../okr/server/scores.ts'
import { confirmed, revised, spread } from '../okr/server/spread.ts'
import { follow } from '../okr-check/server/follow.ts'
import { countReports } from '../report/server/count.ts'
import { dayReport, monthReport, unlock, weekReport } from '../report/server/windows.ts'
import { demandDailies } from '../week-work/server/dailies.ts'
import { checkMeeting } from '../work-day/server/check.ts'
import { demandUnanswered, ended, invite } from '../work-day/server/people.ts'

export const workHandlers = {
  'meetingKind/rule': checkRule,
  'goalPlan/check': checkGoal,
  'goalPlan/rollUp': rollUp,
  'goalPlan/leave': leave,
  'report/day': dayReport,
  'report/week': weekReport,
  'report/month': monthReport,
  'report/unlock': unlock,
  'report/count': countReports,
  'weekWork/dailies': demandDailies,
  'workDay/check': checkMeeting,
  'workDay/invite': invite,
  'workDay/ended': ended,
  'workDay/removing': demandUnanswered,
  'okr/check': checkOkr,
  'okr/removing': freeBelow,
  'okr/spread': spread,
  'okr/confirmed': confirmed,
  'okr/revised': revised,
  'okr/selfScore': selfScore,
  'okr/score': score,
  'okrCheck/follow': follow,
} satisfies Partial<Record<HandlerName, Handler>>
