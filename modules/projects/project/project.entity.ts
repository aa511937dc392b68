import { audited, handedIn } from '@chengban/kernel/audited.ts'
import { entity } from '@chengban/kernel/entity.ts'
import {
  add,
  allOf,
  anyOf,
  field,
  headOf,
  holds,
  is,
  le,
  linked,
  lt,
  me,
  not,
  now,
  tasked,
  today,
  via,
  when,
} from '@chengban/kernel/expr.ts'
import { coalesce, dateOf, workDays } from '@chengban/kernel/formula.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'
import { dict, oneOf } from '@chengban/kernel/kinds/choice.ts'
import { url } from '@chengban/kernel/kinds/contact.ts'
import { date, datetime } from '@chengban/kernel/kinds/date.ts'
import { decimal, money } from '@chengban/kernel/kinds/decimal.ts'
import { files } from '@chengban/kernel/kinds/file.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { json } from '@chengban/kernel/kinds/json.ts'
import { number } from '@chengban/kernel/kinds/number.ts'
import { ref, refs } from '@chengban/kernel/kinds/ref.ts'
import { sealed } from '@chengban/kernel/kinds/sealed.ts'
import { longText, text } from '@chengban/kernel/kinds/text.ts'
import { inOrder } from '../in-order.ts'
import { marked } from '../project-follow/mark.ts'
import { stageNames } from '../project-stages.ts'
import { isInUse, isOlder, staysBehind } from './behind.ts'
import { namedForMoney } from './named.ts'
import { acts } from './project.acts.ts'
import { audit } from './project.approval.ts'
import { edits } from './project.edits.ts'
import { maintainState, memberKinds, members, openProblems, usedManDay } from './project.figures.ts'
import { form, list } from './project.layout.ts'
import { page } from './project.page.ts'
import { status } from './project.status.ts'
import { stageDocs } from './stage-docs.ts'

const running = ['准备', '实施中', '待验收'] as const

const { status: auditStatus, ...decided } = audited(4, {
  labels: { opinion: '二级意见', opinion3: '三级意见', opinion4: '四级意见' },
})

