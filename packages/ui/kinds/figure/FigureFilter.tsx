import { isDecimal } from '@chengban/kernel/decimal.ts'
import { Input } from 'antd'
import { useState } from 'react'
import { formatMoney } from '../../figures/money.ts'
import type { FilterFace, FilterProps } from '../widget.ts'
import { plainFigure } from './FigureControl.tsx'

const split = (text: string): readonly [string, string] => {
  const [from = '', to = ''] = text.split('~')
  return [from, to]
}

/** From and to, each may be missing. */
const FigureFilter = ({ field, text, onChange }: FilterProps) => {
  const [[from, to], setEnds] = useState(split(text))
  const give = (): void => {
    const next = from || to ? `${from}~${to}` : ''
    if (next !== text) onChange(next)
  }
  const ends = [
    { value: from, words: '不小于', set: (value: string) => setEnds([value, to]) },
    { value: to, words: '不大于', set: (value: string) => setEnds([from, value]) },
  ]
  return (
    <span className="cb-range">
      {ends.map(({ value, words, set }) => (
        <Input
          key={words}
          className="cb-figure-input"
          inputMode="decimal"
          value={value}
          placeholder={words}
          aria-label={`${field.label}${words}`}
          status={value && !isDecimal(value) ? 'error' : ''}
          onChange={(event) => set(plainFigure(event.target.value) ?? '')}
          onPressEnter={give}
          onBlur={give}
        />
      ))}
    </span>
  )
}

export const figureFilter: FilterFace = {
  Filter: FigureFilter,
  condition: (text, { kind }) => {
    const [from, to] = split(text)
    const given = (value: string): unknown => (kind === 'int' ? Number(value) : value)
    const parts = {
      ...(isDecimal(from) ? { greaterThanOrEqualTo: given(from) } : {}),
      ...(isDecimal(to) ? { lessThanOrEqualTo: given(to) } : {}),
    }
    return Object.keys(parts).length ? parts : undefined
  },
  Words: ({ text, field: { kind } }) => {
    const [from, to] = split(text)
    const shown = (value: string): string => (kind === 'int' ? value : formatMoney(value))
    if (!to) return `${shown(from)} 以上`
    return from ? `${shown(from)} 至 ${shown(to)}` : `${shown(to)} 以下`
  },
}
