import { standsInCell } from '@chengban/kernel/cell/from-cell.ts'
import { type Entity, writable } from '@chengban/kernel/entity.ts'
import type { Field } from '@chengban/kernel/field.ts'
import { has } from '@chengban/kernel/has.ts'
import { forbidden, invalid, Refusal } from '@chengban/kernel/refusal.ts'
import { mayReadColumn } from '../read/column-rights.ts'
import { type Cell, isBlank, isFault, type Sheet } from './cell.ts'

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
  readonly columns: readonly Column[]
  /** Headings of fields that nobody writes; their cells are passed over. */
  readonly ignored: readonly string[]
}

/** Behind the refused rows of an earlier run, and passed over when they come back. */
export const errorHeading = '错误原因'

/** What an import may fill, and what its template therefore shows. */
export const importable = (entity: Entity, entries: readonly string[]): string[] =>
  [...(entity.idKind === 'text' ? ['id'] : []), ...writable(entity)].filter((name) => {
    const { kind, options } = entity.fields[name] as Field
    return standsInCell(kind) && !options.hidden && (!options.secret || has(entries, options.secret))
  })

/**
 * Reads the heading row, by label or by name of the field. Refuses a sheet without one, headings that are no fields of
 * the entity or stand twice, and secret fields without their code.
 */
export function headsOf(sheet: Sheet, entity: Entity, entries: readonly string[], key: string | undefined): Heads {
  const place = sheet.findIndex((row) => row.some((cell) => !isBlank(cell)))
  const named = (sheet[place] ?? []).map((cell, at) => ({ at, text: headingOf(cell) }))
  const found = named.map(({ at, text }) => ({ at, text, name: nameOf(entity, text) }))
  if (!found.some(({ name }) => name)) throw new Refusal('VALIDATION', '没有找到表头：第一行须为列名，请使用导入模板')
  const filled = found.filter(({ at, text }) => text !== errorHeading && (text || isUsed(sheet, place, at)))
  for (const { at, text, name } of filled) {
    if (!text) throw new Refusal('VALIDATION', `第${at + 1}列没有列名`)
    if (!name) throw new Refusal('VALIDATION', `第${at + 1}列“${text}”不是${entity.label}的字段，请使用导入模板`)
    if (found.some((other) => other.name === name && other.at < at)) throw new Refusal('VALIDATION', `列“${text}”重复`)
    const { secret } = (entity.fields[name] as Field).options
    if (secret && !has(entries, secret)) throw forbidden()
  }
  const open = new Set(importable(entity, entries))
  const columns = filled.flatMap(({ at, name = '' }): Column[] =>
    open.has(name) || name === key ? [{ at, name, field: entity.fields[name] as Field, keyOnly: !open.has(name) }] : [],
  )
  const taken = new Set(columns.map(({ at }) => at))
  return { place, columns, ignored: filled.filter(({ at }) => !taken.has(at)).map(({ text }) => text) }
}

const keyKinds = ['text', 'phone', 'email', 'url', 'number', 'int']

/** Refuses a key that stands in no column, or that no row is found by. */
export function checkKey(
  entity: Entity,
  { columns }: Heads,
  key: string | undefined,
  entries: readonly string[],
): void {
  const column = columns.find(({ name }) => name === key)
  if (key === undefined || key === '') throw invalid({ key: '请选择用于匹配的列' })
  if (!Object.hasOwn(entity.fields, key)) throw invalid({ key: '未知字段' })
  if (!mayReadColumn(entity, key, entries) || !keyKinds.includes((entity.fields[key] as Field).kind))
    throw invalid({ key: '该字段不能用于匹配' })
  if (!column) throw invalid({ key: `文件中没有列“${entity.fields[key]?.label}”` })
}

/** Refuses a sheet for new rows in which no row could stand. */
export function checkRequired(entity: Entity, { columns }: Heads, entries: readonly string[]): void {
  const missing = importable(entity, entries).filter((name) => {
    const { options } = entity.fields[name] as Field
    return options.required && options.default === undefined && !columns.some((column) => column.name === name)
  })
  if (missing.length)
    throw new Refusal('VALIDATION', `缺少必填列：${missing.map((name) => entity.fields[name]?.label).join('、')}`)
}

const plain = (text: string): string => text.normalize('NFKC').replace(/\s/g, '')
const headingOf = (cell: Cell): string => (isFault(cell) ? '' : plain(cell).replace(/^\*|\*$|\(必填\)$/g, ''))
const isUsed = (sheet: Sheet, place: number, at: number): boolean =>
  sheet.slice(place + 1).some((row) => !isBlank(row[at]))

/** A field by its name, or by its label: of several with one label the one that people write. */
function nameOf(entity: Entity, text: string): string | undefined {
  if (text === '') return undefined
  const shown = Object.keys(entity.fields).filter((name) => !entity.fields[name]?.options.hidden)
  const open = writable(entity)
  const labelled = shown.filter((name) => plain(entity.fields[name]?.label ?? '') === text)
  return shown.find((name) => name === text) ?? labelled.find((name) => open.includes(name)) ?? labelled[0]
}
