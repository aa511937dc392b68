import { Segmented } from 'antd'
import type { FilterProps } from '../widget.ts'

const BoolFilter = ({ field, text, onChange }: FilterProps) => (
  <Segmented
    aria-label={field.label}
    value={text}
    options={[
      { value: '', label: '不限' },
      { value: 'true', label: '是' },
      { value: 'false', label: '否' },
    ]}
    onChange={(value) => onChange(value)}
  />
)

export default BoolFilter
