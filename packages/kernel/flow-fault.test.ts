import { contract } from '@chengban/modules/sales/contract/contract.entity.ts'
import { expect, test } from 'vitest'
import { flowFault } from './flow-fault.ts'

test.each([
  [[], '审批设置格式错误'],
  [{ strategy: 'form' }, '审批设置没有【strategy】'],
  [{ approvers: { 3: 'form' } }, '审批级次不存在'],
  [{ approvers: { 1: 'anybody' } }, '审批人规则格式错误'],
  [{ approvers: { 1: 'role:' } }, '审批人规则不完整'],
  [{ approvers: { 1: 'field:money' } }, '审批人规则中的字段不是人员'],
  [{ approvers: { 1: 'headOf:clientId' } }, '审批人规则中的字段不是部门'],
  [{ mode: { 1: '全签' } }, '审批方式只能为或签、会签'],
  [{ skip: [{ level: 2, field: 'contractNumber', below: 5 }] }, '免审条件中的字段不是数字'],
  [{ skip: [{ level: 2, field: 'money', below: 'much' }] }, '免审限额须为数字'],
  [{ skip: [{ level: 2, field: 'money' }] }, '免审条件中的字段不是是否'],
  [{ signature: [0] }, '审批级次不存在'],
  [{ slaHours: 0 }, '审批时限须在1与240小时之间'],
  [{ cc: ['form'] }, '抄送人不能由提交时选择'],
])('%j: %s', (value, words) => {
  expect(flowFault(contract, value)).toBe(words)
})

test('what is right passes', () => {
  expect(flowFault(contract, {})).toBeUndefined()
  expect(
    flowFault(contract, {
      approvers: { 1: 'departmentHead', 2: 'operation:contract:audit2' },
      mode: { 2: '会签' },
      skip: [
        { level: 2, field: 'isSmall' },
        { level: 1, field: 'money', below: '500.00' },
      ],
      signature: [2],
      slaHours: 16,
      cc: ['superior'],
    }),
  ).toBeUndefined()
})
