import { is } from '@chengban/kernel/expr.ts'
import { notice } from '@chengban/kernel/notice.ts'
import { waiting } from '@chengban/modules/platform/audit-task/waiting.ts'
/** A wage or a payroll waits for its approver. */
export const salaryAudit = notice({
  code: 'salaryAudit',
  family: 'salary',
  name: '薪资待审核',
  condition: '定薪单、工资表待审核1个工作日提醒审批人，2个工作日提醒同级其他审批人员；审批后停止',
  isDuty: true,
  about: waiting(
    ['submitSalary', 'submitPayroll'],
    [
      { on: [1, 2], to: ['userId'] },
      { on: [2], when: is({ module: 'submitSalary', auditLevel: 1 }), to: [{ holds: 'submitSalary:audit1' }] },
      { on: [2], when: is({ module: 'submitSalary', auditLevel: 2 }), to: [{ holds: 'submitSalary:audit2' }] },
      { on: [2], when: is({ module: 'submitPayroll', auditLevel: 1 }), to: [{ holds: 'moneyPayroll:audit1' }] },
      { on: [2], when: is({ module: 'submitPayroll', auditLevel: 2 }), to: [{ holds: 'moneyPayroll:audit2' }] },
    ],
  ),
})
