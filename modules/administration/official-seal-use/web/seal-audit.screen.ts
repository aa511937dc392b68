import { decisionDesk } from '@chengban/ui/screen/decision-desk.ts'

export const screen = decisionDesk('/sealAudit', '用印审核', () => import('./seal-audit-context.ts'))
