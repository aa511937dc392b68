import {
  allOf,
  anyOf,
  type Expr,
  eq,
  exists,
  field,
  first,
  ge,
  is,
  isSet,
  le,
  not,
  today,
  when,
} from '@chengban/kernel/expr.ts'
import { coalesce, join, of, parent } from '@chengban/kernel/formula.ts'
import type { Owed } from '@chengban/kernel/job.ts'
import type { EntityName, FieldNameOf, NeedOf } from '@chengban/kernel/registry.ts'
import type { factKinds } from './check-on-work-fact.entity.ts'

interface Counted<S extends EntityName> {
  /** What it comes from. */
  readonly per: S
  readonly where: Expr<NeedOf<S>>
  readonly kind: (typeof factKinds)[number]
  /** Whose it is: a column there. */
  readonly person: FieldNameOf<S>
  /** The day it counts on. */
  readonly day: Expr<unknown>
  readonly text: Expr<unknown>
  readonly amount?: Expr<unknown>
  /** Once for every day that it lasts; otherwise once altogether. */
  readonly isDaily?: true
}

/**
 * Facts that follow from rows elsewhere, each made once: of people who are counted, while they are employed. What comes to
 * light after its sheet was confirmed counts on the day it is found.
 */
export const fact = <S extends EntityName>(counted: Counted<S>): { readonly owed: Owed } => {
  const { per, where, kind, person, day, text, amount = 1, isDaily } = counted
  const closed = exists(sheet(person, day, is({ status: ['已确认', '已锁定'] })))
  const date = isDaily ? day : when([[closed, today()]], day)
  const task: Owed = {
    of: 'checkOnWorkFact',
    per,
    where: allOf(where as Expr<unknown>, isCounted(person, day), ...(isDaily ? [not(closed)] : [])),
    values: {
      userId: field(person),
      date,
      kind,
      module: per,
      relevanceId: field('id'),
      amount,
      text: isDaily ? text : when([[closed, join('补记', day, '：', text)]], text),
      checkOnWorkId: first({ ...sheet(person, date), column: 'id' }),
    },
    key: ['userId', 'kind', 'module', 'relevanceId', ...(isDaily ? ['date'] : [])],
  }
  return { owed: task }
}

/** True if the sheet of the fact was confirmed by its person or locked. */
export const isClosed = exists({
  of: 'checkOnWork',
  by: 'id',
  at: 'checkOnWorkId',
  where: is({ status: ['已确认', '已锁定'] }),
})

export const sheet = (person: string, day: Expr<unknown>, also: Expr<unknown> = allOf()) => ({
  of: 'checkOnWork' as const,
  by: 'userId' as const,
  at: person as never,
  where: allOf(le(field('startDate'), parent(day)), le(parent(day), field('endDate')), also),
})

export const isCounted = (person: string, day: Expr<unknown>): Expr<unknown> =>
  allOf(
    eq(of(person, 'isExamine'), true),
    anyOf(not(isSet(person)), le(coalesce(of(person, 'tzProbation'), day), day)),
    ge(coalesce(of(person, 'tzDemobilize'), day), day),
  )
