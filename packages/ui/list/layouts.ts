import type { Entity } from '@chengban/kernel/entity.ts'
import { type Layout, layouts } from '@chengban/kernel/listing.ts'
import type { Row } from '../data/row.ts'
import type { List } from './use-list.ts'

/** What every form of a list is given: what to show, and how a row opens among those beside it. */
export interface LayoutProps {
  readonly list: List
  readonly title: string
  readonly isNarrow: boolean
  readonly onCreate: (() => void) | undefined
  /** A new row with these values given; undefined for those who may not make one. */
  readonly onCreateWith: ((initial: Row) => void) | undefined
  readonly onOpen: (row: Row, among: readonly Row[]) => void
}

export const layoutWords: Readonly<Record<Layout, string>> = {
  table: '列表',
  cards: '卡片',
  board: '看板',
  calendar: '日历',
  gantt: '甘特图',
  matrix: '月表',
  months: '年表',
  tree: '树',
  chart: '图表',
}

/** The forms the declaration gives a list. */
export const layoutsOf = ({ list, tree }: Entity): readonly Layout[] =>
  layouts.filter((each) => {
    if (each === 'table') return true
    return each === 'tree' ? tree !== undefined : list?.[each] !== undefined
  })

/** The form asked for by the address, else the declared first one, else the table. */
export const layoutOf = (entity: Entity, asked: string): Layout => {
  const known = layoutsOf(entity)
  return known.find((each) => each === asked) ?? known.find((each) => each === entity.list?.first) ?? 'table'
}
