import { told } from '@chengban/kernel/deeds/answer-formula.ts'
import { counted } from '@chengban/kernel/deeds/counted.ts'
import { field } from '@chengban/kernel/expr.ts'
import { rate } from '@chengban/kernel/formula.ts'
import { percent } from '@chengban/kernel/kinds/decimal.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { text } from '@chengban/kernel/kinds/text.ts'
import { okrCheck } from './okr-check.entity.ts'

const filled = { status: { in: ['已跟进', '已确认'] }, isMiss: { equalTo: false } }
const missed = { isMiss: { equalTo: true } }
const each = (frequency: string) => ({ okr: { frequency: { equalTo: frequency } } })

/** How often results are followed, and how often that was missed. */
export const okrFrequencies = counted({
  path: '/okr/countAllFrequency',
  label: 'OKR跟进统计',
  offered: {
    of: 'okrCheck',
    on: 'list',
    tells: {
      figures: { 'sum.due': int('应跟进'), 'sum.filled': int('已跟进'), 'sum.rate': percent('跟进率') },
      tables: [
        {
          rows: 'nodes',
          opens: { of: 'okrCheck', by: 'filter' },
          columns: {
            name: text('人员'),
            due: int('应跟进'),
            filled: int('已跟进'),
            miss: int('缺'),
            rate: percent('跟进率'),
          },
        },
      ],
    },
  },
  of: okrCheck,
  where: { status: { notEqualTo: '免除' }, and: [{ date: { lessThanOrEqualTo: { from: 'today' } } }] },
  date: 'date',
  demandsDays: true,
  through: { departmentId: { by: 'userId', column: 'departmentId', field: ref('部门', 'department') } },
  groupBy: { user: 'userId' },
  names: { key: 'userId', name: 'name' },
  measures: {
    dailyDue: { count: each('每日') },
    dailyFilled: { count: { ...each('每日'), ...filled } },
    dailyMiss: { count: { ...each('每日'), ...missed } },
    weeklyDue: { count: each('每周') },
    weeklyFilled: { count: { ...each('每周'), ...filled } },
    weeklyMiss: { count: { ...each('每周'), ...missed } },
    monthlyDue: { count: each('每月') },
    monthlyFilled: { count: { ...each('每月'), ...filled } },
    monthlyMiss: { count: { ...each('每月'), ...missed } },
    due: { count: {} },
    filled: { count: filled },
    miss: { count: missed },
  },
  nested: {
    daily: { due: 'dailyDue', filled: 'dailyFilled', miss: 'dailyMiss' },
    weekly: { due: 'weeklyDue', filled: 'weeklyFilled', miss: 'weeklyMiss' },
    monthly: { due: 'monthlyDue', filled: 'monthlyFilled', miss: 'monthlyMiss' },
  },
  worked: { rate: told('percent?', rate(field('filled'), field('due'))) },
  order: 'due',
})
