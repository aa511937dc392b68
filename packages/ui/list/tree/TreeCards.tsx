import { DownOutlined, RightOutlined, SwapOutlined } from '@ant-design/icons'
import { rowName } from '@chengban/kernel/row-name.ts'
import { useState } from 'react'
import { canOf, idOf } from '../../data/row.ts'
import { useInSight } from '../../window/use-in-sight.ts'
import { cardOf } from '../card-of.tsx'
import type { TreeProps } from './TreeTable.tsx'

/** The tree on a phone: one line a row, its facts below the name. */
export const TreeCards = ({
  list: { entity },
  label,
  tree: { branches, folded, fold },
  empty,
  onOpen,
  onMove,
}: TreeProps) => {
  // under what a row hangs is seen
  const above = entity.fields[entity.tree?.parent ?? '']?.label
  const [most, setMost] = useState(portion)
  if (branches?.length === 0) return empty
  return (
    <ul className="cb-tree-cards" aria-label={label} aria-busy={branches === undefined}>
      {branches?.slice(0, most).map((branch) => {
        const { row, depth, below } = branch
        const id = idOf(row)
        const facts = cardOf(entity, row).facts?.filter(({ label: word }) => word !== above) ?? []
        return (
          <li key={id} style={{ paddingLeft: Math.min(depth, 6) * 16 }}>
            {below > 0 ? (
              <button
                type="button"
                className="cb-icon-button"
                aria-expanded={!folded.has(id)}
                aria-label={`${below} 个下级`}
                onClick={() => fold(id)}
              >
                {folded.has(id) ? <RightOutlined /> : <DownOutlined />}
              </button>
            ) : (
              <span className="cb-icon-button" />
            )}
            <button type="button" className="cb-tree-open" onClick={() => onOpen(branch)}>
              <b>{rowName(entity, row)}</b>
              <small>
                {facts.map(({ label: word, value }) => (
                  <span key={word}>
                    {word} {value}
                  </span>
                ))}
              </small>
            </button>
            {canOf(row).includes('update') && (
              <button type="button" className="cb-icon-button" aria-label="移动" onClick={() => onMove(row)}>
                <SwapOutlined />
              </button>
            )}
          </li>
        )
      })}
      {branches && branches.length > most && (
        <More key={most} count={branches.length - most} onMore={() => setMost(most + portion)} />
      )}
    </ul>
  )
}

/** Rows drawn at once; the next ones when their place comes into sight. */
const portion = 100

const More = ({ count, onMore }: { readonly count: number; readonly onMore: () => void }) => {
  const place = useInSight<HTMLLIElement>(onMore)
  return (
    <li ref={place}>
      <button type="button" className="cb-quiet-button" onClick={onMore}>
        还有 {count.toLocaleString('en-US')} 条
      </button>
    </li>
  )
}
