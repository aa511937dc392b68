import { Switch } from 'antd'
import type { ControlProps } from '../widget.ts'

export const BoolControl = ({ id, field, value, onChange }: ControlProps) => (
  <span className="cb-switch">
    <Switch id={id} checked={value === true} aria-label={field.label} onChange={(checked) => onChange(checked)} />
    <span>{value === true ? '是' : '否'}</span>
  </span>
)
