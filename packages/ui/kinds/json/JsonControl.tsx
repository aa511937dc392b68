import { Problem } from '@chengban/kernel/kinds/face.ts'
import { Input } from 'antd'
import { useState } from 'react'
import type { ControlProps } from '../widget.ts'

/** Structured data as its text; what is no JSON gives a Problem in place of a value. */
export const JsonControl = ({ id, field, value, isInvalid, onChange }: ControlProps) => {
  const [typed, setTyped] = useState<string>()
  const shown =
    typed ?? (value === null || value === undefined || value instanceof Problem ? '' : JSON.stringify(value))
  const type = (text: string): void => {
    setTyped(text)
    onChange(read(text, field.label))
  }
  return (
    <Input.TextArea
      id={id}
      className="cb-json-input"
      value={shown}
      autoSize={{ minRows: 2, maxRows: 10 }}
      status={isInvalid ? 'error' : ''}
      aria-invalid={isInvalid}
      aria-describedby={`${id}-note`}
      onChange={(event) => type(event.target.value)}
    />
  )
}

const read = (text: string, label: string): unknown => {
  if (text.trim() === '') return null
  try {
    return JSON.parse(text)
  } catch {
    return new Problem(`${label}格式错误`)
  }
}
