import { notice } from '@chengban/kernel/notice.ts'
import { waiting } from '@chengban/modules/platform/audit-task/waiting.ts'
/** A project, or what belongs to one, waits for who decides. */
export const projectAudit = notice({
  code: 'projectAudit',
  family: 'project',
  name: '项目待审核',
  condition: '项目、产品研发项目、人天变更、设计稿、版本交付待我审核时提醒；审批或转交后停止',
  isDuty: true,
  about: waiting(
    ['project', 'projectProduct', 'projectManDay', 'design', 'projectVer'],
    [{ once: true, to: ['userId'] }],
  ),
})
