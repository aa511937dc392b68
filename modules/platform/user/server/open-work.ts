import type { CallHandler } from '@chengban/engine/call.ts'
import { isUuid } from '@chengban/engine/db/uuid.ts'
import { notFound } from '@chengban/kernel/refusal.ts'
import type { openWork as openWorkCall } from '../open-work.call.ts'
import { openWork, takenOut, unsettled } from '../open-work.ts'
import { countWork, totalOf } from './count-work.ts'
import { leftBy } from './hand-over.ts'

/** The same counts by which leaving is refused. */
export const listOpenWork: CallHandler<typeof openWorkCall> = (engine, input) => {
  const { id } = input
  if (!isUuid(id)) throw notFound()
  const { catalog, actor } = engine.writer
  return engine.asHouse('numbers of open records of a person', async (tx) => {
    const [known] = await tx.query('select from store."user" where id = $1', [id])
    if (!known) throw notFound()
    const work = await countWork(tx, catalog, id, openWork)
    const owed = await countWork(tx, catalog, id, unsettled)
    const out = await countWork(tx, catalog, id, takenOut)
    const reasonOf = (module: string): { readonly reason?: string } => {
      const kind = openWork.find((one) => one.module === module)
      const reason = kind && leftBy(kind, actor.entries)
      return reason === undefined ? {} : { reason }
    }
    return {
      work: work.map((one) => ({ ...one, ...reasonOf(one.module) })),
      unsettled: owed,
      takenOut: out,
      workCount: totalOf([...work, ...owed]),
      itemCount: totalOf(out),
    }
  })
}
