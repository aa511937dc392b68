import { entity } from '@chengban/kernel/entity.ts'
import { anyOf, holds, isSet, linked, me, some, tasked, via } from '@chengban/kernel/expr.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'
import { dict, oneOf } from '@chengban/kernel/kinds/choice.ts'
import { date, datetime } from '@chengban/kernel/kinds/date.ts'
import { decimal } from '@chengban/kernel/kinds/decimal.ts'
import { files } from '@chengban/kernel/kinds/file.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { number } from '@chengban/kernel/kinds/number.ts'
import { ref, refs } from '@chengban/kernel/kinds/ref.ts'
import { longText, text } from '@chengban/kernel/kinds/text.ts'
import { contains } from '@chengban/kernel/row-rule.ts'
import { differ } from '../differ.ts'
import { predictedHours, workedHours } from '../hours.ts'
import { edits } from './bug.edits.ts'
import { delay, inHand, respondLate } from './bug.figures.ts'
import { status } from './bug.status.ts'

const team = anyOf(
  me('principalId'),
  me('devPrincipalId'),
  me('impPrincipalId'),
  linked('projectMember', 'projectId', 'userId'),
)
/** A fault, from finding to closing, with who finds, solves, tests and closes. */
export const bug = entity('bug', {
  label: '缺陷',
  title: 'name',
  fields: {
    code: number('编号', {
      unique: true,
      search: true,
      at: 'submit',
      forms: [{ prefix: 'QX{YYYY}{MM}{DD}', digits: 3 }],
    }),
    name: text('缺陷标题', { required: true, search: true, isSentence: true }),
    type: dict('类型', 'bugType', { default: '功能错误' }),
    severity: dict('严重程度', 'severity', { required: true, default: '一般' }),
    priority: oneOf('优先级', ['急', '高', '中', '低', '缓'], { default: '中' }),
    source: dict('来源', 'bugSource', { default: '内部测试' }),
    stage: dict('发现阶段', 'bugStage', { default: '测试' }),
    step: longText('重现步骤', { required: true }),
    file: files('截图与附件'),
    projectId: ref('项目', 'project', { required: true }),
    module: text('模块'),
    wbsId: ref('WBS任务', 'wbsTask', { offers: { projectId: { from: 'projectId' } }, onDelete: 'setNull' }),
    applyForId: ref('相关需求', 'applyFor', {
      offers: { projectId: { from: 'projectId', orNone: true } },
      onDelete: 'setNull',
    }),
    projectProgressId: ref('确认单', 'projectProgress', { readonly: true, onDelete: 'setNull' }),
    temporaryId: text('临时编号', { fixed: true }),
    providerId: ref('提出人', 'user', { readonly: true, default: { from: 'me' } }),
    clientUser: text('客户提出人', { readonly: true }),
    userId: ref('当前处理人', 'user', { computed: inHand, kept: true }),
    solverId: ref('解决人', 'user', { among: { isEnable: true } }),
    testerId: ref('测试人', 'user', { among: { isEnable: true } }),
    closerId: ref('关闭人', 'user', { default: { from: 'me' } }),
    collaborator: refs('协作人', 'user'),
    supervise: ref('督办人', 'user', { among: { isEnable: true } }),
    supervising: bool('督办中', { default: false, readonly: true }),
    predictFront: decimal('前端工时', { min: 0, digits: 1 }),
    predictRear: decimal('后端工时', { min: 0, digits: 1 }),
    predict: predictedHours,
    actualHours: workedHours('bug'),
    status: oneOf('状态', status.states, { readonly: true, default: '草稿' }),
    preStatus: oneOf('挂起前状态', ['待确认', '已确认', '处理中'], { readonly: true }),
    resolution: dict('解决方案', 'bugResolution', { readonly: true }),
    duplicateId: ref('重复缺陷', 'bug', { readonly: true, onDelete: 'setNull' }),
    cause: longText('原因分析', { readonly: true }),
    solveResult: longText('解决说明', { readonly: true }),
    needResult: bool('须上传结果', { default: false }),
    resultFile: files('结果附件', { readonly: true }),
    testResult: longText('测试结果', { readonly: true }),
    backOpinion: text('退回意见', { readonly: true }),
    isReject: bool('曾被退回', { readonly: true, default: false }),
    testBack: int('测试退回次数', { readonly: true, default: 0 }),
    reopenTimes: int('重新激活次数', { readonly: true, default: 0 }),
    solveTimes: int('解决次数', { readonly: true, default: 0 }),
    endTime: date('计划解决'),
    originalTime: date('原计划解决', { readonly: true }),
    finishDate: date('解决日期', { readonly: true }),
    updateDate: date('申请日期', { readonly: true }),
    updateStatus: oneOf('时间变更', ['无', '待审核', '同意', '拒绝'], { readonly: true, default: '无' }),
    updateDateOpinion: text('时间变更意见', { readonly: true }),
    adjustTimes: int('调整次数', { readonly: true, default: 0 }),
    tzSubmit: datetime('提交时间', { readonly: true }),
    tzRespond: datetime('响应时间', { readonly: true }),
    tzTest: datetime('测试时间', { readonly: true }),
    tzComplete: datetime('关闭时间', { readonly: true }),
    respondLate: bool('响应超时', { alarms: true, computed: respondLate }),
    delayDays: int('延期天数', { alarms: true, computed: delay }),
    impApply: bool('实施提出', { readonly: true, default: false }),
    syncId: text('客户系统编号', { readonly: true }),
    syncStatus: oneOf('同步状态', ['不同步', '待同步', '成功', '失败'], { readonly: true, default: '不同步' }),
    syncWait: bool('有待同步变更', { readonly: true, default: false }),
  },
  rows: {
    own: anyOf(
      me('providerId'),
      me('solverId'),
      me('testerId'),
      me('closerId'),
      me('supervise'),
      contains('collaborator'),
    ),
    manage: holds('bug:manage'),
    also: [via('projectId', team), some('bugChange', 'bugId', tasked)],
    token: {
      of: 'project',
      by: 'projectId',
      when: isSet('temporaryId'),
      fields: ['projectId', 'temporaryId', 'code', 'name', 'priority', 'status', 'endTime', 'solveResult'],
    },
  },
  self: me('solverId'),
  write: {
    create: anyOf(holds('bug:apply'), holds('bug:manage')),
    update: anyOf(
      me('providerId'),
      via('projectId', anyOf(me('devPrincipalId'), me('principalId'))),
      holds('bug:manage'),
    ),
    remove: me('providerId'),
  },
  edits,
  workflow: status,
  checks: [
    {
      holds: differ('testerId', 'solverId'),
      field: 'testerId',
      message: '测试人与解决人不能相同',
    },
  ],
  on: { check: 'bug/check', removing: 'bug/removing' },
  indexes: [
    ['status', 'endTime'],
    ['projectId', 'status'],
    ['solverId', 'status'],
    ['userId', 'status'],
    ['temporaryId'],
  ],
  list: {
    columns: [
      'code',
      'name',
      'projectId',
      'module',
      'type',
      'priority',
      'severity',
      'status',
      'userId',
      'solverId',
      'testerId',
      'endTime',
      'delayDays',
      'reopenTimes',
      'tzSubmit',
      'syncStatus',
    ],
    filters: [
      'status',
      'projectId',
      'priority',
      'severity',
      'type',
      'source',
      'stage',
      'solverId',
      'testerId',
      'providerId',
      'userId',
      'resolution',
      'impApply',
      'isReject',
      'respondLate',
      'syncStatus',
      'tzSubmit',
    ],
    sort: '-tzSubmit',
    board: {
      by: 'status',
      card: ['priority', 'severity', 'userId', 'endTime', 'projectId'],
      due: { at: 'endTime', over: ['草稿', '已关闭', '挂起'] },
    },
    gantt: { from: 'tzCreate', to: 'endTime', original: 'originalTime', group: 'solverId' },
    chart: { by: ['status', 'type', 'severity', 'source'] },
  },
  form: [
    { title: '缺陷', fields: ['name', 'type', 'severity', 'priority', 'source', 'stage', 'step', 'file'] },
    { title: '项目', fields: ['projectId', 'module', 'wbsId', 'applyForId', 'clientUser', 'impApply'] },
    { title: '人员', fields: ['userId', 'solverId', 'testerId', 'closerId', 'collaborator', 'supervise'] },
    { title: '工时与时间', fields: ['predictFront', 'predictRear', 'endTime', 'originalTime', 'needResult'] },
    {
      title: '解决',
      fields: ['resolution', 'duplicateId', 'cause', 'solveResult', 'resultFile', 'finishDate', 'solveTimes'],
    },
    { title: '测试', fields: ['testResult', 'tzTest', 'testBack', 'backOpinion', 'reopenTimes', 'tzComplete'] },
    { title: '时间变更', fields: ['updateStatus', 'updateDate', 'updateDateOpinion', 'adjustTimes'] },
  ],
  summary: ['projectId', 'priority', 'severity', 'userId', 'status'],
  children: [{ of: 'bugChange', by: 'bugId', label: '时间变更' }],
})
