// Written by `npm run gen` from the declarations. Do not edit.
import type { Dashboard } from '@chengban/kernel/dashboard.ts'
import { demoFigures } from './administration/demo-apply/demos.dashboard.ts'
import { sealFigures } from './administration/official-seal-use/uses.dashboard.ts'
import { performanceFigures, performanceWeek } from './administration/performance/report.dashboard.ts'
import { holdings } from './administration/receive/holdings.dashboard.ts'
import { testFigures } from './administration/test-apply/tests.dashboard.ts'
import { violationFigures } from './administration/violate/violations.dashboard.ts'
import { budgetFigures } from './finance/money-budget/budgets.dashboard.ts'
import { okrCosts } from './finance/money-expense/okr-use.dashboard.ts'
import { moneyRecords } from './finance/money-month/records.dashboard.ts'
import { ownPay } from './finance/money-payroll/own-pay.dashboard.ts'
import { claimFigures } from './finance/submit-expense/claims.dashboard.ts'
import { labourFigures } from './finance/submit-payroll/labour.dashboard.ts'
import { maintenanceIncome } from './finance/sums/maintenance.dashboard.ts'
import { projectMargins } from './finance/sums/margins.dashboard.ts'
import { financeFigures } from './finance/sums/overview.dashboard.ts'
import { milepostMonths } from './projects/milepost-user-summary/months.dashboard.ts'
import { loadFigures } from './projects/project-dashboard/load.dashboard.ts'
import { projectFigures } from './projects/project/report.dashboard.ts'
import { pipeline } from './sales/business-opportunity/pipeline.dashboard.ts'
import { contracts } from './sales/contract/contracts.dashboard.ts'
import { planOfYear } from './sales/invoicing-plan/year.dashboard.ts'
import { maintained } from './sales/maintenance/maintenance.dashboard.ts'
import { receivables } from './sales/returned-money/receivables.dashboard.ts'
import { requirements } from './work/apply-for/requirements.dashboard.ts'
import { bugs } from './work/bug/bugs.dashboard.ts'

export const declaredDashboards: readonly Dashboard[] = [
  demoFigures,
  sealFigures,
  performanceFigures,
  performanceWeek,
  holdings,
  testFigures,
  violationFigures,
  budgetFigures,
  okrCosts,
  moneyRecords,
  ownPay,
  claimFigures,
  labourFigures,
  maintenanceIncome,
  projectMargins,
  financeFigures,
  milepostMonths,
  loadFigures,
  projectFigures,
  pipeline,
  contracts,
  planOfYear,
  maintained,
  receivables,
  requirements,
  bugs,
]
