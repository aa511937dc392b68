import { PlusOutlined } from '@ant-design/icons'
import { request } from '@chengban/ui/api/request.ts'
import { mayCreate, useAsker } from '@chengban/ui/data/asker.ts'
import { readAllRows } from '@chengban/ui/data/calls.ts'
import { idOf, type Row } from '@chengban/ui/data/row.ts'
import { useEntity } from '@chengban/ui/declarations/declarations.ts'
import { lazyPart } from '@chengban/ui/declarations/load-part.ts'
import { PlainSearch } from '@chengban/ui/list/PlainSearch.tsx'
import { ListFailed } from '@chengban/ui/marks/ListFailed.tsx'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Button } from 'antd'
import { Suspense, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import { Entries } from './Entries.tsx'
import './dictionaries.css'
import '@chengban/ui/list/list.css'

const FormDrawer = lazyPart(() => import('@chengban/ui/form/FormDrawer.tsx'))

/** 字典维护: types on the left, the entries of the chosen one on the right. The address keeps the choice. */
export default function Dictionaries() {
  const entity = useEntity('dictType')
  const asker = useAsker()
  const [params, setParams] = useSearchParams()
  const [isForm, setForm] = useState(false)
  const { types, error, again } = useTypes()
  if (error && !types) return <ListFailed error={error} label={entity.label} onAgain={again} />
  const chosen = types?.find((row) => idOf(row) === params.get('type')) ?? types?.[0]
  return (
    <section className="cb-list" aria-label="字典维护">
      <header className="cb-list-head">
        <h1>字典维护</h1>
        <span className="cb-list-acts">
          {mayCreate(entity, asker) && (
            <Button icon={<PlusOutlined />} onClick={() => setForm(true)}>
              新增类型
            </Button>
          )}
        </span>
      </header>
      <div className="cb-dicts">
        <Types types={types ?? []} chosen={chosen} onChoose={(type) => setParams({ type })} />
        {chosen && <Entries key={idOf(chosen)} type={chosen} onType={again} />}
      </div>
      {isForm && (
        <Suspense>
          <FormDrawer
            entity={entity}
            screen="/code"
            onClose={() => setForm(false)}
            onSaved={(row) => {
              again()
              setParams({ type: idOf(row) })
            }}
          />
        </Suspense>
      )}
    </section>
  )
}

const useTypes = () => {
  const entity = useEntity('dictType')
  const client = useQueryClient()
  const { data, error } = useQuery({
    queryKey: ['list', 'dictType', 'all'],
    queryFn: ({ signal }) =>
      readAllRows(entity, { sort: 'sort,name', columns: ['id', 'name', 'isSystem', 'remark'] }, signal),
    meta: { quiet: true },
  })
  return { types: data, error, again: () => void client.invalidateQueries({ queryKey: ['list', 'dictType'] }) }
}

/** How many entries each type has. */
const useCounts = (): ReadonlyMap<string, number> | undefined => {
  const { data } = useQuery({
    queryKey: ['list', 'dict', 'counts'],
    queryFn: () => request<{ nodes: readonly { dictTypeId: string }[] }>('GET', '/api/dicts'),
    meta: { quiet: true },
  })
  return useMemo(() => data && countsOf(data.nodes), [data])
}

const countsOf = (entries: readonly { readonly dictTypeId: string }[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>()
  for (const { dictTypeId } of entries) counts.set(dictTypeId, (counts.get(dictTypeId) ?? 0) + 1)
  return counts
}

interface TypesProps {
  readonly types: readonly Row[]
  readonly chosen: Row | undefined
  readonly onChoose: (id: string) => void
}

const Types = ({ types, chosen, onChoose }: TypesProps) => {
  const [keyword, setKeyword] = useState('')
  const counts = useCounts()
  const word = keyword.trim().toLowerCase()
  const shown = types.filter((row) => `${idOf(row)} ${String(row.name)}`.toLowerCase().includes(word))
  return (
    <nav aria-label="字典类型">
      <PlainSearch value={keyword} words="类型名称、编码" onChange={setKeyword} />
      <ul>
        {shown.map((row) => (
          <Type
            key={idOf(row)}
            row={row}
            count={counts?.get(idOf(row)) ?? 0}
            isChosen={row === chosen}
            onChoose={() => onChoose(idOf(row))}
          />
        ))}
      </ul>
    </nav>
  )
}

interface TypeProps {
  readonly row: Row
  readonly count: number | undefined
  readonly isChosen: boolean
  readonly onChoose: () => void
}

const Type = ({ row, count, isChosen, onChoose }: TypeProps) => (
  <li>
    <button type="button" aria-current={isChosen ? 'true' : undefined} onClick={onChoose}>
      <span>
        {String(row.name)} <small>{idOf(row)}</small>
      </span>
      <small>{count}</small>
    </button>
  </li>
)
