import type { CallHandler } from '@chengban/engine/call.ts'
import { answering } from '@chengban/engine/client-page/answering.ts'
import type { confirmImpRecord } from '../confirm.call.ts'
import { impRecord } from '../imp-record.entity.ts'

export const answerConfirmImpRecord: CallHandler<typeof confirmImpRecord> = answering({
  of: impRecord,
  agree: 'confirm',
  refuse: 'dispute',
})
