import { decisionDesk } from '@chengban/ui/screen/decision-desk.ts'

export const screens = [decisionDesk('/submitExpenseAudit', '报销审核', () => import('./expense-context.ts'))]
