import { dictOf, enumValues, type Field } from '@chengban/kernel/field.ts'
import { choiceName } from '@chengban/kernel/kinds/choice.ts'
import { intSteps } from '@chengban/kernel/kinds/int.ts'
import { ConfigProvider, Segmented, Select } from 'antd'
import { useNarrow } from '../../window/use-narrow.ts'
import { FigureControl } from '../figure/FigureControl.tsx'
import type { ControlProps } from '../widget.ts'
import { ChoiceChips } from './ChoiceChips.tsx'
import { useDict } from './dicts.ts'

interface Option {
  readonly value: string
  readonly label: string
}

export const EnumControl = (props: ControlProps) => {
  const values = enumValues(props.field)
  return <Choice {...props} options={values.map((value) => ({ value, label: choiceName(props.field, value) }))} />
}

/** An integer whose values are named steps is chosen by name; any other is typed. */
export const IntControl = (props: ControlProps) => {
  const steps = intSteps(props.field)
  if (steps.length === 0) return <FigureControl {...props} />
  const { value, onChange } = props
  return (
    <Choice
      {...props}
      value={typeof value === 'number' ? String(value) : value}
      options={steps.map((step) => ({ value: String(step.value), label: step.label }))}
      onChange={(next) => onChange(next === null ? null : Number(next))}
    />
  )
}

/** The enabled entries of the dictionary, and the present one where it has been disabled since. */
export const DictControl = (props: ControlProps) => {
  const entries = useDict(dictOf(props.field))
  const options = entries.filter(({ value, isEnable }) => isEnable || value === props.value)
  return <Choice {...props} options={options} />
}

type ChoiceProps = ControlProps & { readonly options: readonly Option[] }

const Choice = (props: ChoiceProps) => {
  const { id, field, value, isInvalid, isCompact = false, onChange, options } = props
  // segments and chips do not ask for themselves
  const { componentDisabled = false } = ConfigProvider.useConfig()
  const isNarrow = useNarrow()
  const list = options.map((option) => ({ value: option.value, label: option.label }))
  if (!isCompact && isShort(options, field))
    return (
      <Segmented
        id={id}
        className={isInvalid ? 'cb-segments is-wrong' : 'cb-segments'}
        aria-label={field.label}
        disabled={componentDisabled}
        options={list}
        value={value ?? ''}
        onChange={onChange}
      />
    )
  if (isCompact || !isNarrow || !areFew(options)) return <ChoiceList {...props} options={list} />
  const isRequired = field.options.required === true
  const chips = { id, label: field.label, options: list, value, isRequired, isDisabled: componentDisabled, isInvalid }
  return <ChoiceChips {...chips} onChange={onChange} />
}

const ChoiceList = ({ id, field, value, isInvalid, onChange, options }: ChoiceProps) => (
  <Select
    id={id}
    className="cb-select"
    value={value ?? undefined}
    options={[...options]}
    allowClear={!field.options.required}
    showSearch={options.length > 8 ? { optionFilterProp: 'label' } : false}
    status={isInvalid ? 'error' : ''}
    aria-invalid={isInvalid}
    aria-describedby={`${id}-note`}
    notFoundContent="没有匹配的选项"
    onChange={(next) => onChange(next ?? null)}
  />
)

// a choice that may be left empty needs a control that can be emptied
const isShort = (options: readonly Option[], { options: { required, default: first } }: Field): boolean =>
  options.length > 0 &&
  options.length <= 4 &&
  (required === true || first !== undefined) &&
  options.map(({ label }) => label).join('').length <= 12

// a list with its search would raise the keyboard over what all fits into three rows of a phone
const areFew = (options: readonly Option[]): boolean =>
  options.length > 0 && options.length <= 12 && options.map(({ label }) => label).join('').length <= 40
