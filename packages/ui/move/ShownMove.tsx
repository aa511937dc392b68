import type { Entity } from '@chengban/kernel/entity.ts'
import { rowName } from '@chengban/kernel/row-name.ts'
import type { Move } from '@chengban/kernel/workflow.ts'
import { Modal } from 'antd'
import { idOf, type Row } from '../data/row.ts'
import { useWayBack } from '../window/way-back.ts'

interface Props {
  readonly entity: Entity
  readonly row: Row
  readonly label: string
  readonly page: NonNullable<Move['shown']>['page']
  readonly onClose: () => void
}

/** Links to the page that shows the content to agree to: people read it there first, then make the move. */
export const ShownMove = ({ entity, row, label, page, onClose }: Props) => {
  useWayBack(true, onClose)
  return (
    <Modal
      open
      title={label}
      width={416}
      okText="打开确认页"
      cancelText="取消"
      okButtonProps={{ href: `#${page}?id=${encodeURIComponent(idOf(row))}`, target: '_blank' }}
      onOk={onClose}
      onCancel={onClose}
    >
      <p>【{rowName(entity, row)}】请客户在确认页阅读后答复</p>
    </Modal>
  )
}
