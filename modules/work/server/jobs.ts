import { type NamedJob, runs } from '@chengban/engine/jobs/job.ts'
import { syncSend } from '../client-sync/send.job.ts'
import { sendStates } from '../client-sync/server/send.ts'
import { meetingRows } from '../meeting-kind/meetings.job.ts'
import { makeMeetings } from '../meeting-kind/server/meetings.ts'
import { taskSeries } from '../task/series.job.ts'
import { runSeries } from '../task/server/series-job.ts'

/** Scheduled jobs of the work area that need code. */
export const workJobs: readonly NamedJob[] = [
  runs(taskSeries, runSeries),
  runs(meetingRows, makeMeetings),
  runs(syncSend, sendStates),
]
