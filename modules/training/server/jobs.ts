import { type NamedJob, runs } from '@chengban/engine/jobs/job.ts'
import { courseCounts } from '../course/counts.job.ts'
import { recount } from '../course/server/counts.ts'
import { courseAssignRun } from '../course-assign/run.job.ts'
import { runAssignments } from '../course-assign/server/assign.ts'
import { closeOverdue } from '../course-attempt/server/sweep.ts'
import { courseQuizSweep } from '../course-attempt/sweep.job.ts'

export const trainingJobs: readonly NamedJob[] = [
  runs(courseQuizSweep, closeOverdue),
  runs(courseCounts, recount),
  runs(courseAssignRun, runAssignments),
]
