import { type Entity, writable } from '@chengban/kernel/entity.ts'
import { type Field, fieldOf } from '@chengban/kernel/field.ts'
import { has } from '@chengban/kernel/has.ts'
import { present } from '@chengban/kernel/present.ts'
import { forbidden, invalid, Refusal } from '@chengban/kernel/refusal.ts'
import { mayReadColumn } from '../read/column-rights.ts'
import { isBlank, type Sheet } from './cell.ts'
import { headingRow, plain } from './headings.ts'
import { importable } from './importable.ts'
import { behindList, demandedOf, type List, lineHeading } from './lists.ts'

/** A column of the sheet and the field it fills. */
export interface Column {
  /** Its place, from 0. */
  readonly at: number
  readonly name: string
  readonly field: Field
  /** Looked up by only: the field is not for people to write. */
  readonly keyOnly: boolean
}

export interface Heads {
  /** Place of the heading row, from 0. */
  readonly place: number
  /** The headings as written in the file. */
  readonly shown: Sheet[number]
  readonly columns: readonly Column[]
  /** Headings of fields that nobody writes; their cells are passed over. */
  readonly ignored: readonly string[]
  /** Lists that the sheet has columns of. */
  readonly lists: readonly ListHeads[]
}

export interface ListHeads {
  readonly list: List
  readonly columns: readonly Column[]
}

/** What a sheet is read for: its entity, the lists that come with it, and the codes of who brings it. */
export interface WantedColumn {
  readonly entity: Entity
  readonly lists: readonly List[]
  readonly entries: readonly string[]
}

/** The columns that a sheet may have: none occurs twice, and one more gives the reason of a refusal. */
export const mostColumns = ({ entity, lists }: Pick<WantedColumn, 'entity' | 'lists'>): number =>
  [entity, ...lists.map(({ child }) => child)].reduce((sum, { fields }) => sum + Object.keys(fields).length, 1)

/** Behind the refused rows of an earlier run, and passed over when they come back. */
export const errorHeading = '错误原因'

/**
 * Reads the heading row, or two of which the upper one groups the lower, by label or by name of the field; columns of a
 * list have the list's name before the field's.
 * Refuses a sheet without one, headings that are no fields of the entity or occur twice, and secret fields without
 * their code.
 */
export function headsOf(sheet: Sheet, { entity, lists, entries }: WantedColumn, key: string | undefined): Heads {
  const { place, texts, shown } = headingRow(sheet, (text) => columnNamed(entity, lists, text).name !== undefined)
  const found = texts.map((text, at) => ({ at, text, ...columnNamed(entity, lists, text) }))
  if (!found.some(({ name }) => name)) throw new Refusal('VALIDATION', '没有找到表头：须有一行为列名，请使用导入模板')
  const filled = found.filter(({ at, text }) => text !== errorHeading && (text || isUsed(sheet, place, at)))
  for (const { at, text, name, list } of filled) {
    if (!text) throw new Refusal('VALIDATION', `第${at + 1}列没有列名`)
    if (!name) throw new Refusal('VALIDATION', `第${at + 1}列“${text}”不是${entity.label}的字段，请使用导入模板`)
    if (found.some((other) => other.name === name && other.list === list && other.at < at))
      throw new Refusal('VALIDATION', `列“${text}”重复`)
    const { secret } = present((list?.child ?? entity).fields[name]).options
    if (secret && !has(entries, secret)) throw forbidden()
  }
  const open = new Set(importable(entity, entries))
  const own = columnsOf(filled, undefined, entity, (name) => open.has(name) || name === key)
  const columns = own.map((column) => ({ ...column, keyOnly: !open.has(column.name) }))
  const ofLists = lists
    .map((list) => ({ list, columns: columnsOf(filled, list, list.child, (name) => list.names.includes(name)) }))
    .filter((one) => one.columns.length)
  const taken = new Set([...columns, ...ofLists.flatMap((one) => one.columns)].map(({ at }) => at))
  return {
    place,
    shown,
    columns,
    lists: ofLists,
    ignored: filled.filter(({ at }) => !taken.has(at)).map(({ text }) => text),
  }
}

interface MatchedColumn extends NamedColumn {
  readonly at: number
  readonly text: string
}

/** The columns of one list, or of the row itself, that are filled. */
const columnsOf = (
  found: readonly MatchedColumn[],
  of: List | undefined,
  { fields }: Entity,
  isFilled: (name: string) => boolean,
): Column[] =>
  found.flatMap(({ at, name = '', list }) =>
    list === of && isFilled(name) ? [{ at, name, field: fieldOf(fields, name), keyOnly: false }] : [],
  )

const keyKinds = ['text', 'phone', 'email', 'url', 'number', 'int']

/** Refuses a key that has no column, or that finds no row. */
export function checkKey(
  entity: Entity,
  { columns }: Heads,
  key: string | undefined,
  entries: readonly string[],
): void {
  const column = columns.find(({ name }) => name === key)
  if (key === undefined || key === '') throw invalid({ key: '请选择用于匹配的列' })
  if (!Object.hasOwn(entity.fields, key)) throw invalid({ key: '未知字段' })
  if (!mayReadColumn(entity, key, entries) || !keyKinds.includes(fieldOf(entity.fields, key).kind))
    throw invalid({ key: '该字段不能用于匹配' })
  if (!column) throw invalid({ key: `文件中没有列“${entity.fields[key]?.label}”` })
}

/** Refuses a sheet for new rows that lacks columns every row needs. */
export function checkRequired({ entity, entries }: WantedColumn, { columns, lists }: Heads): void {
  const own = importable(entity, entries).filter((name) => {
    const { options } = fieldOf(entity.fields, name)
    return options.required && options.default === undefined && !columns.some((column) => column.name === name)
  })
  const missing = [
    ...own.map((name) => entity.fields[name]?.label),
    ...lists.flatMap((one) =>
      demandedOf(one.list)
        .filter((name) => !one.columns.some((column) => column.name === name))
        .map((name) => lineHeading(one.list, name)),
    ),
  ]
  if (missing.length) throw new Refusal('VALIDATION', `缺少必填列：${missing.join('、')}`)
}

const isUsed = (sheet: Sheet, place: number, at: number): boolean =>
  sheet.slice(place + 1).some((row) => !isBlank(row[at]))

interface NamedColumn {
  readonly name: string | undefined
  readonly list?: List
}

/** The field of the entity, or of one of its lists, that a heading names. */
const columnNamed = (entity: Entity, lists: readonly List[], text: string): NamedColumn => {
  const name = nameOf(entity, text)
  if (name) return { name }
  for (const list of lists) {
    const inList = nameOf(list.child, behindList(list, text) ?? '')
    if (inList) return { name: inList, list }
  }
  return { name: undefined }
}

/** A field by its name, or by its label: of several with one label the one that people write. */
function nameOf(entity: Entity, text: string): string | undefined {
  if (text === '') return undefined
  const shown = Object.keys(entity.fields).filter((name) => !entity.fields[name]?.options.hidden)
  const open = writable(entity)
  const labelled = shown.filter((name) => plain(entity.fields[name]?.label ?? '') === text)
  return shown.find((name) => name === text) ?? labelled.find((name) => open.includes(name)) ?? labelled[0]
}
