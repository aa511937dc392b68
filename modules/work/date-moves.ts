import { add, field, nobody } from '@chengban/kernel/expr.ts'

interface Dated<S extends string, D extends string, A extends string, W extends string> {
  readonly from: readonly S[]
  /** The column of the agreed date. */
  readonly date: D
  /** Further columns that a request writes. */
  readonly asked: readonly A[]
  /** Further columns that a decision writes. */
  readonly decided: readonly W[]
}

/**
 * What a request to move the agreed date does to the record it is about: asked for, agreed to, refused, or gone. The
 * original date never moves.
 */
export const dateMoves = <
  const S extends string,
  const D extends string,
  const A extends string,
  const W extends string,
>({
  from,
  date,
  asked,
  decided,
}: Dated<S, D, A, W>) =>
  [
    {
      name: 'dateAsked',
      label: '申请时间变更',
      from,
      to: 'same',
      who: nobody,
      input: ['updateDate', ...asked],
      set: { updateStatus: '待审核' },
    },
    {
      name: 'dateAgreed',
      label: '时间变更同意',
      from,
      to: 'same',
      who: nobody,
      input: [date, ...decided],
      set: { updateStatus: '同意', adjustTimes: add(field('adjustTimes'), 1) },
    },
    {
      name: 'dateRefused',
      label: '时间变更拒绝',
      from,
      to: 'same',
      who: nobody,
      input: decided,
      set: { updateStatus: '拒绝' },
    },
    { name: 'dateTakenBack', label: '时间变更撤回', from, to: 'same', who: nobody, set: { updateStatus: '无' } },
  ] as const
