import { PlusOutlined } from '@ant-design/icons'
import { StatusDot } from '@chengban/ui/marks/StatusDot.tsx'
import { mayCreate, useAsker } from '@chengban/ui/record/asker.ts'
import { enableRow, readAllRows } from '@chengban/ui/record/calls.ts'
import { removeUndoably } from '@chengban/ui/record/removal.ts'
import { canOf, idOf, type Row } from '@chengban/ui/record/row.ts'
import { useEntity } from '@chengban/ui/screen/declarations.ts'
import { lazyPart } from '@chengban/ui/screen/load-part.ts'
import type { Column } from '@chengban/ui/table/columns.ts'
import { confirm } from '@chengban/ui/table/confirm.ts'
import { DataTable } from '@chengban/ui/table/DataTable.tsx'
import { useStable } from '@chengban/ui/table/use-stable.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Button } from 'antd'
import { Suspense, useMemo, useState } from 'react'

const FormDrawer = lazyPart(() => import('@chengban/ui/form/FormDrawer.tsx'))

/** The entries of a dictionary type; a row opens its form. */
export const Entries = ({ type }: { readonly type: Row }) => {
  const entity = useEntity('dict')
  const asker = useAsker()
  const client = useQueryClient()
  const [opened, setOpened] = useState<Row | 'new'>()
  const again = (): void => {
    void client.invalidateQueries({ queryKey: ['list', 'dict'] })
    void client.invalidateQueries({ queryKey: ['dicts'] })
  }
  const { data: rows, isFetching } = useQuery({
    queryKey: ['list', 'dict', 'of', idOf(type)],
    queryFn: ({ signal }) =>
      readAllRows(entity, { filters: { dictTypeId: { equalTo: idOf(type) } }, sort: 'sort,code' }, signal),
  })
  const columns = useColumns(again)
  const initial = useMemo(() => ({ dictTypeId: idOf(type) }), [type])
  const create = mayCreate(entity, asker) && (
    <Button type="primary" icon={<PlusOutlined />} onClick={() => setOpened('new')}>
      新增
    </Button>
  )
  return (
    <section className="cb-dict-entries" aria-label={String(type.name)}>
      <header>
        <h2>
          {String(type.name)} <small>{rows?.length}</small>
        </h2>
        {create}
      </header>
      <DataTable
        label={String(type.name)}
        columns={columns}
        rows={rows}
        rowKey={idOf}
        rowName={(row) => String(row.name)}
        onOpen={(row) => canOf(row).includes('update') && setOpened(row)}
        loading={isFetching}
        empty={<p className="cb-pale">还没有字典项</p>}
      />
      {opened && (
        <Suspense>
          <FormDrawer
            entity={entity}
            screen={`/code@${idOf(type)}`}
            initial={initial}
            {...(opened === 'new' ? {} : { row: opened })}
            onClose={() => setOpened(undefined)}
            onSaved={again}
          />
        </Suspense>
      )}
    </section>
  )
}

const useColumns = (again: () => void): readonly Column<Row>[] => {
  const entity = useEntity('dict')
  const after = useStable((act: Promise<unknown>): Promise<void> => act.then(again))
  const enable = useStable((row: Row) =>
    confirm.enable([String(row.name)], row.isEnable === false, () =>
      after(enableRow(entity, row, row.isEnable === false)),
    ),
  )
  const remove = useStable(
    (row: Row) => void confirm.remove([String(row.name)], () => removeUndoably(entity, [row], again)),
  )
  return useMemo(() => {
    return [
      { key: 'code', title: '编码', width: 140, quiet: 'more' },
      { key: 'name', title: '名称', name: true },
      { key: 'sort', title: '排序', width: 88, align: 'right', quiet: true },
      { key: 'isDefault', title: '默认', width: 88, render: (row) => (row.isDefault ? '默认' : '') },
      {
        key: 'isEnable',
        title: '状态',
        width: 104,
        render: (row) => (row.isEnable === false ? <StatusDot word="停用" /> : ''),
      },
      {
        key: 'acts',
        title: '',
        width: 140,
        align: 'right',
        render: (row) => (
          <span className="cb-row-acts">
            {canOf(row).includes('enable') && (
              <button type="button" className="cb-link" onClick={() => enable(row)}>
                {row.isEnable === false ? '启用' : '停用'}
              </button>
            )}
            {canOf(row).includes('delete') && (
              <button type="button" className="cb-link" onClick={() => remove(row)}>
                删除
              </button>
            )}
          </span>
        ),
      },
    ] satisfies readonly Column<Row>[]
  }, [enable, remove])
}
