import type { AuditMove } from '@chengban/kernel/workflow.ts'
import type { Act } from '../row/act.ts'
import { addSign, removeSign } from './add-sign.ts'
import { cc } from './cc.ts'
import { change } from './change.ts'
import { approve } from './decide.ts'
import { reject } from './reject.ts'
import { submit } from './submit.ts'
import { auditWithdraw } from './take-back.ts'
import { transfer } from './transfer.ts'
import { urge } from './urge.ts'
import { voidRecord } from './void.ts'
import { withdraw } from './withdraw.ts'

/** Everything that can be done to an audited record, by the name of its call. */
export const acts: Readonly<Record<AuditMove, Act>> = {
  submit,
  approve,
  reject,
  withdraw,
  transfer,
  addSign,
  removeSign,
  auditWithdraw,
  urge,
  cc,
  change,
  void: voidRecord,
}
