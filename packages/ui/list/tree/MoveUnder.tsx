import type { Entity } from '@chengban/kernel/entity.ts'
import { Modal, Select } from 'antd'
import { useMemo, useState } from 'react'
import { idOf, type Row } from '../../record/row.ts'
import { branchesOf, isBelow } from './branches.ts'
import type { TreeState } from './use-tree.ts'

interface Props {
  readonly entity: Entity
  readonly row: Row
  readonly tree: TreeState
  readonly onClose: () => void
}

const top = ''

/** Hangs a row under another by choosing it: what dragging does, by keyboard and on the phone. */
export default function MoveUnder({ entity, row, tree: { rows, parent, hang }, onClose }: Props) {
  const [under, setUnder] = useState(String(row[parent] ?? top))
  const options = useMemo(() => choices(entity, rows ?? [], parent, row), [entity, rows, parent, row])
  const move = (): void => {
    hang(row, rows?.find((each) => idOf(each) === under) ?? null)
    onClose()
  }
  return (
    <Modal
      open
      title={`移动【${String(row[entity.title])}】`}
      okText="移动"
      cancelText="取消"
      width={416}
      onOk={move}
      onCancel={onClose}
    >
      <div className="cb-field">
        <label htmlFor="move-under">{entity.fields[parent]?.label}</label>
        <Select
          id="move-under"
          autoFocus
          className="cb-select"
          value={under}
          options={options}
          showSearch={{ optionFilterProp: 'label' }}
          notFoundContent="没有匹配的选项"
          onChange={setUnder}
        />
      </div>
    </Modal>
  )
}

const choices = (entity: Entity, rows: readonly Row[], parent: string, row: Row) => {
  const mayBeTop = !entity.fields[parent]?.options.required
  const open = branchesOf(rows, parent, new Set<string>()).filter(
    (each) => !isBelow(rows, parent, idOf(each.row), idOf(row)),
  )
  const below = open.map(({ row: each, depth }) => ({
    value: idOf(each),
    label: `${'　'.repeat(depth)}${String(each[entity.title])}`,
  }))
  return mayBeTop ? [{ value: top, label: '最上层' }, ...below] : below
}
