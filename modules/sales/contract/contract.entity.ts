import { audited, drafter, handedIn } from '@chengban/kernel/audited.ts'
import { entity } from '@chengban/kernel/entity.ts'
import {
  add,
  allOf,
  anyOf,
  type Expr,
  exists,
  field,
  headOf,
  holds,
  is,
  isSet,
  max,
  me,
  min,
  nobody,
  not,
  some,
  subtract,
  sum,
  tasked,
  via,
  when,
} from '@chengban/kernel/expr.ts'
import { greatest, least, rate } from '@chengban/kernel/formula.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'
import { dict, oneOf } from '@chengban/kernel/kinds/choice.ts'
import { date } from '@chengban/kernel/kinds/date.ts'
import { money, percent } from '@chengban/kernel/kinds/decimal.ts'
import { files } from '@chengban/kernel/kinds/file.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { number } from '@chengban/kernel/kinds/number.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { longText, text } from '@chengban/kernel/kinds/text.ts'
import { atWork } from '../business-opportunity/at-work.ts'
import { issued, reserved } from '../invoicing/invoicing.states.ts'
import { after } from './contract.after.ts'
import { cap, checks } from './contract.checks.ts'
import { children } from './contract.children.ts'
import { form, list } from './contract.layout.ts'
import { stage } from './contract.stage.ts'
import { generatePlan } from './generate-plan.act.ts'
import { ilimit } from './ilimit.act.ts'
import { usualSeller } from './usual-seller.ts'

const secret = 'contract:money'
const isRoot = not(isSet('parentId'))
const ofRoot = <N>(figure: Expr<N>) => when([[isRoot, figure]], null)

/** The amount due: for a terminated contract the larger of invoiced and received, at most its total. */
const owed = when(
  [
    [
      is({ stage: '已终止' }),
      ofRoot(least(field('totalMoney'), greatest(field('invoiceMoney'), field('receivedMoney')))),
    ],
  ],
  field('totalMoney'),
)
const states = ['通过', '变更中'] as const
const inForce = is({ status: states })
/** Applies ledger figures to approved contracts only. */
const ledger = { applies: { status: states }, secret } as const

const keeper = anyOf(me('initiator'), drafter)

