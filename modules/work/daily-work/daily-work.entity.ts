import { entity } from '@chengban/kernel/entity.ts'
import { field } from '@chengban/kernel/expr.ts'
import { of } from '@chengban/kernel/formula.ts'
import { oneOf } from '@chengban/kernel/kinds/choice.ts'
import { date } from '@chengban/kernel/kinds/date.ts'
import { decimal } from '@chengban/kernel/kinds/decimal.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { longText, text } from '@chengban/kernel/kinds/text.ts'
import { dailyList, oneADay } from '../report/daily.ts'
import { opening } from '../report/opening.ts'
import { reportStatus } from '../report/report.status.ts'
import { headsToo, reportFields, reportForm, reportRows, reportWrite } from '../report/report.ts'
import { saysSomething } from '../report/says-something.ts'

/** What a person did, does next and needs, once a working day. */
export const dailyWork = entity('dailyWork', {
  label: '日报',
  title: 'date',
  fields: {
    userId: ref('人员', 'user', { required: true, fixed: true }),
    date: date('日期', { required: true, fixed: true }),
    taskDayId: ref('日计划', 'taskDay', { readonly: true, onDelete: 'setNull' }),
    hours: decimal('工时', { digits: 1, computed: of('taskDayId', 'actualHours') }),
    progress: longText('今日进展'),
    summarize: longText('今日总结'),
    plan: longText('明日计划'),
    problem: longText('问题与协助'),
    placeReason: text('无定位原因'),
    ...reportFields,
    source: oneOf('来源', ['手机', '电脑'], { readonly: true }),
  },
  duty: { at: '/taskDay?date={date}', whose: 'userId' },
  rows: { ...reportRows, also: headsToo },
  write: reportWrite,
  workflow: reportStatus({
    name: '日报 {date}',
    since: field('date'),
    until: field('date'),
    submit: [saysSomething('日报')],
    counted: 'report/count',
  }),
  opened: opening('report/opened'),
  on: { check: 'report/day' },
  ...oneADay,
  list: {
    columns: [
      'date',
      'userId',
      'status',
      'timeliness',
      'hours',
      'progress',
      'plan',
      'problem',
      'manager',
      'score',
      'tzSubmit',
    ],
    ...dailyList,
    chart: { by: ['timeliness', 'status'] },
  },
  form: reportForm([
    'userId',
    'date',
    'progress',
    'summarize',
    'plan',
    'problem',
    'file',
    'coordinate',
    'placeReason',
    'source',
  ]),
  summary: ['userId', 'date', 'status', 'timeliness', 'score'],
})
