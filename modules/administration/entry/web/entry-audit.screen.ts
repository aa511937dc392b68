import { auditPage } from '@chengban/ui/phone/audit-page.ts'

export const screen = auditPage('/phone/phoneEntryAudit', '入职审核', ['entry'])
