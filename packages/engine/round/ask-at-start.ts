import { decidedFlow } from '@chengban/kernel/decided.ts'
import type { Entity } from '@chengban/kernel/entity.ts'
import { Refusal } from '@chengban/kernel/refusal.ts'
import { lockRow } from '../row/rows.ts'
import type { Within } from '../row/scene.ts'
import { column, table } from '../schema/names.ts'
import { askStanding } from './questions.ts'

/**
 * At the start: asks for rows in a state with a decision but without tasks, from before moves decided. Of several
 * processes one handles each row. A row for which nobody is found stays. Gives the number.
 */
export const askForStanding = async ({ tx, writer }: Within): Promise<number> => {
  let asked = 0
  for (const entity of writer.catalog.all.values())
    for (const { id } of await unasked({ tx, writer }, entity)) {
      const row = (await lockRow(tx, writer.catalog, entity, id))?.row
      if (!row) continue
      const scene = { tx, writer, entity, before: row, row, input: {}, opinion: null }
      const isAsked = await askStanding(scene).catch((error: unknown) => {
        if (error instanceof Refusal) return false
        throw error
      })
      asked += Number(isAsked)
    }
  return asked
}

const unasked = ({ tx }: Within, entity: Entity): Promise<readonly { readonly id: string }[]> | readonly never[] => {
  const flow = decidedFlow(entity)
  if (!flow) return []
  return tx.query<{ id: string }>(
    `select t.id::text from ${table(entity.name)} t where t.${column(flow.field)} = any ($2::text[]) and not exists (
       select from store.audit_round r where r.module = $1 and r.relevance_id = t.id::text and r.status = '进行中')
     order by t.id`,
    [entity.name, flow.decided.questions.map((one) => one.in)],
  )
}
