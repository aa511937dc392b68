import { passwordNotice } from '../admin/server/password-notice.ts'
import { auditResult } from '../audit-task/result.notice.ts'
import { auditWaitingNotice } from '../audit-task/server/sla.ts'
import { reportNotice, unreadNotice } from '../document/server/notices.ts'
import { fileExpire } from '../file-audit/expire.notice.ts'
import { missingHolidays } from '../holiday/server/missing.ts'
import { dated, leftByStep } from '../reminder-rule/server/dated.ts'
import type { NamedNotice } from '../reminder-rule/server/named-notice.ts'

/** What the platform reminds people of. */
export const platformNotices: readonly NamedNotice[] = [
  auditWaitingNotice,
  leftByStep(auditResult),
  unreadNotice,
  reportNotice,
  dated(fileExpire),
  passwordNotice,
  missingHolidays,
]
