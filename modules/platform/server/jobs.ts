import { type NamedJob, runs } from '@chengban/engine/jobs/job.ts'
import { remindApprovers } from '../audit-task/server/sla.ts'
import { auditSla } from '../audit-task/sla.job.ts'
import { digest } from '../ding/digest.job.ts'
import { dingSend } from '../ding/send.job.ts'
import { sendDigest } from '../ding/server/digest.ts'
import { sendWaiting } from '../ding/server/send.ts'
import { syncByNight } from '../ding/server/sync.ts'
import { dingSync } from '../ding/sync.job.ts'
import { followTargets } from '../document/server/targets.ts'
import { documentTargets } from '../document/targets.job.ts'
import { forgetFailures } from '../login-log/server/sweep.ts'
import { sessionSweep } from '../login-log/sweep.job.ts'
import { sweepMessages } from '../message/server/sweep.ts'
import { messageSweep } from '../message/sweep.job.ts'
import { sweepRequests } from '../request/server/sweep.ts'
import { requestSweep } from '../request/sweep.job.ts'
import { previewConvert } from '../stored-file/convert.job.ts'
import { convertPreviews } from '../stored-file/server/convert.ts'
import { sweepFiles } from '../stored-file/server/sweep.ts'
import { fileSweep } from '../stored-file/sweep.job.ts'
import { tellRoleTerms } from '../user-role/server/term.ts'
import { roleTerm } from '../user-role/term.job.ts'

/** Background jobs of the platform. */
export const platformJobs: readonly NamedJob[] = [
  runs(auditSla, remindApprovers),
  runs(dingSend, sendWaiting),
  runs(digest, sendDigest),
  runs(dingSync, syncByNight),
  runs(roleTerm, tellRoleTerms),
  runs(documentTargets, followTargets),
  runs(sessionSweep, forgetFailures),
  runs(messageSweep, sweepMessages),
  runs(fileSweep, sweepFiles),
  runs(previewConvert, convertPreviews),
  runs(requestSweep, sweepRequests),
]