/** A signed deal and its money; a row with parentId is a supplementary agreement whose money flows into its root. */
export const contract = entity('contract', {
  label: '合同',
  title: 'name',
  fields: {
    name: text('合同名称', { required: true, search: true }),
    contractNumber: number('合同编号', {
      unique: true,
      search: true,
      at: 'approve',
      forms: [
        { where: isRoot, prefix: '{selfCompany}-{YYYY}-', digits: 4 },
        { prefix: '{parentId.contractNumber}-B', digits: 2 },
      ],
    }),
    clientId: ref('客户', 'client', { required: true, default: { of: ['parentId', 'clientId'] } }),
    businessOpportunityId: ref('商机', 'businessOpportunity', { offers: { clientId: { from: 'clientId' } } }),
    parentId: ref('主合同', 'contract', { fixed: true }),
    initiator: ref('发起人', 'user', { readonly: true, default: { from: 'me' } }),
    selfCompany: dict('我方公司', 'company', { required: true, default: { of: ['parentId', 'selfCompany'] } }),
    usualSellerId: ref('默认销方', 'invoicingConfig', { isAside: true, computed: usualSeller }),
    unit: dict('计价单位', 'contractUnit'),
    form: dict('合同形式', 'contractForm', { required: true, default: '固定总价' }),
    way: dict('签订方式', 'contractWay'),
    payWay: dict('付款方式', 'payWay', { required: true }),
    template: dict('合同模板', 'contractTemplate'),
    affiliation: dict('合同归属', 'affiliation'),
    area: dict('区域', 'area', { default: { of: ['parentId', 'area'] } }),
    money: money('合同额', { required: true, secret }),
    hardware: money('硬件金额', { default: '0.00', secret }),
    software: money('软件金额', { default: '0.00', secret }),
    service: money('服务金额', { computed: subtract(field('money'), field('hardware'), field('software')), secret }),
    advancePayment: money('预付款', { min: 0, default: '0.00', secret }),
    earnest: bool('收定金', { default: false }),
    earnestMoney: money('定金金额', { min: 0, default: '0.00', secret, shownWhen: is({ earnest: true }) }),
    approvedMoney: money('已生效金额', { computed: when([[inForce, field('money')]], '0.00'), ...ledger }),
    totalMoney: money('有效合同额', {
      awaits: 'money',
      computed: ofRoot(add(field('approvedMoney'), sum({ of: 'contract', by: 'parentId', column: 'approvedMoney' }))),
      kept: true,
      ...ledger,
    }),
    receivedMoney: money('已回款', {
      computed: ofRoot(
        sum({ of: 'returnedMoneyApply', by: 'contractId', column: 'money', where: is({ status: '通过' }) }),
      ),
      kept: true,
      ...ledger,
    }),
    remainMoney: money('未回款', { computed: subtract(owed, field('receivedMoney')), ...ledger }),
    invoiceMoney: money('已开票', {
      computed: ofRoot(sum({ of: 'invoicing', by: 'contractId', column: 'money', where: issued })),
      kept: true,
      ...ledger,
    }),
    reservedMoney: money('开票占用', {
      computed: ofRoot(sum({ of: 'invoicing', by: 'contractId', column: 'money', where: reserved })),
      kept: true,
      ...ledger,
    }),
    invoiceLimit: money('开票额度', { readonly: true, secret }),
    balance: money('可开票余额', { computed: subtract(cap, field('invoiceMoney'), field('reservedMoney')), ...ledger }),
    invoicedUnpaid: money('开票未回款', {
      computed: ofRoot(greatest(0, subtract(field('invoiceMoney'), field('receivedMoney')))),
      ...ledger,
    }),
    receivedRate: percent('回款率', {
      computed: rate(field('receivedMoney'), field('totalMoney'), 2),
      account: { total: 'totalMoney', invoiced: 'invoiceMoney', received: 'receivedMoney', open: 'remainMoney' },
    }),
    free: bool('免费合同', { default: false }),
    invoice: bool('需要开票', { default: true }),
    invoiceType: oneOf('发票类型', ['电子普通发票', '电子专用发票', '电子免税发票'], {
      default: { of: ['parentId', 'invoiceType'] },
    }),
    invoiceDate: date('预计首次开票日期'),
    invoiceIgnore: bool('不计入待开票', { default: false }),
    isSmall: bool('小额合同', { computed: { onWrite: 'contract/isSmall' }, default: false }),
    newClient: bool('新客户', { readonly: true, default: false }),
    upgrade: bool('升级合同', { default: false }),
    personNumber: int('授权用户数', { min: 0 }),
    signDate: date('签订日期', { readonly: true }),
    signer: ref('我方签订人', 'user', { readonly: true }),
    needMaintain: bool('需要维护', { default: false }),
    maintainMonths: int('免费维护月数', { min: 0, max: 120, default: 12 }),
    maintainMoney: money('年维护费', { min: 0, secret }),
    dtMaintainStart: date('维护开始日期', {
      computed: min({ of: 'maintenance', by: 'contractId', column: 'dtStart' }),
      kept: true,
    }),
    maintainDate: date('维护截止日期', {
      computed: max({ of: 'maintenance', by: 'contractId', column: 'dtEnd' }),
      kept: true,
    }),
    dtLastMain: date('上次维护截止日期', { readonly: true }),
    contractFile: files('合同文件'),
    contractChapter: files('盖章扫描件', { readonly: true }),
    secureFile: files('保密协议'),
    acceptanceFile: files('验收报告', { readonly: true }),
    dtAccept: date('验收日期', { readonly: true }),
    ...audited(2),
    isBegun: bool('已立项', {
      computed: exists({ of: 'project', by: 'contractId', where: not(is({ projectStatus: '终止' })) }),
      kept: true,
    }),
    stage: oneOf('履行状态', stage.states, { readonly: true, default: '未生效' }),
    ...handedIn,
    remark: longText('备注'),
  },
  rows: {
    own: keeper,
    manage: holds('contract:manage'),
    also: [
      tasked,
      via('clientId', anyOf(me('userId'), me('helperId'))),
      via('businessOpportunityId', anyOf(me('salesPersonnel'), me('helperId'))),
      headOf('initiator'),
      some('project', 'contractId', atWork),
      // people who may start projects find contracts without a project
      allOf(anyOf(holds('project:apply'), holds('project:manage')), is({ status: '通过', isBegun: false })),
      allOf(
        anyOf(
          holds('invoicing:audit'),
          holds('invoicing:complete'),
          holds('returnedMoney:audit'),
          holds('returnedMoney:manage'),
        ),
        is({ status: ['通过', '变更中', '已作废'] }),
      ),
    ],
  },
  opens: { 'contract:money': tasked },
  write: {
    create: holds('contract:apply'),
    update: anyOf(keeper, holds('contract:manage')),
    remove: anyOf(keeper, holds('contract:manage')),
  },
  edits: [
    {
      when: allOf(is({ status: '通过' }), not(is({ stage: '已归档' }))),
      fields: ['remark', 'secureFile', 'invoiceIgnore', 'personNumber', 'area'],
    },
    { when: is({ stage: '已归档' }), who: nobody, fields: [], message: '合同已归档，不能修改' },
  ],
  audit: {
    levels: 2,
    page: '/phone/phoneContractAudit',
    figures: {
      title: '资金',
      fields: ['totalMoney', 'receivedMoney', 'invoiceMoney', 'remainMoney', 'balance', 'invoicedUnpaid'],
    },
    locks: ['parentId'],
    submit: allOf(keeper, holds('contract:apply')),
    guards: { submit: [{ holds: isSet('contractFile'), field: 'contractFile', message: '请上传合同文件' }] },
    guard: { submit: 'contract/submit', approve: 'contract/approve', void: 'contract/void' },
    effect: { approve: 'contract/approved', void: 'contract/voided' },
    after,
    skip: [{ level: 2, field: 'isSmall' }],
    void: anyOf(holds('contract:void'), holds('contract:manage')),
  },
  flows: [stage],
  acts: [generatePlan, ilimit],
  checks,
  removable: [{ holds: not(isSet('contractNumber')), message: '已编号的合同不能删除，请作废' }],
  on: { check: 'contract/check' },
  indexes: [
    ['businessOpportunityId'],
    ['clientId', 'tzCreate'],
    ['clientId', 'status'],
    ['parentId'],
    ['maintainDate'],
    ['selfCompany', 'signDate'],
  ],
  list,
  form,
  summary: ['clientId', 'form', 'payWay', 'selfCompany', 'maintainMonths'],
  page: { tabs: [{ of: 'project', by: 'contractId', label: '项目', readOnly: true }], files: true },
  tree: { parent: 'parentId' },
  children,
})
