import { PlusOutlined } from '@ant-design/icons'
import { ListFailed } from '@chengban/ui/list/ListFailed.tsx'
import { PlainSearch } from '@chengban/ui/list/PlainSearch.tsx'
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
import { type Branch, branchesOf, found } from './tree.ts'
import { useDepartments } from './use-departments.ts'
import '@chengban/ui/list/list.css'
import './departments.css'

const FormDrawer = lazyPart(() => import('@chengban/ui/form/FormDrawer.tsx'))

/** 部门 as a tree: name, head, people; a row opens its record with the people in it. */
export default function Departments() {
  const entity = useEntity('department')
  const asker = useAsker()
  const { rows, error, again, isFetching } = useDepartments(entity)
  const [keyword, setKeyword] = useState('')
  const [parent, setParent] = useState<string | null>()
  const mayWrite = mayCreate(entity, asker)
  const initial = useMemo(() => (parent ? { parentId: parent } : {}), [parent])
  if (error && !rows) return <ListFailed error={error} label={entity.label} onAgain={again} />
  return (
    <section className="cb-list" aria-label={entity.label}>
      <Head label={entity.label} count={rows?.length} onCreate={mayWrite ? () => setParent(null) : undefined} />
      <div className="cb-list-tools">
        <PlainSearch value={keyword} words="部门名称" onChange={setKeyword} />
      </div>
      <Tree rows={rows} keyword={keyword} isFetching={isFetching} onAdd={mayWrite ? setParent : undefined} />
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

interface HeadProps {
  readonly label: string
  readonly count: number | undefined
  readonly onCreate: (() => void) | undefined
}

const Head = ({ label, count, onCreate }: HeadProps) => (
  <header className="cb-list-head">
    <h1>{label}</h1>
    <span className="cb-views-count">{count}</span>
    <span className="cb-list-acts">
      {onCreate && (
        <Button type="primary" icon={<PlusOutlined />} onClick={onCreate}>
          新建{label}
        </Button>
      )}
    </span>
  </header>
)

interface TreeProps {
  readonly rows: readonly Row[] | undefined
  readonly keyword: string
  readonly isFetching: boolean
  readonly onAdd: ((parent: string) => void) | undefined
}

const Tree = ({ rows, keyword, isFetching, onAdd }: TreeProps) => {
  const navigate = useNavigate()
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set())
  const branches = useMemo(
    () => rows && branchesOf(found(rows, keyword), keyword ? new Set() : folded),
    [rows, keyword, folded],
  )
  const columns = useMemo(
    () => departmentColumns({ folded, onFold: (id) => setFolded((now) => toggled(now, id)), onAdd }),
    [folded, onAdd],
  )
  return (
    <DataTable
      label="部门"
      columns={columns}
      rows={branches}
      rowKey={keyOf}
      rowName={({ row }) => String(row.name)}
      href={({ row }) => hrefOf(row)}
      onOpen={({ row }) => navigate(hrefOf(row).slice(1))}
      loading={isFetching}
      empty={<p className="cb-pale">{keyword ? `没有「${keyword}」` : '还没有部门'}</p>}
      pageKeys
    />
  )
}

const keyOf = ({ row }: Branch): string => idOf(row)
const hrefOf = (row: Row): string => `#/record/department/${idOf(row)}`
