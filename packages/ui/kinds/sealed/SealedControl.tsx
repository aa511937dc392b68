import { Input } from 'antd'
import type { ControlProps } from '../widget.ts'

/** A password for another system: masked while typed, never stored by the browser, and revealed by the eye button. */
export const SealedControl = ({ id, value, isInvalid, onChange }: ControlProps) => (
  <Input.Password
    id={id}
    value={(value as string | null) ?? ''}
    autoComplete="new-password"
    status={isInvalid ? 'error' : ''}
    aria-invalid={isInvalid}
    aria-describedby={`${id}-note`}
    onChange={(event) => onChange(event.target.value)}
  />
)
