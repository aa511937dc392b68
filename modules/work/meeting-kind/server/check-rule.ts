import type { Handler } from '@chengban/engine/row/scene.ts'
import { invalid } from '@chengban/kernel/refusal.ts'
import { readRule } from '../rule.ts'

/** Validates the rule as a whole and stores it with its defaults. */
export const meetingKindRule: Handler<'meetingKind'> = ({ row }) => {
  const rule = readRule(row.rule)
  if (typeof rule === 'string') throw invalid({ rule })
  row.rule = rule
}
