import { PlusOutlined } from '@ant-design/icons'
import { ListFailed } from '@chengban/ui/list/ListFailed.tsx'
import { mayCreate, useAsker } from '@chengban/ui/record/asker.ts'
import { idOf, type Row } from '@chengban/ui/record/row.ts'
import { useEntity } from '@chengban/ui/screen/declarations.ts'
import { lazyPart } from '@chengban/ui/screen/load-part.ts'
import { DataTable } from '@chengban/ui/table/DataTable.tsx'
import { toggled } from '@chengban/ui/table/selection.ts'
import { Button } from 'antd'
import { Suspense, useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { departmentColumns } from './department-columns.tsx'
import { branchesOf, found } from './tree.ts'
import { useDepartments } from './use-departments.ts'
import '@chengban/ui/list/list.css'
import './departments.css'

const FormDrawer = lazyPart(() => import('@chengban/ui/form/FormDrawer.tsx'))

/** 部门 as a tree: name, head, people; a row opens its record with the people in it. */
export default function Departments() {
  const entity = useEntity('department')
  const asker = useAsker()
  const navigate = useNavigate()
  const { rows, error, again, isFetching } = useDepartments(entity)
  const [keyword, setKeyword] = useState('')
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set())
  const [parent, setParent] = useState<string | null>()
  const mayWrite = mayCreate(entity, asker)
  const branches = useMemo(
    () => rows && branchesOf(found(rows, keyword), keyword ? new Set() : folded),
    [rows, keyword, folded],
  )
  const columns = useMemo(
    () =>
      departmentColumns({
        folded,
        onFold: (id) => setFolded((now) => toggled(now, id)),
        onAdd: mayWrite ? setParent : undefined,
      }),
    [folded, mayWrite],
  )
  const initial = useMemo(() => (parent ? { parentId: parent } : {}), [parent])
  if (error && !rows) return <ListFailed error={error} label={entity.label} onAgain={again} />
  return (
    <section className="cb-list" aria-label={entity.label}>
      <header className="cb-list-head">
        <h1>{entity.label}</h1>
        <span className="cb-views-count">{rows?.length}</span>
        <span className="cb-list-acts">
          {mayWrite && (
            <Button type="primary" icon={<PlusOutlined />} onClick={() => setParent(null)}>
              新建部门
            </Button>
          )}
        </span>
      </header>
      <div className="cb-list-tools">
        <span className="cb-search">
          <input
            data-search=""
            type="search"
            value={keyword}
            placeholder="部门名称"
            aria-label="搜索部门"
            onChange={(event) => setKeyword(event.target.value)}
          />
          <kbd className="cb-kbd">/</kbd>
        </span>
      </div>
      <DataTable
        label={entity.label}
        columns={columns}
        rows={branches}
        rowKey={({ row }) => idOf(row)}
        rowName={({ row }) => String(row.name)}
        href={({ row }) => hrefOf(row)}
        onOpen={({ row }) => navigate(hrefOf(row).slice(1))}
        loading={isFetching}
        empty={<p className="cb-pale">没有「{keyword}」</p>}
        pageKeys
      />
      {parent !== undefined && (
        <Suspense>
          <FormDrawer
            entity={entity}
            screen="/department"
            initial={initial}
            onClose={() => setParent(undefined)}
            onSaved={again}
          />
        </Suspense>
      )}
    </section>
  )
}

const hrefOf = (row: Row): string => `#/record/department/${idOf(row)}`
