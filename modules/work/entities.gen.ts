// Written by `npm run gen` from the folders of the area. Do not edit.
import type { Entity } from '@chengban/kernel/entity.ts'
import { applyFor } from './apply-for/apply-for.entity.ts'
import { bugChange } from './bug-change/bug-change.entity.ts'
import { bug } from './bug/bug.entity.ts'
import { change } from './change/change.entity.ts'
import { clientSync } from './client-sync/client-sync.entity.ts'
import { dailyWork } from './daily-work/daily-work.entity.ts'
import { extraTask } from './extra-task/extra-task.entity.ts'
import { goalPlan } from './goal-plan/goal-plan.entity.ts'
import { manageReport } from './manage-report/manage-report.entity.ts'
import { marketWork } from './market-work/market-work.entity.ts'
import { meetingKind } from './meeting-kind/meeting-kind.entity.ts'
import { okrCheck } from './okr-check/okr-check.entity.ts'
import { okr } from './okr/okr.entity.ts'
import { planItem } from './plan-item/plan-item.entity.ts'
import { pmoAssign } from './pmo-assign/pmo-assign.entity.ts'
import { pmoWork } from './pmo-work/pmo-work.entity.ts'
import { taskDay } from './task-day/task-day.entity.ts'
import { taskUsers } from './task-users/task-users.entity.ts'
import { taskWeek } from './task-week/task-week.entity.ts'
import { task } from './task/task.entity.ts'
import { weekTaskComb } from './week-task-comb/week-task-comb.entity.ts'
import { weekTaskSnapshot } from './week-task-snapshot/week-task-snapshot.entity.ts'
import { weekWork } from './week-work/week-work.entity.ts'
import { weekendTask } from './weekend-task/weekend-task.entity.ts'
import { workDayAttend } from './work-day-attend/work-day-attend.entity.ts'
import { workDay } from './work-day/work-day.entity.ts'

export const entities: readonly Entity[] = [
  applyFor,
  bugChange,
  bug,
  change,
  clientSync,
  dailyWork,
  extraTask,
  goalPlan,
  manageReport,
  marketWork,
  meetingKind,
  okrCheck,
  okr,
  planItem,
  pmoAssign,
  pmoWork,
  taskDay,
  taskUsers,
  taskWeek,
  task,
  weekTaskComb,
  weekTaskSnapshot,
  weekWork,
  weekendTask,
  workDayAttend,
  workDay,
]
