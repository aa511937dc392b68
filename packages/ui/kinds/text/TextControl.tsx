import { isMonth } from '@chengban/kernel/kinds/text.ts'
import { Input } from 'antd'
import type { ControlProps } from '../widget.ts'

const modes: Partial<
  Record<ControlProps['field']['kind'], { inputMode: 'tel' | 'email' | 'url'; autoComplete?: string }>
> = {
  phone: { inputMode: 'tel', autoComplete: 'off' },
  email: { inputMode: 'email', autoComplete: 'off' },
  url: { inputMode: 'url' },
}

/** One line: text, phone, email, address of a page. */
export const TextControl = ({ id, field, value, isInvalid, onChange }: ControlProps) => (
  <Input
    id={id}
    value={(value as string | null) ?? ''}
    status={isInvalid ? 'error' : ''}
    aria-invalid={isInvalid}
    aria-describedby={`${id}-note`}
    {...(isMonth(field) ? { type: 'month' } : modes[field.kind])}
    onChange={(event) => onChange(event.target.value)}
  />
)
