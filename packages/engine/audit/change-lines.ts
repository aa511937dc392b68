import { invalid } from '@chengban/kernel/refusal.ts'
import { waitingLists } from '../round/change-draft.ts'
import type { Change } from '../row/change-record.ts'
import { planLines, writeLines } from '../row/lines.ts'
import { asSystem, type Scene, type Values } from '../row/scene.ts'
import { remove } from '../write/remove.ts'
import { create, update } from '../write/save.ts'

/** What has passed becomes of the child rows, under the same rules as if it were typed now. */
export const applyLists = async ({ tx, writer, entity, row }: Scene, draft: Values): Promise<Change[]> => {
  const system = asSystem(writer)
  const errors: Record<string, string> = {}
  const lists = waitingLists(writer.catalog, entity, draft)
  const plans = await planLines(tx, system, entity, String(row.id), lists, errors)
  if (Object.keys(errors).length) throw invalid(errors)
  return writeLines(tx, system, String(row.id), plans, { create, update, remove })
}
