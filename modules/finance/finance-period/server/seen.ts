import type { Engine } from '@chengban/engine/engine.ts'
import { column } from '@chengban/engine/schema/names.ts'
import type { EntityName } from '@chengban/kernel/registry.ts'

/** A record that keeps a step from being made, and what to do about it. */
export interface Hindrance {
  readonly module: EntityName | null
  readonly id: string | null
  readonly what: string
  /** Null: its own title, as the asker reads it. */
  readonly name: string | null
  readonly why: string
}

/** Those of the hindrances whose records the asker sees, with their titles, and how many records they do not see. */
export const seenOf = async (
  engine: Engine,
  nodes: readonly Hindrance[],
): Promise<{ readonly seen: Hindrance[]; readonly hidden: number }> => {
  const names = new Map<string, string | null>()
  for (const module of new Set(nodes.flatMap((node) => (node.id && node.module) || []))) {
    const rows = await engine.read<{ id: string; name: string | null }>({
      text: `select r.id::text, ${titleSql(engine, module)} as name from public.${column(module)} r where r.id = any ($1::uuid[])`,
      params: [nodes.flatMap((node) => (node.module === module && node.id) || [])],
    })
    for (const row of rows) names.set(row.id, row.name)
  }
  const seen = nodes.flatMap((node) => {
    if (node.id === null) return node
    return names.has(node.id) ? { ...node, name: node.name ?? names.get(node.id) ?? null } : []
  })
  return { seen, hidden: nodes.length - seen.length }
}

const titleSql = (engine: Engine, module: EntityName): string => {
  const { fields } = engine.writer.catalog.entity(module)
  if ('serialNumber' in fields) return `concat_ws(' ', r.serial_number, r.name)`
  return 'name' in fields ? 'r.name' : 'month' in fields ? 'r.month::text' : 'null'
}
