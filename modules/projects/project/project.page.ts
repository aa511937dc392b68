import { is } from '@chengban/kernel/expr.ts'
import type { RecordPage } from '@chengban/kernel/page.ts'
import { signedOr } from '../imp-node-log/signed.ts'
import { closedBug } from '../open-problems.ts'

const by = 'projectId'
const openBugs = { status: { notIn: closedBug } }
const lateGoals = { isDelay: { equalTo: true }, isOver: { equalTo: false } }
const withClient = { status: { equalTo: '客户待确认' } }

/** The line of its seven nodes with their documents, who waits for whom, and what belongs to it. */
export const page: RecordPage<'usedManDay' | 'estimate' | 'impPrincipalId' | 'principalId'> = {
  line: {
    of: 'implementaryProgress',
    by,
    sort: 'node',
    name: 'name',
    state: 'status',
    done: ['已完成'],
    passed: ['已跳过'],
    now: ['进行中', '待确认'],
    plan: ['planStart', 'planEnd'],
    fact: ['actualStart', 'actualEnd'],
    late: 'lateDays',
    parts: ['docDone', 'docTotal'],
    points: '/implementaryProgress/gate',
    documents: {
      label: '资料',
      gate: '齐了才能进入下一阶段',
      rows: [
        {
          of: 'impPrepare',
          by,
          only: 0,
          sort: 'sort',
          required: 'required',
          done: is({ status: ['通过', '不适用'] }),
          waiting: is({ status: '待审核' }),
          who: ['uploaderId', 'userId'],
          since: 'tzUpload',
          due: 'endDate',
          file: 'file',
          acts: { waits: 'pass', missing: 'upload' },
          besides: ['back', 'notApply'],
        },
        {
          of: 'impNodeLog',
          by,
          match: ['node', 'round'],
          sort: 'sort',
          required: 'required',
          done: signedOr,
          waiting: is({ status: ['待审核', '通过'] }),
          who: ['uploaderId'],
          since: 'tzUpload',
          file: 'file',
          acts: { waits: 'pass', missing: 'upload' },
          besides: ['back', 'notApply'],
        },
      ],
    },
  },
  figures: [
    { of: 'bug', by, label: '未关缺陷', where: openBugs, alarms: true },
    { of: 'milepost', by, label: '逾期里程碑', where: lateGoals, alarms: true },
    { of: 'projectProgress', by, label: '待客户确认', where: withClient },
    { field: 'usedManDay', whole: 'estimate', opens: 'wbsTask' },
  ],
  waits: [
    { of: 'projectProgress', by, where: withClient, who: '我方', whom: '客户', since: 'tzSend' },
    {
      of: 'projectProgress',
      by,
      where: { status: { equalTo: '待内部确认' } },
      who: { row: 'creatorId' },
      whom: { record: 'impPrincipalId', or: '项目经理' },
      since: 'tzUpdate',
      what: '内部确认',
    },
    {
      of: 'impNodeLog',
      by,
      where: { status: { equalTo: '待审核' } },
      who: { row: 'uploaderId' },
      whom: { record: 'impPrincipalId', or: 'PMO' },
      since: 'tzUpload',
      what: '审核',
    },
    {
      of: 'bug',
      by,
      where: { ...openBugs, source: { equalTo: '客户反馈' } },
      who: '客户',
      whom: { row: 'userId' },
      since: 'tzCreate',
      due: 'endTime',
    },
    {
      of: 'milepost',
      by,
      where: { status: { equalTo: '待确认' } },
      who: { row: 'userId' },
      whom: { record: 'principalId' },
      since: 'tzComplete',
      what: '确认',
    },
  ],
  apart: ['环境'],
  tabs: [
    { of: 'impPrepare', by, label: '准备' },
    { of: 'impNodeLog', by, label: '阶段资料', readOnly: true },
    { of: 'milepost', by },
    {
      of: 'wbsTask',
      by,
      label: 'WBS',
      plan: {
        bars: '/project-module/gantt',
        shift: '/projectModule/action/shift',
        kinds: { module: 'projectModule', task: 'wbsTask' },
      },
    },
    { of: 'bug', by },
    { of: 'applyFor', by },
    { of: 'impRecord', by },
    { of: 'train', by, label: '培训' },
    { of: 'projectVer', by },
    { of: 'projectProduce', by, label: '产出' },
    { of: 'design', by },
    { of: 'technicalChallenge', by, label: '难题' },
    { of: 'moneyExpense', by, label: '费用', readOnly: true },
  ],
  files: true,
}
