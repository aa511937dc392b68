import { auditPage } from '@chengban/ui/phone/audit-page.ts'

export const screen = auditPage('/phone/phoneProjectAudit', '项目审核', ['project', 'projectManDay', 'projectVer'])
