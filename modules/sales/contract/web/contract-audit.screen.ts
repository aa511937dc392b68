import { auditPage } from '@chengban/ui/phone/audit-page.ts'
import { decisionDesk } from '@chengban/ui/screen/decision-desk.ts'

export const screen = auditPage('/phone/phoneContractAudit', '合同审批', ['contract'])

export const screens = [decisionDesk('/contractAudit', '合同审核', () => import('./contract-context.ts'))]
