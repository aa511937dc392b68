import type { NamedCall } from '@chengban/engine/call.ts'
import { type NamedJob, runs } from '@chengban/engine/jobs/job.ts'
import { Catalog } from '@chengban/engine/schema/catalog.ts'
import type { Handler } from '@chengban/engine/write/scene.ts'
import type { Area } from '@chengban/kernel/area.ts'
import type { HandlerName } from '@chengban/kernel/registry.ts'
import { platform } from '@chengban/modules/platform/area.ts'
import { talkCalls } from '@chengban/modules/platform/comment/server/calls.ts'
import { talkHandlers } from '@chengban/modules/platform/comment/server/handlers.ts'
import { remindRun } from '@chengban/modules/platform/reminder-rule/remind-run.job.ts'
import { remindCalls } from '@chengban/modules/platform/reminder-rule/server/calls.ts'
import type { NamedNotice } from '@chengban/modules/platform/reminder-rule/server/named-notice.ts'
import { sendReminders } from '@chengban/modules/platform/reminder-rule/server/remind-run.ts'
import { platformCalls } from '@chengban/modules/platform/server/calls.ts'
import { platformHandlers } from '@chengban/modules/platform/server/handlers.ts'
import { platformJobs } from '@chengban/modules/platform/server/jobs.ts'
import { platformNotices } from '@chengban/modules/platform/server/notices.ts'
import { sales } from '@chengban/modules/sales/area.ts'
import { salesHandlers } from '@chengban/modules/sales/server/handlers.ts'
import { salesNotices } from '@chengban/modules/sales/server/notices.ts'

export const areas: readonly Area[] = [platform, sales]

export const makeCatalog = (): Catalog => new Catalog(areas.flatMap(({ entities }) => entities))

/** A handler that a declaration names and nobody wrote does not compile. */
export const handlers: Readonly<Record<HandlerName, Handler>> = {
  ...platformHandlers,
  ...talkHandlers,
  ...salesHandlers,
}

export const notices: readonly NamedNotice[] = [...platformNotices, ...salesNotices]

export const calls: readonly NamedCall[] = [...talkCalls, ...platformCalls, ...remindCalls(notices)]

export const jobs: readonly NamedJob[] = [...platformJobs, runs(remindRun, sendReminders(notices))]
