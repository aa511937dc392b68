import { auditPage } from '@chengban/ui/phone/audit-page.ts'

export const screen = auditPage('/phone/phoneContractAudit', '合同审批', ['contract'])
