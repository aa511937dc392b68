import { Input } from 'antd'
import { textValue } from '../../data/row.ts'
import type { ControlProps } from '../widget.ts'

/** A text of several lines that grows with its content, up to ten lines. */
export const LongTextControl = ({ id, value, isInvalid, onChange }: ControlProps) => (
  <Input.TextArea
    id={id}
    value={textValue(value) ?? ''}
    autoSize={{ minRows: 2, maxRows: 10 }}
    status={isInvalid ? 'error' : ''}
    aria-invalid={isInvalid}
    aria-describedby={`${id}-note`}
    onChange={(event) => onChange(event.target.value)}
  />
)
