import { auditState, type Entity } from '@chengban/kernel/entity.ts'
import type { Expr } from '@chengban/kernel/expr.ts'
import { updateRule } from '@chengban/kernel/write-rules.ts'
import type { Values } from '../row/scene.ts'

/** What `edits` says of a row: nothing, or that only these fields are written. */
export interface Grant {
  readonly isBound: boolean
  readonly fields: ReadonlySet<string>
  readonly message?: string | undefined
  readonly told: Readonly<Record<string, string>>
}

/** The conditions and the people of `edits`, in pairs, to be asked of the locked row. */
export const editRules = ({ edits = [], ...e }: Entity): Expr<unknown>[] =>
  edits.flatMap(({ when, who }) => [when, who ?? updateRule(e)])

interface Asking {
  readonly mayUpdate: boolean
  /** The system needs no rights, and only an audit restricts it. */
  readonly isSystem?: boolean | undefined
}

/** What the answers to `editRules` come to. */
export const grantOf = (
  entity: Entity,
  row: Values,
  answers: readonly boolean[],
  { mayUpdate, isSystem = false }: Asking,
): Grant => {
  const holding = (entity.edits ?? []).filter((_, at) => answers[at * 2])
  const given = (entity.edits ?? []).filter((_, at) => answers[at * 2] && (isSystem || answers[at * 2 + 1]))
  return {
    isBound: holding.length > 0 && !isSystem,
    fields: new Set([...given.flatMap(({ fields }) => fields), ...(mayUpdate ? freeLists(entity, row) : [])]),
    message: holding.find(({ message }) => message)?.message,
    told: Object.assign({}, ...holding.map(({ told }) => told ?? {})),
  }
}

/** An audit that has not passed closes also the lists that are left free. */
const freeLists = (entity: Entity, row: Values): string[] => {
  if (entity.audit && auditState(entity, row) !== '通过') return []
  return Object.entries(entity.lines ?? {}).flatMap(([key, { free, parts }]) =>
    free ? [key, ...(parts?.values ?? [])] : [],
  )
}
