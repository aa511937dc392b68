import type { Row } from '../../data/row.ts'
import type { List } from '../use-list.ts'
import { addressOf } from './saved-view.ts'

/** What a saved view keeps of a list: the address puts it back, filter and sort say the same to other readers. */
export const contentOf = ({ state, query, chosen }: List): Row => ({
  address: addressOf(state),
  filters: query.filters ?? null,
  sort: state.sort ?? null,
  columns: (chosen.own ?? []).map((field) => ({ field })),
})
