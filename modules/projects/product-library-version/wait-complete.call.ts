import { listed } from '@chengban/kernel/deeds/listed.ts'
import { told } from '@chengban/kernel/deeds/told.ts'
import { count, field, given, is, le, not, today } from '@chengban/kernel/expr.ts'
import { addDays, coalesce, lineCount, of, workDays } from '@chengban/kernel/formula.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { productLibraryVersion } from './product-library-version.entity.ts'

/** Versions that are planned to be out by now, or in so many days. */
export const waitComplete = listed({
  path: '/product-library/waitComplete',
  label: '待完成版本',
  of: productLibraryVersion,
  where: { stage: { in: ['规划', '研发中', '测试中', '待发布'] } },
  filters: ['productLibraryId'],
  input: { days: int('天数', { min: 0, max: 3660 }) },
  rows: le(field('planDate'), addDays(today(), coalesce(given('days'), 0))),
  columns: ['id', 'name', 'stage', 'planDate'],
  add: {
    productName: told('text', of('productLibraryId', 'name')),
    lateDays: told('int', workDays(field('planDate'), today())),
    goalsOpen: told('int', lineCount('goal', { where: { done: false } })),
    bugsOpen: told('int', count({ of: 'bug', named: 'bugIds', where: not(is({ status: '已关闭' })) })),
    applyForsOpen: told(
      'int',
      count({
        of: 'applyFor',
        named: 'applyForIds',
        where: not(is({ status: ['已完成', '已关闭', '已转缺陷'] })),
      }),
    ),
  },
  order: ['planDate', 'name'],
})
