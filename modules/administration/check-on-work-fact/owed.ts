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
  nobody,
  not,
  today,
} from '@chengban/kernel/expr.ts'
import { coalesce, join, of, parent } from '@chengban/kernel/formula.ts'
import type { Owed } from '@chengban/kernel/job.ts'
import type { EntityName, FieldNameOf, NeedOf } from '@chengban/kernel/registry.ts'
import type { factKinds } from './check-on-work-fact.entity.ts'

export interface OwedFact {
  readonly owed: Owed
}

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
 * light after its sheet was confirmed counts on the day it is found (补记), a row for each day of what lasts.
 */
export const fact = <S extends EntityName>(counted: Counted<S>): readonly OwedFact[] => [
  inTime(counted),
  madeUp(counted),
]

const inTime = <S extends EntityName>(counted: Counted<S>): OwedFact =>
  owedFact(counted, {
    date: counted.day,
    where: allOf(not(isConfirmed(counted.person, counted.day)), not(isTold(counted))),
    values: { lateFor: null, text: counted.text },
    byDay: ['date', 'lateFor'],
  })

const madeUp = <S extends EntityName>(counted: Counted<S>): OwedFact => {
  const { person, day, text } = counted
  return owedFact(counted, {
    date: today(),
    where: allOf(isConfirmed(person, day), isCounted(person, today()), not(isTold(counted))),
    values: { lateFor: day, text: join('补记', day, '：', text) },
    byDay: ['lateFor'],
  })
}

interface Dated {
  readonly date: Expr<unknown>
  readonly where: Expr<unknown>
  readonly values: Owed['values']
  /** What tells the days of one source apart. */
  readonly byDay: readonly ('date' | 'lateFor')[]
}

const owedFact = <S extends EntityName>(
  { per, where, kind, person, day, amount, isDaily }: Counted<S>,
  { date, where: also, values, byDay }: Dated,
): OwedFact => ({
  owed: {
    of: 'checkOnWorkFact',
    per,
    where: allOf(where, isCounted(person, day), also),
    values: {
      userId: field(person),
      date,
      kind,
      module: per,
      relevanceId: field('id'),
      amount: amount ?? 1,
      checkOnWorkId: first({ ...sheet(person, date), column: 'id' }),
      ...values,
    },
    key: ['userId', 'kind', 'module', 'relevanceId', ...(isDaily ? byDay : [])],
  },
})

/**
 * True if a fact of this day exists, in time or made up, of any person; a fact that happens once is found without its day.
 */
const isTold = <S extends EntityName>({ kind, day, isDaily }: Counted<S>): Expr<unknown> =>
  isDaily
    ? exists({
        of: 'checkOnWorkFact',
        by: 'relevanceId',
        where: allOf(is({ kind }), eq(coalesce(field('lateFor'), field('date')), parent(day))),
      })
    : nobody

const isConfirmed = (person: string, day: Expr<unknown>) =>
  exists(sheet(person, day, is({ status: ['已确认', '已锁定'] })))

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
