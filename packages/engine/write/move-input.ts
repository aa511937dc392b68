import type { Entity } from '@chengban/kernel/entity.ts'
import { type Field, fieldOf, isDefaultFrom } from '@chengban/kernel/field.ts'
import { isAmong } from '@chengban/kernel/is-among.ts'
import { isEmpty } from '@chengban/kernel/kinds/kinds.ts'
import { brokenGuards, demandedBy } from '@chengban/kernel/needed.ts'
import { invalid, Refusal } from '@chengban/kernel/refusal.ts'
import type { Move, Workflow } from '@chengban/kernel/workflow.ts'
import { askerOf } from '../asker.ts'
import { clock } from '../clock.ts'
import type { Sql } from '../db/sql.ts'
import { changedNames } from '../row/changed.ts'
import { readInput } from '../row/input.ts'
import type { Scene, Values, Writer } from '../row/scene.ts'
import { wordsAt } from '../rules/guards.ts'
import { checkOutside } from '../rules/outside.ts'
import { sealSent } from '../seal/seal-sent.ts'
import { completeSignatures } from './signing.ts'

interface Moving {
  readonly tx: Sql
  readonly writer: Writer
  readonly entity: Entity
  readonly before: Values
  /** None of an act. */
  readonly flow: Workflow | undefined
  readonly move: Move
  readonly sent: Values
  readonly opinion: string | null
}

/** Reads what comes with a move; all that is wrong or missing is said at once. */
export const readAsked = async (moving: Moving): Promise<Scene> => {
  const { tx, writer, entity, before, flow, move, sent, opinion } = moving
  const { asks = {} } = move
  const chosen = flow && choicesOf(move).length > 0 ? [flow.field] : []
  const allowed = new Set<string>([...(move.input ?? []), ...Object.keys(asks)])
  const stray = Object.keys(sent).find((key) => !allowed.has(key) && !chosen.includes(key))
  if (stray) throw invalid({ [stray]: '未知字段' })
  const open = { ...entity, fields: { ...entity.fields, ...writableOf(entity, move), ...asks } }
  const given = Object.fromEntries(Object.entries(sent).filter(([name]) => allowed.has(name)))
  const { values, errors } = readInput(open, given, { ...before })
  sealSent(writer.services.vault, open, before.id, values, before)
  // Stored values passed on by the system are not checked against the view of the person who caused the write
  if (!writer.isSystem) Object.assign(errors, await checkOutside(tx, writer, open, values, before))
  const signed = { ...before, ...values }
  Object.assign(
    errors,
    await completeSignatures({ tx, writer, entity, fields: open.fields, values, before, row: signed }),
  )
  const asked = Object.fromEntries(
    Object.entries(asks).map(([name, { options }]) => [name, values[name] ?? constantOf(options.default)]),
  )
  const columns = Object.fromEntries(Object.entries(values).filter(([name]) => !Object.hasOwn(asks, name)))
  const row: Values = { ...before, ...columns, tzUpdate: clock.now().toISOString() }
  await lacking(moving, { row, input: values, asked, chosen }, errors)
  if (Object.keys(errors).length) throw invalid(errors)
  if (move.unchanged && !changedNames(before, row).some((name) => name in columns))
    throw new Refusal('VALIDATION', move.unchanged)
  const choice = chosen.map((name) => ({ chosen: String(sent[name]) }))[0]
  return { tx, writer, entity, before, row, input: values, asked, ...choice, opinion }
}

interface Read {
  readonly row: Values
  /** The input as read. */
  readonly input: Values
  readonly asked: Values
  readonly chosen: readonly string[]
}

/** Adds missing fields to the errors; an error already given for a field stays. */
const lacking = async (moving: Moving, read: Read, errors: Record<string, string>): Promise<void> => {
  const { tx, entity, writer, before, flow, move, sent, opinion } = moving
  const { row, input, asked, chosen } = read
  const state = flow && chosen.length > 0 ? { [flow.field]: sent[flow.field] } : {}
  const anew = Object.keys(move.begins ?? {}).filter((name) => move.begins?.[name] === 'nothing')
  const all: Values = {
    ...row,
    ...Object.fromEntries(anew.map((name) => [name, input[name] ?? null])),
    ...asked,
    ...state,
  }
  const whole = { ...entity, fields: { ...entity.fields, ...move.asks } }
  const step = { entity: whole, move, row: all, before, opinion, asker: askerOf(writer.actor) }
  for (const [name, message] of Object.entries(demandedBy(step)))
    if (isEmpty(name === 'opinion' ? opinion : all[name])) errors[name] ??= message
  for (const name of chosen)
    if (!isAmong(choicesOf(move), sent[name])) errors[name] ??= `${entity.fields[name]?.label}不在可选范围`
  if (Object.keys(errors).length === 0) return
  const broken = brokenGuards(step, Object.keys(errors))
  Object.assign(errors, await wordsAt({ tx, writer, entity, before, row, input, asked, opinion }, broken), errors)
}

/** What an ask says where nothing was sent. */
const constantOf = (given: unknown): unknown => (isDefaultFrom(given) ? null : (given ?? null))

const writableOf = (entity: Entity, { input = [] }: Move): Record<string, Field> =>
  Object.fromEntries(
    input.map((name) => {
      const field = fieldOf(entity.fields, name)
      return [name, { ...field, options: { ...field.options, readonly: false, fixed: false } }]
    }),
  )

/** The states among which whoever makes the move chooses. */
const choicesOf = ({ to }: Move): readonly string[] => (Array.isArray(to) ? to : [])
