import { auditWaitingNotice } from '../audit-task/server/sla.ts'
import { reportNotice, unreadNotice } from '../document/server/notices.ts'
import { missingHolidays } from '../holiday/server/missing.ts'
import type { NamedNotice } from '../reminder-rule/server/named-notice.ts'

/** What the platform reminds people of by senders of their own. */
export const platformNotices: readonly NamedNotice[] = [auditWaitingNotice, unreadNotice, reportNotice, missingHolidays]
