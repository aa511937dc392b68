import type { Entity } from '@chengban/kernel/entity.ts'
import type { Field } from '@chengban/kernel/field.ts'
import { present } from '@chengban/kernel/present.ts'
import { conflict, invalid, Refusal } from '@chengban/kernel/refusal.ts'
import type { Lines } from '@chengban/kernel/shape.ts'
import type { Sql } from '../db/sql.ts'
import { column, table, view } from '../schema/names.ts'
import type { Change } from './change-record.ts'
import { pathsOf } from './from-others.ts'
import { missingFields, readInput, withDefaults } from './input.ts'
import { refusalOf } from './refusals.ts'
import { lockRow } from './rows.ts'
import type { Values, Writer } from './scene.ts'

type Sent = Readonly<Record<string, unknown>>
type Errors = Record<string, string>

/** Marks a line of a draft that adds a row: its `id` is the one the row will have. */
export const addedKey = '$added'

/** One list of child rows as sent, compared with the stored one; equal rows are left out. */
export interface LinePlan {
  readonly key: string
  readonly label: string
  readonly by: string
  readonly child: Entity
  readonly removes: readonly Values[]
  readonly saves: readonly { readonly index: number; readonly before: Values | null; readonly sent: Sent }[]
}

/** The write path's own verbs, which know that the row comes with its parent. */
export interface LineActs {
  create(tx: Sql, writer: Writer, child: Entity, sent: Sent, within: true): Promise<string>
  update(
    tx: Sql,
    writer: Writer,
    child: Entity,
    id: string,
    sent: Sent,
    version: undefined,
    within: true,
  ): Promise<void>
  remove(tx: Sql, writer: Writer, child: Entity, id: string, version: undefined, within: true): Promise<void>
}

/** A list of child rows by its name, or the part of one that a value names. */
export const listOf = ({ lines = {}, fields }: Entity, name: string): { lines: Lines; part?: Part } | undefined => {
  if (Object.hasOwn(lines, name)) return { lines: present(lines[name]) }
  const whole = Object.values(lines).find(({ parts }) => parts?.values.includes(name))
  if (!whole?.parts) return undefined
  const { by, key } = whole.parts
  return { lines: whole, part: { by, key, value: name, shown: namesShown(fields[name]) } }
}

const namesShown = (field: Field | undefined): string[] => Object.keys(field?.options?.names ?? {})

interface Part {
  readonly by: string
  readonly key: string
  readonly value: string
  /** What the figure says beside the columns of the rows. */
  readonly shown: readonly string[]
}

/** The record's own fields, and the lists of child rows sent with them. */
export const splitLines = (entity: Entity, sent: Sent): { own: Sent; lists: Sent } => {
  const isList = (name: string): boolean => listOf(entity, name) !== undefined
  const entries = Object.entries(sent)
  return {
    own: Object.fromEntries(entries.filter(([name]) => !isList(name))),
    lists: Object.fromEntries(entries.filter(([name, list]) => isList(name) && list !== undefined)),
  }
}

/**
 * Reads the lists sent: a line with an id changes that row, one without makes a row, a row that no line names goes.
 * Errors are added at `contacts.0.phone`. `parentId` is null while the parent is being made.
 */
export const planLines = async (
  tx: Sql,
  writer: Writer,
  entity: Entity,
  parentId: string | null,
  lists: Sent,
  errors: Errors,
): Promise<LinePlan[]> => {
  const plans: LinePlan[] = []
  for (const [key, list] of Object.entries(lists)) {
    const { lines, part } = present(listOf(entity, key))
    const child = writer.catalog.entity(lines.of)
    const label = (part ? entity.fields[key]?.label : lines.label) ?? child.label
    const most = lines.max ?? 500
    if (!Array.isArray(list) || !list.every(isObject)) errors[key] = `${label}格式错误`
    else if (list.length > most) errors[key] = `${label}最多${most}行`
    else {
      const all = parentId ? await lockLines(tx, writer, child, lines.by, parentId) : new Map<string, Values>()
      const standing = rowsOfPart(part, all)
      const saves = list.flatMap((line, index) => {
        const sent = lineOfPart(part, line, standing)
        const read = readLine({ writer, child, lines, standing, parentId }, sent, index)
        for (const [name, message] of Object.entries(read.errors)) errors[`${key}.${index}.${name}`] = message
        return read.save ?? []
      })
      plans.push({ key, label, by: lines.by, child, removes: [...standing.values()], saves })
    }
  }
  return plans
}

const rowsOfPart = (part: Part | undefined, rows: Map<string, Values>): Map<string, Values> =>
  part ? new Map([...rows].filter(([, row]) => row[part.by] === part.value)) : rows

/** A line of a part names its row by the key, and not how people call it. */
const lineOfPart = (part: Part | undefined, line: Sent, standing: Map<string, Values>): Sent => {
  if (!part) return line
  const { by, key, value, shown } = part
  const own = Object.fromEntries(Object.entries(line).filter(([name]) => !shown.includes(name)))
  const row = [...standing.values()].find((one) => one[key] === line[key])
  return { ...own, [by]: value, ...(row && isNothing(line.id) ? { id: row.id } : {}) }
}

const isObject = (line: unknown): line is Sent => typeof line === 'object' && line !== null && !Array.isArray(line)

