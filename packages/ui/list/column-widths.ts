import type { Entity } from '@chengban/kernel/entity.ts'
import type { Kind } from '@chengban/kernel/field.ts'
import { TICK_WIDTH } from '../table/columns.ts'
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

/**
 * How wide each column is. Names, long texts and files share what is left of the room; what they have no use for
 * goes to all others in proportion.
 */
export const columnWidths = (
  entity: Entity,
  columns: readonly string[],
  room: number | undefined,
): ReadonlyMap<string, Width> => {
  const growing = growingColumn(entity, columns)
  const least = new Map(columns.map((name) => [name, columnWidth(entity, name, columns)]))
  const runsOn = (name: string): boolean => name === growing || wordy.includes(entity.fields[name]?.kind)
  const sum = (names: readonly string[]): number => names.reduce((all, name) => all + (least.get(name) ?? 0), 0)
  const fixed = sum(columns.filter((name) => !runsOn(name)))
  const words = columns.filter(runsOn).length
  const beyond = growing && room ? Math.max(0, room - TICK_WIDTH - fixed - roomOfWords * words) : 0
  const factor = fixed ? Math.min(widest, 1 + beyond / fixed) : 1
  const isBeside = words > 1 && room !== undefined && (room - TICK_WIDTH - fixed) / words > roomBeside
  const widthOf = (name: string): Width => {
    const width = least.get(name) ?? 0
    if (name === growing) return isBeside ? { width: roomBeside } : {}
    return runsOn(name) && growing ? { width, grows: true } : { width: Math.round(width * factor) }
  }
  return new Map(columns.map((name) => [name, widthOf(name)]))
}
