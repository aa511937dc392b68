import { PlusOutlined } from '@ant-design/icons'
import { mayCreate, useAsker } from '@chengban/ui/data/asker.ts'
import { idOf, type Row } from '@chengban/ui/data/row.ts'
import { useEntity } from '@chengban/ui/declarations/declarations.ts'
import { lazyPart } from '@chengban/ui/declarations/load-part.ts'
import { ImportButton } from '@chengban/ui/import/ImportButton.tsx'
import { DataTable } from '@chengban/ui/table/DataTable.tsx'
import { useNarrow } from '@chengban/ui/window/use-narrow.ts'
import { Button } from 'antd'
import { Suspense, useMemo, useState } from 'react'
import { EntryCards, none } from './EntryCards.tsx'
import { ExportEntries } from './ExportEntries.tsx'
import { entryColumns } from './entry-columns.tsx'
import { TypeActs } from './TypeActs.tsx'
import { useEntries } from './use-entries.ts'
import { useEntryOrder } from './use-entry-order.ts'
import '@chengban/ui/list/tree/tree.css'

const FormDrawer = lazyPart(() => import('@chengban/ui/form/FormDrawer.tsx'))

interface Props {
  readonly type: Row
  /** After the type itself has changed or gone. */
  readonly onType: () => void
}

/** The entries of a dictionary type, edited inline and ordered by dragging. */
export const Entries = ({ type, onType }: Props) => {
  const entity = useEntity('dict')
  const isNarrow = useNarrow()
  const [opened, setOpened] = useState<Row | 'new'>()
  const { rows, used, isFetching, again, acts } = useEntries(type)
  const { rowProps, step } = useEntryOrder(entity, rows, again)
  const columns = useMemo(
    () =>
      entryColumns({
        used,
        acts,
        step,
        onEdit: setOpened,
        last: idOf(rows?.at(-1) ?? {}),
        first: idOf(rows?.[0] ?? {}),
      }),
    [used, acts, step, rows],
  )
  const shown = { label: String(type.name), columns, rows }
  const initial = useMemo(() => ({ dictTypeId: idOf(type) }), [type])
  return (
    <section className="cb-dict-entries" aria-label={String(type.name)}>
      <EntriesHead type={type} count={rows?.length} onType={onType} onDone={again} onAdd={() => setOpened('new')} />
      {isNarrow ? (
        <EntryCards {...shown} />
      ) : (
        <DataTable
          {...shown}
          {...lookOfTable}
          rowProps={rowProps}
          loading={isFetching}
          empty={<p className="cb-pale">{none}</p>}
        />
      )}
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

const lookOfTable = {
  rowKey: idOf,
  rowName: (row: Row): string => String(row.name),
  density: 'easy',
  hasFoot: false,
} as const

interface HeadProps extends Props {
  readonly count: number | undefined
  readonly onDone: () => void
  readonly onAdd: () => void
}

const EntriesHead = ({ type, count, onType, onDone, onAdd }: HeadProps) => {
  const entity = useEntity('dict')
  const asker = useAsker()
  return (
    <header>
      <h2>
        {String(type.name)} <small>{count}</small>
      </h2>
      <TypeActs type={type} onDone={onType} />
      <ImportButton entity={entity} onDone={onDone} />
      <ExportEntries type={type} />
      {mayCreate(entity, asker) && (
        <Button type="primary" icon={<PlusOutlined />} onClick={onAdd}>
          新增
        </Button>
      )}
    </header>
  )
}
