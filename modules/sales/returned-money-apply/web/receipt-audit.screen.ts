import { decisionDesk } from '@chengban/ui/screen/decision-desk.ts'

export const screen = decisionDesk('/returnedMoneyAudit', '回款审核', () => import('./receipt-context.ts'))
