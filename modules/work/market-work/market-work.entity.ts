import { entity } from '@chengban/kernel/entity.ts'
import { anyOf, field, isSet } from '@chengban/kernel/expr.ts'
import { lineCount, of } from '@chengban/kernel/formula.ts'
import { date, datetime } from '@chengban/kernel/kinds/date.ts'
import { decimal } from '@chengban/kernel/kinds/decimal.ts'
import { files } from '@chengban/kernel/kinds/file.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { place } from '@chengban/kernel/kinds/json.ts'
import { lines } from '@chengban/kernel/kinds/lines.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { longText, text } from '@chengban/kernel/kinds/text.ts'
import { dailyList, oneADay } from '../report/daily.ts'
import { opening } from '../report/opening.ts'
import { reportStatus } from '../report/report.status.ts'
import { headsToo, reportFields, reportForm, reportRows, reportWrite } from '../report/report.ts'
import { saysSomething } from '../report/says-something.ts'

const visit = {
  clientVisitId: text('拜访ID'),
  client: text('客户'),
  content: longText('内容'),
  tzVisit: datetime('拜访时间'),
  place: place('地点'),
} as const

/** The salesperson's day, with place and visits, in place of the daily report. */
export const marketWork = entity('marketWork', {
  label: '市场日报',
  title: 'date',
  fields: {
    userId: ref('人员', 'user', { required: true, fixed: true }),
    date: date('日期', { required: true, fixed: true }),
    taskDayId: ref('日计划', 'taskDay', { readonly: true, onDelete: 'setNull' }),
    hours: decimal('工时', { digits: 1, computed: of('taskDayId', 'actualHours') }),
    visits: lines('今日拜访', visit, { readonly: true }),
    visitCount: int('拜访数', { computed: lineCount('visits') }),
    opportunityCount: int('跟进商机数', { readonly: true, default: 0 }),
    progress: longText('今日进展'),
    summarize: longText('今日总结'),
    plan: longText('明日计划'),
    problem: longText('问题与协助'),
    placeReason: text('无定位原因'),
    ...reportFields,
    file: files('照片与附件'),
  },
  duty: { at: '/taskDay?date={date}', whose: 'userId' },
  rows: { ...reportRows, also: headsToo },
  write: reportWrite,
  workflow: reportStatus({
    name: '市场日报 {date}',
    since: field('date'),
    until: field('date'),
    submit: [
      saysSomething('日报'),
      {
        holds: anyOf(isSet('coordinate'), isSet('placeReason'), isSet('tzSubmit')),
        field: 'coordinate',
        message: '请定位或填写无定位原因',
      },
    ],
    demand: 'marketWork/count',
    counted: 'report/count',
  }),
  opened: opening('marketWork/opened'),
  on: { check: 'marketWork/day' },
  ...oneADay,
  list: {
    columns: [
      'date',
      'userId',
      'status',
      'timeliness',
      'visitCount',
      'opportunityCount',
      'coordinate',
      'progress',
      'manager',
      'tzSubmit',
    ],
    ...dailyList,
  },
  form: reportForm([
    'userId',
    'date',
    'visits',
    'visitCount',
    'opportunityCount',
    'progress',
    'summarize',
    'plan',
    'problem',
    'file',
    'coordinate',
    'placeReason',
  ]),
  summary: ['userId', 'date', 'visitCount', 'status', 'timeliness'],
})
