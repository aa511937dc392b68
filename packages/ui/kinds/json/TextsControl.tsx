import { Select } from 'antd'
import type { ControlProps } from '../widget.ts'

/** Words as chips: typed and ended with Enter or 、. */
export const TextsControl = ({ id, value, isInvalid, onChange }: ControlProps) => (
  <Select
    id={id}
    className="cb-select"
    mode="tags"
    open={false}
    suffixIcon={null}
    tokenSeparators={['、', '，', ',', ';', '；']}
    value={Array.isArray(value) ? (value as string[]) : []}
    status={isInvalid ? 'error' : ''}
    aria-invalid={isInvalid}
    aria-describedby={`${id}-note`}
    placeholder="输入后回车"
    onChange={(texts: string[]) => onChange(texts.map((text) => text.trim()).filter(Boolean))}
  />
)
