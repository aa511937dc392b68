import { mostRows, type TreeState } from './use-tree.ts'
import '../../table/pager.css'

/** How many rows the tree has, and all its branches shut or opened at once. */
export const TreeFoot = ({
  tree: { rows = [], branches = [], isWhole, hasBelow, foldAll, unfoldAll },
}: {
  readonly tree: TreeState
}) => {
  if (branches.length === 0) return null
  return (
    <footer className="cb-pager">
      <span className="cb-pager-total">{isWhole ? `共 ${rows.length.toLocaleString('en-US')} 条` : '正在读取'}</span>
      {isWhole && rows.length >= mostRows && (
        <span className="cb-pager-order">只画前 {mostRows.toLocaleString('en-US')} 条，再筛选可看全</span>
      )}
      {hasBelow && (
        <span className="cb-tree-folds">
          <button type="button" className="cb-quiet-button" onClick={unfoldAll}>
            全部展开
          </button>
          <button type="button" className="cb-quiet-button" onClick={foldAll}>
            全部折叠
          </button>
        </span>
      )}
    </footer>
  )
}
