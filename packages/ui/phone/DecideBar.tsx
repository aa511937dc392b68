import { EllipsisOutlined } from '@ant-design/icons'
import type { Entity } from '@chengban/kernel/entity.ts'
import { useState } from 'react'
import { canOf, idOf, type Row } from '../record/row.ts'
import { useDecide } from '../record/use-decide.ts'
import { OpinionSheet } from './OpinionSheet.tsx'
import { Sheet } from './Sheet.tsx'

interface Props {
  readonly entity: Entity
  readonly row: Row
  readonly again: () => void
}

type Open = 'approve' | 'reject' | 'more'

/** Fixed at the foot: 更多, 驳回, 同意; each decision is two taps. Nothing to decide: nothing there. */
export const DecideBar = ({ entity, row, again }: Props) => {
  const can = canOf(row)
  const decide = useDecide(entity, row, again)
  const [open, setOpen] = useState<Open>()
  const shut = (): void => setOpen(undefined)
  const run =
    (act: (opinion: string) => Promise<void>) =>
    async (opinion: string): Promise<void> => {
      await act(opinion)
      shut()
    }
  const hasMore = can.some((name) => name === 'withdraw')
  if (!can.includes('approve') && !can.includes('reject') && !hasMore) return null
  return (
    <div className="cb-decide">
      <button type="button" className="cb-decide-more" onClick={() => setOpen('more')}>
        <EllipsisOutlined />
        更多
      </button>
      {can.includes('reject') && (
        <button type="button" className="cb-decide-reject" onClick={() => setOpen('reject')}>
          驳回
        </button>
      )}
      {can.includes('approve') && (
        <button type="button" className="cb-decide-approve" onClick={() => setOpen('approve')}>
          同意
        </button>
      )}
      {open === 'approve' && (
        <OpinionSheet title="同意" first="同意" act="确认同意" onShut={shut} onGive={run(decide.approve)} />
      )}
      {open === 'reject' && (
        <OpinionSheet title="驳回" first="" act="确认驳回" isRequired onShut={shut} onGive={run(decide.reject)} />
      )}
      {open === 'more' && (
        <Sheet title="更多" onShut={shut}>
          <div className="cb-sheet-acts">
            {can.includes('withdraw') && (
              <button type="button" onClick={() => void decide.withdraw().then(shut)}>
                撤回
              </button>
            )}
            <a href={`#/record/${entity.name}/${idOf(row)}`}>打开完整记录</a>
          </div>
        </Sheet>
      )}
    </div>
  )
}
