import type { CallHandler } from '@chengban/engine/call.ts'
import { clock } from '@chengban/engine/clock.ts'
import { businessOpportunity } from '../../business-opportunity/business-opportunity.entity.ts'
import { businessProduct } from '../../business-product/business-product.entity.ts'
import { businessTask } from '../../business-task/business-task.entity.ts'
import { clientVisit } from '../../client-visit/client-visit.entity.ts'
import { businessLog } from '../business-log.entity.ts'
import type { businessDetail } from '../detail.call.ts'
import { type Step, stageDays } from '../stage-days.ts'

/** Steps of the diary, oldest first. */
const steps = `select l.before ->> 'schedule' as from, l.after ->> 'schedule' as to, l.tz_log as at from public.business_log l
  where l.business_opportunity_id = $1 and l.kind = '进度' order by l.tz_log, l.id`

/** Each part as its own list gives it to the reader; a sale that is none of theirs is not there. */
export const detailOf: CallHandler<typeof businessDetail> = async (engine, { businessOpportunityId: id }) => {
  const opportunity = await engine.detail(businessOpportunity, id)
  const of = { businessOpportunityId: { equalTo: id } }
  const [products, tasks, logs, visits, went] = await Promise.all([
    engine.list(businessProduct, { filters: of, sort: '-isMain,tzCreate' }, { offset: 0, size: 200 }),
    engine.list(
      businessTask,
      { filters: { ...of, status: { in: ['未开始', '进行中'] } }, sort: 'dtEnd' },
      { offset: 0, size: 200 },
    ),
    engine.list(businessLog, { filters: of, sort: '-tzLog' }, { offset: 0, size: 50 }),
    engine.list(clientVisit, { filters: of, sort: '-tzVisit' }, { offset: 0, size: 5 }),
    engine.read<Step>({ text: steps, params: [id] }),
  ])
  const planned = logs.find(({ nextPlan }) => nextPlan)
  return {
    opportunity,
    budgetDetail: {
      myself: opportunity.budgetMyself ?? null,
      system: opportunity.budgetSystem ?? null,
      other: opportunity.budgetOther ?? null,
    },
    products,
    tasks,
    logs,
    visits,
    stageDays: stageDays(opportunity.tzCreate, opportunity.schedule, went, clock.now().toISOString()),
    nextPlan: planned?.nextPlan ?? null,
    dtNext: opportunity.dtNext ?? null,
  }
}
