import { auditField, type Entity } from '@chengban/kernel/entity.ts'
import { TICK_WIDTH } from '../table/columns.ts'
import { columnWidth } from './column-width.ts'
import { nameColumn } from './default-columns.ts'

/**
 * Those columns that stand beside one another in so many pixels. First come the name, the one in front and the state,
 * then the others as declared, what the person may not read last; the rest wait behind the choice of columns.
 */
export const fittingColumns = (
  entity: Entity,
  columns: readonly string[],
  room: number,
  mayRead: (name: string) => boolean,
): readonly string[] => {
  const state = entity.audit ? auditField(entity) : entity.workflow?.field
  const first = new Set([nameColumn(entity, columns), columns[0], state].filter((name) => columns.includes(name ?? '')))
  const ranked = [...first, ...columns.filter(mayRead), ...columns].filter((name) => name !== undefined)
  let left = room - TICK_WIDTH
  const standing = new Set<string>()
  for (const name of new Set(ranked)) {
    const width = columnWidth(entity, name, columns)
    if (width > left && !first.has(name)) continue
    standing.add(name)
    left -= width
  }
  return columns.filter((name) => standing.has(name))
}
