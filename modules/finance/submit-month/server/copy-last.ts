import type { CallHandler } from '@chengban/engine/call.ts'
import type { Sql } from '@chengban/engine/db/sql.ts'
import { lockRow } from '@chengban/engine/row/rows.ts'
import type { Values } from '@chengban/engine/row/scene.ts'
import { demandVersion } from '@chengban/engine/write/move.ts'
import { create } from '@chengban/engine/write/save.ts'
import { addMonths } from '@chengban/kernel/days.ts'
import { me } from '@chengban/kernel/expr.ts'
import { isUuid } from '@chengban/kernel/kinds/ref.ts'
import { conflict, forbidden, notFound } from '@chengban/kernel/refusal.ts'
import type { copyLast } from '../copy-last.call.ts'

export const copyLastMonth: CallHandler<typeof copyLast> = async (engine, { id, version }) => {
  const { writer } = engine
  const [entity, line] = ['submitMonth', 'moneyMonth'].map((name) => writer.catalog.entity(name))
  if (!entity || !line || !isUuid(String(id))) throw notFound()
  const copied = await engine.write(entity, async (tx) => {
    const locked = await lockRow(tx, writer.catalog, entity, String(id), [me('creatorId')])
    if (!locked?.seen) throw notFound()
    if (!locked.rules[0]) throw forbidden()
    demandVersion(version, locked.row)
    if (locked.row.status !== '草稿' || Number(locked.row.rowCount) > 0) throw conflict('已有明细')
    const rows = await lastRows(tx, locked.row)
    for (const row of rows) await create(tx, writer, line, { ...row, submitId: id }, true)
    return rows.length
  })
  return { copied, version: Number((await engine.detail(entity, String(id))).version) }
}

const lastRows = (tx: Sql, { company, month }: Values): Promise<Values[]> =>
  tx.query<Values>(
    `select m.content, m.type, m.money::text as money, m.payee from store.money_month m
     where m.company = $1 and m.month = $2 and m.status = '通过' and m.reverse_id is null
       and not exists (select from store.money_month r where r.reverse_id = m.id and r.status = '通过') order by m.id`,
    [company, addMonths(`${String(month)}-01`, -1).slice(0, 7)],
  )
