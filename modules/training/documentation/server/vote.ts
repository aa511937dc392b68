import type { CallHandler } from '@chengban/engine/call.ts'
import { isUuid } from '@chengban/engine/db/uuid.ts'
import { announce } from '@chengban/engine/row/announce.ts'
import { conflict, notFound } from '@chengban/kernel/refusal.ts'
import { documentation } from '../documentation.entity.ts'
import type { vote } from '../vote.call.ts'

const links = ['documentation_bad_user_ids', 'documentation_good_user_ids'] as const

/** In one of the two lists, never in both; the page stays in the version that others have before them. */
export const voteFor: CallHandler<typeof vote> = async (engine, { id, good }) => {
  if (!isUuid(id)) throw notFound()
  const seen = await engine.detail(documentation, id)
  if (seen.status !== '已发布') throw conflict('资料未发布')
  const { writer } = engine
  const [out, into] = good ? links : ([links[1], links[0]] as const)
  await engine.write(documentation, async (tx) => {
    const params = [id, writer.actor.userId]
    await tx.query('select from store.documentation where id = $1 for no key update', [id])
    await tx.query(`delete from store.${out} where documentation_id = $1 and user_id = $2`, params)
    await tx.query(
      `insert into store.${into} (documentation_id, user_id) select $1, $2
       where not exists (select from store.${into} where documentation_id = $1 and user_id = $2)`,
      params,
    )
    await announce(tx, documentation, id)
  })
  const now = await engine.detail(documentation, id)
  return { good, goodCount: Number(now.goodCount), badCount: Number(now.badCount) }
}
