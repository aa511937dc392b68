import { Button, Modal } from 'antd'
import { useEffect } from 'react'
import { FileName } from '../marks/FileName.tsx'
import { type Item, isOpen, isStuck, overall } from './queue.ts'
import './upload.css'

interface Props {
  readonly items: readonly Item[]
  readonly onCancel: (id: number) => void
  readonly onCancelAll: () => void
  readonly onRetry: (id: number) => void
  readonly onOriginal: (id: number) => void
  readonly onClose: () => void
}

/** How long the dialog stays after everything has arrived, in ms. */
export const STAY = 5000

/** Files on their way: a bar each and one for all. Closes by itself 5 s after all have arrived; failures stay. */
export function ProgressDialog({ items, onCancel, onCancelAll, onRetry, onOriginal, onClose }: Props) {
  const open = items.some(isOpen)
  const stuck = items.some(isStuck)
  const settled = items.length > 0 && !open && !stuck
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
      <ul className="cb-sending" aria-label="上传中的文件">
        {items.map((item) => (
          <Row key={item.id} item={item} onCancel={onCancel} onRetry={onRetry} onOriginal={onOriginal} />
        ))}
      </ul>
    </Modal>
  )
}

type RowProps = Pick<Props, 'onCancel' | 'onRetry' | 'onOriginal'> & { readonly item: Item }

function Row({ item, onCancel, onRetry, onOriginal }: RowProps) {
  const { id, file, state, progress, message } = item
  return (
    <li className={`is-${state}`}>
      <span className="cb-sending-name">
        <FileName name={file.name} size={file.size} />
        {state === 'sending' || state === 'waiting' ? <Bar share={progress} label={file.name} /> : null}
        {message && (
          <span className="cb-sending-why" role="alert">
            {message}
          </span>
        )}
      </span>
      <span className="cb-sending-state">{STATES[state] ?? whole(progress)}</span>
      {isOpen(item) && <Act word="取消" name={file.name} onAct={() => onCancel(id)} />}
      {state === 'unshrunk' && <Act word="上传原图" name={file.name} onAct={() => onOriginal(id)} />}
      {state === 'failed' && <Act word="重试" name={file.name} onAct={() => onRetry(id)} />}
    </li>
  )
}

const STATES: Readonly<Partial<Record<Item['state'], string>>> = {
  done: '完成',
  cancelled: '已取消',
  failed: '失败',
  unshrunk: '',
  waiting: '等待',
}

function Act({ word, name, onAct }: { readonly word: string; readonly name: string; readonly onAct: () => void }) {
  return (
    <button type="button" className="cb-sending-act" aria-label={`${word} ${name}`} onClick={onAct}>
      {word}
    </button>
  )
}

function Bar({ share, label }: { readonly share: number; readonly label: string }) {
  const percent = Math.floor(share * 100)
  return (
    <span
      className="cb-sending-bar"
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
    >
      <i style={{ width: `${percent}%` }} />
    </span>
  )
}

function whole(share: number): string {
  return `${Math.floor(share * 100)}%`
}
