import { targetOf } from '@chengban/kernel/field.ts'
import { lazyPart } from '../../declarations/load-part.ts'
import type { FilterFace, FilterProps } from '../widget.ts'
import { useRefNames } from './options.ts'

/** The ids of a choice. */
export const idsOf = (text: string): string[] => (text === '' ? [] : text.split(','))

const RefWords = ({ field, text }: Omit<FilterProps, 'onChange'>) => {
  const to = targetOf(field)
  const ids = idsOf(text)
  const names = useRefNames(to, ids)
  return ids.map((id) => names.find((each) => each.id === id)?.name ?? '…').join('、')
}

export const refFilter: FilterFace = {
  Filter: lazyPart(() => import('./RefFilter.tsx')),
  condition: (text, { kind }) => {
    const ids = idsOf(text)
    if (ids.length === 0) return undefined
    if (kind === 'refs') return { overlaps: ids }
    return ids.length === 1 ? { equalTo: ids[0] } : { in: ids }
  },
  Words: RefWords,
}
