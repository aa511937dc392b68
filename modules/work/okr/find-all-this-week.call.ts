import { told } from '@chengban/kernel/deeds/answer-formula.ts'
import { listed } from '@chengban/kernel/deeds/listed.ts'
import {
  allOf,
  anyOf,
  count,
  eq,
  exists,
  field,
  given,
  headOf,
  holds,
  is,
  isFilled,
  me,
  not,
  subtract,
  today,
} from '@chengban/kernel/expr.ts'
import {
  addDays,
  ceil,
  coalesce,
  dayOf,
  daysBetween,
  divide,
  month,
  of,
  weekday,
  year,
} from '@chengban/kernel/formula.ts'
import { columns, list, object } from '@chengban/kernel/gather.ts'
import { oneOf } from '@chengban/kernel/kinds/choice.ts'
import { date } from '@chengban/kernel/kinds/date.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { text } from '@chengban/kernel/kinds/text.ts'
import { okr } from './okr.entity.ts'

const day = coalesce(given('date'), today())
const monday = addDays(day, subtract(1, weekday(day)))
/** The week is that of its Thursday. */
const thursday = addDays(monday, 3)
/** The last day of the month before. */
const before = addDays(dayOf(year(thursday), month(thursday), 1), -1)
const checks = { of: 'okrCheck', by: 'okrId' } as const
const ofWeek = eq(field('weekStart'), monday)
const due = count({ ...checks, where: allOf(ofWeek, not(is({ status: '免除' }))) })
const filled = count({ ...checks, where: allOf(ofWeek, is({ status: ['已跟进', '已确认'] })) })

/** The key results that are followed in a week. */
export const okrsThisWeek = listed({
  path: '/okr/findAllThisWeek',
  label: '本周OKR',
  offered: {
    of: 'okr',
    on: 'list',
    tells: {
      figures: { due: int('应跟进'), filled: int('已跟进'), weekStart: date('周一'), weekEnd: date('周日') },
      tables: [
        {
          rows: 'nodes',
          columns: {
            name: text('人员'),
            'objective.name': text('目标'),
            'kr.name': text('关键结果'),
            'kr.frequency': text('频率'),
          },
          none: '本周没有要跟进的',
        },
      ],
    },
  },
  of: okr,
  input: {
    date: date('日期'),
    scope: oneOf('范围', ['mine', 'team', 'all'], {
      required: true,
      default: 'mine',
      names: { mine: '我的', team: '团队', all: '全部' },
    }),
    userId: ref('人员', 'user'),
  },
  rows: allOf(
    is({ kind: 'KR', status: '进行中' }),
    exists({ ...checks, where: ofWeek }),
    anyOf(
      allOf(eq(given('scope'), 'mine'), me('userId')),
      allOf(eq(given('scope'), 'team'), headOf('userId')),
      allOf(eq(given('scope'), 'all'), holds('okr:manage')),
    ),
    anyOf(not(isFilled(given('userId'))), eq(field('userId'), given('userId'))),
  ),
  columns: ['userId'],
  add: {
    name: told('text', of('userId', 'name')),
    objective: told(
      { id: 'uuid', name: 'text', progress: 'json' },
      object({ id: of('parentId', 'id'), name: of('parentId', 'name'), progress: of('parentId', 'progress') }),
    ),
    kr: told(
      { id: 'uuid', name: 'text', unit: 'text?', frequency: 'text' },
      object(columns('id', 'name', 'unit', 'start', 'target', 'current', 'progress', 'frequency')),
    ),
    checks: told(
      [{ id: 'uuid', date: 'date', status: 'text', isMiss: 'bool' }],
      list({
        ...checks,
        where: ofWeek,
        value: object(columns('id', 'version', 'date', 'value', 'confidence', 'text', 'status', 'isMiss')),
        sort: ['date'],
      }),
    ),
  },
  order: ['name', 'sort'],
  head: {
    weekStart: told('date', monday),
    weekEnd: told('date', addDays(monday, 6)),
    year: told('int', year(thursday)),
    month: told('int', month(thursday)),
    week: told('int', ceil(divide(daysBetween(before, thursday), 7))),
  },
  sums: { due: { sum: due, form: 'int' }, filled: { sum: filled, form: 'int' } },
})
