import { auditState, type Entity } from '@chengban/kernel/entity.ts'
import { listIn } from '@chengban/kernel/list-in.ts'
import { conflict, forbidden, notFound, Refusal } from '@chengban/kernel/refusal.ts'
import { updateRule } from '@chengban/kernel/write-rules.ts'
import type { Sql } from '../db/sql.ts'
import { editChange } from '../round/change-edit.ts'
import { readState } from '../round/state.ts'
import { lockRow } from '../row/rows.ts'
import type { Values, Writer } from '../row/scene.ts'
import type { Above } from '../rules/by-state.ts'
import { refuseAboutWriter } from '../rules/others-only.ts'
import { column, table, view } from '../schema/names.ts'

/** What becomes of a line that is sent alone: these values of it, a further line, or none any more. */
export type LineEdit =
  | { readonly id: string; readonly values: Values }
  | { readonly added: Values }
  | { readonly removed: string }

/**
 * Writes a line sent alone into the draft of the record whose content it is, as if the record's list had been sent;
 * gives its id. `above` leads from the line up to the record in 变更.
 */
export const draftLine = async (tx: Sql, writer: Writer, above: readonly Above[], edit: LineEdit): Promise<string> => {
  // The system derives its writes from rows in force, and a draft is not in force yet
  if (writer.isSystem) throw conflict('单据变更中，请在变更中修改')
  const [record, ...below] = [...above].reverse()
  if (!record) throw new Error('a line of no record')
  const before = await lockChanging(tx, writer, record)
  const draft = (await readState(tx, record.holder, record.id)).last?.draft ?? {}
  const { list, place, path } = await edited(tx, writer, { step: record, below, row: draft, edit })
  try {
    await editChange({ tx, writer, entity: record.holder, before, sent: { [record.key]: list } })
  } catch (error) {
    throw atLine(error, place)
  }
  if ('removed' in edit) return edit.removed
  return 'id' in edit ? edit.id : addedLast(tx, record, path)
}

/** The record, locked, by somebody who may change it. */
const lockChanging = async (tx: Sql, writer: Writer, { holder, id }: Above): Promise<Values> => {
  const locked = await lockRow(tx, writer.catalog, holder, id, [updateRule(holder)])
  if (!locked?.seen) throw notFound()
  refuseAboutWriter(holder, writer, locked.row)
  if (!locked.rules[0]) throw forbidden()
  if (auditState(holder, locked.row) !== '变更中') throw conflict('单据已变更，请刷新')
  return locked.row
}

/** Returns the lines of a record's list from its draft, else the stored ones. */
export const draftedLines = async (
  tx: Sql,
  writer: Writer,
  holder: Entity,
  key: string,
  id: string,
  draft: Values | null = null,
): Promise<Values[]> => {
  if (Array.isArray(draft?.[key])) return [...listIn<Values>(draft[key])]
  const lines = holder.lines?.[key]
  if (!lines) throw new Error(`${holder.name} has no list ${key}`)
  const child = writer.catalog.entity(lines.of)
  const order = [...(lines.sort ? [column(lines.sort)] : []), 'id'].map((one) => `v.${one}`).join(', ')
  const from = writer.isSystem ? table(child.name) : view(child.name)
  return tx.query<Values>(`select v.id::text from ${from} v where v.${column(lines.by)} = $1 order by ${order}`, [id])
}

interface Editing {
  readonly step: Above
  /** From the record's own lines down to the row that holds the line. */
  readonly below: readonly Above[]
  /** What the draft says of the row that holds the list. */
  readonly row: Values
  readonly edit: LineEdit
}

interface Edited {
  readonly list: Values[]
  /** Where refusals tell of the line: `chapters.1.questions.0`. */
  readonly place: string
  readonly path: readonly (string | number)[]
}

const edited = async (tx: Sql, writer: Writer, { step, below, row, edit }: Editing): Promise<Edited> => {
  const list = await draftedLines(tx, writer, step.holder, step.key, step.id, row)
  const [next, ...rest] = below
  const named = next?.id ?? namedBy(edit)
  const at = named === undefined ? list.length : list.findIndex(({ id }) => id === named)
  if (at < 0) throw conflict('单据已变更，请刷新')
  const line = list[at] ?? {}
  const placed = (value: Values | undefined): Values[] => list.toSpliced(at, 1, ...(value ? [value] : []))
  const here = `${step.key}.${at}`
  if (next) {
    const inner = await edited(tx, writer, { step: next, below: rest, row: line, edit })
    const path = [step.key, at, ...inner.path]
    return { list: placed({ ...line, [next.key]: inner.list }), place: `${here}.${inner.place}`, path }
  }
  if ('id' in edit) return { list: placed({ ...line, ...edit.values }), place: here, path: [step.key, at] }
  return { list: placed('added' in edit ? edit.added : undefined), place: here, path: [step.key, at] }
}

const namedBy = (edit: LineEdit): string | undefined => {
  if ('id' in edit) return edit.id
  return 'removed' in edit ? edit.removed : undefined
}

/** The id that a draft gave to the line it adds. */
const addedLast = async (tx: Sql, { holder, id }: Above, path: readonly (string | number)[]): Promise<string> => {
  const { last } = await readState(tx, holder, id)
  const line = path.reduce<unknown>((value, key) => (value as Values | undefined)?.[key], last?.draft)
  return String((line as Values | undefined)?.id)
}

/** Moves the errors of a refusal from the record's list to the submitted line. */
const atLine = (error: unknown, place: string): unknown => {
  if (!(error instanceof Refusal) || !error.data?.fields) return error
  const fields = Object.entries(error.data.fields).map(([name, message]) => [
    name.startsWith(`${place}.`) ? name.slice(place.length + 1) : name,
    message,
  ])
  return new Refusal(error.code, error.message, { ...error.data, fields: Object.fromEntries(fields) })
}
