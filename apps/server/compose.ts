import type { NamedCall } from '@chengban/engine/call.ts'
import { performed } from '@chengban/engine/deeds/performed.ts'
import { declaredJob } from '@chengban/engine/jobs/declared.ts'
import { type JobResult, type JobScene, type NamedJob, runs } from '@chengban/engine/jobs/job.ts'
import { declaredNotice } from '@chengban/engine/remind/declared.ts'
import type { NamedNotice } from '@chengban/engine/remind/named-notice.ts'
import { sendReminders, sendSoon } from '@chengban/engine/remind/remind-run.ts'
import type { Handler } from '@chengban/engine/row/scene.ts'
import { Catalog } from '@chengban/engine/schema/catalog.ts'
import type { Area } from '@chengban/kernel/area.ts'
import type { HomeCards } from '@chengban/kernel/home.ts'
import type { HandlerName } from '@chengban/kernel/registry.ts'
import { declaredCalls } from '@chengban/modules/calls.gen.ts'
import { declaredDashboards } from '@chengban/modules/dashboards.gen.ts'
import { declaredJobs } from '@chengban/modules/jobs.gen.ts'
import { declaredNotices } from '@chengban/modules/notices.gen.ts'
import { dashboardCalls } from '@chengban/modules/platform/dashboard/server/show.ts'
import { jobCalls } from '@chengban/modules/platform/debug/server/jobs.ts'
import { flowCalls } from '@chengban/modules/platform/flow/server/flows.ts'
import { homeCalls } from '@chengban/modules/platform/home/server/summary.ts'
import { remindRun } from '@chengban/modules/platform/reminder-rule/remind-run.job.ts'
import { remindSoon } from '@chengban/modules/platform/reminder-rule/remind-soon.job.ts'
import { remindCalls } from '@chengban/modules/platform/reminder-rule/server/calls.ts'
import { debugCall } from './debug/info.ts'
import { systemFigures } from './debug/system-figures.ts'
import * as joined from './joined.gen.ts'
import * as parts from './parts.gen.ts'

/**
 * All areas, found by their folders (`parts.gen.ts`), with their handlers (`joined.gen.ts`). Calls and jobs over all
 * areas are added here.
 */
export const areas: readonly Area[] = parts.areas

export const entities = areas.flatMap((area) => area.entities)

export const makeCatalog = (): Catalog => new Catalog(entities)

/** A handler that a declaration names and nobody wrote does not compile. */
export const handlers: Readonly<Record<HandlerName, Handler>> = joined.handlers

const ownSenders = new Set(joined.notices.map(({ declared }) => declared.code))

/** Those with a sender of their own, and all that are data. */
export const notices: readonly NamedNotice[] = [
  ...joined.notices,
  ...declaredNotices.filter(({ code }) => !ownSenders.has(code)).map(declaredNotice),
]

export const cards: readonly HomeCards[] = parts.cards

const remind = (scene: JobScene, codes: readonly string[]): Promise<JobResult> =>
  sendReminders(notices.filter(({ declared }) => codes.includes(declared.code)))(scene)

/** Those with a handler alone, those that are data, and what sends all notices. */
export const jobs: readonly NamedJob[] = [
  ...joined.jobs.filter(({ declared }) => !declared.does),
  ...declaredJobs.map((declared) =>
    declaredJob(declared, remind, joined.jobs.find((one) => one.declared.name === declared.name)?.handler),
  ),
  runs(remindRun, sendReminders(notices)),
  runs(remindSoon, sendSoon(notices)),
]

export const calls: readonly NamedCall[] = [
  ...joined.calls,
  ...declaredCalls.map(performed),
  ...remindCalls(notices),
  ...homeCalls(
    areas,
    cards,
    notices.map(({ declared: { code, family } }) => ({ code, family })),
    { figuresSystem: systemFigures },
  ),
  ...dashboardCalls(areas, declaredDashboards, () => calls),
  ...flowCalls(areas),
  ...jobCalls(jobs),
  debugCall,
]
