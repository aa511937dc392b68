import { timeOf } from '@chengban/kernel/cell/typed-moment.ts'
import { Input } from 'antd'
import type { ComponentProps } from 'react'

interface Props extends Omit<ComponentProps<typeof Input>, 'value' | 'onChange'> {
  /** `HH:mm`; what cannot be read stays as typed. Empty: ''. */
  readonly value: string
  readonly onChange: (value: string) => void
}

/** A time of day, 24 hours whatever the device's language: 830, 8:30 and 8时30分 are 08:30. */
export const TimeInput = ({ value, onChange, ...rest }: Props) => (
  <Input
    inputMode="numeric"
    autoComplete="off"
    placeholder="时:分"
    {...rest}
    value={value}
    onChange={(event) => onChange(event.target.value)}
    onBlur={() => onChange(readTime(value))}
  />
)

/** The time of what was typed; what is none as it is. */
export const readTime = (text: string): string => {
  const plain = text.normalize('NFKC').trim()
  const digits = /^\d{3,4}$/.test(plain) ? plain.replace(/(\d\d)$/, ':$1') : plain
  return timeOf(digits) ?? text.trim()
}
