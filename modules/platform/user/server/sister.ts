import type { CallHandler } from '@chengban/engine/call.ts'
import type { Sql } from '@chengban/engine/db/sql.ts'
import { invalid } from '@chengban/kernel/refusal.ts'
import {
  type logAssistant,
  type logCpjl,
  type logDarwin,
  type logEngineer,
  type Sister,
  sisters,
} from '../sister.call.ts'
import { user } from '../user.entity.ts'

/** Where the browser goes to be signed in over there. */
const jumpTo =
  (key: Sister): CallHandler<typeof logDarwin> =>
  (engine, _input, { address }) =>
    engine.write(user, async (tx) => {
      const { actor, services } = engine.writer
      const { url, secret } = await settingsOf(tx, key)
      if (!url || !secret) throw invalid({ url: `未配置${sisters[key]}地址` })
      const [me] = await tx.query<{ name: string; jobNumber: string | null }>(
        'select name, job_number as "jobNumber" from store."user" where id = $1',
        [actor.userId],
      )
      const jti = await services.noteJump(tx, { userId: actor.userId, address })
      const claims = { id: actor.userId, jobNumber: me?.jobNumber ?? '', name: me?.name ?? '', jti }
      const target = new URL(url)
      target.searchParams.set('ticket', await services.signTicket(claims, secret))
      return { url: target.href }
    })

export const jumpToDarwin: CallHandler<typeof logDarwin> = jumpTo('darwin')
export const jumpToEngineer: CallHandler<typeof logEngineer> = jumpTo('engineer')
export const jumpToAssistant: CallHandler<typeof logAssistant> = jumpTo('assistant')
export const jumpToCpjl: CallHandler<typeof logCpjl> = jumpTo('cpjl')

const settingsOf = async (tx: Sql, key: string): Promise<{ url: string | null; secret: string | null }> => {
  const [found] = await tx.query<{ url: string | null; secret: string | null }>(
    `select (select value from store.config where key = $1) as url,
       (select secret_value from store.config where key = $2) as secret`,
    [`sso.${key}.url`, `sso.${key}.secret`],
  )
  return found ?? { url: null, secret: null }
}
