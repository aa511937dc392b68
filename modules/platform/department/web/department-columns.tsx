import { DownOutlined, PlusOutlined, RightOutlined } from '@ant-design/icons'
import { StatusDot } from '@chengban/ui/marks/StatusDot.tsx'
import { idOf, type Named } from '@chengban/ui/record/row.ts'
import type { Column } from '@chengban/ui/table/columns.ts'
import type { Branch } from './tree.ts'

interface Acts {
  readonly folded: ReadonlySet<string>
  readonly onFold: (id: string) => void
  /** Adds one below; undefined for those who may not. */
  readonly onAdd: ((parent: string) => void) | undefined
}

export const departmentColumns = ({ folded, onFold, onAdd }: Acts): readonly Column<Branch>[] => [
  nameColumn,
  {
    key: 'fold',
    title: '下级',
    width: 88,
    render: (branch) => <Fold branch={branch} isFolded={folded.has(idOf(branch.row))} onFold={onFold} />,
  },
  ...facts,
  ...(onAdd
    ? [{ key: 'add', title: '', width: 64, render: (branch: Branch) => <Add branch={branch} onAdd={onAdd} /> }]
    : []),
]

const nameColumn: Column<Branch> = {
  key: 'name',
  title: '部门名称',
  name: true,
  render: ({ row, depth }) => <span style={{ paddingLeft: depth * 20 }}>{String(row.name)}</span>,
}

const facts: readonly Column<Branch>[] = [
  { key: 'code', title: '部门编码', width: 120, quiet: 'more', render: ({ row }) => String(row.code ?? '—') },
  { key: 'leaderId', title: '负责人', width: 120, render: ({ row }) => (row.leader as Named | null)?.name ?? '—' },
  { key: 'userCount', title: '人数', width: 88, align: 'right', render: ({ row }) => String(row.userCount ?? 0) },
  { key: 'sort', title: '排序', width: 88, align: 'right', quiet: true, render: ({ row }) => String(row.sort ?? '') },
  {
    key: 'isEnable',
    title: '状态',
    width: 120,
    render: ({ row }) => (row.isEnable === false ? <StatusDot word="停用" /> : ''),
  },
]

interface FoldProps {
  readonly branch: Branch
  readonly isFolded: boolean
  readonly onFold: (id: string) => void
}

const Fold = ({ branch: { row, below }, isFolded, onFold }: FoldProps) =>
  below > 0 && (
    <button
      type="button"
      className="cb-fold"
      aria-expanded={!isFolded}
      aria-label={`${String(row.name)}的下级`}
      onClick={() => onFold(idOf(row))}
    >
      {isFolded ? <RightOutlined /> : <DownOutlined />} {below}
    </button>
  )

const Add = ({ branch: { row }, onAdd }: { readonly branch: Branch; readonly onAdd: (parent: string) => void }) => (
  <button
    type="button"
    className="cb-fold"
    title="新增下级"
    aria-label={`在${String(row.name)}下新增`}
    onClick={() => onAdd(idOf(row))}
  >
    <PlusOutlined />
  </button>
)
