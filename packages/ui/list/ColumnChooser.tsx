import { SettingOutlined } from '@ant-design/icons'
import { Popover } from 'antd'
import { Suspense } from 'react'
import { lazyPart } from '../declarations/load-part.ts'
import type { List } from '../list/use-list.ts'

const ColumnChoice = lazyPart(() => import('./ColumnChoice.tsx'))

/** Chooses the visible columns; the choice is stored for the person and the screen on this device. */
export const ColumnChooser = ({ list }: { readonly list: List }) => (
  <Popover
    trigger="click"
    placement="bottomRight"
    arrow={false}
    destroyOnHidden
    content={
      <Suspense fallback={<div className="cb-columns" />}>
        <ColumnChoice list={list} />
      </Suspense>
    }
  >
    <button
      type="button"
      className="cb-icon-button"
      aria-label={title(list.chosen.waiting)}
      title={title(list.chosen.waiting)}
    >
      <SettingOutlined />
      {list.chosen.waiting > 0 && <small>+{list.chosen.waiting}</small>}
    </button>
  </Popover>
)

const title = (waiting: number): string => (waiting > 0 ? `选择列：+${waiting}，还有 ${waiting} 列放不下` : '选择列')
