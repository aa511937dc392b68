// Written by `npm run gen` from the declarations. Do not edit.
import type { Dashboard } from '@chengban/kernel/dashboard.ts'
import { performanceFigures as performanceFigures0 } from './administration/performance/report.dashboard.ts'
import { financeFigures as financeFigures1 } from './finance/sums/overview.dashboard.ts'
import { projectFigures as projectFigures2 } from './projects/project/report.dashboard.ts'
import { pipeline as pipeline3 } from './sales/business-opportunity/pipeline.dashboard.ts'
import { contracts as contracts4 } from './sales/contract/contracts.dashboard.ts'
import { receivables as receivables5 } from './sales/returned-money/receivables.dashboard.ts'
import { requirements as requirements6 } from './work/apply-for/requirements.dashboard.ts'
import { bugs as bugs7 } from './work/bug/bugs.dashboard.ts'

export const declaredDashboards: readonly Dashboard[] = [performanceFigures0, financeFigures1, projectFigures2, pipeline3, contracts4, receivables5, requirements6, bugs7]
