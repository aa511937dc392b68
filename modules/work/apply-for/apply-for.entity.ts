import { audited, handedIn } from '@chengban/kernel/audited.ts'
import { entity } from '@chengban/kernel/entity.ts'
import {
  allOf,
  anyOf,
  field,
  holds,
  is,
  isSet,
  linked,
  me,
  not,
  tasked,
  today,
  via,
  when,
} from '@chengban/kernel/expr.ts'
import { coalesce, dateOf, workDays } from '@chengban/kernel/formula.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'
import { dict, oneOf } from '@chengban/kernel/kinds/choice.ts'
import { phone } from '@chengban/kernel/kinds/contact.ts'
import { date, datetime } from '@chengban/kernel/kinds/date.ts'
import { decimal, money } from '@chengban/kernel/kinds/decimal.ts'
import { files, signature } from '@chengban/kernel/kinds/file.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { number } from '@chengban/kernel/kinds/number.ts'
import { ref, refs } from '@chengban/kernel/kinds/ref.ts'
import { longText, text } from '@chengban/kernel/kinds/text.ts'
import { contains } from '@chengban/kernel/row-rule.ts'
import { differ } from '../differ.ts'
import { predictedHours, workedHours } from '../hours.ts'
import { audit, untold } from './apply-for.approval.ts'
import { edits } from './apply-for.edits.ts'
import { form, list } from './apply-for.layout.ts'
import { stage } from './apply-for.stage.ts'
import { invite } from './invite.act.ts'

// Decision 030: A requirement shows one status computed from two states

const team = anyOf(
  me('principalId'),
  me('devPrincipalId'),
  me('impPrincipalId'),
  linked('projectMember', 'projectId', 'userId'),
)
/** Who wants something does not say what it costs. */
const priced = anyOf(holds('applyFor:manage'), is({ auditStatus: ['待一级审核', '待二级审核'] }))
const ofLeads = via('projectId', anyOf(me('principalId'), me('impPrincipalId')))
const keepers = anyOf(me('audit2'), via('projectId', me('devPrincipalId')), holds('applyFor:manage'))
/** Working days past the agreed date; the day the work was finished counts, not the day it was published. */
const delay = when(
  [
    [is({ status: ['草稿', '驳回', '已撤回', '暂缓', '已转缺陷'] }), 0],
    [not(isSet('endTime')), 0],
  ],
  workDays(
    field('endTime'),
    coalesce(dateOf(field('tzFinish')), when([[is({ stage: '已关闭' }), dateOf(field('tzClose'))]], today())),
  ),
)

const { status: auditStatus, ...decided } = audited(2, {
  labels: { audit1: '初审人', audit2: '终审人', opinionFirst: '初审意见', opinion: '终审意见' },
})

