// Written by `npm run gen` from the declarations. Do not edit.
import type { Dashboard } from '@chengban/kernel/dashboard.ts'
import { performanceFigures as performanceFigures0 } from './administration/performance/report.dashboard.ts'
import { financeFigures as financeFigures1 } from './finance/sums/overview.dashboard.ts'
import { projectFigures as projectFigures2 } from './projects/project/report.dashboard.ts'
import { pipeline as pipeline3 } from './sales/business-opportunity/pipeline.dashboard.ts'
import { contracts as contracts4 } from './sales/contract/contracts.dashboard.ts'
import { maintained as maintained5 } from './sales/maintenance/maintenance.dashboard.ts'
import { receivables as receivables6 } from './sales/returned-money/receivables.dashboard.ts'
import { requirements as requirements7 } from './work/apply-for/requirements.dashboard.ts'
import { bugs as bugs8 } from './work/bug/bugs.dashboard.ts'

export const declaredDashboards: readonly Dashboard[] = [performanceFigures0, financeFigures1, projectFigures2, pipeline3, contracts4, maintained5, receivables6, requirements7, bugs8]
