import { ArrowDownOutlined, ArrowUpOutlined, HolderOutlined } from '@ant-design/icons'
import { StatusDot } from '@chengban/ui/marks/StatusDot.tsx'
import { MenuIcon } from '@chengban/ui/shell/menu/MenuIcon.tsx'
import type { DragEvent } from 'react'
import { type MenuRow, type Place, stepped } from './menu-rows.ts'

interface Props {
  readonly row: MenuRow
  readonly rows: readonly MenuRow[]
  readonly onMove: (place: Place) => void
  readonly onDrag: () => void
  readonly onDrop: () => void
  /** Undefined below a group: the tree has two levels. */
  readonly onAdd: (() => void) | undefined
  readonly onEdit: () => void
  readonly onEnable: () => void
  readonly onRemove: () => void
}

const mark = (event: DragEvent<HTMLElement>, isTarget: boolean): void => {
  event.currentTarget.classList.toggle('is-target', isTarget)
}

/** An entry of the tree: what it is called, where it leads, who may open it, and what can be done with it. */
export const MenuLine = ({ row, rows, onMove, onDrag, onDrop, ...acts }: Props) => (
  <li
    className={row.parentId === null ? 'is-group' : undefined}
    draggable
    onDragStart={(event) => {
      event.dataTransfer.effectAllowed = 'move'
      event.dataTransfer.setData('text/plain', row.name)
      onDrag()
    }}
    onDragOver={(event) => {
      event.preventDefault()
      mark(event, true)
    }}
    onDragLeave={(event) => mark(event, false)}
    onDrop={(event) => {
      event.preventDefault()
      mark(event, false)
      onDrop()
    }}
  >
    <HolderOutlined className="cb-menu-grip" aria-hidden="true" />
    <b>
      <MenuIcon name={row.icon} />
      {row.name}
    </b>
    <span className="cb-menu-route">{row.route ?? ''}</span>
    <span className="cb-menu-codes" title={row.operationCodes.join('\n')}>
      {row.operationCodes.length > 0 ? row.operationCodes.join('，') : row.route ? '全体' : ''}
    </span>
    <span>{!row.active && <StatusDot word="停用" />}</span>
    <Steps row={row} rows={rows} onMove={onMove} />
    <Acts row={row} {...acts} />
  </li>
)

const Steps = ({ row, rows, onMove }: Pick<Props, 'row' | 'rows' | 'onMove'>) => {
  const [up, down] = [stepped(rows, row, -1), stepped(rows, row, 1)]
  return (
    <span className="cb-menu-steps">
      <button
        type="button"
        className="cb-icon-button"
        aria-label={`${row.name}上移`}
        title="上移"
        disabled={!up}
        onClick={() => up && onMove(up)}
      >
        <ArrowUpOutlined />
      </button>
      <button
        type="button"
        className="cb-icon-button"
        aria-label={`${row.name}下移`}
        title="下移"
        disabled={!down}
        onClick={() => down && onMove(down)}
      >
        <ArrowDownOutlined />
      </button>
    </span>
  )
}

type ActProps = Pick<Props, 'row' | 'onAdd' | 'onEdit' | 'onEnable' | 'onRemove'>

const Acts = ({ row, onAdd, onEdit, onEnable, onRemove }: ActProps) => (
  <span className="cb-menu-acts">
    {onAdd && (
      <button type="button" className="cb-link" aria-label={`在${row.name}下新增`} onClick={onAdd}>
        新增
      </button>
    )}
    <button type="button" className="cb-link" aria-label={`编辑${row.name}`} onClick={onEdit}>
      编辑
    </button>
    <button
      type="button"
      className="cb-link"
      aria-label={`${row.active ? '停用' : '启用'}${row.name}`}
      onClick={onEnable}
    >
      {row.active ? '停用' : '启用'}
    </button>
    <button type="button" className="cb-link" aria-label={`删除${row.name}`} onClick={onRemove}>
      删除
    </button>
  </span>
)
