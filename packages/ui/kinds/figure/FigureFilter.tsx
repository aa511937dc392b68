import { isDecimal } from '@chengban/kernel/decimal.ts'
import { Input } from 'antd'
import { useState } from 'react'
import type { FilterProps } from '../widget.ts'
import { splitEnds } from './figure-filter.ts'
import { plainFigure } from './plain-figure.ts'

/** From and to, each may be missing. */
const FigureFilter = ({ field, text, onChange }: FilterProps) => {
  const [[from, to], setEnds] = useState(splitEnds(text))
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

export default FigureFilter
