import { auditField, type Entity } from '@chengban/kernel/entity.ts'
import { type Field, type Kind, targetOf } from '@chengban/kernel/field.ts'
import { choiceName } from '@chengban/kernel/kinds/choice.ts'
import { cells } from '../kinds/cells.ts'
import { isStateField } from '../kinds/choice/state-field.ts'
import { isWholeDay } from '../kinds/date/whole-day.ts'
import { roomOfName } from '../table/columns.ts'
import { nameColumn } from './default-columns.ts'

const person = 84
/** 待二级审核 and who has it in hand. */
const auditState = 160
/** `1小时12分30秒`, `已过期 120 天`, the account bar with its rate. */
const duration = 104
/** 已过期 behind its day. */
const lapsed = 48
/** Pixels around the text of a cell, and around the text of a header with its sort mark. */
const around = 18
const aroundHead = 30
const ofCell = 13
const ofHead = 12
const ofFigure = 8
/** What a sentence is given where the list is so wide. */
const roomOfSentence = 24 * ofCell + around
const wide = 1100

const words: readonly (Kind | undefined)[] = ['text', 'longText', 'files', 'file', 'json', 'place']

/** The column that takes the room that is left: the name where it is words, else the first of words; else all share it. */
export const growingColumn = (entity: Entity, columns: readonly string[]): string | undefined => {
  const isOf = (kinds: readonly (Kind | undefined)[]) => (name: string | undefined) =>
    name !== undefined && kinds.includes(entity.fields[name]?.kind) && !isOfKnownWidth(entity.fields[name])
  return (
    [nameColumn(entity, columns)].find(isOf(words)) ?? columns.find(isOf(['longText'])) ?? columns.find(isOf(words))
  )
}

/** Pixels of a column of these in a list so wide; the one that grows has at least so many. */
export const columnWidth = (entity: Entity, name: string, columns: readonly string[], room = 0): number => {
  const field = entity.fields[name]
  if (!field) return 0
  if (name === growingColumn(entity, columns)) return isSentence(field) && room >= wide ? roomOfSentence : roomOfName
  if (entity.audit && name === auditField(entity)) return auditState
  return Math.max(usualWidth(field, name), [...field.label].length * ofHead + aroundHead)
}

const usualWidth = (field: Field, name: string): number => {
  if (isPerson(field)) return person
  if (field.options.lapses) return cells[field.kind].width + lapsed
  if (isWholeDay(field)) return cells.date.width
  const { names, isSeconds, isDaysLeft, whole, account } = field.options as Written
  if (field.kind === 'int' && names) return Math.max(0, ...names.map((word) => [...word].length)) * ofCell + around
  if (isSeconds || isDaysLeft || account) return duration
  if (whole) return whole * ofFigure + around
  if (field.kind !== 'enum') return cells[field.kind].width
  const { values = [] } = field.options
  const longest = Math.max(0, ...values.map((value) => [...choiceName(field, value)].length))
  // a state has its dot before the word
  return longest * ofCell + around + (isStateField(name) ? 13 : 0)
}

/** Numbers that read as words, and texts that are read whole. */
interface Written {
  readonly whole?: number
  readonly account?: unknown
  readonly names?: readonly string[]
  readonly isSeconds?: boolean
  readonly isDaysLeft?: boolean
}

const isOfKnownWidth = (field: Field | undefined): boolean => field?.options?.whole !== undefined

const isSentence = ({ options }: Field): boolean => options.isSentence ?? false

const isPerson = (field: Field | undefined): boolean => field?.kind === 'ref' && targetOf(field) === 'user'
