import { lazyPart } from '../../declarations/load-part.ts'
import type { FilterFace } from '../widget.ts'

export const boolFilter: FilterFace = {
  Filter: lazyPart(() => import('./BoolFilter.tsx')),
  condition: (text) => (text === 'true' || text === 'false' ? { equalTo: text === 'true' } : undefined),
  Words: ({ text }) => (text === 'true' ? '是' : '否'),
}
