import { lazyPart } from '../../declarations/load-part.ts'
import type { FilterFace } from '../widget.ts'

export const textFilter: FilterFace = {
  Filter: lazyPart(() => import('./TextFilter.tsx')),
  condition: (text) => (text === '' ? undefined : { includesInsensitive: text }),
  Words: ({ text }) => text,
}
