import { notice } from '@chengban/kernel/notice.ts'
import { waiting } from '@chengban/modules/platform/audit-task/waiting.ts'
/** A course waits for its approver. */
export const documentCourseAudit = notice({
  code: 'documentCourseAudit',
  family: 'document',
  name: '课程待审核',
  condition: '课程待审核1个、2个工作日，提醒课程管理人员；审批后停止',
  isDuty: true,
  about: waiting(['course'], [{ on: [1, 2], to: [{ holds: 'course:manage' }] }]),
})
