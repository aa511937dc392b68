import { entity } from '@chengban/kernel/entity.ts'
import { add, allOf, field, le, lt, sum } from '@chengban/kernel/expr.ts'
import { addDays, of, parent } from '@chengban/kernel/formula.ts'
import { date } from '@chengban/kernel/kinds/date.ts'
import { decimal, percent } from '@chengban/kernel/kinds/decimal.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { longText } from '@chengban/kernel/kinds/text.ts'
import { opening } from '../report/opening.ts'
import { reportStatus } from '../report/report.status.ts'
import { headsToo, reportFields, reportForm, reportRows, reportWrite } from '../report/report.ts'
import { saysSomething } from '../report/says-something.ts'
import { namesWeek } from '../terms.ts'

/** Hours of the person's days in the week. */
const worked = {
  by: 'userId',
  at: 'userId',
  column: 'actualHours',
  where: allOf(le(parent('weekStart'), field('date')), lt(field('date'), addDays(parent('weekStart'), 7))),
} as const

/** One person's week in words. */
export const weekWork = entity('weekWork', {
  label: '周报',
  title: 'weekStart',
  fields: {
    userId: ref('人员', 'user', { required: true, fixed: true }),
    weekStart: date('周一', { required: true, fixed: true }),
    date: date('日期', { readonly: true }),
    taskWeekId: ref('周计划', 'taskWeek', { readonly: true, onDelete: 'setNull' }),
    hours: decimal('工时', {
      digits: 1,
      computed: add(sum({ of: 'taskDay', ...worked }), sum({ of: 'weekendTask', ...worked })),
    }),
    doneRate: percent('计划完成率', { computed: of('taskWeekId', 'doneRate') }),
    progress: longText('本周进展'),
    summarize: longText('本周总结'),
    plan: longText('下周计划'),
    problem: longText('问题与协助'),
    ...reportFields,
  },
  rows: { ...reportRows, also: headsToo },
  write: reportWrite,
  workflow: reportStatus({
    name: '周报 {weekStart}',
    since: field('weekStart'),
    until: field('date'),
    submit: [saysSomething('周报')],
    demand: 'weekWork/dailies',
    counted: 'report/count',
  }),
  checks: [namesWeek('weekStart')],
  opened: opening('weekWork/opened'),
  on: { check: 'report/week' },
  unique: [{ fields: ['userId', 'weekStart'], message: '该周周报已存在' }],
  indexes: [
    ['userId', 'weekStart'],
    ['manager', 'status', 'weekStart'],
    ['date', 'timeliness'],
  ],
  list: {
    columns: [
      'weekStart',
      'userId',
      'status',
      'timeliness',
      'hours',
      'doneRate',
      'summarize',
      'manager',
      'score',
      'tzSubmit',
    ],
    filters: ['weekStart', 'userId', 'status', 'timeliness', 'manager'],
    sort: '-weekStart,userId',
    chart: { by: ['timeliness'] },
  },
  form: reportForm(['userId', 'weekStart', 'date', 'progress', 'summarize', 'plan', 'problem', 'file', 'coordinate']),
  summary: ['userId', 'weekStart', 'status', 'timeliness', 'score'],
})
