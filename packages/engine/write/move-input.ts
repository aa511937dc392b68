import { type Entity, requiredIn } from '@chengban/kernel/entity.ts'
import { evaluate } from '@chengban/kernel/evaluate.ts'
import { type Field, isDefaultFrom, isFileField } from '@chengban/kernel/field.ts'
import { isEmpty } from '@chengban/kernel/kinds/kinds.ts'
import { invalid, Refusal } from '@chengban/kernel/refusal.ts'
import type { Move, Workflow } from '@chengban/kernel/workflow.ts'
import { askerOf } from '../asker.ts'
import { clock } from '../clock.ts'
import type { Sql } from '../db/sql.ts'
import { changedNames } from '../row/changed.ts'
import { readInput } from '../row/input.ts'
import type { Scene, Values, Writer } from '../row/scene.ts'
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
  const chosen = flow && Array.isArray(move.to) ? [flow.field] : []
  const allowed = new Set<string>([...(move.input ?? []), ...Object.keys(asks)])
  const stray = Object.keys(sent).find((key) => !allowed.has(key) && !chosen.includes(key))
  if (stray) throw invalid({ [stray]: '未知字段' })
  const open = { ...entity, fields: { ...entity.fields, ...writableOf(entity, move), ...asks } } as Entity
  const given = Object.fromEntries(Object.entries(sent).filter(([name]) => allowed.has(name)))
  const { values, errors } = readInput(open, given, { ...before })
  sealSent(writer.services.vault, open, before.id, values, before)
  // what the system hands on stands already, whoever's act led to it
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
  lacking(moving, { row, asked, chosen }, errors)
  if (Object.keys(errors).length) throw invalid(errors)
  if (move.unchanged && !changedNames(before, row).some((name) => name in columns))
    throw new Refusal('VALIDATION', move.unchanged)
  const choice = chosen.map((name) => ({ chosen: String(sent[name]) }))[0]
  return { tx, writer, entity, before, row, input: values, asked, ...choice, opinion }
}

interface Read {
  readonly row: Values
  readonly asked: Values
  readonly chosen: readonly string[]
}

/** Adds what is missing to what is wrong; a word already said of a field stays. */
const lacking = (moving: Moving, { row, asked, chosen }: Read, errors: Record<string, string>): void => {
  const { entity, move, sent } = moving
  for (const [key, message] of Object.entries(move.required ?? {}))
    if (isEmpty(row[key])) errors[key] ??= message as string
  for (const [key, field] of Object.entries(move.asks ?? {}))
    if (field.options.required && isEmpty(asked[key])) errors[key] ??= missingWords(field)
  for (const [key, message] of Object.entries(neededNow(moving, { row, asked, chosen }))) errors[key] ??= message
  for (const state of chosen)
    if (!(move.to as readonly unknown[]).includes(sent[state]))
      errors[state] ??= `${entity.fields[state]?.label}不在可选范围`
}

/** What the row as it will be asks for and does not have. */
const neededNow = (
  { entity, writer, flow, move, sent, opinion }: Moving,
  { row, asked, chosen }: Read,
): Readonly<Record<string, string>> => {
  const state = flow && chosen.length > 0 ? { [flow.field]: sent[flow.field] } : {}
  const all: Values = { ...row, ...asked, ...state, opinion }
  const asker = askerOf(writer.actor)
  const whole = { fields: { ...entity.fields, ...move.asks }, requires: move.requires ?? [] } as Entity
  const needed = requiredIn(whole, (rule) => evaluate(rule, all, asker) === true)
  return Object.fromEntries(Object.entries(needed).filter(([name]) => isEmpty(all[name])))
}

/** What an ask says where nothing was sent. */
const constantOf = (given: unknown): unknown => (isDefaultFrom(given) ? null : (given ?? null))

const writableOf = (entity: Entity, { input = [] }: Move): Record<string, Field> =>
  Object.fromEntries(
    input.map((name) => {
      const field = entity.fields[name] as Field
      return [name, { ...field, options: { ...field.options, readonly: false, fixed: false } }]
    }),
  )

export const missingWords = (field: Field): string => {
  if (field.options.missing) return field.options.missing
  if (field.kind === 'signature') return '请签名'
  return isFileField(field) ? `请上传${field.label}` : `${field.label}不能为空`
}
