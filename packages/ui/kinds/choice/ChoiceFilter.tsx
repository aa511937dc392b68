import { Checkbox } from 'antd'
import type { FilterProps } from '../widget.ts'
import { useOptions, valuesOf } from './choice-filter.ts'

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

export default ChoiceFilter
