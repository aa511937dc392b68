import { dated } from '@chengban/modules/platform/reminder-rule/server/dated.ts'
import type { NamedNotice } from '@chengban/modules/platform/reminder-rule/server/named-notice.ts'
import { contractMaintain } from '../contract/maintain.notice.ts'

/** What people in sales are reminded of. */
export const salesNotices: readonly NamedNotice[] = [dated(contractMaintain)]
