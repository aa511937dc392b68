import { type NamedJob, runs } from '@chengban/engine/jobs/job.ts'
import { okrCheckMiss } from '../okr-check/miss.job.ts'
import { missChecks } from '../okr-check/server/miss.ts'
import { reportLock } from '../report/lock.job.ts'
import { lockReports } from '../report/server/lock.ts'
import { moveMeetings } from '../work-day/server/state.ts'
import { meetingState } from '../work-day/state.job.ts'

/** What work does by itself. */
export const workJobs: readonly NamedJob[] = [
  runs(reportLock, lockReports),
  runs(meetingState, moveMeetings),
  runs(okrCheckMiss, missChecks),
]
