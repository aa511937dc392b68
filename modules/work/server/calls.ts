import { answer, type NamedCall } from '@chengban/engine/call.ts'
import { applyBugChange } from '../bug-change/apply.call.ts'
import { applyChange } from '../change/apply.call.ts'
import { askForBugChange, askForChange } from '../change/server/apply.ts'
import { assign } from '../pmo-assign/assign.call.ts'
import { assignTogether } from '../pmo-assign/server/assign.ts'

export const workCalls: readonly NamedCall[] = [
  answer(applyChange, askForChange),
  answer(applyBugChange, askForBugChange),
  answer(assign, assignTogether),
]
