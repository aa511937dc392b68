import { listIn } from '@chengban/kernel/list-in.ts'
import { invalid } from '@chengban/kernel/refusal.ts'
import type { Sql } from '../db/sql.ts'

interface About {
  readonly module: unknown
  readonly id: unknown
}

/** Refuses `mentions` of people to whom the record is closed. */
export const demandReaders = async (tx: Sql, mentions: unknown, { module, id }: About): Promise<void> => {
  const ids = listIn<string>(mentions)
  if (ids.length === 0) return
  const barred = await tx.query<{ name: string }>(
    `select u.name from unnest($1::uuid[]) with ordinality x (id, place) join store."user" u on u.id = x.id
     where not (u.is_enable and app.may_read_as(u.id, $2, $3)) order by x.place`,
    [ids, module, id],
  )
  if (barred.length) throw invalid({ mentions: `${barred.map(({ name }) => name).join('、')}无权查看该记录` })
}
