import { allOf, is, me } from './expr.ts'
import type { Field } from './field.ts'
import { oneOf } from './kinds/choice.ts'
import { datetime } from './kinds/date.ts'
import { ref } from './kinds/ref.ts'
import { longText } from './kinds/text.ts'
import type { EntityName } from './registry.ts'
import { type AuditLevel, auditStates, draftStates } from './workflow.ts'

type States = typeof auditStates

interface AuditedOptions<L extends AuditLevel, W extends string> {
  /** States that the entity never comes to: 变更中 where what has passed is not changed, 已作废 where it is not taken back. */
  readonly without?: readonly W[]
  /** Labels in place of the usual ones. */
  readonly labels?: { readonly [K in 'status' | keyof Fields[L]]?: string }
}

type StateField<S extends string> = ReturnType<typeof oneOf<S, { readonly readonly: true; readonly default: S }>>

/**
 * The fields of an audit with a number of levels: `status` (or the entity's own name for it), `audit1` … for the people
 * who decide, and an opinion for each level; `opinion` is that of the last level.
 */
export const audited = <L extends AuditLevel, const W extends '变更中' | '已作废' = never>(
  level: L,
  { without = [], labels = {} }: AuditedOptions<L, W> = {},
): { readonly status: StateField<Exclude<States[L][number], W>> } & Fields[L] => {
  const left: readonly string[] = without
  const states = auditStates[level].filter((state) => !left.includes(state))
  const status = oneOf('审核状态', states, { readonly: true, default: '草稿' })
  const told: Readonly<Record<string, string | undefined>> = labels
  const fields = Object.entries<Field>({ status, ...fieldsOf[level] })
  return Object.fromEntries(
    fields.map(([name, field]) => [name, { ...field, label: told[name] ?? field.label }]),
  ) as unknown as ReturnType<typeof audited<L, W>>
}

/**
 * The creator of a record, while only they may write it: before they submit it and after it came back. Afterwards the
 * record belongs to the people it names, and to their successors.
 */
export const drafter = allOf(me('creatorId'), is({ status: draftStates }))

/** When it was handed in. */
export const handedIn = { tzSubmit: datetime('提交时间', { readonly: true }) } as const

// the kernel knows no entities, but that people are rows of this one
const people = 'user' as EntityName
const person = (label: string) => ref(label, people)
const opinion = (label: string) => longText(label, { readonly: true })
const two = {
  audit1: person('一级审核人'),
  audit2: person('二级审核人'),
  opinionFirst: opinion('一级意见'),
  opinion: opinion('终审意见'),
} as const
const three = { ...two, audit3: person('三级审核人'), opinion3: opinion('二级意见') } as const
const four = { ...three, audit4: person('四级审核人'), opinion4: opinion('三级意见') } as const
const fieldsOf = {
  1: { audit1: person('审核人'), opinion: opinion('审核意见') },
  2: two,
  3: three,
  4: four,
  5: { ...four, audit5: person('五级审核人'), opinion5: opinion('四级意见') },
} as const
type Fields = typeof fieldsOf
