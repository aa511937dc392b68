import type { Field } from '@chengban/kernel/field.ts'
import { Checkbox } from 'antd'
import type { FilterFace, FilterProps } from '../widget.ts'
import { useDict } from './dicts.ts'

const valuesOf = (text: string): string[] => (text === '' ? [] : text.split(','))

const useOptions = (field: Field): readonly { readonly value: string; readonly label: string }[] => {
  const options = field.options as unknown as { values?: readonly string[]; dict?: string }
  const entries = useDict(options.dict ?? '')
  return options.values?.map((value) => ({ value, label: value })) ?? entries
}

/** Any of the ticked ones. */
const ChoiceFilter = ({ field, text, onChange }: FilterProps) => (
  <Checkbox.Group
    className="cb-ticks"
    aria-label={field.label}
    value={valuesOf(text)}
    options={useOptions(field).map(({ value, label }) => ({ value, label }))}
    onChange={(values) => onChange(values.join(','))}
  />
)

const ChoiceWords = ({ field, text }: Omit<FilterProps, 'onChange'>) => {
  const options = useOptions(field)
  return valuesOf(text)
    .map((value) => options.find((option) => option.value === value)?.label ?? value)
    .join('、')
}

export const choiceFilter: FilterFace = {
  Filter: ChoiceFilter,
  condition: (text) => {
    const values = valuesOf(text)
    return values.length === 0 ? undefined : values.length === 1 ? { equalTo: values[0] } : { in: values }
  },
  Words: ChoiceWords,
}
