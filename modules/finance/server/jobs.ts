import { type NamedJob, runs } from '@chengban/engine/jobs/job.ts'
import { salaryInForce } from '../money-salary/in-force.job.ts'
import { followWages } from '../money-salary/server/basic-pay.ts'

/** The jobs of finance that need code. */
export const financeJobs: readonly NamedJob[] = [runs(salaryInForce, followWages)]