/** One undertaking for one client, from approval to the end of maintenance. */
export const project = entity('project', {
  label: '项目',
  title: 'name',
  fields: {
    name: text('项目名称', { required: true, search: true, isSentence: true }),
    code: number('项目编号', {
      unique: true,
      search: true,
      at: 'approve',
      forms: [{ prefix: 'XM{YYYY}', digits: 4 }],
    }),
    // work may begin before the contract is signed, so contractId may be empty
    isTemporary: bool('临时项目', { default: false }),
    isUse: bool('启用', { default: true }),
    isCare: bool('我关注的', { isAside: true, computed: marked('project', 'isCare') }),
    isIgnore: bool('我忽略的', { isAside: true, computed: marked('project', 'isIgnore') }),
    initiator: ref('发起人', 'user', { readonly: true, default: { from: 'me' } }),
    businessOpportunityId: ref('商机', 'businessOpportunity', {
      default: { of: ['contractId', 'businessOpportunityId'] },
    }),
    contractId: ref('合同', 'contract'),
    // of the contract, kept for the list and the rules of the client
    clientId: ref('客户', 'client', { computed: { onWrite: 'project/client' } }),
    productLibraryId: ref('产品', 'productLibrary'),
    productLibraryVersionId: ref('当前产品版本', 'productLibraryVersion', { readonly: true }),
    principalId: ref('项目经理', 'user', { required: true, begins: 'me' }),
    devPrincipalId: ref('研发负责人', 'user'),
    impPrincipalId: ref('实施负责人', 'user'),
    supervise: ref('监督人', 'user'),
    budget: money('项目预算', { min: '0.00', secret: 'project:money' }),
    startTime: date('计划开始', { required: true }),
    confirmTime: date('需求确认时间'),
    middleTime: date('中期检查时间'),
    textTime: date('测试时间'),
    estimate: decimal('预计人天', { min: 0, digits: 1 }),
    usedManDay: decimal('已用人天', { digits: 1, computed: usedManDay }),
    projectStatus: oneOf('项目状态', status.states, { default: status.initial, readonly: true }),
    statusSort: int('状态排序', {
      isAside: true,
      computed: when(
        [
          [is({ projectStatus: '立项草稿' }), 10],
          [is({ projectStatus: '立项审核' }), 20],
          [is({ projectStatus: '驳回' }), 25],
          [is({ projectStatus: '待启动' }), 30],
          [is({ projectStatus: '准备' }), 40],
          [is({ projectStatus: '实施中' }), add(50, field('impNode'))],
          [is({ projectStatus: '待验收' }), 60],
          [is({ projectStatus: '已验收' }), 70],
          [is({ projectStatus: '维护中' }), 80],
          [is({ projectStatus: '暂停' }), 85],
          [is({ projectStatus: '已结束' }), 90],
        ],
        95,
      ),
    }),
    preStatus: oneOf('暂停前状态', ['准备', '实施中', '待验收'], { readonly: true }),
    tzPause: datetime('暂停时间', { readonly: true }),
    status: oneOf('健康度', ['正常', '关注', '风险', '严重'], { default: '正常', readonly: true }),
    described: longText('项目说明'),
    ...decided,
    range: dict('实施范围', 'projectRange'),
    tzContractImp: datetime('合同约定完成时间'),
    implementStartTime: date('实施开始'),
    implementEndTime: date('实施结束'),
    tzAcceptStatus: datetime('验收时间', { readonly: true }),
    execution: longText('执行情况'),
    attention: longText('关注事项'),
    file: files('立项资料'),
    file2: files('项目计划'),
    file3: files('验收资料', { readonly: true }),
    type: dict('项目类型', 'projectType', { required: true }),
    isProduct: bool('产品化项目', { default: false }),
    // 0 准备, 1 部署, 2 配置, 3 客户培训, 4 and 5 试运行, 6 验收
    impNode: int('实施节点', { names: stageNames, bar: true, min: 0, max: 6, default: 0, readonly: true }),
    stageDocs: text('阶段资料', { computed: stageDocs }),
    // of the product it runs a newer version is out, and nobody said that it stays
    isBehind: bool('落后版本', { isAside: true, computed: allOf(isInUse, isOlder, not(staysBehind)) }),
    impRemarks: longText('实施备注'),
    isDelay: bool('是否延期', {
      alarms: true,
      computed: when([[allOf(is({ projectStatus: [...running] }), lt(field('tzNodeEnd'), now())), true]], false),
    }),
    delayDays: int('延期天数', {
      alarms: true,
      computed: when(
        [[is({ projectStatus: [...running] }), coalesce(workDays(dateOf(field('tzNodeEnd')), today()), 0)]],
        0,
      ),
    }),
    tzNodeEnd: datetime('当前节点计划结束', { readonly: true, isWholeDay: true }),
    auditStatus,
    isSmall: bool('免三级', { computed: { onWrite: 'project/isSmall' }, default: false }),
    isPlain: bool('免四级', { computed: { onWrite: 'project/isPlain' }, default: false }),
    ...handedIn,
    tzApprove: datetime('立项通过时间', { readonly: true }),
    reportToken: text('客户链接令牌', { readonly: true, unique: true, secret: 'project:manage' }),
    tzReportToken: datetime('客户链接有效期', { readonly: true }),
    testUrl: url('测试环境地址'),
    testAccount: text('测试环境账号'),
    testLogin: sealed('测试环境密码', { secret: 'project:secret' }),
    testImprove: longText('测试环境待完善'),
    formalUrl: url('正式环境地址'),
    formalAccount: text('正式环境账号'),
    formalLogin: sealed('正式环境密码', { secret: 'project:secret' }),
    formalImprove: longText('正式环境待完善'),
    effectMeetingTime: datetime('效果评审会时间'),
    effectMeetingAddress: text('效果评审会地点'),
    effectMeetingUsers: refs('效果评审会人员', 'user'),
    principalDate: date('项目经理到位日期'),
    devPrincipalDate: date('研发负责人到位日期'),
    impPrincipalDate: date('实施负责人到位日期'),
    backDate: date('后端到位日期'),
    foregoingDate: date('前端到位日期'),
    implementDate: date('实施到位日期'),
    teammatesDate: date('测试到位日期'),
    carryOutDate: date('执行到位日期'),
    back: json('后端成员', { computed: members('back'), names: { name: '姓名' } }),
    foregoing: json('前端成员', { computed: members('foregoing'), names: { name: '姓名' } }),
    implement: json('实施成员', { computed: members('implement'), names: { name: '姓名' } }),
    teammates: json('测试成员', { computed: members('teammates'), names: { name: '姓名' } }),
    carryOut: json('执行成员', { computed: members('carryOut'), names: { name: '姓名' } }),
    maintainState: oneOf('维护状态', ['不维护', '未开始', '维护中', '即将到期', '已过期'], {
      computed: maintainState,
    }),
    tzAldSend: datetime('最近简报时间', { readonly: true }),
    openProblems: int('未关闭问题', { hidden: true, computed: openProblems }),
  },
  rows: {
    own: anyOf(
      me('initiator'),
      me('principalId'),
      me('devPrincipalId'),
      me('impPrincipalId'),
      me('supervise'),
      linked('projectMember', 'projectId', 'userId'),
    ),
    manage: holds('project:manage'),
    also: [tasked, headOf('principalId'), via('contractId', me('initiator'))],
    partial: [namedForMoney],
  },
  token: {
    field: 'reportToken',
    until: 'tzReportToken',
    when: not(is({ projectStatus: ['暂停', '终止', '已结束'] })),
    header: 'X-Report-Token',
    lost: '链接已失效，请联系项目经理',
  },
  self: anyOf(me('principalId'), me('impPrincipalId')),
  opens: { 'project:secret': anyOf(me('devPrincipalId'), linked('projectMember', 'projectId', 'userId')) },
  write: {
    create: holds('project:apply'),
    update: anyOf(
      me('principalId'),
      holds('project:manage'),
      allOf(me('initiator'), is({ auditStatus: ['草稿', '驳回', '已撤回'] })),
    ),
    remove: me('initiator'),
  },
  workflow: status,
  acts,
  audit,
  edits,
  requires: [{ when: is({ isProduct: true }), fields: ['productLibraryId'], message: '请选择产品' }],
  checks: [
    ...inOrder(['startTime', 'confirmTime', 'middleTime', 'textTime', 'implementEndTime']),
    {
      holds: le(field('implementStartTime'), field('implementEndTime')),
      field: 'implementEndTime',
      message: '日期错误',
    },
  ],
  unique: [
    { fields: ['name'], where: is({ isUse: true }), message: '项目名称已存在' },
    { fields: ['contractId'], where: not(is({ projectStatus: '终止' })), message: '该合同已立项' },
  ],
  on: { check: 'project/check', removing: 'project/removing' },
  indexes: [['projectStatus', 'tzNodeEnd'], ['contractId'], ['principalId', 'tzCreate']],
  list,
  form,
  summary: ['clientId', 'type', 'projectStatus', 'principalId'],
  lines: {
    members: {
      of: 'projectMember',
      by: 'projectId',
      free: true,
      parts: { by: 'kind', key: 'userId', values: memberKinds },
    },
  },
  page,
  children: [
    { of: 'projectMember', by: 'projectId' },
    { of: 'projectProgress', by: 'projectId' },
  ],
})
