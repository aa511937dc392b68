import { decisionDesk } from '@chengban/ui/screen/decision-desk.ts'

export const screen = decisionDesk('/receiveAudit', '领用审核', () => import('./receive-audit-context.ts'))
