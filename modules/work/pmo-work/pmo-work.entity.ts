import { entity } from '@chengban/kernel/entity.ts'
import { field } from '@chengban/kernel/expr.ts'
import { addDays, leader } from '@chengban/kernel/formula.ts'
import { date } from '@chengban/kernel/kinds/date.ts'
import { json } from '@chengban/kernel/kinds/json.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { longText } from '@chengban/kernel/kinds/text.ts'
import { opening } from '../report/opening.ts'
import { reportStatus } from '../report/report.status.ts'
import { reportFields, reportForm, reportRows, reportWrite, reviewer } from '../report/report.ts'
import { saysSomething } from '../report/says-something.ts'
import { namesWeek } from '../terms.ts'

/** The PMO's weekly view of all projects, reviewed one head higher than other reports. */
export const pmoWork = entity('pmoWork', {
  label: 'PMO周报',
  title: 'weekStart',
  fields: {
    userId: ref('填写人', 'user', { required: true, fixed: true }),
    weekStart: date('周一', { required: true, fixed: true }),
    figures: json('数据', {
      readonly: true,
      structure: {
        projects: 'int',
        delayed: 'int',
        milepostsDue: 'int',
        milepostsLate: 'int',
        applyForOpen: 'int',
        applyForLate: 'int',
        bugOpen: 'int',
        bugUrgent: 'int',
        reportsMissing: 'int',
      },
      names: {
        projects: '在建项目',
        delayed: '延期项目',
        milepostsDue: '本周里程碑',
        milepostsLate: '逾期里程碑',
        applyForOpen: '未完需求',
        applyForLate: '逾期需求',
        bugOpen: '未关缺陷',
        bugUrgent: '紧急缺陷',
        reportsMissing: '缺交报告',
      },
    }),
    progress: longText('项目进展'),
    risk: longText('风险与问题'),
    plan: longText('下周重点'),
    summarize: longText('总结'),
    ...reportFields,
    manager: reviewer(leader(leader(field('userId')))),
  },
  rows: reportRows,
  write: reportWrite,
  workflow: reportStatus({
    name: 'PMO周报 {weekStart}',
    since: field('weekStart'),
    until: addDays(field('weekStart'), 6),
    submit: [saysSomething('周报')],
    demand: 'pmoWork/figures',
  }),
  checks: [namesWeek('weekStart')],
  opened: opening('pmoWork/opened'),
  on: { check: 'report/week' },
  unique: [{ fields: ['userId', 'weekStart'], message: '该周周报已存在' }],
  indexes: [
    ['userId', 'weekStart'],
    ['manager', 'status', 'weekStart'],
  ],
  list: {
    columns: ['weekStart', 'userId', 'status', 'timeliness', 'summarize', 'manager', 'tzSubmit'],
    filters: ['weekStart', 'userId', 'status'],
    sort: '-weekStart',
  },
  form: reportForm(['userId', 'weekStart', 'figures', 'progress', 'risk', 'plan', 'summarize', 'file', 'coordinate']),
  summary: ['userId', 'weekStart', 'status', 'timeliness', 'score'],
})
