import type { CallHandler } from '@chengban/engine/call.ts'
import type { AnswerOf } from '@chengban/kernel/call.ts'
import { change } from '../change.entity.ts'
import type { changeHistory } from '../change-history.call.ts'
import { targets } from './target.ts'

type Node = AnswerOf<typeof changeHistory>['nodes'][number]

const most = 200

/** NOT_FOUND where the task or requirement is none of the asker's. */
export const readHistory: CallHandler<typeof changeHistory> = async (engine, { targetType, targetId }) => {
  const { date, original } = targets[targetType]
  const target = await engine.detail(engine.writer.catalog.entity(targetType), targetId)
  const filters = { targetType: { equalTo: targetType }, targetId: { equalTo: targetId } }
  const nodes = await engine.list(change, { filters, sort: 'sequence,tzCreate' }, { offset: 0, size: most })
  const dayOf = (name: string) => (target[name] ?? null) as string | null
  return { originalDate: dayOf(original) ?? dayOf(date), date: dayOf(date), nodes: nodes as Node[] }
}
