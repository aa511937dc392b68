import { readDate } from '../../dates/partial-date.ts'
import { lazyPart } from '../../declarations/load-part.ts'
import type { FilterFace } from '../widget.ts'

/** The first and last day a choice covers; undefined: 日期错误. */
export const daysOf = (text: string): { readonly from?: string; readonly to?: string } | undefined => {
  const [a = '', b] = text.split('~')
  const first = a ? readDate(a) : undefined
  const last = b === undefined ? first : b ? readDate(b) : undefined
  if ((a && !first) || (b && !last) || (!first && !last)) return undefined
  return { ...(first ? { from: first.from } : {}), ...(last ? { to: last.to } : {}) }
}

export const dateFilter: FilterFace = {
  Filter: lazyPart(() => import('./DateFilter.tsx')),
  condition: (text, { kind }) => {
    const days = daysOf(text)
    if (!days) return undefined
    const isInstant = kind === 'datetime'
    return {
      ...(days.from ? { greaterThanOrEqualTo: isInstant ? `${days.from}T00:00:00+08:00` : days.from } : {}),
      ...(days.to ? { lessThanOrEqualTo: isInstant ? `${days.to}T23:59:59.999+08:00` : days.to } : {}),
    }
  },
  Words: ({ text }) => text.replace(/^~/, '截至 ').replace('~', ' 至 '),
}
