import { Problem } from '@chengban/kernel/kinds/face.ts'
import { Input } from 'antd'
import { useTyped } from '../use-typed.ts'
import type { ControlProps } from '../widget.ts'

/** Structured data as its text; what is no JSON gives a Problem in place of a value. */
export const WrittenControl = ({ id, field, value, isInvalid, onChange }: ControlProps) => {
  const [text, type] = useTyped<string>(value, onChange, { show, read: (typed) => read(typed, field.label) })
  return (
    <Input.TextArea
      id={id}
      className="cb-json-input"
      value={text}
      autoSize={{ minRows: 2, maxRows: 10 }}
      status={isInvalid ? 'error' : ''}
      aria-invalid={isInvalid}
      aria-describedby={`${id}-note`}
      onChange={(event) => type(event.target.value)}
    />
  )
}

const show = (value: unknown): string =>
  value === null || value === undefined || value instanceof Problem ? '' : JSON.stringify(value, null, 2)

const read = (text: string, label: string): unknown => {
  if (text.trim() === '') return null
  try {
    return JSON.parse(text)
  } catch {
    return new Problem(`${label}格式错误`)
  }
}
