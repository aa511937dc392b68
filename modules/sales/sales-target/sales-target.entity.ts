import { entity } from '@chengban/kernel/entity.ts'
import { allOf, anyOf, headOf, holds, isSet, me, not } from '@chengban/kernel/expr.ts'
import { money } from '@chengban/kernel/kinds/decimal.ts'
import { monthOfYear, year } from '@chengban/kernel/kinds/int.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { text } from '@chengban/kernel/kinds/text.ts'
import { headsOf } from '@chengban/kernel/row-rule.ts'

const ofPerson = isSet('userId')
const ofDepartment = isSet('departmentId')
/** Heads set it for their department, those below and their people; nobody their own. */
const keeper = anyOf(
  holds('businessOpportunity:manage'),
  headsOf('departmentId'),
  allOf(headOf('userId'), not(me('userId'))),
)

/** What a person or a department is to win in a month. */
export const salesTarget = entity('salesTarget', {
  label: '销售目标',
  title: 'money',
  fields: {
    userId: ref('人员', 'user'),
    departmentId: ref('部门', 'department'),
    year: year('年', { required: true, min: 2000, max: 2100, default: { from: 'year' } }),
    month: monthOfYear('月', { required: true }),
    money: money('目标金额', { required: true, min: 0 }),
    remark: text('备注'),
  },
  rows: {
    own: me('userId'),
    manage: holds('businessOpportunity:manage'),
    also: [headOf('userId'), headsOf('departmentId')],
  },
  write: { create: keeper, update: keeper, remove: keeper },
  checks: [
    {
      holds: anyOf(allOf(ofPerson, not(ofDepartment)), allOf(ofDepartment, not(ofPerson))),
      field: 'userId',
      message: '请选择人员或部门',
    },
  ],
  unique: [
    { fields: ['userId', 'year', 'month'], message: '该月目标已存在' },
    { fields: ['departmentId', 'year', 'month'], message: '该月目标已存在' },
  ],
  list: {
    columns: ['year', 'month', 'departmentId', 'userId', 'money', 'remark'],
    filters: ['year', 'month', 'userId', 'departmentId'],
    sort: '-year,-month',
  },
})
