import type { Handler } from '@chengban/engine/write/scene.ts'
import type { HandlerName } from '@chengban/kernel/registry.ts'
import { checkGoal } from '../goal-plan/server/check.ts'
import { leave, rollUp } from '../goal-plan/server/roll-up.ts'
import { checkRule } from '../meeting-kind/server/check-rule.ts'

export const workHandlers = {
  'meetingKind/rule': checkRule,
  'goalPlan/check': checkGoal,
  'goalPlan/rollUp': rollUp,
  'goalPlan/leave': leave,
} satisfies Partial<Record<HandlerName, Handler>>
