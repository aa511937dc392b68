import { DownOutlined, RightOutlined, SwapOutlined } from '@ant-design/icons'
import { rowName } from '@chengban/kernel/row-name.ts'
import { canOf, idOf } from '../../record/row.ts'
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
  if (branches?.length === 0) return empty
  return (
    <ul className="cb-tree-cards" aria-label={label} aria-busy={branches === undefined}>
      {branches?.map((branch) => {
        const { row, depth, below } = branch
        const id = idOf(row)
        const { facts = [] } = cardOf(entity, row)
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
    </ul>
  )
}
