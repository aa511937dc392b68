import type { Entity } from '@chengban/kernel/entity.ts'
import { rowName } from '@chengban/kernel/row-name.ts'
import { useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import { reportError } from '../../api/error-notice.ts'
import { notify } from '../../api/notices.ts'
import { askedColumns } from '../../columns/default-columns.ts'
import { type ListQuery, readAllRows } from '../../data/calls.ts'
import { canOf, idOf, type Row } from '../../data/row.ts'
import { patchUndoably } from '../../data/undo.ts'
import { type Order, type Side, useOrder } from '../order/use-order.ts'
import { narrowed } from '../range.ts'
import { useFollowed } from '../use-followed.ts'
import type { List } from '../use-list.ts'
import { branchesOf, found, isBelow } from './branches.ts'
import { useFolding } from './folding.ts'

/** A tree of more is narrowed before it is drawn whole. */
export const mostRows = 10_000

/** All rows of an entity as a tree: folding, moving a row under another, and ordering siblings. */
export const useTree = (list: List) => {
  const { entity, query, state, chosen } = list
  const parent = entity.tree?.parent ?? ''
  const again = useFollowed(entity)
  const order = useOrder(list, again)
  const asked = askedColumns(entity, [...chosen.shown, parent, ...order.names])
  // a row is found with those above it, so the keyword is looked for here
  const whole = useMemo(
    () => ({ ...query, keyword: undefined, sort: query.sort ?? order.sort ?? entity.list?.sort }),
    [query, entity, order.sort],
  )
  const { data, isWhole, error, isFetching } = useBranchRows(entity, whole, asked, parent)
  const folding = useFolding(data, parent)
  const { folded } = folding
  const branches = useMemo(
    () =>
      data &&
      branchesOf(found(data, parent, entity.title, state.keyword), parent, state.keyword ? new Set<string>() : folded),
    [data, parent, entity, state.keyword, folded],
  )
  const hang = async (row: Row, under: Row | null): Promise<void> => {
    const id = under && idOf(under)
    if ((row[parent] ?? null) === id) return
    const above = entity.fields[parent]
    const refusal = above?.options.fixed ? `${above.label}不能更改` : whyNot(data ?? [], parent, row, under)
    if (refusal) return void notify({ kind: 'warn', text: refusal })
    const words = under ? `已移到「${rowName(entity, under)}」下` : '已移到最上层'
    await patchUndoably(entity, row, { [parent]: id }, { words, again }).catch(reportError)
    if (id) folding.unfold(id)
  }
  return {
    parent,
    rows: data,
    /** Not yet: only the uppermost rows are there. */
    isWhole,
    branches,
    error,
    isFetching,
    ...folding,
    again,
    hang: (row: Row, under: Row | null) => void hang(row, under),
    ...places(order, data ?? [], parent),
  }
}

/** All rows; the uppermost ones show while those of a large tree are still being read. */
const useBranchRows = (entity: Entity, whole: ListQuery, columns: readonly string[], parent: string) => {
  const top = narrowed(whole, { [parent]: { isNull: true } })
  const [all, first] = useQueries({
    queries: [whole, top].map((query) => ({
      queryKey: ['list', entity.name, 'rows', 'all', query, columns],
      queryFn: ({ signal }: { signal: AbortSignal }) => readAllRows(entity, { ...query, columns }, signal, mostRows),
      meta: { quiet: true },
    })),
  })
  const isWhole = all?.data !== undefined
  // a page of nothing says nothing as long as the others have not come
  const early = first?.data?.length ? first.data : undefined
  return {
    data: all?.data ?? early,
    isWhole,
    error: isWhole ? null : (all?.error ?? null),
    isFetching: all?.isFetching ?? true,
  }
}

export type TreeState = ReturnType<typeof useTree>

/** Moves rows among their siblings, or under another parent. */
const places = (order: Order, rows: readonly Row[], parent: string) => {
  const under = (row: Row): unknown => row[parent] ?? null
  const beside = (row: Row): readonly Row[] => rows.filter((each) => under(each) === under(row))
  return {
    isOrdered: order.isOn,
    siblings: beside,
    put: (row: Row, next: Row, side: Side): void => {
      if (isBelow(rows, parent, idOf(next), idOf(row))) return
      order.put(row, next, side, beside(next), under(row) === under(next) ? {} : { [parent]: under(next) })
    },
    step: (row: Row, by: -1 | 1): void => order.step(row, by, beside(row)),
  }
}

/** Returns the reason why a row may not move under another, with the rules known here; undefined when it may. */
export const whyNot = (rows: readonly Row[], parent: string, row: Row, under: Row | null): string | undefined => {
  if (!canOf(row).includes('update')) return '权限不足'
  return under && isBelow(rows, parent, idOf(under), idOf(row)) ? '不能移到自己或自己的下级' : undefined
}
