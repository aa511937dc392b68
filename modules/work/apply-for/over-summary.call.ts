import { told } from '@chengban/kernel/deeds/answer-formula.ts'
import { counted } from '@chengban/kernel/deeds/counted.ts'
import { allOf, field, gt, is, not } from '@chengban/kernel/expr.ts'
import { columns, list, object } from '@chengban/kernel/gather.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { text } from '@chengban/kernel/kinds/text.ts'
import { applyFor } from './apply-for.entity.ts'

const closed = ['草稿', '已完成', '已关闭', '已转缺陷'] as const

const longest = (by: 'solverId' | 'projectId' | 'clientId') => ({
  rows: told(
    [{ id: 'uuid', code: 'text', name: 'text', endTime: 'date?', delayDays: 'int', status: 'text' }],
    list({
      of: 'applyFor',
      by,
      where: allOf(gt(field('delayDays'), 0), not(is({ status: closed }))),
      value: object(columns('id', 'code', 'name', 'endTime', 'delayDays', 'status')),
      sort: ['-delayDays'],
      most: 20,
    }),
  ),
})

/** Open requirements past their day, whose they are and the longest of them. */
export const applyForOverSummary = counted({
  path: '/applyFor/overSummary',
  label: '需求超期汇总',
  offered: {
    of: 'applyFor',
    on: 'list',
    tells: {
      figures: { count: int('延期需求'), days: int('延期天数'), maxDays: int('最长天数') },
      tables: [
        {
          rows: 'nodes',
          opens: { of: 'applyFor', by: 'filter' },
          columns: { name: text('名称'), count: int('延期需求'), days: int('延期天数'), maxDays: int('最长天数') },
          none: '没有延期的需求',
        },
      ],
    },
  },
  of: applyFor,
  form: 'flat',
  where: { status: { notIn: closed }, delayDays: { greaterThan: 0 } },
  through: { departmentId: { by: 'solverId', column: 'departmentId', field: ref('部门', 'department') } },
  groupBy: { solver: 'solverId', project: 'projectId', client: 'clientId' },
  beside: { solver: longest('solverId'), project: longest('projectId'), client: longest('clientId') },
  measures: { days: { sum: 'delayDays' }, maxDays: { max: 'delayDays' } },
  order: 'days',
})
