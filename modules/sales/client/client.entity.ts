import { audited, drafter, handedIn } from '@chengban/kernel/audited.ts'
import { entity } from '@chengban/kernel/entity.ts'
import {
  allOf,
  anyOf,
  count,
  exists,
  field,
  gt,
  headOf,
  holds,
  is,
  max,
  me,
  not,
  tasked,
  when,
} from '@chengban/kernel/expr.ts'
import { greatest, midnightOf } from '@chengban/kernel/formula.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'
import { dict, oneOf } from '@chengban/kernel/kinds/choice.ts'
import { phone, url } from '@chengban/kernel/kinds/contact.ts'
import { datetime } from '@chengban/kernel/kinds/date.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { json, place } from '@chengban/kernel/kinds/json.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { longText, text } from '@chengban/kernel/kinds/text.ts'
import { form, list } from './client.layout.ts'
import { ownership, worksThere } from './client.ownership.ts'
import { pool, titled } from './client.shown.ts'
import { merge } from './merge.act.ts'

const live = allOf(is({ isUse: true }), not(is({ status: ['驳回', '已作废'] })))

const keeper = anyOf(me('userId'), me('helperId'), drafter)

/** An organisation we sell to or serve; carries its invoice data, its owner and its whole history. */
export const client = entity('client', {
  label: '客户',
  title: 'name',
  fields: {
    name: text('客户名称', { required: true, min: 2, search: true }),
    confirmDuplicate: bool('已确认不是重复客户', { default: false, isAnew: true, hint: '有疑似重复时勾选' }),
    abbreviation: text('简称', { search: true }),
    normalName: text('规范名称', { computed: { onWrite: 'client/normalName' } }),
    alias: json('曾用名', { readonly: true, structure: ['text'], default: [] }),
    type: dict('客户类型', 'clientType', { required: true }),
    grade: dict('客户等级', 'clientGrade'),
    ...audited(1),
    lifeStage: oneOf('客户阶段', ['潜在', '跟进中', '成交', '维护中', '流失'], {
      computed: when(
        [
          [exists({ of: 'maintenance', by: 'clientId', where: is({ status: ['维护中', '即将到期'] }) }), '维护中'],
          [exists({ of: 'contract', by: 'clientId', where: is({ status: ['通过', '变更中'] }) }), '成交'],
          [
            allOf(
              exists({ of: 'businessOpportunity', by: 'clientId' }),
              not(exists({ of: 'businessOpportunity', by: 'clientId', where: not(is({ schedule: '输单' })) })),
            ),
            '流失',
          ],
          [
            anyOf(
              exists({ of: 'clientVisit', by: 'clientId' }),
              exists({ of: 'businessLog', by: 'clientId' }),
              exists({ of: 'businessOpportunity', by: 'clientId' }),
            ),
            '跟进中',
          ],
        ],
        '潜在',
      ),
    }),
    ownership: oneOf('归属', ownership.states, { readonly: true, default: '私有' }),
    userId: ref('负责人', 'user', { default: { from: 'me' }, readonly: true }),
    helperId: ref('协助人', 'user'),
    initiator: ref('申请人', 'user', { readonly: true, default: { from: 'me' } }),
    tzOwned: datetime('归属时间', { readonly: true }),
    tzLastContact: datetime('最近联系', {
      computed: greatest(
        max({
          of: 'clientVisit',
          by: 'clientId',
          column: 'tzVisit',
          where: is({ status: ['已拜访', '已补录'] }),
        }),
        max({ of: 'businessLog', by: 'clientId', column: 'tzLog' }),
      ),
    }),
    tzNextContact: datetime('计划下次联系'),
    province: text('省', { required: true }),
    city: text('市', { required: true }),
    district: text('区县'),
    isProvincial: bool('省级', { default: false }),
    isMunicipal: bool('市级', { default: false }),
    site: text('地址'),
    place: place('坐标'),
    website: url('网址'),
    linkman: text('主要联系人', { required: true, search: true }),
    phone: phone('联系电话', { search: true }),
    telephone: text('开票电话'),
    account: text('开票抬头', { default: { field: 'name' } }),
    accountId: text('税号（统一社会信用代码）', { hint: '15、18 或 20 位' }),
    confirmTaxNo: bool('税号已核对', { default: false, isAnew: true, hint: '税号校验位不符时，核对无误后勾选' }),
    bank: text('开户银行', { secret: 'client:bank' }),
    accountNumber: text('银行账号', {
      secret: 'client:bank',
      pattern: { source: '^[\\d\\s]{8,40}$', message: '银行账号格式错误' },
    }),
    invoicingMode: dict('开票方式', 'invoicingMode'),
    needBusiness: bool('需要商务支持', { default: false }),
    construct: longText('信息化建设情况'),
    vpn: longText('远程接入信息', { secret: 'client:vpn' }),
    isUse: bool('启用', { default: true }),
    sort: int('排序', { default: 0 }),
    ...handedIn,
    contractCount: int('合同数', {
      computed: count({ of: 'contract', by: 'clientId', where: not(is({ status: ['驳回', '已作废'] })) }),
    }),
    tzPay: datetime('最近付款时间', {
      computed: midnightOf(
        max({
          of: 'returnedMoneyApply',
          by: 'clientId',
          column: 'dtReceived',
          where: allOf(is({ status: '通过' }), gt(field('money'), 0)),
        }),
      ),
    }),
    mergedIntoId: ref('并入客户', 'client', { readonly: true }),
  },
  rows: {
    own: keeper,
    manage: anyOf(holds('client:manage'), holds('client:audit')),
    also: [tasked, headOf('userId'), worksThere],
    partial: [
      { when: allOf(holds('client:apply'), is({ ownership: '公海' })), fields: pool },
      { when: holds('invoicingConfig:manage'), fields: titled },
    ],
  },
  self: keeper,
  opens: { 'client:bank': holds('invoicingConfig:manage'), 'client:vpn': worksThere },
  write: {
    create: holds('client:apply'),
    update: anyOf(keeper, holds('client:manage')),
    remove: me('creatorId'),
  },
  edits: [
    {
      when: is({ status: '通过' }),
      fields: [
        'abbreviation',
        'helperId',
        'tzNextContact',
        'province',
        'city',
        'district',
        'isProvincial',
        'isMunicipal',
        'site',
        'place',
        'website',
        'linkman',
        'phone',
        'telephone',
        'invoicingMode',
        'needBusiness',
        'construct',
        'vpn',
        'sort',
      ],
    },
  ],
  audit: {
    levels: 1,
    undeletable: '已审核的客户不能删除，请停用',
    submit: allOf(anyOf(me('initiator'), me('userId')), holds('client:apply')),
    void: holds('client:manage'),
    guard: { submit: 'client/duplicates', void: 'client/void' },
    effect: { approve: 'client/approved' },
  },
  checks: [
    {
      holds: not(is({ isProvincial: true, isMunicipal: true })),
      field: 'isMunicipal',
      message: '不能同时为省级和市级',
    },
  ],
  unique: [
    { fields: ['normalName'], where: live, message: '客户已存在' },
    { fields: ['accountId'], where: live, message: '税号已被其他客户使用' },
  ],
  flows: [ownership],
  acts: [merge],
  on: { check: 'client/check', saved: 'client/owned' },
  indexes: [
    ['province', 'city', 'district'],
    ['ownership', 'tzCreate'],
  ],
  list,
  form,
  alike: { call: '/client/duplicate', by: { name: 'name', accountId: 'accountId', phone: 'phone' } },
  summary: ['type', 'province', 'linkman', 'phone'],
  lines: { contacts: { of: 'clientContact', by: 'clientId', free: true } },
  children: [
    { of: 'clientContact', by: 'clientId' },
    { of: 'businessOpportunity', by: 'clientId' },
    { of: 'clientVisit', by: 'clientId' },
    { of: 'clientProduct', by: 'clientId' },
    { of: 'contract', by: 'clientId' },
    { of: 'invoicingConfig', by: 'clientId', label: '开票抬头' },
    {
      of: 'giftGive',
      by: 'clientId',
      label: '礼品',
      begins: { clientId: 'id' },
      offered: [{ label: '申请礼品', when: is({ status: '通过', isUse: true }), isOnRecord: true }],
    },
    { of: 'clientOwner', by: 'clientId', readOnly: true },
  ],
})
