import { Button } from 'antd'
import { shortDateTime } from '../dates/date-time.ts'
import type { Draft } from './draft.ts'

interface Props {
  readonly draft: Draft
  readonly onTake: (draft: Draft) => void
  readonly onDrop: () => void
}

/** Offers the values typed last time and never submitted. */
export const DraftOffer = ({ draft, onTake, onDrop }: Props) => (
  <div className="cb-draft" role="status">
    <span>{shortDateTime(new Date(draft.at))} 填过还没提交的内容</span>
    <Button size="small" onClick={() => onTake(draft)}>
      接着填
    </Button>
    <Button size="small" type="text" onClick={onDrop}>
      丢弃
    </Button>
  </div>
)
