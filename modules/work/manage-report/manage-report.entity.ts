import { entity } from '@chengban/kernel/entity.ts'
import { anyOf, field, holds, is, me, not } from '@chengban/kernel/expr.ts'
import { dayOf, lastDay } from '@chengban/kernel/formula.ts'
import { monthOfYear, year } from '@chengban/kernel/kinds/int.ts'
import { json } from '@chengban/kernel/kinds/json.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { longText } from '@chengban/kernel/kinds/text.ts'
import { opening } from '../report/opening.ts'
import { reportStatus } from '../report/report.status.ts'
import { reportFields, reportForm, reportRows, reportWrite } from '../report/report.ts'
import { saysSomething } from '../report/says-something.ts'

/** A department head's monthly report, followed by one person of the PMO. */
export const manageReport = entity('manageReport', {
  label: '管理报告',
  title: 'month',
  fields: {
    userId: ref('填写人', 'user', { required: true, fixed: true }),
    departmentId: ref('部门', 'department', { required: true, fixed: true }),
    year: year('年', { required: true, fixed: true, min: 2000, max: 2100 }),
    month: monthOfYear('月', { required: true, fixed: true }),
    figures: json('数据', {
      readonly: true,
      structure: {
        people: 'int',
        taskDone: 'int',
        taskLate: 'int',
        onTimeRate: 'percent?',
        hours: 'decimal',
        reportsMissing: 'int',
        applyForDone: 'int',
        bugClosed: 'int',
        okrProgress: 'int?',
      },
      names: {
        people: '人数',
        taskDone: '完成任务',
        taskLate: '逾期任务',
        onTimeRate: '按时率',
        hours: '工时',
        reportsMissing: '缺交报告',
        applyForDone: '完成需求',
        bugClosed: '关闭缺陷',
        okrProgress: 'OKR完成率',
      },
    }),
    progress: longText('工作进展'),
    team: longText('团队情况'),
    problem: longText('问题与建议'),
    plan: longText('下月计划'),
    summarize: longText('总结'),
    pmoId: ref('跟进PMO', 'user', { readonly: true }),
    ...reportFields,
  },
  rows: {
    own: anyOf(reportRows.own, me('pmoId')),
    manage: anyOf(holds('dailyWork:manage'), holds('manageReport:pmo')),
  },
  self: me('userId'),
  write: reportWrite,
  workflow: reportStatus({
    name: '管理报告 {year}年{month}月',
    reviewers: me('pmoId'),
    since: dayOf(field('year'), field('month'), 1),
    until: lastDay(dayOf(field('year'), field('month'), 1)),
    submit: [saysSomething('报告')],
    demand: 'manageReport/figures',
  }),
  acts: [
    {
      name: 'changePmo',
      label: '调整跟进PMO',
      who: holds('manageReport:pmo'),
      call: { path: '/manage-report/changePmo', names: { reason: 'opinion' } },
      many: { most: 50, answers: 'changed' },
      input: ['pmoId'],
      required: { pmoId: '请选择跟进PMO' },
      opinion: 'optional',
      guards: [{ holds: not(is({ status: '免交' })), message: '免交的报告无需跟进' }],
      guard: 'report/pmo',
      notify: [{ to: [{ was: 'pmoId' }, 'pmoId'], text: '【管理报告 {year}年{month}月】由{pmoId}跟进' }],
    },
  ],
  opened: opening('manageReport/opened'),
  on: { check: 'report/month' },
  unique: [{ fields: ['departmentId', 'year', 'month'], message: '该月管理报告已存在' }],
  indexes: [
    ['departmentId', 'year', 'month'],
    ['manager', 'status'],
    ['pmoId', 'status'],
  ],
  list: {
    columns: ['departmentId', 'year', 'month', 'userId', 'pmoId', 'status', 'timeliness', 'summarize', 'tzSubmit'],
    filters: ['year', 'month', 'departmentId', 'pmoId', 'status'],
    sort: '-year,-month',
  },
  form: reportForm([
    'userId',
    'departmentId',
    'year',
    'month',
    'figures',
    'progress',
    'team',
    'problem',
    'plan',
    'summarize',
    'file',
    'coordinate',
    'pmoId',
  ]),
  summary: ['departmentId', 'year', 'month', 'status', 'pmoId'],
})
