import { SwapOutlined } from '@ant-design/icons'
import type { Entity } from '@chengban/kernel/entity.ts'
import { Popover } from 'antd'
import type { Row } from '../../data/row.ts'
import type { BoardColumn } from './board-columns.ts'
import { columnOf, leadTo } from './lead.ts'

interface Props {
  readonly entity: Entity
  readonly by: string
  readonly row: Row
  readonly columns: readonly BoardColumn[]
  readonly isOpen: boolean
  readonly onOpen: (isOpen: boolean) => void
  readonly onMove: (column: BoardColumn) => void
  /** One place up or down; undefined where the order is not people's. */
  readonly onStep: ((by: -1 | 1) => void) | undefined
}

/** 移动到…: what dragging does, by keyboard and on the phone. A column that cannot be reached says why when chosen. */
export const MoveMenu = ({ entity, by, row, columns, isOpen, onOpen, onMove, onStep }: Props) => {
  const others = columns.filter(({ value }) => value !== columnOf(row, by))
  // a board has a hundred cards, and one menu at a time
  const opening = isOpen ? {} : { onClick: () => onOpen(true) }
  const then = (act: () => void) => (): void => {
    onOpen(false)
    act()
  }
  const button = (
    <button type="button" className="cb-icon-button cb-board-to" aria-label="移动到" title="移动到 m" {...opening}>
      <SwapOutlined />
    </button>
  )
  if (!isOpen) return button
  return (
    <Popover
      open
      onOpenChange={onOpen}
      trigger="click"
      placement="bottomRight"
      arrow={false}
      destroyOnHidden
      content={
        <ul className="cb-menu-list" aria-label="移动到">
          {others.map((column, at) => (
            <li key={column.value}>
              <button
                type="button"
                // biome-ignore lint/a11y/noAutofocus: the menu was opened to choose from it
                autoFocus={at === 0}
                className={leadTo(entity, by, row, column.value).by === 'nothing' ? 'is-off' : undefined}
                onClick={then(() => onMove(column))}
              >
                {column.label}
              </button>
            </li>
          ))}
          {onStep && <Steps onStep={(by) => then(() => onStep(by))()} />}
        </ul>
      }
    >
      {button}
    </Popover>
  )
}

const Steps = ({ onStep }: { readonly onStep: (by: -1 | 1) => void }) => (
  <>
    <li>
      <button type="button" onClick={() => onStep(-1)}>
        上移一位
      </button>
    </li>
    <li>
      <button type="button" onClick={() => onStep(1)}>
        下移一位
      </button>
    </li>
  </>
)
