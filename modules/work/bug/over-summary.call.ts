import { told } from '@chengban/kernel/deeds/answer-formula.ts'
import { counted } from '@chengban/kernel/deeds/counted.ts'
import { allOf, field, gt, is, not } from '@chengban/kernel/expr.ts'
import { columns, list, object } from '@chengban/kernel/gather.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { text } from '@chengban/kernel/kinds/text.ts'
import { bug } from './bug.entity.ts'

const closed = ['草稿', '已关闭'] as const

const longest = (by: 'solverId' | 'projectId') => ({
  rows: told(
    [{ id: 'uuid', code: 'text', name: 'text', endTime: 'date?', delayDays: 'int', status: 'text' }],
    list({
      of: 'bug',
      by,
      where: allOf(gt(field('delayDays'), 0), not(is({ status: closed }))),
      value: object(columns('id', 'code', 'name', 'endTime', 'delayDays', 'status')),
      sort: ['-delayDays'],
      most: 20,
    }),
  ),
})

/** Open bugs past their day, whose they are and the longest of them. */
export const bugOverSummary = counted({
  path: '/bug/overSummary',
  label: '缺陷超期汇总',
  offered: {
    of: 'bug',
    on: 'list',
    tells: {
      figures: { count: int('延期缺陷'), days: int('延期天数'), maxDays: int('最长天数') },
      tables: [
        {
          rows: 'nodes',
          opens: { of: 'bug', by: 'filter' },
          columns: { name: text('名称'), count: int('延期缺陷'), days: int('延期天数'), maxDays: int('最长天数') },
          none: '没有延期的缺陷',
        },
      ],
    },
  },
  of: bug,
  form: 'flat',
  where: { status: { notIn: closed }, delayDays: { greaterThan: 0 } },
  through: { departmentId: { by: 'solverId', column: 'departmentId', field: ref('部门', 'department') } },
  groupBy: { solver: 'solverId', project: 'projectId' },
  beside: { solver: longest('solverId'), project: longest('projectId') },
  measures: { days: { sum: 'delayDays' }, maxDays: { max: 'delayDays' } },
  order: 'days',
})
