import type { CallHandler } from '@chengban/engine/call.ts'
import { clock } from '@chengban/engine/clock.ts'
import type { Sql } from '@chengban/engine/db/sql.ts'
import type { Engine } from '@chengban/engine/engine.ts'
import { has } from '@chengban/kernel/has.ts'
import { forbidden, Refusal } from '@chengban/kernel/refusal.ts'
import { type Board, boardsOf } from '../boards.ts'
import type { embedBoard } from '../embed.call.ts'
import { embedToken } from './token.ts'

const seconds = 600

/** Returns a signed address of a board. It contains the person as locked parameters that the page cannot change. */
export const embedMetabase: CallHandler<typeof embedBoard> = async (engine, { url }) => {
  const { address, secret, boards, person } = await engine.asHouse('the secret signs an address and stays here', (tx) =>
    settings(tx, engine),
  )
  if (!address || !secret) throw new Refusal('VALIDATION', '未配置数据看板')
  const mine = boards.filter((board) => mayOpen(engine, board))
  const board = url === 'list' ? mine[0] : boards.find(({ key }) => key === url)
  if (!board) throw new Refusal('NOT_FOUND', '看板不存在')
  if (!mayOpen(engine, board)) throw forbidden()
  const claims = {
    resource: { dashboard: board.dashboard },
    params: { ...board.params, ...person },
    exp: Math.floor(clock.now().getTime() / 1000) + seconds,
  }
  return {
    src: `${address.replace(/\/+$/, '')}/embed/dashboard/${embedToken(claims, secret)}#bordered=false&titled=false`,
    expiresIn: seconds,
    name: board.name,
    boards: mine.map(({ key, name }) => ({ key, name })),
  }
}

const mayOpen = ({ writer: { actor } }: Engine, { code }: Board): boolean => !code || has(actor.entries, code)

interface Person {
  readonly userId: string
  readonly departmentId: string | null
  readonly company: string | null
}

const settings = async (tx: Sql, { writer: { actor } }: Engine) => {
  const rows = await tx.query<{ key: string; value: string | null }>(
    `select key, coalesce(secret_value, value) as value from store.config where key = any ($1)`,
    [['metabase.url', 'metabase.secret', 'metabase.boards']],
  )
  const [person] = await tx.query<Person>(
    `select id as "userId", department_id as "departmentId", company from store."user" where id = $1`,
    [actor.userId],
  )
  const of = (key: string): string => rows.find((row) => row.key === key)?.value ?? ''
  return {
    address: of('metabase.url'),
    secret: of('metabase.secret'),
    boards: boardsOf(of('metabase.boards')),
    person: person ?? {},
  }
}
