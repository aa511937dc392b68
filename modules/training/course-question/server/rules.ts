import type { Handler } from '@chengban/engine/row/scene.ts'
import { invalid } from '@chengban/kernel/refusal.ts'

/** The answer names options, one of them or several as the kind of question asks. */
export const checkQuestion: Handler<'courseQuestion'> = ({ row }) => {
  const keys = ((row.options ?? []) as readonly { key: string }[]).map(({ key }) => key)
  const answer = Array.isArray(row.answer) ? row.answer.map(String) : []
  if (row.type === '多选' ? answer.length < 2 : answer.length !== 1) throw invalid({ answer: '答案数量不正确' })
  if (!answer.every((key) => keys.includes(key))) throw invalid({ answer: '答案不在选项中' })
  if (row.type === '判断' && keys.join() !== 'A,B') throw invalid({ options: '判断题只有 A 正确、B 错误' })
}
