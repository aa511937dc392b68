import type { NamedNotice } from '@chengban/modules/platform/reminder-rule/server/named-notice.ts'
import { missingMonths } from '../money-month/server/remind-missing.ts'

/** What finance reminds people of by senders of their own. */
export const financeNotices: readonly NamedNotice[] = [missingMonths]
