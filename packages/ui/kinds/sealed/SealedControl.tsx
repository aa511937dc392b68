import { Input } from 'antd'
import type { ControlProps } from '../widget.ts'

/** A password of somewhere else: dots while it is typed, no browser keeps it, and the eye shows what was typed. */
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
