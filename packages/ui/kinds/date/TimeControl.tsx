import { textValue } from '../../data/row.ts'
import { TimeInput } from '../../dates/TimeInput.tsx'
import type { ControlProps } from '../widget.ts'

export const TimeControl = ({ id, value, isInvalid, onChange }: ControlProps) => (
  <TimeInput
    id={id}
    value={textValue(value) ?? ''}
    status={isInvalid ? 'error' : ''}
    aria-invalid={isInvalid}
    aria-describedby={`${id}-note`}
    onChange={onChange}
  />
)
