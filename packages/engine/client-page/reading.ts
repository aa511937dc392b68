import type { Entity } from '@chengban/kernel/entity.ts'
import type { Engine } from '../engine.ts'
import type { Row } from '../read/list.ts'
import { column, quote, view } from '../schema/names.ts'

/** At most so many rows stand on one page. */
const most = 50

/**
 * What the page of a link shows of an entity's rows: the fields its `rows.token` names, with id, version and nothing
 * else, whoever asks. Bearers see what their token opens, staff what they see anyway. Oldest first.
 */
export const shownByLink = (
  engine: Engine,
  { name, rows }: Entity,
  { where, params }: { readonly where: string; readonly params: readonly unknown[] },
): Promise<Row[]> => {
  const fields = ['id', 'version', ...(rows.token?.fields ?? [])]
  const columns = fields.map((field) => `v.${column(field)} as ${quote(field)}`)
  const text = `select ${columns.join(', ')} from ${view(name)} v where ${where} order by v.tz_create, v.id limit ${most}`
  return engine.read({ text, params })
}
