import { Button, Modal } from 'antd'
import { useEffect } from 'react'
import { type Item, isOpen, isSettled, isStuck, overall } from './queue.ts'
import { Bar, type SendingActs, SendingRows, whole } from './SendingRows.tsx'
import './upload.css'

export interface ProgressProps extends SendingActs {
  readonly items: readonly Item[]
  readonly onCancelAll: () => void
  readonly onClose: () => void
}

/** How long the dialog stays after everything has arrived, in ms. */
export const STAY = 5000

/** The running uploads: one bar each and one for all. Closes 5 s after all have finished; failed ones keep it open. */
export function ProgressDialog({ items, onCancel, onCancelAll, onRetry, onOriginal, onClose }: ProgressProps) {
  const open = items.some(isOpen)
  const stuck = items.some(isStuck)
  const settled = isSettled(items)
  useEffect(() => {
    if (!settled) return
    const timer = setTimeout(onClose, STAY)
    return () => clearTimeout(timer)
  }, [settled, onClose])
  if (items.length === 0) return null
  const done = items.filter((item) => item.state === 'done').length
  const share = overall(items)
  return (
    <Modal
      open
      title={open ? '正在上传' : stuck ? '有文件没有传完' : '上传完成'}
      width={520}
      closable={false}
      mask={{ closable: false }}
      keyboard={false}
      footer={
        open ? (
          <Button onClick={onCancelAll}>取消</Button>
        ) : (
          <Button type="primary" onClick={onClose}>
            确定
          </Button>
        )
      }
    >
      <div className="cb-sending-total">
        <span>
          {done}/{items.filter((item) => item.state !== 'cancelled').length} 个文件
        </span>
        <span>{whole(share)}</span>
      </div>
      <Bar share={share} label="全部文件" />
      <SendingRows items={items} onCancel={onCancel} onRetry={onRetry} onOriginal={onOriginal} />
    </Modal>
  )
}
