import { timeOf } from '@chengban/kernel/cell/typed-moment.ts'
import { Input } from 'antd'
import type { ComponentProps } from 'react'

interface Props extends Omit<ComponentProps<typeof Input>, 'value' | 'onChange'> {
  /** `HH:mm`; what cannot be read stays as typed. Empty: ''. */
  readonly value: string
  readonly onChange: (value: string) => void
}

/** A time of day, 24 hours in every device language: 830, 8:30 and 8时30分 mean 08:30. */
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

/** Returns the typed time as HH:mm; input that is no time is returned as typed. */
export const readTime = (text: string): string => {
  const plain = text.normalize('NFKC').trim()
  const digits = /^\d{3,4}$/.test(plain) ? plain.replace(/(\d\d)$/, ':$1') : plain
  return timeOf(digits) ?? text.trim()
}
