import { PlusOutlined } from '@ant-design/icons'
import type { Entity } from '@chengban/kernel/entity.ts'
import { rowName } from '@chengban/kernel/row-name.ts'
import type { Filter } from '@chengban/kernel/statistics.ts'
import { Button } from 'antd'
import { useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { askedColumns, firstColumns } from '../columns/default-columns.ts'
import { fittingColumns } from '../columns/fitting-columns.ts'
import { useColumns } from '../columns/use-columns.tsx'
import { mayAsk, useAsker } from '../data/asker.ts'
import { idOf, type Row } from '../data/row.ts'
import { useRows } from '../data/use-rows.ts'
import { useEntity } from '../declarations/declarations.ts'
import { Empty } from '../marks/Empty.tsx'
import { ListFailed } from '../marks/ListFailed.tsx'
import { DataTable } from '../table/DataTable.tsx'
import { Pager } from '../table/Pager.tsx'
import { useRoom } from '../table/use-room.ts'
import { NewChild } from './NewChild.tsx'
import { type ChildParent, newUnder } from './new-child.ts'
import { rowsOf } from './page/rows-of.ts'
import type { Child } from './RecordTabs.tsx'

interface Props {
  readonly child: Child
  /** The record they belong to. */
  readonly parent: ChildParent
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
  const { place, all, columns, further } = useChildColumns(entity, child.by)
  const query = useChildQuery(child, narrowed?.where ?? child.where, id)
  const asked = useMemo(() => askedColumns(entity, all), [entity, all])
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
    <div ref={place} className="cb-child">
      {narrowed && <Narrowed {...narrowed} />}
      {(further || create) && rows && rows.length > 0 && (
        <div className="cb-child-acts">
          {further}
          {create}
        </div>
      )}
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

const useChildQuery = (child: Child, where: Filter | undefined, id: string) =>
  useMemo(() => ({ filters: rowsOf({ ...child, where } as Child, id) }), [child, where, id])

/** Returns the columns that fit the available width, and a way to show the others. */
const useChildColumns = (entity: Entity, by: string) => {
  const asker = useAsker()
  const [place, room] = useRoom<HTMLDivElement>()
  const [isWhole, setWhole] = useState(false)
  const all = useMemo(() => firstColumns(entity).filter((name) => name !== by), [entity, by])
  const names = useMemo(
    () => (room && !isWhole ? fittingColumns(entity, all, room, (name) => mayAsk(entity, name, asker)) : all),
    [entity, all, room, isWhole, asker],
  )
  const waiting = all.length - names.length
  return {
    place,
    all,
    columns: useColumns(entity, names, asker, isWhole ? undefined : room),
    further: waiting > 0 && (
      <button type="button" className="cb-quiet-button" onClick={() => setWhole(true)}>
        +{waiting} 列
      </button>
    ),
  }
}

const Narrowed = ({ label, onAll }: NonNullable<Props['narrowed']>) => (
  <p className="cb-child-narrowed">
    只看{label}
    <button type="button" className="cb-link" onClick={onAll}>
      看全部
    </button>
  </p>
)
