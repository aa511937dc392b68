import { entity } from '@chengban/kernel/entity.ts'
import {
  add,
  allOf,
  anyOf,
  eq,
  field,
  ge,
  gt,
  headOf,
  holds,
  is,
  isSet,
  le,
  me,
  not,
  subtract,
  sum,
  tasked,
  via,
  when,
} from '@chengban/kernel/expr.ts'
import { coalesce, lineSum, of } from '@chengban/kernel/formula.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'
import { dict, oneOf } from '@chengban/kernel/kinds/choice.ts'
import { email } from '@chengban/kernel/kinds/contact.ts'
import { date, datetime } from '@chengban/kernel/kinds/date.ts'
import { decimal, money, percent } from '@chengban/kernel/kinds/decimal.ts'
import { files } from '@chengban/kernel/kinds/file.ts'
import { json } from '@chengban/kernel/kinds/json.ts'
import { lines } from '@chengban/kernel/kinds/lines.ts'
import { number } from '@chengban/kernel/kinds/number.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { longText, text } from '@chengban/kernel/kinds/text.ts'
import { flushRed } from './flush-red.act.ts'
import { flow } from './invoicing.flow.ts'
import { flushing, issued } from './invoicing.states.ts'

const secret = 'contract:money'
const red = is({ isRed: true })
const otherDoors = '请使用红冲或其他开票功能'
const withContract = is({ isOther: false })
const flushed = (where: typeof issued | typeof flushing) =>
  subtract(0, sum({ of: 'invoicing', by: 'blueId', column: 'money', where }))

/** A title as it was copied. */
const titleParts = {
  title: '抬头',
  taxNo: '税号',
  address: '地址',
  tel: '电话',
  bank: '开户银行',
  account: '银行账号',
}

