import { audited, handedIn } from '@chengban/kernel/audited.ts'
import { entity } from '@chengban/kernel/entity.ts'
import { allOf, anyOf, asParent, field, holds, is, isSet, me, not, tasked } from '@chengban/kernel/expr.ts'
import { figureIn } from '@chengban/kernel/gather.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'
import { dict, oneOf } from '@chengban/kernel/kinds/choice.ts'
import { email } from '@chengban/kernel/kinds/contact.ts'
import { money, percent } from '@chengban/kernel/kinds/decimal.ts'
import { json } from '@chengban/kernel/kinds/json.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { text } from '@chengban/kernel/kinds/text.ts'
import { ilimit } from './ilimit.act.ts'

const seller = is({ kind: '销方' })
const buyer = is({ kind: '购方' })
const rates = (['13', '9', '6', '3', '1', '0'] as const).map((rate) => [rate, `${rate}%`] as const)
const inForce = is({ status: ['通过', '变更中'] })

/** Titles of sellers (our companies, with their limits) and of buyers, which are approved before use. */
export const invoicingConfig = entity('invoicingConfig', {
  label: '开票配置',
  title: 'title',
  fields: {
    kind: oneOf('类别', ['销方', '购方'], { required: true, fixed: true, default: '购方' }),
    title: text('抬头名称', { required: true, search: true }),
    taxNo: text('税号', { search: true, whole: 18, hint: '15、18 或 20 位' }),
    confirmTaxNo: bool('税号已核对', { default: false, isAnew: true, hint: '税号校验位不符时，核对无误后勾选' }),
    selfCompany: dict('我方公司', 'company'),
    clientId: ref('客户', 'client', { hint: '留空：不在客户登记中的购方' }),
    address: text('地址'),
    tel: text('电话'),
    bank: text('开户银行'),
    account: text('银行账号', { whole: 20 }),
    email: email('收票邮箱'),
    singleLimit: money('单张限额（不含税）', { isUnsummed: true, min: 0 }),
    monthLimit: money('月度总额度（不含税）', { isUnsummed: true, min: 0 }),
    monthLimits: json('逐月额度', { readonly: true, isMap: true }),
    taxRates: json('可用税率', { structure: ['text'], choices: rates, default: ['13', '9', '6', '3', '1', '0'] }),
    usualRate: percent('首选税率', { isAside: true, computed: figureIn(field('taxRates'), '0') }),
    isDefault: bool('默认', { default: false }),
    isEnable: bool('启用', { default: true }),
    ...audited(1),
    ...handedIn,
  },
  rows: {
    own: me('creatorId'),
    manage: holds('invoicingConfig:manage'),
    also: [
      tasked,
      allOf(inForce, seller, anyOf(holds('invoicing:apply'), holds('invoicing:audit'), holds('invoicing:complete'))),
      allOf(inForce, buyer, asParent('clientId')),
      allOf(inForce, buyer, not(isSet('clientId')), holds('invoicing:apply')),
    ],
  },
  write: {
    create: anyOf(holds('invoicingConfig:apply'), holds('invoicingConfig:manage')),
    update: anyOf(me('creatorId'), holds('invoicingConfig:manage')),
    remove: anyOf(me('creatorId'), holds('invoicingConfig:manage')),
  },
  edits: [
    {
      when: is({ status: '通过' }),
      fields: ['email', 'isDefault', 'isEnable', 'singleLimit', 'monthLimit', 'taxRates'],
    },
  ],
  audit: {
    levels: 1,
    codes: { 1: 'invoicingConfig:manage' },
    submit: allOf(me('creatorId'), anyOf(holds('invoicingConfig:apply'), holds('invoicingConfig:manage'))),
    effect: { approve: 'invoicingConfig/approved' },
  },
  requires: [{ when: seller, fields: ['taxNo', 'selfCompany'] }],
  checks: [
    { holds: anyOf(seller, not(isSet('singleLimit'))), field: 'singleLimit', message: '购方无额度' },
    { holds: anyOf(seller, not(isSet('monthLimit'))), field: 'monthLimit', message: '购方无额度' },
    { holds: anyOf(buyer, not(isSet('clientId'))), field: 'clientId', message: '销方不属于客户' },
  ],
  unique: [
    { fields: ['kind', 'taxNo', 'title'], where: is({ isEnable: true }), message: '抬头已存在' },
    {
      fields: ['selfCompany'],
      where: allOf(seller, is({ isDefault: true }), is({ isEnable: true })),
      message: '该公司已有默认销方',
    },
  ],
  acts: [ilimit],
  on: { check: 'invoicingConfig/check' },
  indexes: [['kind', 'clientId']],
  list: {
    columns: [
      'title',
      'kind',
      'taxNo',
      'selfCompany',
      'clientId',
      'singleLimit',
      'monthLimit',
      'isDefault',
      'isEnable',
      'status',
    ],
    filters: ['kind', 'selfCompany', 'clientId', 'status', 'isEnable'],
    sort: 'kind,-isDefault,title',
  },
  form: [
    { title: '抬头', fields: ['kind', 'title', 'taxNo', 'confirmTaxNo', 'selfCompany', 'clientId', 'isDefault'] },
    { title: '联系与账户', fields: ['address', 'tel', 'bank', 'account', 'email'] },
    { title: '额度', fields: ['singleLimit', 'monthLimit', 'taxRates'] },
    { title: '审批', fields: ['audit1'] },
  ],
  summary: ['kind', 'title', 'taxNo', 'clientId'],
})
