import { auditField, type Entity } from '@chengban/kernel/entity.ts'
import { GUTTER_BEYOND, TICK_WIDTH } from '../table/columns.ts'
import { columnWidth } from './column-width.ts'
import { nameColumn } from './default-columns.ts'

/** So many sums are compared in a row before other facts are missed. */
const sumsAtOnce = 4

/**
 * Returns the columns that fit side by side into `room` pixels. Ranked first are the name, the first column and the
 * state, then the first sum, the person and the others as declared; sums beyond the fourth follow, fields the person
 * may not read are last. The column chooser lists the rest.
 */
export const fittingColumns = (
  entity: Entity,
  columns: readonly string[],
  room: number,
  mayRead: (name: string) => boolean,
): readonly string[] => {
  const state = entity.audit ? auditField(entity) : entity.workflow?.field
  const readable = columns.filter(mayRead)
  const isSum = (name: string): boolean => entity.fields[name]?.kind === 'money'
  const first = new Set([nameColumn(entity, columns), columns[0], state].filter((name) => columns.includes(name ?? '')))
  // the sum that sorts the list must stay visible
  const sorted = entity.list?.sort?.split(',')[0]?.replace(/^-/, '')
  const further = columns
    .filter(isSum)
    .slice(sumsAtOnce)
    .filter((name) => name !== sorted)
  const soon = readable.filter((name) => !further.includes(name))
  const whose = soon.find((name) => name === 'initiator' || name === 'userId')
  const ranked = [...first, soon.find(isSum), whose, ...soon, ...readable, ...columns].filter(
    (name) => name !== undefined,
  )
  let left = room - TICK_WIDTH - GUTTER_BEYOND
  const standing = new Set<string>()
  for (const name of new Set(ranked)) {
    const width = columnWidth(entity, name, columns, room)
    if (width > left && !first.has(name)) continue
    standing.add(name)
    left -= width
  }
  return columns.filter((name) => standing.has(name))
}
