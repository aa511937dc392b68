import { isDecimal } from '@chengban/kernel/decimal.ts'
import { lazyPart } from '../../declarations/load-part.ts'
import { formatMoney } from '../../figures/money.ts'
import type { FilterFace } from '../widget.ts'

/** The two ends of a choice. */
export const splitEnds = (text: string): readonly [string, string] => {
  const [from = '', to = ''] = text.split('~')
  return [from, to]
}

export const figureFilter: FilterFace = {
  Filter: lazyPart(() => import('./FigureFilter.tsx')),
  condition: (text, { kind }) => {
    const [from, to] = splitEnds(text)
    const given = (value: string): unknown => (kind === 'int' ? Number(value) : value)
    const parts = {
      ...(isDecimal(from) ? { greaterThanOrEqualTo: given(from) } : {}),
      ...(isDecimal(to) ? { lessThanOrEqualTo: given(to) } : {}),
    }
    return Object.keys(parts).length ? parts : undefined
  },
  Words: ({ text, field: { kind } }) => {
    const [from, to] = splitEnds(text)
    const shown = (value: string): string => (kind === 'int' ? value : formatMoney(value))
    if (!to) return `${shown(from)} 以上`
    return from ? `${shown(from)} 至 ${shown(to)}` : `${shown(to)} 以下`
  },
}
