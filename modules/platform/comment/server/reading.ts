import { toldColumns } from '@chengban/engine/read/told-reading.ts'
import { type Handler, run } from '@chengban/engine/row/scene.ts'
import { draftSteps } from '@chengban/kernel/draft-steps.ts'

/** comment/reading: who reads the old and new value of a secret figure has read its record. */
export const commentReading: Handler = async (scene) => {
  const { tx, writer, together = [] } = scene
  const found = await tx.query<{ module: string; relevanceId: string; fields: readonly string[] }>(
    `select c.module, c.relevance_id as "relevanceId", array_agg(distinct d.change ->> 'field') as fields
     from store.comment c, jsonb_array_elements(c.changes -> 'changes') d (change)
     where c.id = any ($1::uuid[]) and d.change ->> 'secret' is not null
       and rule.may_read_secret(c.module, c.relevance_id, d.change ->> 'secret')
       and (c.changes ->> 'action' <> all ($2) or rule.reads_draft(c.module, c.relevance_id))
     group by 1, 2 order by 1, 2`,
    [together, Object.values(draftSteps)],
  )
  const ids = new Map<string, string[]>()
  for (const { module, relevanceId, fields } of found) {
    const names = toldColumns(writer.catalog.entity(module))
    if (fields.some((name) => names.includes(name))) ids.set(module, [...(ids.get(module) ?? []), relevanceId])
  }
  for (const [module, read] of ids) {
    const entity = writer.catalog.entity(module)
    await run({ ...scene, entity, together: read }, entity.told?.handler)
  }
}
