import { ArrowDownOutlined, ArrowUpOutlined, HolderOutlined } from '@ant-design/icons'
import { canOf, idOf, type Row } from '@chengban/ui/data/row.ts'
import type { Column } from '@chengban/ui/table/columns.ts'
import { Checkbox, Switch } from 'antd'
import { ColorChoice } from './ColorChoice.tsx'
import { EntryName } from './EntryName.tsx'
import type { EntryActs, Used } from './use-entries.ts'

interface EntryContext {
  readonly used: ReadonlyMap<string, Used> | undefined
  readonly acts: EntryActs
  readonly step: (row: Row, by: -1 | 1) => void
  readonly onEdit: (row: Row) => void
  readonly first: string
  readonly last: string
}

const mayUpdate = (row: Row): boolean => canOf(row).includes('update')

/** The columns of an entry that is edited inline. */
export const entryColumns = ({ used, acts, step, onEdit, first, last }: EntryContext): readonly Column<Row>[] => [
  {
    key: 'order',
    title: '排序',
    width: 104,
    render: (row) => mayUpdate(row) && <Steps row={row} step={step} first={first} last={last} />,
  },
  { key: 'code', title: '编码', width: 140, quiet: 'more' },
  { key: 'name', title: '名称', name: true, render: (row) => <EntryName row={row} patch={acts.patch} /> },
  { key: 'color', title: '颜色', width: 112, render: (row) => <ColorChoice row={row} patch={acts.patch} /> },
  { key: 'isDefault', title: '默认', width: 64, render: (row) => <Default row={row} acts={acts} /> },
  { key: 'isEnable', title: '启用', width: 72, render: (row) => <Enabled row={row} acts={acts} /> },
  {
    key: 'used',
    title: '使用',
    width: 80,
    align: 'right',
    render: (row) => <UsedCount used={used?.get(String(row.code))} isKnown={used !== undefined} />,
  },
  {
    key: 'acts',
    title: '',
    width: 104,
    align: 'right',
    render: (row) => <Acts row={row} acts={acts} onEdit={onEdit} />,
  },
]

interface EntryProps {
  readonly row: Row
  readonly acts: EntryActs
}

const Default = ({ row, acts }: EntryProps) => (
  <Checkbox
    aria-label={`${String(row.name)}为默认`}
    checked={row.isDefault === true}
    disabled={!mayUpdate(row)}
    onChange={({ target }) => acts.patch(row, { isDefault: target.checked })}
  />
)

const Enabled = ({ row, acts }: EntryProps) => (
  <Switch
    size="small"
    aria-label={`${String(row.name)}启用`}
    checked={row.isEnable !== false}
    disabled={!canOf(row).includes('enable')}
    onChange={() => acts.enable(row)}
  />
)

const Acts = ({ row, acts, onEdit }: EntryProps & Pick<EntryContext, 'onEdit'>) => (
  <span className="cb-row-acts">
    {mayUpdate(row) && (
      <button type="button" className="cb-link" onClick={() => onEdit(row)}>
        编辑
      </button>
    )}
    {canOf(row).includes('delete') && (
      <button type="button" className="cb-link" onClick={() => acts.remove(row)}>
        删除
      </button>
    )}
  </span>
)

const UsedCount = ({ used, isKnown }: { readonly used: Used | undefined; readonly isKnown: boolean }) => {
  if (!isKnown) return '—'
  if (!used) return <span className="cb-pale">0</span>
  return (
    <span title={used.places.map(({ label, count }) => `${label} ${count}`).join('\n')}>
      {used.count.toLocaleString('en-US')}
    </span>
  )
}

const Steps = ({ row, step, first, last }: Pick<EntryContext, 'step' | 'first' | 'last'> & { readonly row: Row }) => (
  <span className="cb-dict-steps">
    <HolderOutlined aria-hidden="true" />
    <button
      type="button"
      className="cb-icon-button"
      aria-label={`${String(row.name)}上移`}
      title="上移"
      disabled={idOf(row) === first}
      onClick={() => step(row, -1)}
    >
      <ArrowUpOutlined />
    </button>
    <button
      type="button"
      className="cb-icon-button"
      aria-label={`${String(row.name)}下移`}
      title="下移"
      disabled={idOf(row) === last}
      onClick={() => step(row, 1)}
    >
      <ArrowDownOutlined />
    </button>
  </span>
)
