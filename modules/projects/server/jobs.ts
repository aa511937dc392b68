import { type NamedJob, runs } from '@chengban/engine/jobs/job.ts'
import { loadRebuild } from '../project-dashboard/load-rebuild.job.ts'
import { rebuildLoads } from '../project-dashboard/server/rebuild.ts'

/** What projects do by themselves. */
export const projectsJobs: readonly NamedJob[] = [runs(loadRebuild, rebuildLoads)]
