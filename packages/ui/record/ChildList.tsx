import { PlusOutlined } from '@ant-design/icons'
import { rowName } from '@chengban/kernel/row-name.ts'
import type { Filter } from '@chengban/kernel/statistics.ts'
import { Button } from 'antd'
import { useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { askedColumns, firstColumns } from '../columns/default-columns.ts'
import { useColumns } from '../columns/use-columns.tsx'
import { useAsker } from '../data/asker.ts'
import { idOf, type Row } from '../data/row.ts'
import { useRows } from '../data/use-rows.ts'
import { useEntity } from '../declarations/declarations.ts'
import { Empty } from '../marks/Empty.tsx'
import { ListFailed } from '../marks/ListFailed.tsx'
import { DataTable } from '../table/DataTable.tsx'
import { Pager } from '../table/Pager.tsx'
import { NewChild } from './NewChild.tsx'
import { newUnder, type Parent } from './new-child.ts'
import { rowsOf } from './page/rows-of.ts'
import type { Child } from './RecordTabs.tsx'

interface Props {
  readonly child: Child
  /** The record they belong to. */
  readonly parent: Parent
  /** Those alone that a figure is of. */
  readonly narrowed?: { readonly label: string; readonly where: Filter; readonly onAll: () => void } | undefined
}

/** The rows that belong to a record, and a new one for it. */
export const ChildList = ({ child, parent, narrowed }: Props) => {
  const entity = useEntity(child.of)
  const asker = useAsker()
  const navigate = useNavigate()
  const id = idOf(parent.row)
  const [page, setPage] = useState({ page: 1, size: 10 })
  const [isForm, setForm] = useState(false)
  const names = useMemo(() => firstColumns(entity).filter((name) => name !== child.by), [entity, child.by])
  const columns = useColumns(entity, names, asker)
  const where = narrowed?.where ?? child.where
  const query = useMemo(() => ({ filters: rowsOf({ ...child, where } as Child, id) }), [child, where, id])
  const asked = useMemo(() => askedColumns(entity, names), [entity, names])
  const { rows, total, error, isFetching, again, showNew, noteMade } = useRows({
    entity,
    query,
    ...page,
    columns: asked,
  })
  const label = child.label ?? entity.label
  const made = (row: Row): void => {
    noteMade(row)
    showNew()
  }
  const begun = newUnder(child, entity, parent, asker)
  const create = begun && (
    <Button icon={<PlusOutlined />} onClick={() => setForm(true)}>
      新建{label}
    </Button>
  )
  if (error && !rows) return <ListFailed error={error} label={label} onAgain={() => void again()} />
  return (
    <div className="cb-child">
      {narrowed && <Narrowed {...narrowed} />}
      {create && rows && rows.length > 0 && <div className="cb-child-acts">{create}</div>}
      <DataTable
        label={label}
        columns={columns}
        rows={rows}
        rowKey={idOf}
        rowName={(row) => rowName(entity, row)}
        href={(row) => `#/record/${entity.name}/${idOf(row)}`}
        onOpen={(row: Row) => navigate(`/record/${entity.name}/${idOf(row)}`)}
        loading={isFetching}
        empty={<Empty kind="filtered" title={narrowed ? `没有${narrowed.label}` : `还没有${label}`} action={create} />}
      />
      {(total ?? 0) > page.size && (
        <Pager {...page} total={total} onChange={(next, size) => setPage({ page: next, size })} />
      )}
      {isForm && begun && <NewChild {...{ entity, child, id, begun }} onClose={() => setForm(false)} onSaved={made} />}
    </div>
  )
}

const Narrowed = ({ label, onAll }: NonNullable<Props['narrowed']>) => (
  <p className="cb-child-narrowed">
    只看{label}
    <button type="button" className="cb-link" onClick={onAll}>
      看全部
    </button>
  </p>
)
