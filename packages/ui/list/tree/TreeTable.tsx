import type { Entity } from '@chengban/kernel/entity.ts'
import { rowName } from '@chengban/kernel/row-name.ts'
import { type ReactNode, useMemo } from 'react'
import { nameColumn } from '../../columns/default-columns.ts'
import { useColumns } from '../../columns/use-columns.tsx'
import { canOf, idOf, type Row } from '../../data/row.ts'
import { TICK_WIDTH } from '../../table/columns.ts'
import { DataTable } from '../../table/DataTable.tsx'
import { useLook } from '../../theme/look.ts'
import type { List } from '../use-list.ts'
import type { Branch } from './branches.ts'
import { ACTS_WIDTH, treeColumns } from './tree-columns.tsx'
import { useDragged } from './use-dragged.ts'
import type { TreeState } from './use-tree.ts'

export interface TreeProps {
  readonly list: List
  readonly tree: TreeState
  readonly label: string
  readonly empty: ReactNode
  readonly onOpen: (branch: Branch) => void
  readonly onMove: (row: Row) => void
}

interface Props extends TreeProps {
  /** Adds one below; undefined for those who may not. */
  readonly onAdd: ((parent: string) => void) | undefined
}

/** The tree as a table with the columns of the list. */
export const TreeTable = ({ list: { entity, asker, chosen }, tree, label, empty, onOpen, onMove, onAdd }: Props) => {
  const { branches, folded, fold, isFetching } = tree
  const density = useLook((look) => look.density)
  const names = useMemo(() => columnsOf(entity, chosen.standing), [entity, chosen.standing])
  const plain = useColumns(entity, names, asker, chosen.room && chosen.room - ACTS_WIDTH + TICK_WIDTH)
  const name = nameColumn(entity, names)
  const columns = useMemo(
    () => treeColumns(plain, name, { folded, onFold: fold, onAdd, onMove }),
    [plain, name, folded, fold, onAdd, onMove],
  )
  const onKey = (key: string, id: string): boolean => {
    const branch = branches?.find(({ row }) => idOf(row) === id)
    if (!branch) return false
    if (tree.isOrdered && key in steps) {
      tree.step(branch.row, steps[key as keyof typeof steps])
      return true
    }
    if (key === 'm' && canOf(branch.row).includes('update')) onMove(branch.row)
    else if (branch.below > 0 && key === (folded.has(id) ? 'ArrowRight' : 'ArrowLeft')) fold(id)
    else return false
    return true
  }
  return (
    <DataTable
      label={label}
      columns={columns}
      rows={branches}
      rowKey={keyOf}
      rowName={({ row }) => rowName(entity, row)}
      href={({ row }) => `#/record/${entity.name}/${idOf(row)}`}
      onOpen={onOpen}
      onKey={onKey}
      rowProps={useDragged(tree)}
      loading={isFetching}
      density={density}
      hasFoot={false}
      empty={empty}
      pageKeys
    />
  )
}

/** The name leads; under what a row hangs is seen. */
const columnsOf = ({ title, tree }: Entity, standing: readonly string[]): readonly string[] =>
  [...new Set([title, ...standing])].filter((name) => name !== tree?.parent)

const keyOf = ({ row }: Branch): string => idOf(row)
const steps = { 'Alt+ArrowUp': -1, 'Alt+ArrowDown': 1 } as const
