import { told } from '@chengban/kernel/deeds/answer-formula.ts'
import { counted } from '@chengban/kernel/deeds/counted.ts'
import { allOf, eq, field, ge, given, is, le, subtract, when } from '@chengban/kernel/expr.ts'
import { divide, of, rate, round } from '@chengban/kernel/formula.ts'
import { list, merge } from '@chengban/kernel/gather.ts'
import { oneOf } from '@chengban/kernel/kinds/choice.ts'
import { decimal, percent } from '@chengban/kernel/kinds/decimal.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { json } from '@chengban/kernel/kinds/json.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { text } from '@chengban/kernel/kinds/text.ts'
import { marketWork } from '../market-work/market-work.entity.ts'
import { weekWork } from '../week-work/week-work.entity.ts'
import { dailyWork } from './daily-work.entity.ts'

const measures = {
  expected: { count: { timeliness: { notEqualTo: '免交' } } },
  onTime: { count: { timeliness: { equalTo: '按时' } } },
  late: { count: { timeliness: { equalTo: '迟交' } } },
  made: { count: { timeliness: { equalTo: '补交' } } },
  missing: { count: { timeliness: { equalTo: '缺交' } } },
  waiting: { count: { timeliness: { equalTo: '待交' } } },
  exempt: { count: { timeliness: { equalTo: '免交' } } },
  hours: { sum: 'hours' },
  scores: { sum: 'score' },
  scored: { count: { score: { isNull: false } } },
} as const

const daily = eq(given('kind'), 'daily')
const weekly = eq(given('kind'), 'week')
const parts = { date: 'date', groupBy: { user: 'userId' }, measures } as const
const missed = (report: 'dailyWork' | 'marketWork' | 'weekWork') =>
  list({
    of: report,
    by: 'userId',
    where: allOf(is({ timeliness: '缺交' }), ge(field('date'), given('date1')), le(field('date'), given('date2'))),
    value: field('date'),
    sort: ['date'],
  })

/** Who owes reports, and how they give them: daily reports with those of the market, or weekly ones. */
export const dailyWorkSummary = counted({
  path: '/daily-work/summary',
  label: '报告汇总',
  offered: {
    of: 'dailyWork',
    on: 'list',
    label: '汇总',
    tells: {
      figures: { 'sum.expected': int('应交'), 'sum.missing': int('缺交'), 'sum.onTimeRate': percent('按时率') },
      tables: [
        {
          rows: 'nodes',
          opens: { of: 'dailyWork', by: 'filter' },
          columns: {
            name: text('人员'),
            department: text('部门'),
            expected: int('应交'),
            onTime: int('按时'),
            late: int('迟交'),
            made: int('补交'),
            missing: int('缺交'),
            hours: decimal('工时'),
            avgScore: decimal('平均分'),
            onTimeRate: percent('按时率'),
            missingDates: json('缺交日期'),
          },
        },
      ],
    },
  },
  of: dailyWork,
  input: {
    kind: oneOf('报告', ['daily', 'week'], {
      required: true,
      default: 'daily',
      names: { daily: '日报', week: '周报' },
    }),
  },
  demandsDays: true,
  mostDays: 93,
  filters: ['userId'],
  through: { departmentId: { by: 'userId', column: 'departmentId', field: ref('部门', 'department') } },
  ...parts,
  rows: daily,
  names: { key: 'userId', name: 'name' },
  joined: [
    { of: marketWork, rows: daily, ...parts },
    { of: weekWork, rows: weekly, ...parts },
  ],
  beside: {
    user: {
      department: told('text?', of('departmentId', 'name')),
      missingDates: told(
        ['date'],
        when([[weekly, missed('weekWork')]], merge(missed('dailyWork'), missed('marketWork'))),
      ),
    },
  },
  worked: {
    avgScore: told('decimal?', round(divide(field('scores'), field('scored')), 1)),
    onTimeRate: told('percent?', rate(field('onTime'), subtract(field('expected'), field('waiting')))),
  },
  order: 'missing',
})
