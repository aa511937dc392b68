import { answer, type NamedCall } from '@chengban/engine/call.ts'
import { dispute } from '../project-progress/dispute.call.ts'
import { report } from '../project-progress/report.call.ts'
import { clientDispute, clientReport } from '../project-progress/server/client.ts'

export const projectsCalls: readonly NamedCall[] = [answer(report, clientReport), answer(dispute, clientDispute)]
