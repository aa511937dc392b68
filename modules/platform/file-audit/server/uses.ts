import type { CallHandler } from '@chengban/engine/call.ts'
import type { Engine } from '@chengban/engine/engine.ts'
import { labelName } from '@chengban/engine/schema/names.ts'
import type { uses } from '../uses.call.ts'

interface Use {
  readonly module: string
  readonly relevanceId: string
  readonly isOpen: boolean
}

const most = 200

/** Lists the uses by kind. For records the person may not open, only the kind is returned. */
export const usesOfFile: CallHandler<typeof uses> = async (engine, { id }) => {
  const found = await engine.read<Use>({
    text: `select u.module, u.relevance_id as "relevanceId", rule.may_read(u.module, u.relevance_id) as "isOpen"
      from app.file_audit_uses($1) u order by 1, 2`,
    params: [id],
  })
  const nodes = []
  for (const { module, relevanceId, isOpen } of found.slice(0, most)) {
    const { label } = engine.writer.catalog.entity(module)
    const known = isOpen ? { relevanceId, title: await titleOf(engine, module, relevanceId) } : closed
    nodes.push({ module, label, ...known })
  }
  return { nodes, totalCount: found.length }
}

const closed = { relevanceId: null, title: null }

const titleOf = async (engine: Engine, module: string, relevanceId: string): Promise<string | null> => {
  const text = `select rule.${labelName(module)}($1) ->> 'name' as title`
  const [row] = await engine.read<{ title: string | null }>({ text, params: [relevanceId] })
  return row?.title ?? null
}
