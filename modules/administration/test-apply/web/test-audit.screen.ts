import { decisionDesk } from '@chengban/ui/screen/decision-desk.ts'

export const screen = decisionDesk('/testAudit', '测试审核', () => import('./test-audit-context.ts'))
