import { decisionDesk } from '@chengban/ui/screen/decision-desk.ts'

export const screen = decisionDesk('/yyxx/examine', '课程审核', () => import('./review/review-part.ts'))
