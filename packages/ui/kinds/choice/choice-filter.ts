import type { Field } from '@chengban/kernel/field.ts'
import { choiceName } from '@chengban/kernel/kinds/choice.ts'
import { intSteps } from '@chengban/kernel/kinds/int.ts'
import { lazyPart } from '../../declarations/load-part.ts'
import type { FilterFace, FilterProps } from '../widget.ts'
import { useDict } from './dicts.ts'

/** The codes of a choice. */
export const valuesOf = (text: string): string[] => (text === '' ? [] : text.split(','))

/** What there is to choose. */
export const useOptions = (field: Field): readonly { readonly value: string; readonly label: string }[] => {
  const options = field.options
  const entries = useDict(options.dict ?? '')
  if (field.kind === 'int') return intSteps(field).map(({ value, label }) => ({ value: String(value), label }))
  if (field.kind === 'text')
    return Object.entries((options.names ?? {}) as Readonly<Record<string, string>>).map(([value, label]) => ({
      value,
      label,
    }))
  return options.values?.map((value) => ({ value, label: choiceName(field, value) })) ?? entries
}

const ChoiceWords = ({ field, text }: Omit<FilterProps, 'onChange'>) => {
  const options = useOptions(field)
  return valuesOf(text)
    .map((value) => options.find((option) => option.value === value)?.label ?? value)
    .join('、')
}

export const choiceFilter: FilterFace = {
  Filter: lazyPart(() => import('./ChoiceFilter.tsx')),
  condition: (text, { kind }) => {
    const chosen = valuesOf(text)
    // what an address of former times says of a number is a range, not a choice
    const values = kind === 'int' ? chosen.map(Number).filter(Number.isInteger) : chosen
    return values.length === 0 ? undefined : values.length === 1 ? { equalTo: values[0] } : { in: values }
  },
  Words: ChoiceWords,
}
