import { useState } from 'react'
import { ApiError } from '../api/api-error.ts'
import { reportError } from '../api/error-notice.ts'
import { Unanswered } from '../api/unanswered.ts'
import { newKey } from '../api/write-key.ts'
import { createRow, moveRow, patchRow, readRow } from '../data/calls.ts'
import { idOf, type Row } from '../data/row.ts'
import { keepUnsent } from '../outbox/keep-unsent.ts'
import type { OutboxForm, OutboxWrite } from '../outbox/outbox-entry.ts'
import { isOwnPlace } from './places.ts'
import type { Form } from './use-form.ts'
import { changesOf, isSame, readableValues, rowValues, type Values } from './values.ts'

export interface SaveOptions {
  readonly form: Form
  /** The id that a new record gets. */
  readonly id?: string
  /** Gets the values in place of the server. */
  readonly dry?: ((values: Values) => void | Promise<void>) | undefined
  readonly onSaved: (row: Row) => void
  /** Makes the new row in place of the generic call. */
  readonly create?: ((values: Values) => Promise<Row>) | undefined
  /** What submitting is, where it is not the audit's. */
  readonly move?: string | undefined
  /** How the form is opened again. With it, what gets no answer waits in the outbox. */
  readonly reopened?: Pick<OutboxForm, 'screen' | 'title' | 'only'>
}

/**
 * Saves a form: creates or changes the record, and submits it where asked to. Refusals appear as errors at the fields.
 */
export const useSave = (options: SaveOptions) => {
  const { form, id, dry, onSaved, create, move = 'submit' } = options
  const [kept, setKept] = useState<{ readonly row: Row; readonly values: Values }>()
  const [conflict, setConflict] = useState<Row>()
  const [isBusy, setBusy] = useState(false)
  const stored = kept?.row
  const row = stored ?? (form.isNew ? undefined : form.row)
  const write = async (base: Row | undefined): Promise<Row> => {
    const values = filled({ ...form.initial, ...form.wire(form.values) })
    if (!base) return create ? create(values) : createOnce(form, id, values)
    const patch = form.wire(stored ? form.values : form.changes)
    return Object.keys(patch).length ? patchRow(form.entity, base, patch) : base
  }
  const run = async (isSubmit: boolean, base = row): Promise<boolean> => {
    if (isBusy || Object.keys(form.check(isSubmit)).length) return false
    setBusy(true)
    try {
      if (dry) await dry(form.wire(form.values))
      else onSaved(await sent(isSubmit, base))
      return true
    } catch (error) {
      if (!dry && (await waitsInOutbox(error, options, isSubmit))) return true
      refuse(error, form, setConflict)
      return false
    } finally {
      setBusy(false)
    }
  }
  const sent = async (isSubmit: boolean, base: Row | undefined): Promise<Row> => {
    const written = await write(base)
    // from here on it exists: a refused submission must not create it twice
    const now: Row = { ...base, ...written, id: written.id ?? base?.id }
    setKept({ row: now, values: form.values })
    if (!isSubmit) return now
    const current = now.version === undefined ? await readRow(form.entity, idOf(now)) : now
    return { ...current, ...(await moveRow(form.entity, move, current)), id: now.id }
  }
  const keepMine = (): Promise<boolean> => {
    const base = conflict
    setConflict(undefined)
    return run(false, base && { ...form.row, version: base.version })
  }
  /** All that is typed is stored already: only the submission was refused. */
  const isKept = kept?.values === form.values
  return { run, isBusy, stored, isKept, conflict, keepMine, leaveConflict: () => setConflict(undefined) }
}

/** Keeps what got no answer, and the submission that was to follow it. */
const waitsInOutbox = (error: unknown, options: SaveOptions, isSubmit: boolean): Promise<boolean> => {
  const { form, move = 'submit', reopened } = options
  if (!reopened) return Promise.resolve(false)
  const { entity, row, isNew, initial } = form
  const address = `/api/${entity.resource}/action/${move}`
  const isMove = error instanceof Unanswered && error.write.path === address
  const named = isNew ? { body: {}, takes: ['id', 'version'] } : { body: { id: row.id }, takes: ['version'] }
  const submission: OutboxWrite = { method: 'POST', path: address, key: newKey(), ...named }
  const typed = readableValues(form.values)
  const again = { entity: entity.name, ...reopened, typed, ...(isNew ? { initial } : { row }) }
  return keepUnsent(error, {
    title: reopened.title,
    ...(isMove ? { page: `/record/${entity.name}/${String(idOfMoved(error))}` } : { form: again }),
    next: isSubmit && !isMove ? [submission] : [],
  })
}

/** The record that a move was sent for: it is stored. */
const idOfMoved = ({ write }: Unanswered): unknown => (write.body as Row).id

/**
 * Creates the row under an id chosen here. When a request whose answer was lost has already stored that id, writes only
 * the values typed since.
 */
const createOnce = async (
  { entity, names, values, wire }: Form,
  id: string | undefined,
  sent: Values,
): Promise<Row> => {
  if (!id || entity.idKind !== 'uuid') return createRow(entity, sent)
  try {
    return await createRow(entity, { ...sent, id })
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'CONFLICT' || error.message !== '数据已存在') throw error
    const stored = await readRow(entity, id).catch(() => undefined)
    if (!stored) throw error
    const patch = wire(changesOf(values, { ...values, ...rowValues(entity, names, stored) }))
    return Object.keys(patch).length ? patchRow(entity, stored, patch) : stored
  }
}

const filled = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null && value !== ''))

const refuse = (error: unknown, form: Form, onConflict: (current: Row) => void): void => {
  const refusal = error instanceof ApiError ? error : undefined
  const current = refusal?.data?.current as Row | undefined
  if (refusal?.code === 'CONFLICT' && current && !form.isNew) {
    onConflict(current)
    return
  }
  const known = Object.fromEntries(Object.entries(refusal?.fields ?? {}).filter(([place]) => isOwnPlace(form, place)))
  if (Object.keys(known).length) form.setErrors(known)
  else reportError(error)
}

/** Returns the fields that changed on the server (`isTheirs`), in this form (`isMine`), or both. */
export const differences = (
  form: Form,
  current: Row,
): readonly { readonly name: string; readonly isTheirs: boolean; readonly isMine: boolean }[] =>
  [...form.names, ...form.lines.map(({ key }) => key)]
    .map((name) => ({ name, isTheirs: !isSame(current[name], form.row[name]), isMine: name in form.changes }))
    .filter(({ isTheirs, isMine }) => isTheirs || isMine)
