import { Input } from 'antd'
import { textValue } from '../../data/row.ts'
import type { ControlProps } from '../widget.ts'

/** A password for another system: masked while typed, never stored by the browser, and revealed by the eye button. */
export const SealedControl = ({ id, value, isInvalid, onChange }: ControlProps) => (
  <Input.Password
    id={id}
    value={textValue(value) ?? ''}
    autoComplete="new-password"
    status={isInvalid ? 'error' : ''}
    aria-invalid={isInvalid}
    aria-describedby={`${id}-note`}
    onChange={(event) => onChange(event.target.value)}
  />
)
