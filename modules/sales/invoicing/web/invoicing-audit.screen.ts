import { decisionDesk } from '@chengban/ui/screen/decision-desk.ts'

export const screen = decisionDesk('/invoicingAudit', '开票审核', () => import('./invoicing-context.ts'))
