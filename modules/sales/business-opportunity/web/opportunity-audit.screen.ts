import { decisionDesk } from '@chengban/ui/screen/decision-desk.ts'

export const screen = decisionDesk('/businessOpportunityAudit', '商机审核', () => import('./opportunity-context.ts'))