/** A change or requirement request, from a client or from inside: audited, built, tested, published and signed. */
export const applyFor = entity('applyFor', {
  label: '需求',
  title: 'name',
  fields: {
    code: number('编号', {
      unique: true,
      search: true,
      at: 'submit',
      forms: [{ prefix: 'XQ{YYYY}{MM}{DD}', digits: 3 }],
    }),
    name: text('需求名称', { required: true, search: true, isSentence: true }),
    type: dict('类型', 'applyForType', { required: true }),
    summarize: text('摘要', { max: 200 }),
    describe: longText('需求说明', { required: true }),
    reason: longText('提出原因'),
    file: files('附件'),
    clientId: ref('客户', 'client'),
    projectId: ref('项目', 'project'),
    projectName: text('项目名称', { hint: '未在系统立项时填写' }),
    module: text('模块'),
    wbsId: ref('WBS任务', 'wbsTask', { offers: { projectId: { from: 'projectId' } }, onDelete: 'setNull' }),
    projectProgressId: ref('确认单', 'projectProgress', { readonly: true, onDelete: 'setNull' }),
    temporaryId: text('临时编号', { fixed: true }),
    bugId: ref('相关缺陷', 'bug', { readonly: true, onDelete: 'setNull' }),
    user: text('客户提出人', { max: 50 }),
    phone: phone('客户电话'),
    date: date('期望完成', { required: true }),
    priority: oneOf('优先级', ['高', '中', '低'], { default: '中' }),
    severity: dict('影响程度', 'severity'),
    ...decided,
    isReject: bool('曾被驳回', { default: false, readonly: true }),
    designatedPerson: ref('指定评估人', 'user'),
    predictFront: decimal('前端工时', { min: 0, max: 9999, digits: 1 }),
    predictRear: decimal('后端工时', { min: 0, max: 9999, digits: 1 }),
    predict: predictedHours,
    actualHours: workedHours('applyFor'),
    chargeMode: oneOf('计费', ['免费', '收费', '人天变更'], { default: '免费', shownWhen: priced }),
    quotation: money('报价', { min: '0.00', secret: 'applyFor:manage', shownWhen: priced }),
    solverId: ref('开发人', 'user', { among: { isEnable: true } }),
    testerId: ref('测试人', 'user', { among: { isEnable: true } }),
    closerId: ref('关闭人', 'user', { default: { from: 'me' } }),
    collaborator: refs('协作人', 'user'),
    notifyPerson: refs('知会人', 'user'),
    auditStatus,
    stage: oneOf('进度', stage.states, { readonly: true, default: '未通过' }),
    status: oneOf(
      '状态',
      [
        '草稿',
        '待一级审核',
        '待二级审核',
        '驳回',
        '已撤回',
        '待排期',
        '开发中',
        '待测试',
        '待发布',
        '待客户确认',
        '已完成',
        '已关闭',
        '暂缓',
        '变更中',
        '已转缺陷',
      ],
      {
        computed: when(
          [
            [is({ auditStatus: '变更中' }), '变更中'],
            [untold, field('auditStatus')],
          ],
          field('stage'),
        ),
      },
    ),
    preStatus: oneOf('暂缓前状态', ['待排期', '开发中'], { readonly: true }),
    endTime: date('计划完成'),
    originalTime: date('原计划完成', { readonly: true }),
    updateDate: date('申请日期', { readonly: true }),
    updateStatus: oneOf('时间变更', ['无', '待审核', '同意', '拒绝'], { readonly: true, default: '无' }),
    adjustTimes: int('调整次数', { readonly: true, default: 0 }),
    ...handedIn,
    tzAudit: datetime('终审时间', { readonly: true }),
    tzFinish: datetime('开发完成时间', { readonly: true }),
    tzTest: datetime('测试时间', { readonly: true }),
    testResult: longText('测试结果', { readonly: true }),
    testBack: int('测试退回次数', { readonly: true, default: 0 }),
    tzPublish: datetime('发布时间', { readonly: true }),
    productLibraryVersionId: ref('发布版本', 'productLibraryVersion', { readonly: true }),
    tzClose: datetime('关闭时间', { readonly: true }),
    needSign: bool('需客户签字'),
    signToken: text('签字链接令牌', { unique: true, readonly: true, secret: 'applyFor:manage' }),
    tzSignToken: datetime('链接有效期', { readonly: true }),
    signature: signature('客户签字', { readonly: true }),
    signer: text('签字人', { readonly: true }),
    signerPhone: phone('签字人电话', { readonly: true }),
    signHash: text('签字内容摘要', { readonly: true, isAside: true }),
    clientOpinion: longText('客户意见', { readonly: true }),
    impApply: bool('实施提出', { readonly: true, default: false }),
    syncId: text('客户系统编号', { readonly: true }),
    syncStatus: oneOf('同步状态', ['不同步', '待同步', '成功', '失败'], { readonly: true, default: '不同步' }),
    syncWait: bool('有待同步变更', { readonly: true, default: false }),
    delayDays: int('延期天数', { alarms: true, computed: delay }),
  },
  rows: {
    own: anyOf(
      me('creatorId'),
      me('designatedPerson'),
      me('solverId'),
      me('testerId'),
      me('closerId'),
      contains('collaborator'),
      contains('notifyPerson'),
    ),
    manage: holds('applyFor:manage'),
    also: [tasked, me('audit1'), me('audit2'), via('projectId', team), via('clientId', me('userId'))],
    token: [
      {
        of: 'applyFor',
        by: 'id',
        fields: ['code', 'name', 'projectName', 'describe', 'testResult', 'tzPublish', 'file', 'status', 'tzSignToken'],
      },
      {
        of: 'project',
        by: 'projectId',
        when: isSet('temporaryId'),
        fields: ['projectId', 'temporaryId', 'code', 'name', 'priority', 'status', 'endTime', 'testResult'],
      },
    ],
  },
  token: {
    field: 'signToken',
    until: 'tzSignToken',
    when: is({ stage: '待客户确认' }),
    header: 'X-Sign-Token',
    lost: '链接已失效，请联系项目经理',
  },
  self: me('creatorId'),
  opens: {
    // the link goes to those who send it, also where they look at the requirement
    signToken: anyOf(me('creatorId'), me('closerId'), ofLeads),
    // the leads of the project estimate and decide; people who only send the link do not read the quotation
    quotation: ofLeads,
  },
  write: {
    create: anyOf(holds('applyFor:apply'), holds('applyFor:manage')),
    update: anyOf(me('creatorId'), keepers),
    remove: allOf(me('creatorId'), untold),
  },
  audit,
  edits,
  workflow: stage,
  acts: [invite],
  checks: [
    {
      holds: differ('testerId', 'solverId'),
      field: 'testerId',
      message: '测试人与开发人不能相同',
    },
  ],
  requires: [{ when: is({ chargeMode: '收费' }), fields: ['quotation'], message: '请填写报价' }],
  removable: [{ holds: is({ status: '草稿' }), message: '当前状态不可删除' }],
  on: { check: 'applyFor/check' },
  indexes: [['status', 'endTime'], ['projectId', 'status'], ['solverId', 'status'], ['temporaryId']],
  list,
  form,
  summary: ['type', 'priority', 'projectName', 'predict', 'date'],
  children: [{ of: 'bug', by: 'applyForId', label: '相关缺陷' }],
})
