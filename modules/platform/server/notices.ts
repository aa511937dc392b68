import { passwordNotice } from '../admin/server/password-notice.ts'
import { auditWaitingNotice } from '../audit-task/server/sla.ts'
import { missingHolidays } from '../holiday/server/missing.ts'
import type { NamedNotice } from '../reminder-rule/server/named-notice.ts'

/** What the platform reminds people of. */
export const platformNotices: readonly NamedNotice[] = [auditWaitingNotice, passwordNotice, missingHolidays]
