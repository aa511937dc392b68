import { DownOutlined, PlusOutlined, RightOutlined, SwapOutlined } from '@ant-design/icons'
import { canOf, idOf, type Row } from '../../data/row.ts'
import type { Column } from '../../table/columns.ts'
import type { Branch } from './branches.ts'

interface Acts {
  readonly folded: ReadonlySet<string>
  readonly onFold: (id: string) => void
  /** Adds one below; undefined for those who may not. */
  readonly onAdd: ((parent: string) => void) | undefined
  readonly onMove: (row: Row) => void
}

/** Pixels of the column of acts at the end of a row. */
export const ACTS_WIDTH = 76

/** The columns of a table for a tree: the name is indented and folds, and a row is added to or moved at its end. */
export const treeColumns = (
  plain: readonly Column<Row>[],
  name: string | undefined,
  acts: Acts,
): readonly Column<Branch>[] => [
  ...plain.map(
    ({ key, title, align, width, quiet, render, name: isName }): Column<Branch> => ({
      key,
      title,
      ...(isName ? { name: isName } : {}),
      ...(align ? { align } : {}),
      ...(width ? { width } : {}),
      ...(quiet ? { quiet } : {}),
      render: (branch) =>
        key === name ? <Name branch={branch} acts={acts} shown={render?.(branch.row)} /> : render?.(branch.row),
    }),
  ),
  { key: 'acts', title: '', width: ACTS_WIDTH, render: (branch) => <Acts branch={branch} acts={acts} /> },
]

interface NameProps {
  readonly branch: Branch
  readonly acts: Acts
  readonly shown: React.ReactNode
}

const Name = ({ branch: { row, depth, below }, acts: { folded, onFold }, shown }: NameProps) => {
  const id = idOf(row)
  return (
    <span className="cb-tree-name" style={{ paddingLeft: depth * 20 }}>
      {below > 0 ? (
        // within the row's link a press on it folds and opens nothing
        // biome-ignore lint/a11y/useSemanticElements: a button may not stand in a link
        <span
          role="button"
          tabIndex={-1}
          className="cb-tree-fold"
          aria-expanded={!folded.has(id)}
          aria-label={`${String(row.name)}的 ${below} 个下级`}
          onClick={(event) => {
            event.preventDefault()
            event.stopPropagation()
            onFold(id)
          }}
          onKeyDown={() => undefined}
        >
          {folded.has(id) ? <RightOutlined /> : <DownOutlined />}
        </span>
      ) : (
        <span className="cb-tree-fold" />
      )}
      <span className="cb-tree-words">{shown}</span>
    </span>
  )
}

const Acts = ({ branch: { row }, acts: { onAdd, onMove } }: { readonly branch: Branch; readonly acts: Acts }) => (
  <span className="cb-tree-acts">
    {onAdd && (
      <button
        type="button"
        className="cb-icon-button"
        title="新增下级"
        aria-label={`在${String(row.name)}下新增`}
        onClick={() => onAdd(idOf(row))}
      >
        <PlusOutlined />
      </button>
    )}
    {canOf(row).includes('update') && (
      <button
        type="button"
        className="cb-icon-button"
        title="移动 m"
        aria-label={`移动${String(row.name)}`}
        onClick={() => onMove(row)}
      >
        <SwapOutlined />
      </button>
    )}
  </span>
)
