import { entity } from '@chengban/kernel/entity.ts'
import {
  add,
  allOf,
  anyOf,
  type Expr,
  eq,
  field,
  holds,
  is,
  isSet,
  me,
  not,
  subtract,
  sum,
  via,
  when,
} from '@chengban/kernel/expr.ts'
import { parent, rate } from '@chengban/kernel/formula.ts'
import { dict, oneOf } from '@chengban/kernel/kinds/choice.ts'
import { money, percent } from '@chengban/kernel/kinds/decimal.ts'
import { year } from '@chengban/kernel/kinds/int.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { longText } from '@chengban/kernel/kinds/text.ts'
import { ofOne } from '../company.ts'

const ofDepartment = is({ target: '部门' })
const message = '该预算已存在'

/** Σ over the costs that fall under it: all those of its department or its project that no other budget takes. */
const spent = (...tests: readonly Expr<unknown>[]) => {
  const costs = {
    of: 'moneyExpense',
    column: 'auditMoney',
    where: allOf(eq(field('budgetId'), parent('id')), ...tests),
  } as const
  return when(
    [[ofDepartment, sum({ ...costs, by: 'departmentId', at: 'departmentId' })]],
    sum({ ...costs, by: 'projectId', at: 'projectId' }),
  )
}
const waiting = ['待一级审核', '待二级审核', '待三级审核'] as const

/** A yearly amount for a department, perhaps of one kind, or one for a project; beyond it a claim needs the third level. */
export const moneyBudget = entity('moneyBudget', {
  label: '预算',
  title: 'year',
  fields: {
    year: year('年度', { required: true, min: 2000, max: 2100 }),
    company: dict('所属公司', 'company', ofOne),
    target: oneOf('对象', ['部门', '项目'], { required: true }),
    departmentId: ref('部门', 'department'),
    projectId: ref('项目', 'project'),
    kind: dict('费用归属', 'expenseKind', { hint: '空 = 全部' }),
    money: money('预算金额', { required: true, min: '0.00', default: { of: ['projectId', 'budget'] } }),
    used: money('已用', { computed: spent(is({ status: ['通过', '核减'] }), via('submitId', is({ status: '通过' }))) }),
    reserved: money('审批中', {
      computed: spent(not(is({ status: '驳回' })), via('submitId', is({ status: waiting }))),
    }),
    remain: money('余额', { computed: subtract(field('money'), field('used'), field('reserved')) }),
    useRate: percent('使用率', { computed: rate(add(field('used'), field('reserved')), field('money'), 2) }),
    remark: longText('备注'),
  },
  rows: {
    own: anyOf(via('departmentId', me('leaderId')), via('projectId', me('principalId'))),
    manage: holds('finance:manage'),
    also: [holds('finance:show')],
  },
  requires: [
    { when: ofDepartment, fields: ['departmentId'] },
    { when: is({ target: '项目' }), fields: ['projectId'] },
  ],
  checks: [
    {
      holds: anyOf(ofDepartment, not(isSet('kind')), is({ kind: '项目费用' })),
      field: 'kind',
      message: '项目预算只含项目费用',
    },
  ],
  unique: [
    { fields: ['year', 'company', 'departmentId', 'kind'], where: allOf(ofDepartment, isSet('kind')), message },
    { fields: ['year', 'company', 'departmentId'], where: allOf(ofDepartment, not(isSet('kind'))), message },
    { fields: ['projectId'], where: is({ target: '项目' }), message },
  ],
  list: {
    columns: [
      'year',
      'company',
      'target',
      'departmentId',
      'projectId',
      'kind',
      'money',
      'used',
      'reserved',
      'remain',
      'useRate',
    ],
    filters: ['year', 'company', 'target', 'departmentId', 'kind'],
    sort: '-year,departmentId',
  },
  form: [
    { title: '预算', fields: ['year', 'company', 'target', 'departmentId', 'projectId', 'kind', 'money', 'remark'] },
    { title: '使用', fields: ['used', 'reserved', 'remain', 'useRate'] },
  ],
  summary: ['year', 'target', 'departmentId', 'money', 'useRate'],
})
