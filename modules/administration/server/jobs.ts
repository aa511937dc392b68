import { type NamedJob, runs } from '@chengban/engine/jobs/job.ts'
import { attendanceCalc } from '../attendance/calc.job.ts'
import { calculateDays } from '../attendance/server/calc.ts'
import { entryDaily } from '../entry/daily.job.ts'
import { dailyEntries } from '../entry/server/regular.ts'
import { settleOvertimes } from '../overtime/server/verify-job.ts'
import { overtimeVerify } from '../overtime/verify.job.ts'
import { performanceMake } from '../performance/make.job.ts'
import { makeSheets } from '../performance/server/make-job.ts'
import { annualGrant } from '../rest-day-ledger/annual.job.ts'
import { grantYear } from '../rest-day-ledger/server/annual.ts'

/** The jobs of administration that need code beyond their declaration. */
export const administrationJobs: readonly NamedJob[] = [
  runs(attendanceCalc, calculateDays),
  runs(entryDaily, dailyEntries),
  runs(overtimeVerify, settleOvertimes),
  runs(annualGrant, grantYear),
  runs(performanceMake, makeSheets),
]
