import { answer, type NamedCall } from '@chengban/engine/call.ts'
import { auditRow } from '../submission/audit-row.call.ts'
import { decideRow } from '../submission/server/audit-row.ts'

export const financeCalls: readonly NamedCall[] = [
  answer(auditRow('/submitOther/action/auditRow'), decideRow('submitOther')),
]
