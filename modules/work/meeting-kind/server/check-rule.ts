import type { Handler } from '@chengban/engine/row/scene.ts'
import { invalid } from '@chengban/kernel/refusal.ts'
import { readRule } from '../rule.ts'

/** The rule is read as a whole, and kept with what is usual filled in. */
export const checkRule: Handler<'meetingKind'> = ({ row }) => {
  const rule = readRule(row.rule)
  if (typeof rule === 'string') throw invalid({ rule })
  row.rule = rule
}
