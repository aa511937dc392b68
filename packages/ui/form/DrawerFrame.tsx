import { CheckOutlined, CloseOutlined, FullscreenExitOutlined, FullscreenOutlined } from '@ant-design/icons'
import { Drawer } from 'antd'
import { type ReactNode, useState } from 'react'
import { formatTime } from '../dates/date-time.ts'
import { useNarrow } from '../window/use-narrow.ts'
import './form.css'

interface FrameProps {
  readonly title: string
  readonly savedAt?: number | undefined
  /** Pixels at the desk. */
  readonly width?: number
  readonly foot: ReactNode
  readonly onClose: () => void
  readonly onStill: (isOpen: boolean) => void
  readonly children: ReactNode
}

/** A form over the page: its name and the ways out above, its acts below, its fields between. */
export const DrawerFrame = ({ title, savedAt, foot, width = 720, onClose, onStill, children }: FrameProps) => {
  const isNarrow = useNarrow()
  const [isFull, setFull] = useState(false)
  const onFull = isNarrow ? undefined : () => setFull(!isFull)
  return (
    <Drawer
      open
      rootClassName="cb-form-drawer"
      size={isNarrow || isFull ? '100%' : width}
      closable={false}
      mask={{ closable: false }}
      onClose={onClose}
      afterOpenChange={onStill}
      aria-label={title}
      title={<Title title={title} savedAt={savedAt} isFull={isFull} onFull={onFull} onClose={onClose} />}
      footer={foot}
    >
      {children}
    </Drawer>
  )
}

interface TitleProps {
  readonly title: string
  readonly savedAt: number | undefined
  readonly isFull: boolean
  /** undefined: it fills the window anyway. */
  readonly onFull: (() => void) | undefined
  readonly onClose: () => void
}

const Title = ({ title, savedAt, isFull, onFull, onClose }: TitleProps) => {
  const turn = isFull ? '还原' : '放大'
  return (
    <span className="cb-form-title">
      <h2>{title}</h2>
      {savedAt && (
        <span>
          <CheckOutlined /> 草稿 {formatTime(new Date(savedAt))} 已存
        </span>
      )}
      {onFull && (
        <button type="button" className="cb-icon-button" aria-label={turn} title={turn} onClick={onFull}>
          {isFull ? <FullscreenExitOutlined /> : <FullscreenOutlined />}
        </button>
      )}
      <button type="button" className="cb-icon-button" aria-label="关闭" title="关闭" onClick={onClose}>
        <CloseOutlined />
      </button>
    </span>
  )
}
