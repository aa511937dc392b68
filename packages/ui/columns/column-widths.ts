import type { Entity } from '@chengban/kernel/entity.ts'
import { type Field, type Kind, targetOf } from '@chengban/kernel/field.ts'
import { GUTTER_BEYOND, TICK_WIDTH } from '../table/columns.ts'
import { columnWidth, growingColumn } from './column-width.ts'

interface Width {
  readonly width?: number
  readonly grows?: boolean
}

const wordy: readonly (Kind | undefined)[] = ['longText', 'files', 'file', 'json', 'place']
/** What words that run on are given at most before the other columns become wider too, and how much wider those become. */
const roomOfWords = 420
/** What a name is given at most beside other words. */
const roomBeside = 280
const widest = 1.6
/** What the name of another record is read in, and what words keep before it is given that. */
const roomOfOther = 208
const roomBefore = 190

/**
 * Returns the width of each column. Names, long texts and files share the remaining room; the other columns divide in
 * proportion what these cannot use.
 */
export const columnWidths = (
  entity: Entity,
  columns: readonly string[],
  room: number | undefined,
): ReadonlyMap<string, Width> => {
  const growing = growingColumn(entity, columns)
  const least = leastWidths(entity, columns, room)
  const runsOn = (name: string): boolean => isWords(entity, name, columns)
  const sum = (names: readonly string[]): number => names.reduce((all, name) => all + (least.get(name) ?? 0), 0)
  const fixed = sum(columns.filter((name) => !runsOn(name)))
  const words = columns.filter(runsOn).length
  const beyond = room ? Math.max(0, room - TICK_WIDTH - fixed - (growing ? roomOfWords * words : 0)) : 0
  // without words all of them share the whole room, or the ticks would have a part of it
  const factor = fixed ? Math.min(growing ? widest : Number.POSITIVE_INFINITY, 1 + beyond / fixed) : 1
  const isBeside = words > 1 && room !== undefined && (room - TICK_WIDTH - fixed) / words > roomBeside
  const widthOf = (name: string): Width => {
    const width = least.get(name) ?? 0
    if (name === growing) return isBeside ? { width: Math.max(roomBeside, width) } : {}
    return runsOn(name) && growing ? { width, grows: true } : { width: Math.round(width * factor) }
  }
  return new Map(columns.map((name) => [name, widthOf(name)]))
}

/** What each column needs, where names of other records have what they are read in while there is room for it. */
const leastWidths = (
  entity: Entity,
  columns: readonly string[],
  room: number | undefined,
): ReadonlyMap<string, number> => {
  const last = columns.at(-1)
  const widths = new Map(
    columns.map((name) => [name, columnWidth(entity, name, columns, room) + (name === last ? GUTTER_BEYOND : 0)]),
  )
  const others = columns.filter((name) => isOther(entity.fields[name]))
  if (!room || others.length === 0) return widths
  const taken = columns.reduce(
    (all, name) => all + Math.max(widths.get(name) ?? 0, isWords(entity, name, columns) ? roomBefore : 0),
    0,
  )
  const more = Math.max(0, Math.floor((room - TICK_WIDTH - taken) / others.length))
  for (const name of others) {
    const width = widths.get(name) ?? 0
    widths.set(name, Math.max(width, Math.min(roomOfOther, width + more)))
  }
  return widths
}

const isWords = (entity: Entity, name: string, columns: readonly string[]): boolean =>
  name === growingColumn(entity, columns) ||
  (wordy.includes(entity.fields[name]?.kind) && !isShort(entity.fields[name]))

const isShort = (field: Field | undefined): boolean => field?.options?.isShort ?? false

/** A reference to a record with a title: names of people and departments are short and need no extra room. */
const isOther = (field: Field | undefined): boolean =>
  field?.kind === 'ref' && !['user', 'department'].includes(targetOf(field))
