import { Input } from 'antd'
import { useState } from 'react'
import type { FilterProps } from '../widget.ts'

/** Narrows by a fragment; takes effect on Enter or when the field is left. */
const TextFilter = ({ field, text, onChange }: FilterProps) => {
  const [typed, setTyped] = useState(text)
  const give = (): void => {
    if (typed.trim() !== text) onChange(typed.trim())
  }
  return (
    <Input
      autoFocus
      allowClear
      value={typed}
      aria-label={field.label}
      placeholder={`${field.label}包含`}
      onChange={(event) => setTyped(event.target.value)}
      onPressEnter={give}
      onBlur={give}
    />
  )
}

export default TextFilter
