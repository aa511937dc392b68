// Written by `npm run gen` from the declarations. Do not edit.
import type { Dashboard } from '@chengban/kernel/dashboard.ts'
import { pipeline as pipeline0 } from './sales/business-opportunity/pipeline.dashboard.ts'
import { receivables as receivables1 } from './sales/returned-money/receivables.dashboard.ts'

export const declaredDashboards: readonly Dashboard[] = [pipeline0, receivables1]
