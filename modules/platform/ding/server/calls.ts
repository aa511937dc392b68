import { answer, type NamedCall } from '@chengban/engine/call.ts'
import { dingFailed, dingResend, dingState, dingTest } from '../manage.call.ts'
import { toSync } from '../sync.call.ts'
import { listFailed, readDingState, resendFailed, sendTest } from './manage.ts'
import { syncNow } from './sync.ts'

/** What looks after DingTalk. */
export const dingCalls: readonly NamedCall[] = [
  answer(dingState, readDingState),
  answer(dingFailed, listFailed),
  answer(dingResend, resendFailed),
  answer(dingTest, sendTest),
  answer(toSync, syncNow),
]
