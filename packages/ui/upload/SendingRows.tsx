import { FileName } from '../marks/FileName.tsx'
import { type Item, isOpen } from './queue.ts'
import './upload.css'

export interface SendingActs {
  readonly onCancel: (id: number) => void
  readonly onRetry: (id: number) => void
  readonly onOriginal: (id: number) => void
}

interface Props extends SendingActs {
  readonly items: readonly Item[]
}

/** Files on their way, each with its bar, its state and what can be done about it. */
export const SendingRows = ({ items, ...acts }: Props) => (
  <ul className="cb-sending" aria-label="上传中的文件">
    {items.map((item) => (
      <Row key={item.id} item={item} {...acts} />
    ))}
  </ul>
)

type RowProps = SendingActs & { readonly item: Item }

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

export function Bar({ share, label }: { readonly share: number; readonly label: string }) {
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

export function whole(share: number): string {
  return `${Math.floor(share * 100)}%`
}
