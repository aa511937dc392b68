import { Segmented } from 'antd'
import type { FilterFace, FilterProps } from '../widget.ts'

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

export const boolFilter: FilterFace = {
  Filter: BoolFilter,
  condition: (text) => (text === 'true' || text === 'false' ? { equalTo: text === 'true' } : undefined),
  Words: ({ text }) => (text === 'true' ? '是' : '否'),
}
