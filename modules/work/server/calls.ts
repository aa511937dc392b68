import { answer, type NamedCall } from '@chengban/engine/call.ts'
import { answering } from '@chengban/engine/client-page/answering.ts'
import { applyFor } from '../apply-for/apply-for.entity.ts'
import { readSignPage } from '../apply-for/server/sign-page.ts'
import { signPage } from '../apply-for/sign-page.call.ts'
import { signRequirement } from '../apply-for/signature.call.ts'
import { demandApply } from '../bug/demand-apply.call.ts'
import { raiseDemand } from '../bug/server/demand-apply.ts'
import { applyBugChange } from '../bug-change/apply.call.ts'
import { applyChange } from '../change/apply.call.ts'
import { askForBugChange, askForChange } from '../change/server/apply.ts'
import { assign } from '../pmo-assign/assign.call.ts'
import { assignTogether } from '../pmo-assign/server/assign.ts'
import { readWelcome } from '../work-day/server/welcome.ts'
import { welcomeBoard } from '../work-day/welcome.call.ts'

export const workCalls: readonly NamedCall[] = [
  answer(applyChange, askForChange),
  answer(applyBugChange, askForBugChange),
  answer(assign, assignTogether),
  answer(demandApply, raiseDemand),
  answer(welcomeBoard, readWelcome),
  answer(signPage, readSignPage),
  answer(signRequirement, answering({ of: applyFor, agree: 'sign', refuse: 'sign' })),
]
