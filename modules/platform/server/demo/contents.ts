import type { Sql } from '@chengban/engine/db/sql.ts'
import { snapshotsOf, summaryOf } from '@chengban/engine/round/snapshot.ts'
import { storedRows } from '@chengban/engine/row/rows.ts'
import type { Catalog } from '@chengban/engine/schema/catalog.ts'

interface Waiting {
  readonly module: string
  readonly ids: readonly string[]
}

/** Adds the submitted content and the summary on the approvers' cards, as submitting would have stored them. */
export const addContents = async (tx: Sql, catalog: Catalog): Promise<void> => {
  const waiting = await tx.query<Waiting>(
    `select module, array_agg(relevance_id) as ids from store.audit_round
     where kind = '提交' and content is null group by module`,
  )
  for (const { module, ids } of waiting) {
    const entity = catalog.entity(module)
    const rows = await storedRows(tx, catalog, entity, ids)
    const contents = await snapshotsOf(tx, catalog, entity, rows)
    const told = rows.map((row, at) => ({
      id: row.id,
      content: contents[at],
      summary: summaryOf(entity, contents[at] ?? [], row),
    }))
    await keep(tx, module, JSON.stringify(told))
  }
}

const keep = async (tx: Sql, module: string, told: string): Promise<void> => {
  const given = 'jsonb_to_recordset($2::jsonb) as g(id text, content jsonb, summary jsonb)'
  const isIts = `r.module = $1 and r.relevance_id = g.id and r.kind = '提交'`
  await tx.query(`update store.audit_round r set content = g.content from ${given} where ${isIts}`, [module, told])
  await tx.query(
    `update store.audit_task t set summary = g.summary from store.audit_round r, ${given}
     where t.round_id = r.id and ${isIts}`,
    [module, told],
  )
}
