import { decisionDesk } from '@chengban/ui/screen/decision-desk.ts'

export const screen = decisionDesk('/checkOnWorkAudit', '扣分审核', () => import('./deduction-audit-context.ts'))
