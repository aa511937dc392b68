import type { Handler } from '@chengban/engine/write/scene.ts'
import type { HandlerName } from '@chengban/kernel/registry.ts'
import { wholeMinute } from '../attendance-punch/server/whole-minute.ts'
import { checkSeal, checkTransfer } from '../official-seal/server/rules.ts'
import { checkReturn, checkStamp, demandActing } from '../official-seal-use/server/acting.ts'
import { checkApproved, checkSubmit, checkUse, isSimple } from '../official-seal-use/server/rules.ts'
import { submitReceive } from '../receive/server/submit.ts'
import { checkItem } from '../receive-item/server/check.ts'
import { bookStock } from '../receive-stock/server/book.ts'
import { askStatement } from '../violate/server/statement-due.ts'
import { leaderOf } from './leader.ts'

export const administrationHandlers = {
  'administration/leader': leaderOf,
  'attendancePunch/wholeMinute': wholeMinute,
  'receive/submit': submitReceive,
  'receiveItem/check': checkItem,
  'receiveStock/book': bookStock,
  'violate/statementDue': askStatement,
  'officialSeal/check': checkSeal,
  'officialSeal/transfer': checkTransfer,
  'officialSealUse/check': checkUse,
  'officialSealUse/isSimple': isSimple,
  'officialSealUse/submit': checkSubmit,
  'officialSealUse/approved': checkApproved,
  'officialSealUse/acting': demandActing,
  'officialSealUse/stamp': checkStamp,
  'officialSealUse/returned': checkReturn,
} satisfies Partial<Record<HandlerName, Handler>>
