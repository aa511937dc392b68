import type { Handler } from '@chengban/engine/row/scene.ts'
import { invalid } from '@chengban/kernel/refusal.ts'
import { optionFaults } from './option-faults.ts'

/** The answer names options, one of them or several as the kind of question asks. */
export const courseQuestionCheck: Handler<'courseQuestion'> = ({ row }) => {
  const options = row.options ?? []
  const answer = Array.isArray(row.answer) ? row.answer.map(String) : []
  const faults = optionFaults({ type: String(row.type), options, answer })
  if (Object.keys(faults).length > 0) throw invalid({ ...faults })
}
