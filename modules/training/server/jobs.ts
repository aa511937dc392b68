import { type NamedJob, runs } from '@chengban/engine/jobs/job.ts'
import { courseAssignRun } from '../course-assign/run.job.ts'
import { runAssignments } from '../course-assign/server/assign.ts'

export const trainingJobs: readonly NamedJob[] = [runs(courseAssignRun, runAssignments)]
