import { entity } from '@chengban/kernel/entity.ts'
import { allOf, anyOf, field, ge, holds, me, today, via } from '@chengban/kernel/expr.ts'
import { addDays, dateOf } from '@chengban/kernel/formula.ts'
import { date } from '@chengban/kernel/kinds/date.ts'
import { decimal } from '@chengban/kernel/kinds/decimal.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { text } from '@chengban/kernel/kinds/text.ts'
import { worker } from '../team.ts'

const lead = via('wbsTaskId', via('projectId', me('principalId')))
/** One's own for a week; later the project manager's. */
const keeper = anyOf(allOf(me('userId'), ge(dateOf(field('tzCreate')), addDays(today(), -7))), lead)

/** Hours one person spent on one leaf of the work breakdown on one day. */
export const wbsHour = entity('wbsHour', {
  label: 'WBS工时',
  title: 'date',
  fields: {
    wbsTaskId: ref('WBS任务', 'wbsTask', { required: true, fixed: true }),
    userId: ref('人员', 'user', { readonly: true, default: { from: 'me' } }),
    date: date('日期', { required: true }),
    hours: decimal('工时', { required: true, digits: 1, min: '0.1', max: 24 }),
    remain: decimal('剩余工时', { required: true, digits: 1, min: 0 }),
    remark: text('说明'),
  },
  rows: {
    own: me('userId'),
    manage: holds('project:manage'),
    also: [via('wbsTaskId', via('projectId', anyOf(me('principalId'), me('devPrincipalId'))))],
  },
  write: {
    create: via('wbsTaskId', anyOf(me('userId'), via('projectId', worker))),
    update: keeper,
    remove: keeper,
  },
  on: { check: 'wbsHour/check', saved: 'wbsHour/settle', removing: 'wbsHour/removing' },
  indexes: [
    ['wbsTaskId', 'date'],
    ['userId', 'date'],
  ],
  list: {
    columns: ['date', 'wbsTaskId', 'userId', 'hours', 'remain', 'remark'],
    filters: ['wbsTaskId', 'userId', 'date'],
    sort: '-date',
  },
})
