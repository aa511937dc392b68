import type { Entity } from '@chengban/kernel/entity.ts'
import { rowName } from '@chengban/kernel/row-name.ts'
import { Modal, Select } from 'antd'
import { useMemo, useState } from 'react'
import { idOf, type Row } from '../../data/row.ts'
import { branchesOf, isBelow } from './branches.ts'
import type { TreeState } from './use-tree.ts'
import '../../form/form.css'

interface Props {
  readonly entity: Entity
  readonly row: Row
  readonly tree: TreeState
  readonly onClose: () => void
}

const top = ''
const first = ''

/** Puts a row elsewhere by choosing under what and behind which: what dragging does, by keyboard and on the phone. */
export default function MoveUnder({ entity, row, tree, onClose }: Props) {
  const { rows = [], parent, hang, put, isOrdered } = tree
  const [under, setUnder] = useState(String(row[parent] ?? top))
  const [behind, setBehind] = useState<string>()
  const options = useMemo(() => choices(entity, rows, parent, row), [entity, rows, parent, row])
  const siblings = rows.filter((each) => String(each[parent] ?? top) === under && each !== row)
  const name = (each: Row): string => rowName(entity, each)
  const move = (): void => {
    const [next] = siblings
    const before = siblings.find((each) => idOf(each) === behind)
    if (before) put(row, before, 'after')
    else if (behind === first && next) put(row, next, 'before')
    else hang(row, rows.find((each) => idOf(each) === under) ?? null)
    onClose()
  }
  return (
    <Modal
      open
      title={`移动【${name(row)}】`}
      okText="移动"
      cancelText="取消"
      width={416}
      onOk={move}
      onCancel={onClose}
    >
      <div className="cb-tree-move">
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
            onChange={(id) => {
              setUnder(id)
              setBehind(undefined)
            }}
          />
        </div>
        {isOrdered && siblings.length > 0 && (
          <Behind siblings={siblings} name={name} value={behind} onChange={setBehind} />
        )}
      </div>
    </Modal>
  )
}

interface BehindProps {
  readonly siblings: readonly Row[]
  readonly name: (row: Row) => string
  readonly value: string | undefined
  readonly onChange: (id: string) => void
}

const Behind = ({ siblings, name, value, onChange }: BehindProps) => (
  <div className="cb-field">
    <label htmlFor="move-behind">位置</label>
    <Select
      id="move-behind"
      className="cb-select"
      placeholder="不变"
      value={value ?? null}
      options={[
        { value: first, label: '最前' },
        ...siblings.map((each) => ({ value: idOf(each), label: `在${name(each)}之后` })),
      ]}
      showSearch={{ optionFilterProp: 'label' }}
      onChange={onChange}
    />
  </div>
)

const choices = (entity: Entity, rows: readonly Row[], parent: string, row: Row) => {
  const mayBeTop = !entity.fields[parent]?.options.required
  const open = branchesOf(rows, parent, new Set<string>()).filter(
    (each) => !isBelow(rows, parent, idOf(each.row), idOf(row)),
  )
  const below = open.map(({ row: each, depth }) => ({
    value: idOf(each),
    label: `${'　'.repeat(depth)}${rowName(entity, each)}`,
  }))
  return mayBeTop ? [{ value: top, label: '最上层' }, ...below] : below
}
