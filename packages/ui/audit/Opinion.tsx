import { Input } from 'antd'
import { useId } from 'react'

interface Props {
  readonly text: string
  readonly wrong: boolean
  readonly onChange: (text: string) => void
  readonly focused: boolean
}

export function Opinion({ text, wrong, onChange, focused }: Props) {
  const id = useId()
  return (
    <div className="cb-audit-opinion">
      <label htmlFor={id}>
        审批意见 <span>驳回必填</span>
      </label>
      <Input.TextArea
        id={id}
        value={text}
        maxLength={1000}
        autoSize={{ minRows: 2, maxRows: 6 }}
        autoFocus={focused}
        status={wrong ? 'error' : ''}
        aria-invalid={wrong}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  )
}
