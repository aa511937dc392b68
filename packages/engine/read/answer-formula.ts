import type { AnswerFormula } from '@chengban/kernel/deeds/answer-formula.ts'
import type { Structure } from '@chengban/kernel/structure.ts'
import { type Place, sqlOf } from '../schema/expression.ts'

/** A formula of an answer in the form its declaration gives it. */
export const toldSql = ({ form, value }: AnswerFormula, place: Place): string => {
  const cast = castOf(form)
  return cast ? `(${sqlOf(value, place)})::${cast}` : sqlOf(value, place)
}

const castOf = (form: Structure): string | undefined => {
  if (typeof form !== 'string') return undefined
  return casts[form.replace('?', '')]
}

const casts: Readonly<Record<string, string>> = { money: 'numeric(16,2)', int: 'integer', text: 'text', date: 'date' }
