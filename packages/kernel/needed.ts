import { type Entity, requiredIn } from './entity.ts'
import { type Asker, evaluate, unknown } from './evaluate.ts'
import type { Expr } from './expr.ts'
import { type Field, isFileField } from './field.ts'
import type { Guard, Move } from './workflow.ts'

// Decision 051: Fields that the server fills in are not required

type Row = Readonly<Record<string, unknown>>
type Words = Readonly<Record<string, string>>

interface Moving {
  /** Its fields with what the move asks for among them. */
  readonly entity: Pick<Entity, 'fields' | 'requires'>
  readonly move: Move
  /** The row after the move, with the input. */
  readonly row: Row
  readonly before: Row
  readonly opinion: string | null
  readonly asker: Asker
}

/** Fields of a move, and its opinion, that must not be empty after it, each with its message. */
export const neededBy = (moving: Moving): Words => ({ ...refusedEmpty(moving, rowOf(moving)), ...demandedBy(moving) })

/** The same without what its guards refuse. */
export const demandedBy = (moving: Moving): Words => {
  const { entity, move, asker } = moving
  const { fields } = entity
  const row = rowOf(moving)
  const holds = (rule: Expr<unknown>): boolean => evaluate(rule, row, asker) === true
  const ofRow = Object.entries(requiredIn(entity, holds)).filter(([name]) => move.input?.includes(name))
  return {
    ...Object.fromEntries(ofRow),
    ...requiredIn({ fields, requires: move.requires ?? [] } as typeof entity, holds),
    ...askedFor(move),
    ...move.required,
    ...(move.opinion === 'required' ? { opinion: move.opinionMessage ?? '请填写审批意见' } : {}),
  }
}

/** Guards at fields of the move that fail for the values at hand; fields that are invalid already are skipped. */
export const brokenGuards = (moving: Moving, wrong: readonly string[] = []): readonly Guard[] => {
  const open = openIn(moving.move)
  const row = { ...rowOf(moving), ...Object.fromEntries(wrong.map((name) => [name, unknown])) }
  return (moving.move.guards ?? []).filter(
    ({ holds, field = '' }) => open.includes(field) && !wrong.includes(field) && isRefused(holds, row, moving.asker),
  )
}

/** The message for an empty field. */
export const missingWords = (field: Field): string => {
  if (field.options.missing) return field.options.missing
  if (field.kind === 'signature') return '请签名'
  return isFileField(field) ? `请上传${field.label}` : `${field.label}不能为空`
}

/** What a rule of a step may read: the row, the row before, and the words. */
const rowOf = ({ row, before, opinion }: Moving): Row => ({
  ...row,
  ...Object.fromEntries(Object.entries(before).map(([name, value]) => [`$was.${name}`, value])),
  opinion,
  $opinion: opinion,
})

/** What a person gives with a move. */
const openIn = (move: Move): readonly string[] => [
  ...(move.input ?? []),
  ...Object.keys(move.asks ?? {}),
  ...(move.opinion ? ['opinion'] : []),
]

const refusedEmpty = ({ entity, move, asker }: Moving, row: Row): Words => {
  const open = openIn(move)
  const empty = (name: string): Row => ({ ...row, [name]: null, ...(name === 'opinion' ? { $opinion: null } : {}) })
  return Object.fromEntries(
    (move.guards ?? []).flatMap(({ holds, field = '', message }) => {
      const begins = move.asks?.[field]?.options.default !== undefined
      if (!open.includes(field) || begins || !isRefused(holds, empty(field), asker)) return []
      const word = entity.fields[field]
      return [[field, message.includes('{') && word ? missingWords(word) : message]]
    }),
  )
}

const askedFor = ({ asks = {} }: Move): Words =>
  Object.fromEntries(
    Object.entries(asks)
      .filter(([, { options }]) => options.required)
      .map(([name, field]) => [name, missingWords(field)]),
  )

/** Null refuses, as in the database; a value unknown here is left to the server. */
const isRefused = (rule: Expr<unknown>, row: Row, asker: Asker): boolean => {
  const held = evaluate(rule, row, asker)
  return held !== true && held !== undefined
}
