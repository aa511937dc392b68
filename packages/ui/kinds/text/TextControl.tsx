import { isMonth, recordOf } from '@chengban/kernel/kinds/text.ts'
import { Input } from 'antd'
import { textValue } from '../../data/row.ts'
import { RefControl } from '../ref/RefControl.tsx'
import type { ControlProps } from '../widget.ts'

const modes: Partial<
  Record<ControlProps['field']['kind'], { inputMode: 'tel' | 'email' | 'url'; autoComplete?: string }>
> = {
  phone: { inputMode: 'tel', autoComplete: 'off' },
  email: { inputMode: 'email', autoComplete: 'off' },
  url: { inputMode: 'url' },
}

/** One line: text, phone, email, address of a page; of the id of a record, the record is picked. */
export const TextControl = (props: ControlProps) => {
  const kind = recordOf(props.field)
  const to = kind && props.within?.values[kind]
  if (!kind || props.isCompact) return <Line {...props} />
  return typeof to === 'string' && to ? (
    // another kind of record is another list, and nothing of the one before fits it
    <RefControl key={to} {...props} row={none} field={{ ...props.field, options: { ...props.field.options, to } }} />
  ) : (
    <Line {...props} />
  )
}

const none = {}

const Line = ({ id, field, value, isInvalid, onChange }: ControlProps) => (
  <Input
    id={id}
    value={textValue(value) ?? ''}
    status={isInvalid ? 'error' : ''}
    aria-invalid={isInvalid}
    aria-describedby={`${id}-note`}
    {...(isMonth(field) ? { type: 'month' } : modes[field.kind])}
    onChange={(event) => onChange(event.target.value)}
  />
)
