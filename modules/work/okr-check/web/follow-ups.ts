import { addDays } from '@chengban/kernel/days.ts'
import { add, subtract } from '@chengban/kernel/decimal.ts'
import { shownOf } from '@chengban/kernel/row-name.ts'
import { canOf, idOf, type Row } from '@chengban/ui/data/row.ts'

export const confidences = ['高', '中', '低'] as const

/** A follow-up of a key result that the person may fill in now, with its last figure and the typed answer. */
export interface FollowUp {
  readonly id: string
  readonly version: number
  readonly name: string
  readonly day: string
  readonly objective: string
  /** `3 / 10 家` */
  readonly reached: string
  readonly value: string
  readonly confidence: string
  readonly text: string
}

/** Typed answers by the id of the follow-up. The device keeps them until they are sent. */
export type Typed = Readonly<Record<string, Partial<Pick<FollowUp, 'value' | 'confidence' | 'text'>>>>

/** A figure without trailing zeros after the decimal point. */
const plain = (figure: unknown): string => {
  if (typeof figure !== 'string') return ''
  return figure.includes('.') ? figure.replace(/\.?0+$/, '') : figure
}

/**
 * Tells whether a follow-up can be filled in today: from six days before its date to seven days after it, or within
 * seven days after it was sent back.
 */
const isOpen = ({ date, tzBack }: Row, today: string): boolean =>
  typeof date === 'string' &&
  date <= addDays(today, 6) &&
  (date >= addDays(today, -7) || (typeof tzBack === 'string' && tzBack.slice(0, 10) >= addDays(today, -7)))

/**
 * The follow-ups that the person may fill in today. Each starts with the current figure of its key result, so that an
 * unchanged one can be sent at once.
 */
export const followUps = (
  checks: readonly Row[],
  results: readonly Row[],
  typed: Typed,
  today: string,
): readonly FollowUp[] =>
  checks
    .filter((row) => canOf(row).includes('fill') && isOpen(row, today))
    .map((row) => {
      const result = results.find((each) => idOf(each) === row.okrId) ?? {}
      const stands = plain(result.current ?? result.start)
      return {
        id: idOf(row),
        version: Number(row.version),
        name: shownOf(row, 'okrId', 'okr')?.name ?? '',
        day: String(row.date ?? ''),
        objective: shownOf(result, 'parentId', 'okr')?.name ?? '',
        reached: `${stands || '0'} / ${plain(result.target)} ${result.unit ?? ''}`.trim(),
        value: stands || '0',
        confidence: String(result.confidence ?? '中'),
        text: '',
        ...typed[idOf(row)],
      }
    })

/** Adds one to the typed figure or subtracts one from it. Returns text that is no figure unchanged. */
export const stepped = (value: string, by: 1 | -1): string => {
  if (!/^-?\d+(\.\d+)?$/.test(value)) return value
  return by === 1 ? add(value, '1') : subtract(value, '1')
}
