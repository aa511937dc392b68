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
  {
    key: 'name',
    title: '部门名称',
    name: true,
    render: ({ row, depth }) => <span style={{ paddingLeft: depth * 20 }}>{String(row.name)}</span>,
  },
  {
    key: 'fold',
    title: '下级',
    width: 88,
    render: ({ row, below }) =>
      below > 0 && (
        <button
          type="button"
          className="cb-fold"
          aria-expanded={!folded.has(idOf(row))}
          aria-label={`${String(row.name)}的下级`}
          onClick={() => onFold(idOf(row))}
        >
          {folded.has(idOf(row)) ? <RightOutlined /> : <DownOutlined />} {below}
        </button>
      ),
  },
  {
    key: 'code',
    title: '部门编码',
    width: 120,
    quiet: 'more',
    render: ({ row }) => (row.code ? String(row.code) : '—'),
  },
  { key: 'leaderId', title: '负责人', width: 120, render: ({ row }) => (row.leader as Named | null)?.name ?? '—' },
  { key: 'userCount', title: '人数', width: 88, align: 'right', render: ({ row }) => String(row.userCount ?? 0) },
  { key: 'sort', title: '排序', width: 88, align: 'right', quiet: true, render: ({ row }) => String(row.sort ?? '') },
  {
    key: 'isEnable',
    title: '状态',
    width: 120,
    render: ({ row }) => (row.isEnable === false ? <StatusDot word="停用" /> : ''),
  },
  ...(onAdd
    ? [
        {
          key: 'add',
          title: '',
          width: 64,
          render: ({ row }: Branch) => (
            <button
              type="button"
              className="cb-fold"
              title="新增下级"
              aria-label={`在${String(row.name)}下新增`}
              onClick={() => onAdd(idOf(row))}
            >
              <PlusOutlined />
            </button>
          ),
        },
      ]
    : []),
]
