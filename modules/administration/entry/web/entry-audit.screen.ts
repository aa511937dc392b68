import { auditPage } from '@chengban/ui/phone/audit-page.ts'
import { decisionDesk } from '@chengban/ui/screen/decision-desk.ts'

export const screen = auditPage('/phone/phoneEntryAudit', '入职审核', ['entry'])

export const screens = [decisionDesk('/entryAudit', '入职审核', () => import('./entry-desk-context.ts'))]
