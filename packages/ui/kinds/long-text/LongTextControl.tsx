import { Input } from 'antd'
import { Suspense } from 'react'
import { textValue } from '../../data/row.ts'
import { lazyPart } from '../../declarations/load-part.ts'
import type { ControlProps } from '../widget.ts'

// a parameter is typed as any kind, this one among them
const SettingControl = lazyPart(async () => ({ default: (await import('./SettingControl.tsx')).SettingControl }))

/** A text of several lines that grows with its content, up to ten lines; the value of a parameter by its own kind. */
export const LongTextControl = (props: ControlProps) => {
  if (!props.field.options.settingKey) return <TextArea {...props} />
  return (
    <Suspense>
      <SettingControl {...props} />
    </Suspense>
  )
}

export const TextArea = ({ id, value, isInvalid, onChange }: ControlProps) => (
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
