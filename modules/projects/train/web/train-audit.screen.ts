import { decisionDesk } from '@chengban/ui/screen/decision-desk.ts'

export const screen = decisionDesk('/trainAudit', '培训审核', () => import('./train-context.ts'))
