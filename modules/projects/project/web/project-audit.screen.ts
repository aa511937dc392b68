import { auditPage } from '@chengban/ui/phone/audit-page.ts'
import { decisionDesk } from '@chengban/ui/screen/decision-desk.ts'

export const screen = auditPage('/phone/phoneProjectAudit', '项目审核', ['project', 'projectManDay', 'projectVer'])

export const screens = [decisionDesk('/projectAudit', '项目审核', () => import('./project-context.ts'))]