/** An invoice from its application to its issue; each red invoice is a separate row with a negative amount. */
export const invoicing = entity('invoicing', {
  label: '开票',
  title: 'applyNumber',
  fields: {
    applyNumber: number('申请编号', {
      unique: true,
      search: true,
      at: 'create',
      forms: [{ prefix: 'KP-{YYYY}{MM}-', digits: 4 }],
    }),
    contractId: ref('合同', 'contract', { offers: { parentId: null } }),
    invoicingPlanId: ref('开票计划', 'invoicingPlan', {
      offers: { contractId: { from: 'contractId' }, isCancel: false },
    }),
    clientId: ref('客户', 'client', {
      computed: coalesce(of('contractId', 'clientId'), of('buyerId', 'clientId')),
      kept: true,
    }),
    isOther: bool('其他开票', { readonly: true, refused: otherDoors, default: false }),
    otherReason: text('无合同原因', { shownWhen: is({ isOther: true }) }),
    isRed: bool('红字', { readonly: true, refused: otherDoors, default: false }),
    blueId: ref('蓝字发票', 'invoicing', { readonly: true, refused: otherDoors }),
    sellerId: ref('销方', 'invoicingConfig', {
      required: true,
      among: { kind: '销方', status: '通过', isEnable: true },
      default: { of: ['contractId', 'usualSellerId'] },
      offers: { selfCompany: { from: 'contractId.selfCompany' } },
    }),
    buyerId: ref('购方抬头', 'invoicingConfig', {
      required: true,
      among: { kind: '购方', status: '通过', isEnable: true },
      offers: { clientId: { from: 'contractId.clientId', orNone: true } },
    }),
    sellerTitle: json('销方信息', { readonly: true, names: titleParts }),
    buyerTitle: json('购方信息', { readonly: true, names: titleParts }),
    type: oneOf('发票类型', ['电子普通发票', '电子专用发票', '电子免税发票'], {
      required: true,
      default: { of: ['contractId', 'invoiceType'] },
    }),
    item: dict('开票项目', 'invoiceItem', { required: true }),
    detail: lines(
      '明细',
      {
        name: text('名称', { required: true }),
        spec: text('规格'),
        unit: text('单位'),
        quantity: decimal('数量', { digits: 4 }),
        money: money('金额', { required: true }),
      },
      { secret },
    ),
    taxRate: percent('税率', { required: true, min: 0, max: 100, default: { of: ['sellerId', 'usualRate'] } }),
    money: money('价税合计', { required: true, secret, default: { of: ['invoicingPlanId', 'leftMoney'] } }),
    amountNoTax: money('不含税金额', { computed: { onWrite: 'invoicing/amountNoTax' }, secret }),
    tax: money('税额', { computed: subtract(field('money'), field('amountNoTax')), secret }),
    status: oneOf('状态', flow.states, { readonly: true, default: '草稿' }),
    initiator: ref('申请人', 'user', { readonly: true, default: { from: 'me' } }),
    tzSubmit: datetime('提交时间', { readonly: true }),
    auditorId: ref('审核人', 'user', { readonly: true }),
    opinion: longText('审核意见', { readonly: true }),
    completerId: ref('开票人', 'user', { readonly: true }),
    invoiceNumber: text('发票号码', {
      unique: '发票号码已存在',
      readonly: true,
      search: true,
      pattern: { source: '^(\\d{8}|\\d{20})$', message: '发票号码格式不正确' },
    }),
    dtInvoice: date('开票日期', { readonly: true }),
    invoiceFile: files('发票文件', { readonly: true, accept: ['pdf', 'ofd', 'xml', 'jpg', 'jpeg', 'png'] }),
    email: email('收票邮箱', { default: { of: ['buyerId', 'email'] } }),
    reason: dict('红冲原因', 'redReason', { readonly: true }),
    isUsed: bool('购方已使用', { readonly: true, default: false }),
    redConfirmNumber: text('红字确认单编号', { readonly: true }),
    tzConfirmEnd: datetime('确认截止', { readonly: true }),
    flushedMoney: money('已红冲金额', { computed: flushed(issued), kept: true, secret }),
    flushingMoney: money('红冲中金额', { computed: flushed(flushing), kept: true, secret }),
    netMoney: money('净额', { computed: when([[red, null]], subtract(field('money'), field('flushedMoney'))), secret }),
    remark: longText('备注'),
    file: files('附件'),
  },
  rows: {
    own: anyOf(me('initiator'), me('creatorId')),
    manage: anyOf(holds('invoicing:manage'), holds('invoicing:audit'), holds('invoicing:complete')),
    also: [via('contractId', me('initiator')), via('clientId', me('userId')), headOf('initiator'), tasked],
  },
  opens: { 'contract:money': anyOf(holds('invoicing:audit'), holds('invoicing:complete')) },
  write: {
    create: holds('invoicing:apply'),
    update: allOf(
      me('initiator'),
      holds('invoicing:apply'),
      is({ status: ['草稿', '驳回', '已撤回', '待审核', '待对方确认', '待开票'] }),
    ),
    remove: allOf(me('initiator'), is({ status: '草稿' })),
  },
  workflow: flow,
  acts: [flushRed],
  checks: [
    {
      holds: anyOf(allOf(red, le(field('money'), 0)), gt(field('money'), 0)),
      field: 'money',
      message: '开票金额必须大于0',
    },
    {
      holds: anyOf(not(is({ type: '电子免税发票' })), eq(field('taxRate'), 0)),
      field: 'taxRate',
      message: '免税发票税率应为0',
    },
    {
      holds: anyOf(red, le(add(field('flushedMoney'), field('flushingMoney')), field('money'))),
      field: 'flushedMoney',
      message: '红冲金额超过可红冲金额',
    },
    { holds: ge(field('flushedMoney'), 0), field: 'flushedMoney', message: '红冲金额应为负数' },
    {
      holds: anyOf(eq(lineSum('detail', 'money'), 0), eq(lineSum('detail', 'money'), field('money'))),
      field: 'detail',
      message: '明细合计与开票金额不符',
    },
    { holds: anyOf(isSet('contractId'), is({ isOther: true })), field: 'contractId', message: '请选择合同' },
    { holds: anyOf(withContract, isSet('otherReason')), field: 'otherReason', message: '请填写无合同开票原因' },
  ],
  on: { check: 'invoicing/check' },
  indexes: [
    ['contractId', 'status'],
    ['sellerId', 'dtInvoice'],
    ['status', 'tzSubmit'],
  ],
  list: {
    columns: [
      'applyNumber',
      'contractId',
      'clientId',
      'type',
      'money',
      'tax',
      'isRed',
      'status',
      'invoiceNumber',
      'dtInvoice',
      'flushedMoney',
      'initiator',
      'tzSubmit',
    ],
    filters: ['status', 'type', 'contractId', 'clientId', 'sellerId', 'initiator', 'isRed', 'isOther', 'dtInvoice'],
    sort: '-tzCreate',
  },
  form: [
    { title: '合同', fields: ['contractId', 'invoicingPlanId', 'otherReason'] },
    { title: '抬头', fields: ['sellerId', 'buyerId', 'email'] },
    { title: '发票', fields: ['type', 'item', 'taxRate', 'money', 'detail'] },
    { title: '其他', fields: ['remark', 'file'] },
  ],
  tells: [
    {
      call: '/invoicing/getBalance',
      by: { contractId: 'contractId', planId: 'invoicingPlanId', sellerId: 'sellerId' },
      needs: ['contractId'],
      at: 'money',
      shows: { balance: '可开票余额', 'plan.left': '计划未开', 'seller.monthLeft': '销方本月剩余' },
    },
    { foretells: ['amountNoTax'], needs: ['money', 'taxRate'], at: 'money' },
  ],
  summary: ['contractId', 'clientId', 'type', 'money', 'taxRate'],
  children: [{ of: 'invoicing', by: 'blueId', label: '红字发票' }],
})
