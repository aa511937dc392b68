// Written by `npm run gen` from the folders of modules. Do not edit.
import type { Area } from '@chengban/kernel/area.ts'
import { administration } from '@chengban/modules/administration/area.ts'
import { administrationCalls } from '@chengban/modules/administration/server/calls.ts'
import { administrationCards } from '@chengban/modules/administration/server/cards.ts'
import { administrationDemo } from '@chengban/modules/administration/server/demo.ts'
import { administrationHandlers } from '@chengban/modules/administration/server/handlers.ts'
import { administrationJobs } from '@chengban/modules/administration/server/jobs.ts'
import { finance } from '@chengban/modules/finance/area.ts'
import { financeCalls } from '@chengban/modules/finance/server/calls.ts'
import { financeCards } from '@chengban/modules/finance/server/cards.ts'
import { financeDemo } from '@chengban/modules/finance/server/demo.ts'
import { financeHandlers } from '@chengban/modules/finance/server/handlers.ts'
import { financeJobs } from '@chengban/modules/finance/server/jobs.ts'
import { financeNotices } from '@chengban/modules/finance/server/notices.ts'
import { platform } from '@chengban/modules/platform/area.ts'
import { platformCalls } from '@chengban/modules/platform/server/calls.ts'
import { platformCards } from '@chengban/modules/platform/server/cards.ts'
import { platformDemo } from '@chengban/modules/platform/server/demo.ts'
import { platformHandlers } from '@chengban/modules/platform/server/handlers.ts'
import { platformJobs } from '@chengban/modules/platform/server/jobs.ts'
import { platformNotices } from '@chengban/modules/platform/server/notices.ts'
import { projects } from '@chengban/modules/projects/area.ts'
import { projectsCalls } from '@chengban/modules/projects/server/calls.ts'
import { projectsCards } from '@chengban/modules/projects/server/cards.ts'
import { projectsDemo } from '@chengban/modules/projects/server/demo.ts'
import { projectsHandlers } from '@chengban/modules/projects/server/handlers.ts'
import { projectsJobs } from '@chengban/modules/projects/server/jobs.ts'
import { sales } from '@chengban/modules/sales/area.ts'
import { salesCalls } from '@chengban/modules/sales/server/calls.ts'
import { salesCards } from '@chengban/modules/sales/server/cards.ts'
import { salesDemo } from '@chengban/modules/sales/server/demo.ts'
import { salesHandlers } from '@chengban/modules/sales/server/handlers.ts'
import { training } from '@chengban/modules/training/area.ts'
import { trainingCalls } from '@chengban/modules/training/server/calls.ts'
import { trainingDemo } from '@chengban/modules/training/server/demo.ts'
import { trainingHandlers } from '@chengban/modules/training/server/handlers.ts'
import { trainingJobs } from '@chengban/modules/training/server/jobs.ts'
import { work } from '@chengban/modules/work/area.ts'
import { workCalls } from '@chengban/modules/work/server/calls.ts'
import { workCards } from '@chengban/modules/work/server/cards.ts'
import { workDemo } from '@chengban/modules/work/server/demo.ts'
import { workHandlers } from '@chengban/modules/work/server/handlers.ts'
import { workJobs } from '@chengban/modules/work/server/jobs.ts'

export const areas: readonly Area[] = [
  platform,
  sales,
  projects,
  work,
  administration,
  training,
  finance,
]
export const handlers = {
  ...platformHandlers,
  ...salesHandlers,
  ...projectsHandlers,
  ...workHandlers,
  ...administrationHandlers,
  ...trainingHandlers,
  ...financeHandlers,
}
export const calls = [
  ...platformCalls,
  ...salesCalls,
  ...projectsCalls,
  ...workCalls,
  ...administrationCalls,
  ...trainingCalls,
  ...financeCalls,
]
export const jobs = [
  ...platformJobs,
  ...projectsJobs,
  ...workJobs,
  ...administrationJobs,
  ...trainingJobs,
  ...financeJobs,
]
export const notices = [
  ...platformNotices,
  ...financeNotices,
]
export const cards = [
  platformCards,
  salesCards,
  projectsCards,
  workCards,
  administrationCards,
  financeCards,
]
export const demo = [
  platformDemo,
  salesDemo,
  projectsDemo,
  workDemo,
  administrationDemo,
  trainingDemo,
  financeDemo,
]
