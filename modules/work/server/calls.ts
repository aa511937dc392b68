import { answer, type NamedCall } from '@chengban/engine/call.ts'
import { applyBugChange } from '../bug-change/apply.call.ts'
import { applyChange } from '../change/apply.call.ts'
import { askForBugChange, askForChange } from '../change/server/apply.ts'

export const workCalls: readonly NamedCall[] = [
  answer(applyChange, askForChange),
  answer(applyBugChange, askForBugChange),
]
