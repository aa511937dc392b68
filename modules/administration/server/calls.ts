import { answer, type NamedCall } from '@chengban/engine/call.ts'
import { mine } from '../entry/mine.call.ts'
import { myEntry } from '../entry/server/mine.ts'
import { batch } from '../official-seal-use/batch.call.ts'
import { scans } from '../official-seal-use/scans.call.ts'
import { applyTogether } from '../official-seal-use/server/batch.ts'
import { listScans } from '../official-seal-use/server/scans.ts'
import { balance } from '../rest-day-ledger/balance.call.ts'
import { readBalance } from '../rest-day-ledger/server/balance.ts'

export const administrationCalls: readonly NamedCall[] = [
  answer(batch, applyTogether),
  answer(scans, listScans),
  answer(mine, myEntry),
  answer(balance, readBalance),
]
