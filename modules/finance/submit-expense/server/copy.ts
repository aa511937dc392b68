import type { CallHandler } from '@chengban/engine/call.ts'
import { copied } from '@chengban/engine/read/copied.ts'
import type { copyClaim } from '../copy.call.ts'

/** Days and receipts are the new claim's own. */
export const beginClaim: CallHandler<typeof copyClaim> = copied('submitExpense', ['name', 'departmentId', 'company'], {
  rows: ['content', 'kind', 'type', 'money', 'quantity', 'projectId', 'clientId', 'maintenanceId', 'okrId'],
})
