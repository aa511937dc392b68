import { decisionDesk } from '@chengban/ui/screen/decision-desk.ts'

export const screen = decisionDesk('/clientAudit', '客户审核', () => import('./client-context.ts'))
