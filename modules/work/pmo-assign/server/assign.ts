import type { CallHandler } from '@chengban/engine/call.ts'
import { create } from '@chengban/engine/write/save.ts'
import { invalid } from '@chengban/kernel/refusal.ts'
import type { assign } from '../assign.call.ts'

/** All or nothing. */
export const assignTogether: CallHandler<typeof assign> = async (engine, { userIds, ...order }) => {
  const people = userIds ?? []
  if (people.length === 0) throw invalid({ userIds: '请选择责任人' })
  const { writer } = engine
  const entity = writer.catalog.entity('pmoAssign')
  return engine.write(entity, async (tx) => {
    const ids: string[] = []
    for (const userId of people) ids.push(await create(tx, writer, entity, { ...order, userId }))
    return { ids }
  })
}