/** The child rows the writer sees, in the order in which everybody locks them. */
const lockLines = async (
  tx: Sql,
  { catalog, isSystem }: Writer,
  child: Entity,
  by: string,
  parentId: string,
): Promise<Map<string, Values>> => {
  const ids = await tx.query<{ id: string }>(
    `select v.id::text from ${isSystem ? table(child.name) : view(child.name)} v where v.${column(by)} = $1 order by v.id`,
    [parentId],
  )
  const rows = new Map<string, Values>()
  for (const { id } of ids) {
    const locked = await lockRow(tx, catalog, child, id)
    if (locked) rows.set(id, locked.row)
  }
  return rows
}

interface Reading {
  readonly writer: Writer
  readonly child: Entity
  readonly lines: Lines
  /** Rows not yet named by a line: those left at the end are deleted. */
  readonly standing: Map<string, Values>
  readonly parentId: string | null
}

const readLine = (
  { writer, child, lines, standing, parentId }: Reading,
  line: Sent,
  index: number,
): { errors: Errors; save?: LinePlan['saves'][number] } => {
  const { id, version, [lines.by]: parent, [addedKey]: isAdded, ...rest } = line
  if (!isNothing(parent) && parent !== parentId) return { errors: { [lines.by]: '该字段不可修改' } }
  const before = isAdded || isNothing(id) ? null : standing.get(String(id))
  if (before === undefined) return { errors: { id: `${lines.label ?? child.label}不存在` } }
  if (before) standing.delete(String(id))
  if (before && version !== undefined && version !== before.version) throw conflict('单据已变更，请刷新')
  const sent = lines.sort ? { ...rest, [lines.sort]: index + 1 } : rest
  const { own, lists } = splitLines(child, sent)
  const { values, errors } = readInput(child, own, before)
  if (before) {
    const differs = Object.keys(values).some((name) => !same(values[name], before[name]))
    const missing = Object.entries(missingFields(child, { ...before, ...values })).filter(([name]) => name in values)
    Object.assign(errors, Object.fromEntries(missing))
    return { errors, ...(differs || Object.keys(lists).length ? { save: { index, before, sent } } : {}) }
  }
  const missing = missingOf(writer, child, { ...values, [lines.by]: 'its parent' })
  return { errors: { ...missing, ...errors }, save: { index, before, sent: isAdded ? { ...sent, id } : sent } }
}

/** Required fields that a new line leaves empty and that do not follow from another row. */
const missingOf = ({ actor }: Writer, child: Entity, values: Values): Errors => {
  const missing = missingFields(child, withDefaults(child, values, actor.userId))
  for (const [name] of pathsOf(child)) delete missing[name]
  return missing
}

const isNothing = (value: unknown): boolean => value === undefined || value === null
const same = (a: unknown, b: unknown): boolean => JSON.stringify(a ?? null) === JSON.stringify(b ?? null)

export const changesLines = ({ removes, saves }: LinePlan): boolean => removes.length + saves.length > 0

/** Writes the plan below a stored parent; gives the lists that changed as a person reads them. */
export const writeLines = async (
  tx: Sql,
  writer: Writer,
  parentId: string,
  plans: readonly LinePlan[],
  acts: LineActs,
): Promise<Change[]> => {
  const errors: Errors = {}
  for (const { key, label, by, child, removes, saves } of plans) {
    for (const { id } of removes) await acts.remove(tx, writer, child, String(id), undefined, true)
    for (const { index, before, sent } of saves) {
      try {
        if (before) await acts.update(tx, writer, child, String(before.id), sent, undefined, true)
        else await acts.create(tx, writer, child, { ...sent, [by]: parentId }, true)
      } catch (error) {
        const fields = placed(error, writer, child, `${key}.${index}`, `${label}第${index + 1}行`)
        Object.assign(errors, fields)
        if (!(error instanceof Refusal)) throw invalid(errors)
      }
    }
  }
  if (Object.keys(errors).length) throw invalid(errors)
  return plans.filter(changesLines).map(toldLines)
}

/** The place of a child's refusal in the list; a refusal without fields refuses the whole. */
const placed = (error: unknown, { catalog }: Writer, child: Entity, place: string, row: string): Errors => {
  const refusal = refusalOf(error, child, catalog)
  if (!(refusal instanceof Refusal)) throw refusal
  if (!refusal.data?.fields) throw new Refusal(refusal.code, `${row}：${refusal.message}`, refusal.data)
  return Object.fromEntries(Object.entries(refusal.data.fields).map(([name, message]) => [`${place}.${name}`, message]))
}

/** A list that changes, as a person reads it. */
export const toldLines = ({ key, label, child, removes, saves }: LinePlan): Change => {
  const nameOf = (row: Sent): string => String(row[child.title] ?? '')
  const parts = [
    ['新增', saves.filter(({ before }) => !before).map(({ sent }) => nameOf(sent))],
    ['修改', saves.flatMap(({ before }) => (before ? [nameOf(before)] : []))],
    ['删除', removes.map(nameOf)],
  ] as const
  const said = parts.filter(([, names]) => names.length).map(([verb, names]) => `${verb}${names.join('、')}`)
  return { field: key, label, old: '', new: said.join('；') }
}
