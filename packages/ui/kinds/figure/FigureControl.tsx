import { isDecimal } from '@chengban/kernel/decimal.ts'
import type { KindOptions } from '@chengban/kernel/kind-options.ts'
import { Input, type InputRef } from 'antd'
import { useLayoutEffect, useRef, useState } from 'react'
import { capitalMoney } from '../../figures/capital-money.ts'
import { formatMoney, MINUS } from '../../figures/money.ts'
import type { ControlProps } from '../widget.ts'
import { plainFigure } from './plain-figure.ts'

/** A figure, right-aligned; grouped while it is not being typed. Money has ¥ and its capitals below. */
export const FigureControl = ({ id, field, value, isInvalid, onChange }: ControlProps) => {
  const [isTyping, setTyping] = useState(false)
  const input = useRef<InputRef>(null)
  // the text changes as the field is entered, and with it goes the selection a Tab brought along
  useLayoutEffect(() => {
    if (isTyping) input.current?.select()
  }, [isTyping])
  const raw = value === null || value === undefined ? '' : String(value)
  const capitals = field.kind === 'money' && isDecimal(raw) ? capitalMoney(raw) : ''
  return (
    <>
      <Input
        ref={input}
        id={id}
        className="cb-figure-input"
        value={isTyping ? raw : grouped(raw, field.kind, digitsOf(field.options))}
        inputMode={field.kind === 'int' ? 'numeric' : 'decimal'}
        autoComplete="off"
        prefix={field.kind === 'money' ? '¥' : undefined}
        suffix={field.kind === 'percent' ? '%' : undefined}
        status={isInvalid ? 'error' : ''}
        aria-invalid={isInvalid}
        aria-describedby={`${id}-note`}
        onFocus={() => setTyping(true)}
        onBlur={() => setTyping(false)}
        onChange={(event) => onChange(plainFigure(event.target.value))}
      />
      {capitals && !isInvalid && <span className="cb-capitals">{capitals}</span>}
    </>
  )
}

const grouped = (raw: string, kind: string, digits: number): string => {
  if (!isDecimal(raw)) return raw
  if (kind === 'int') return raw
  const places = (raw.split('.')[1] ?? '').length
  return formatMoney(raw, Math.max(places, kind === 'money' ? digits : 0)).replace(MINUS, '-')
}

const digitsOf = (options: KindOptions): number => options.digits ?? 2
