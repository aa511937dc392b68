import { decisionDesk } from '@chengban/ui/screen/decision-desk.ts'

export const screen = decisionDesk('/maintainDateChangeAudit', '维护日期审核', () => import('./date-change-context.ts'))
