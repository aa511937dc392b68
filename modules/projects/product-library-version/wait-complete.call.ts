import { told } from '@chengban/kernel/deeds/answer-formula.ts'
import { listed } from '@chengban/kernel/deeds/listed.ts'
import { count, field, given, is, le, not, today } from '@chengban/kernel/expr.ts'
import { addDays, coalesce, lineCount, of, workDays } from '@chengban/kernel/formula.ts'
import { date } from '@chengban/kernel/kinds/date.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { text } from '@chengban/kernel/kinds/text.ts'
import { productLibraryVersion } from './product-library-version.entity.ts'

/** Versions that are planned to be out by now, or in so many days. */
export const waitComplete = listed({
  path: '/product-library/waitComplete',
  label: '待完成版本',
  offered: {
    of: 'productLibrary',
    on: 'list',
    tells: {
      tables: [
        {
          rows: 'nodes',
          opens: { of: 'productLibraryVersion', by: 'id' },
          columns: {
            productName: text('产品'),
            name: text('版本'),
            stage: text('阶段'),
            planDate: date('计划发布'),
            lateDays: int('延期天数'),
            goalsOpen: int('未完成目标'),
            bugsOpen: int('未关闭缺陷'),
            applyForsOpen: int('未完成需求'),
          },
          none: '没有待完成的版本',
        },
      ],
    },
  },
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
