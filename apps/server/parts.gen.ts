// Written by `npm run gen` from the folders of modules. Do not edit.
import type { Area } from '@chengban/kernel/area.ts'
import { administration } from '@chengban/modules/administration/area.ts'
import { administrationCards } from '@chengban/modules/administration/server/cards.ts'
import { administrationDemo } from '@chengban/modules/administration/server/demo.ts'
import { finance } from '@chengban/modules/finance/area.ts'
import { financeCards } from '@chengban/modules/finance/server/cards.ts'
import { financeDemo } from '@chengban/modules/finance/server/demo.ts'
import { platform } from '@chengban/modules/platform/area.ts'
import { platformCards } from '@chengban/modules/platform/server/cards.ts'
import { platformDemo } from '@chengban/modules/platform/server/demo.ts'
import { projects } from '@chengban/modules/projects/area.ts'
import { projectsCards } from '@chengban/modules/projects/server/cards.ts'
import { projectsDemo } from '@chengban/modules/projects/server/demo.ts'
import { sales } from '@chengban/modules/sales/area.ts'
import { salesCards } from '@chengban/modules/sales/server/cards.ts'
import { salesDemo } from '@chengban/modules/sales/server/demo.ts'
import { training } from '@chengban/modules/training/area.ts'
import { trainingDemo } from '@chengban/modules/training/server/demo.ts'
import { work } from '@chengban/modules/work/area.ts'
import { workCards } from '@chengban/modules/work/server/cards.ts'
import { workDemo } from '@chengban/modules/work/server/demo.ts'

export const areas: readonly Area[] = [
  platform,
  sales,
  projects,
  work,
  administration,
  training,
  finance,
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
