import { decidedFlow } from './decided.ts'
import type { Expr } from './expr.ts'
import { fieldOf, isReadonly, type ValueOf } from './field.ts'
import { inlined } from './inline.ts'
import type { Fields, Shape } from './shape.ts'
import { isSystemField, type System, system } from './system-fields.ts'

// Decision 001: One declaration per entity; rules as data

export interface Entity<N extends string = string, F extends Fields = Fields> extends Omit<Shape<Fields>, 'fields'> {
  readonly name: N
  readonly fields: F
  readonly resource: string
  readonly idKind: 'uuid' | 'text' | 'int'
}

type WithSystem<F> = F & Omit<System, keyof F>

/** Declares an entity; everything the product knows of it follows from here. */
export const entity = <const N extends string, const F extends Fields>(
  name: N,
  shape: Shape<F>,
): Entity<N, WithSystem<F>> => {
  const { fields, resource = name, id = 'uuid', ...rest } = shape
  const { id: _id, ...given } = fields
  const { id: _system, ...after } = system
  return {
    ...(rest as unknown as Omit<Shape<Fields>, 'fields'>),
    name,
    resource,
    idKind: id,
    fields: inlined({ id: fields.id ?? system.id, ...given, ...after }) as unknown as WithSystem<F>,
  }
}

/** Fields that must be filled in the row's present state, each with its message. */
export const requiredIn = (
  e: Pick<Entity, 'fields' | 'requires'>,
  holds: (rule: Expr<unknown>) => boolean,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...(e.requires ?? [])]
      .reverse()
      .filter(({ when }) => holds(when))
      .flatMap(({ fields, message }) => fields.map((name) => [name, message ?? `${e.fields[name]?.label}不能为空`])),
  )

/** A row as stored and given out, without the shown objects of its references. */
export type Row<E> = E extends Entity<string, infer F> ? { -readonly [K in keyof F]: ValueOf<F[K]> } : never

/** The fields a form may write. */
export const writable = (e: Entity): string[] =>
  Object.keys(e.fields).filter((name) => !isReadonly(fieldOf(e.fields, name)) && !isSystemField(name))

/** The column that the shared audit moves, or the moves that decide. */
export const auditField = (e: Entity): string => e.audit?.field ?? decidedFlow(e)?.field ?? 'status'
/** The audit state of a row; '' where it has no audit. */
export const auditState = (e: Entity, row: Readonly<Record<string, unknown>> | null | undefined): string =>
  String(row?.[auditField(e)] ?? '')
/** The column that names who asks. */
export const applicantField = (e: Entity): string =>
  e.audit?.applicant ?? decidedFlow(e)?.decided.asker ?? ('initiator' in e.fields ? 'initiator' : 'creatorId')

/** The state fields of the entity: moved by transitions alone. */
export const stateFields = (e: Entity): string[] => [
  ...(e.audit ? [auditField(e)] : []),
  ...(e.workflow ? [e.workflow.field] : []),
  ...(e.flows ?? []).map((flow) => flow.field),
]

/** What people call one row. */
export const nameOfOne = ({ one, label }: Entity): string => one ?? label

/** The column that switches a row on and off, where the entity has one. */
export const switchOf = (e: Entity): string | undefined =>
  ['isEnable', 'active', 'isUse'].find((name) => e.fields[name])
