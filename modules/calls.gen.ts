// Written by `npm run gen` from the declarations. Do not edit.
import type { Call } from '@chengban/kernel/call.ts'
import { meetingAccidents } from './administration/check-on-work-fact/meeting-accident.call.ts'
import { weekendAccidents } from './administration/check-on-work-fact/weekend-summary-accident.call.ts'
import { reportAccidents } from './administration/check-on-work-fact/work-report-accident.call.ts'
import { outstanding } from './administration/receive/outstanding.call.ts'
import { warningsInForce } from './administration/warn-accident/in-force.call.ts'
import { extraComeGo } from './finance/money-come-go/extra-come-go.call.ts'
import { okrUse } from './finance/money-expense/get-okr-use.call.ts'
import { myPayroll } from './finance/money-payroll/mine.call.ts'
import { expenseStatistics } from './finance/submit-expense/statistics.call.ts'
import { impPrepares } from './projects/imp-prepare/imp-prepares.call.ts'
import { prepareStatus } from './projects/imp-prepare/prepare-status.call.ts'
import { waitComplete } from './projects/product-library-version/wait-complete.call.ts'
import { productProjects } from './projects/product-library/projects.call.ts'
import { productRuns } from './projects/product-library/runs.call.ts'
import { produceLate } from './projects/project-produce/produce-late.call.ts'
import { canMaintain } from './projects/project/can-maintain.call.ts'
import { maintainStatus } from './projects/project/maintain-status.call.ts'
import { businessProducts } from './sales/business-product/products.call.ts'
import { businessTaskSummary } from './sales/business-task/summary.call.ts'
import { clientsDue } from './sales/client/due.call.ts'
import { invoicingWaits } from './sales/invoicing/has-wait.call.ts'
import { otherClients } from './sales/invoicing/other-clients.call.ts'
import { receivablePlan } from './sales/returned-money/plan.call.ts'
import { applyForOverSummary } from './work/apply-for/over-summary.call.ts'
import { applyForStatistics } from './work/apply-for/statistics.call.ts'
import { applyForTotal } from './work/apply-for/total.call.ts'
import { applyForWhole } from './work/apply-for/whole.call.ts'
import { bugChangeHistory } from './work/bug-change/change-history.call.ts'
import { bugOverSummary } from './work/bug/over-summary.call.ts'
import { bugRate } from './work/bug/rate.call.ts'
import { bugStatistics } from './work/bug/statistics.call.ts'
import { bugTotal } from './work/bug/total.call.ts'
import { bugWhole } from './work/bug/whole.call.ts'
import { dailyWorkSummary } from './work/daily-work/summary.call.ts'
import { okrFrequencies } from './work/okr-check/count-all-frequency.call.ts'
import { okrsThisWeek } from './work/okr/find-all-this-week.call.ts'
import { taskSummary } from './work/task/summary.call.ts'
import { myMeetings } from './work/work-day-attend/mine.call.ts'

export const declaredCalls: readonly Call[] = [
  meetingAccidents,
  weekendAccidents,
  reportAccidents,
  outstanding,
  warningsInForce,
  extraComeGo,
  okrUse,
  myPayroll,
  expenseStatistics,
  impPrepares,
  prepareStatus,
  waitComplete,
  productProjects,
  productRuns,
  produceLate,
  canMaintain,
  maintainStatus,
  businessProducts,
  businessTaskSummary,
  clientsDue,
  invoicingWaits,
  otherClients,
  receivablePlan,
  applyForOverSummary,
  applyForStatistics,
  applyForTotal,
  applyForWhole,
  bugChangeHistory,
  bugOverSummary,
  bugRate,
  bugStatistics,
  bugTotal,
  bugWhole,
  dailyWorkSummary,
  okrFrequencies,
  okrsThisWeek,
  taskSummary,
  myMeetings,
]
