import { audited } from '@chengban/kernel/audited.ts'
import { entity } from '@chengban/kernel/entity.ts'
import {
  allOf,
  anyOf,
  asParent,
  eq,
  field,
  ge,
  gt,
  holds,
  is,
  isSet,
  me,
  not,
  tasked,
  today,
} from '@chengban/kernel/expr.ts'
import { daysBetween, join, of } from '@chengban/kernel/formula.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'
import { dict, oneOf } from '@chengban/kernel/kinds/choice.ts'
import { url } from '@chengban/kernel/kinds/contact.ts'
import { date, datetime } from '@chengban/kernel/kinds/date.ts'
import { files } from '@chengban/kernel/kinds/file.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { ref, refs } from '@chengban/kernel/kinds/ref.ts'
import { sealed } from '@chengban/kernel/kinds/sealed.ts'
import { longText, text } from '@chengban/kernel/kinds/text.ts'
import { contains } from '@chengban/kernel/row-rule.ts'
import { testStatus } from './test-apply.status.ts'

/** An environment with an account for a stated time, closed by a result. */
export const testApply = entity('testApply', {
  label: '测试申请',
  title: 'name',
  fields: {
    name: text('测试名称', { required: true, search: true }),
    kind: dict('测试类型', 'testKind', { required: true }),
    userId: ref('申请人', 'user', { required: true, readonly: true, default: { from: 'me' } }),
    clientId: ref('客户', 'client'),
    businessOpportunityId: ref('商机', 'businessOpportunity', { offers: { clientId: { from: 'clientId' } } }),
    projectId: ref('项目', 'project'),
    productLibraryId: ref('产品', 'productLibrary', { required: true }),
    productLibraryVersionId: ref('版本', 'productLibraryVersion', {
      offers: { productLibraryId: { from: 'productLibraryId' } },
    }),
    testerIds: refs('测试人员', 'user'),
    startDate: date('开始日期', { required: true }),
    endDate: date('结束日期', { required: true, begins: { field: 'startDate' }, hint: '最后一天仍可使用' }),
    requirement: longText('测试内容与要求', { required: true, max: 5000 }),
    file: files('附件', { max: 20 }),
    environment: dict('环境', 'environment'),
    url: url('访问地址', { readonly: true }),
    account: text('测试账号', { readonly: true }),
    password: sealed('测试密码', { readonly: true, secret: 'testApply:manage', logged: true }),
    handlerId: ref('环境负责人', 'user', { readonly: true }),
    extendCount: int('延期次数', { default: 0, readonly: true }),
    isAccountClosed: bool('已停用账号', { default: false, readonly: true }),
    tzAccountClosed: datetime('停用账号时间', { readonly: true }),
    ...audited(1, { without: ['变更中'] }),
    testStatus: oneOf('测试状态', testStatus.states, { readonly: true, default: '未开始' }),
    result: oneOf('测试结果', ['合格', '有条件合格', '不合格'], { readonly: true }),
    summary: longText('测试总结', { readonly: true, max: 5000 }),
    feedback: longText('客户反馈', { readonly: true }),
    problemCount: int('问题数', { readonly: true, min: 0 }),
    resultFile: files('测试报告', { readonly: true, max: 20 }),
    tzOpen: datetime('开通时间', { readonly: true }),
    tzComplete: datetime('完成时间', { readonly: true }),
    daysLeft: int('剩余天数', {
      computed: daysBetween(today(), field('endDate')),
      isDaysLeft: true,
      applies: { testStatus: ['进行中'] },
    }),
    /** An account of an environment: nobody else has it meanwhile. */
    occupied: text('占用', { computed: join(field('environment'), ' ', field('account')) }),
    overdueDate: date('逾期关闭日期', { readonly: true }),
  },
  heedsLocks: true,
  rows: {
    own: anyOf(me('userId'), me('handlerId'), contains('testerIds')),
    manage: holds('testApply:manage'),
    also: [tasked, asParent('businessOpportunityId')],
  },
  self: me('userId'),
  opens: { 'testApply:manage': contains('testerIds') },
  write: { create: holds('testApply:apply'), update: me('userId'), remove: me('userId') },
  audit: {
    levels: 1,
    change: 'none',
    submit: allOf(me('userId'), holds('testApply:apply')),
    guards: {
      submit: [
        {
          holds: anyOf(
            not(isSet('businessOpportunityId')),
            eq(of('businessOpportunityId', 'clientId'), field('clientId')),
          ),
          field: 'businessOpportunityId',
          message: '商机不属于该客户',
        },
        { holds: ge(field('startDate'), today()), field: 'startDate', message: '开始日期不能早于今天' },
        {
          holds: anyOf(
            not(isSet('productLibraryVersionId')),
            eq(of('productLibraryVersionId', 'productLibraryId'), field('productLibraryId')),
          ),
          field: 'productLibraryVersionId',
          message: '版本不属于该产品',
        },
      ],
      approve: [{ holds: ge(field('endDate'), today()), message: '测试期限已过，请驳回' }],
    },
    applicant: 'userId',
    guard: { submit: 'testApply/within' },
    after: {
      approve: {
        set: { testStatus: '准备中' },
        notify: [{ to: [{ holds: 'testApply:manage' }], text: '【测试】{name}已通过，请开通环境' }],
      },
      void: { set: { testStatus: '已取消' } },
    },
    calls: { decide: { path: '/test-apply/audit', answers: { testStatus: 'testStatus' } } },
    void: allOf(holds('testApply:manage'), is({ testStatus: '准备中' })),
  },
  flows: [testStatus],
  requires: [{ when: is({ kind: '客户试用' }), fields: ['clientId'], message: '请选择客户' }],
  checks: [
    {
      holds: not(gt(field('startDate'), field('endDate'))),
      field: 'endDate',
      message: '结束日期不能早于开始日期',
    },
  ],
  indexes: [['testStatus', 'endDate'], ['clientId'], ['userId']],
  list: {
    columns: [
      'name',
      'kind',
      'clientId',
      'productLibraryId',
      'userId',
      'startDate',
      'endDate',
      'daysLeft',
      'environment',
      'status',
      'testStatus',
      'result',
    ],
    filters: [
      'kind',
      'clientId',
      'productLibraryId',
      'userId',
      'status',
      'testStatus',
      'endDate',
      'result',
      'isAccountClosed',
    ],
    sort: '-tzCreate',
    gantt: { from: 'startDate', to: 'endDate', group: 'occupied' },
  },
  form: [
    {
      title: '测试',
      fields: [
        'name',
        'kind',
        'clientId',
        'projectId',
        'productLibraryId',
        'productLibraryVersionId',
        'testerIds',
        'requirement',
        'file',
      ],
    },
    { title: '期限与环境', fields: ['startDate', 'endDate', 'environment', 'audit1'] },
    { title: '账号', fields: ['url', 'account', 'password', 'handlerId', 'tzOpen', 'extendCount'] },
    { title: '结果', fields: ['result', 'problemCount', 'summary', 'feedback', 'resultFile', 'tzComplete'] },
  ],
  summary: ['kind', 'clientId', 'startDate', 'endDate', 'testStatus'],
})
