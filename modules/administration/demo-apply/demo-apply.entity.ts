import { audited } from '@chengban/kernel/audited.ts'
import { entity } from '@chengban/kernel/entity.ts'
import {
  allOf,
  anyOf,
  asParent,
  eq,
  field,
  gt,
  holds,
  is,
  isSet,
  me,
  not,
  now,
  tasked,
  when,
} from '@chengban/kernel/expr.ts'
import { dateOf, of } from '@chengban/kernel/formula.ts'
import { dict, oneOf } from '@chengban/kernel/kinds/choice.ts'
import { url } from '@chengban/kernel/kinds/contact.ts'
import { date, datetime } from '@chengban/kernel/kinds/date.ts'
import { files, images } from '@chengban/kernel/kinds/file.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { ref, refs } from '@chengban/kernel/kinds/ref.ts'
import { sealed } from '@chengban/kernel/kinds/sealed.ts'
import { longText, text } from '@chengban/kernel/kinds/text.ts'
import { contains } from '@chengban/kernel/row-rule.ts'
import { demoStatus } from './demo-apply.status.ts'

/** A product shown to a client, with people, place and environment; it ends with a summary. */
export const demoApply = entity('demoApply', {
  label: '演示申请',
  title: 'name',
  fields: {
    name: text('演示主题', { required: true, search: true }),
    userId: ref('申请人', 'user', { required: true, readonly: true, default: { from: 'me' } }),
    clientId: ref('客户', 'client', { required: true }),
    businessOpportunityId: ref('商机', 'businessOpportunity', { offers: { clientId: { from: 'clientId' } } }),
    clientContactIds: refs('客户参加人', 'clientContact', { offers: { clientId: { from: 'clientId' } } }),
    productLibraryIds: refs('演示产品', 'productLibrary', { required: true, min: 1 }),
    way: dict('演示方式', 'demoWay', { required: true }),
    place: text('地点或会议链接', { required: true }),
    tzStart: datetime('开始时间', { required: true }),
    tzEnd: datetime('结束时间', { required: true, begins: { field: 'tzStart', hours: 1 } }),
    demoUserIds: refs('演示人', 'user', { required: true, min: 1 }),
    peopleCount: int('预计人数', { min: 1, max: 1000 }),
    environment: dict('环境', 'environment', { required: true, default: '演示环境' }),
    url: url('演示地址'),
    account: text('演示账号'),
    password: sealed('演示密码', { secret: 'demoApply:manage', logged: true }),
    requirement: longText('演示要求', { required: true, max: 5000 }),
    file: files('附件', { max: 20 }),
    ...audited(1),
    demoStatus: oneOf('演示状态', demoStatus.states, { readonly: true, default: '未开始' }),
    result: oneOf('客户评价', ['很满意', '满意', '一般', '不满意'], { readonly: true }),
    summary: longText('演示总结', { readonly: true }),
    feedback: longText('客户反馈', { readonly: true }),
    nextPlan: longText('下一步计划', { readonly: true }),
    actualCount: int('实到人数', { readonly: true }),
    photo: images('现场照片', { readonly: true, max: 9 }),
    tzComplete: datetime('总结时间', { readonly: true }),
    overdueDate: date('逾期关闭日期', { readonly: true }),
  },
  heedsLocks: true,
  rows: {
    own: anyOf(me('userId'), contains('demoUserIds')),
    manage: holds('demoApply:manage'),
    also: [tasked, asParent('businessOpportunityId')],
  },
  self: me('userId'),
  opens: { 'demoApply:manage': contains('demoUserIds') },
  write: { create: holds('demoApply:apply'), update: me('userId'), remove: me('userId') },
  edits: [
    {
      when: is({ status: '通过' }),
      fields: [
        'name',
        'clientContactIds',
        'peopleCount',
        'environment',
        'url',
        'account',
        'password',
        'requirement',
        'file',
      ],
    },
  ],
  audit: {
    levels: 1,
    submit: allOf(me('userId'), holds('demoApply:apply')),
    guards: {
      submit: [
        { holds: gt(field('tzStart'), now()), field: 'tzStart', message: '演示时间须晚于现在' },
        {
          holds: anyOf(
            not(isSet('businessOpportunityId')),
            eq(of('businessOpportunityId', 'clientId'), field('clientId')),
          ),
          field: 'businessOpportunityId',
          message: '商机不属于该客户',
        },
      ],
      approve: [{ holds: gt(field('tzStart'), now()), message: '演示时间已过，请驳回' }],
      change: [
        { holds: is({ demoStatus: ['准备中', '待演示'] }), message: '演示已结束，不能变更' },
        { holds: gt(field('tzStart'), now()), message: '演示已开始，不能变更' },
      ],
    },
    applicant: 'userId',
    after: {
      approve: {
        set: {
          demoStatus: when(
            [
              [not(is({ demoStatus: '未开始' })), field('demoStatus')],
              [anyOf(is({ way: '来访' }), allOf(isSet('url'), isSet('account'))), '待演示'],
            ],
            '准备中',
          ),
        },
        notify: [
          { to: ['userId', 'demoUserIds'], text: '【演示】{name}已通过，{tzStart}在{place}' },
          {
            to: [{ holds: 'demoApply:manage' }],
            text: '【演示】{name}待准备环境，{tzStart}开始',
            when: is({ demoStatus: '准备中' }),
          },
        ],
      },
      void: { set: { demoStatus: '已取消' } },
    },
    calls: { decide: { path: '/demo-apply/audit', answers: { demoStatus: 'demoStatus' } } },
    guard: { submit: 'demoApply/free', approve: 'demoApply/free' },
    void: allOf(holds('demoApply:manage'), is({ demoStatus: ['准备中', '待演示'] })),
  },
  flows: [demoStatus],
  checks: [
    {
      holds: allOf(
        not(gt(field('tzStart'), field('tzEnd'))),
        not(eq(field('tzStart'), field('tzEnd'))),
        eq(dateOf(field('tzStart')), dateOf(field('tzEnd'))),
      ),
      field: 'tzEnd',
      message: '结束时间须在开始当天且晚于开始',
    },
  ],
  indexes: [['clientId'], ['demoStatus', 'tzEnd'], ['userId']],
  list: {
    columns: [
      'name',
      'clientId',
      'productLibraryIds',
      'way',
      'tzStart',
      'demoUserIds',
      'userId',
      'status',
      'demoStatus',
      'result',
    ],
    filters: ['clientId', 'way', 'userId', 'status', 'demoStatus', 'result', 'tzStart'],
    sort: '-tzStart',
    calendar: { from: 'tzStart', to: 'tzEnd', hue: 'demoStatus', words: ['tzStart', 'name', 'demoUserIds'] },
  },
  form: [
    {
      title: '演示',
      fields: ['name', 'clientId', 'clientContactIds', 'productLibraryIds', 'way', 'place', 'requirement', 'file'],
    },
    { title: '时间与人员', fields: ['tzStart', 'tzEnd', 'demoUserIds', 'peopleCount', 'audit1'] },
    { title: '环境', fields: ['environment', 'url', 'account', 'password'] },
    { title: '总结', fields: ['result', 'actualCount', 'summary', 'feedback', 'nextPlan', 'photo', 'tzComplete'] },
  ],
  tells: [
    {
      call: '/demoApply/busy',
      by: { userIds: 'demoUserIds', tzStart: 'tzStart', except: 'id' },
      needs: ['demoUserIds', 'tzStart'],
      at: 'demoUserIds',
      shows: { busy: '当天已占用', free: '当天' },
    },
  ],
  summary: ['clientId', 'way', 'tzStart', 'place', 'demoStatus'],
})
