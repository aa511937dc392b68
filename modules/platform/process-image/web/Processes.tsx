import { readAllRows } from '@chengban/ui/data/calls.ts'
import type { Row } from '@chengban/ui/data/row.ts'
import { useEntity } from '@chengban/ui/declarations/declarations.ts'
import { PlainSearch } from '@chengban/ui/list/PlainSearch.tsx'
import { Empty } from '@chengban/ui/marks/Empty.tsx'
import { ListFailed } from '@chengban/ui/marks/ListFailed.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { Process } from './Process.tsx'
import '@chengban/ui/list/list.css'
import './processes.css'

/** 流程图: the workflows by area on the left, the chosen one on the right. The address keeps the choice. */
export default function Processes() {
  const entity = useEntity('processImage')
  const [params, setParams] = useSearchParams()
  const { data, error, refetch } = useQuery({
    queryKey: ['list', 'processImage', 'all'],
    queryFn: ({ signal }) => readAllRows(entity, { sort: 'sort,area' }, signal),
    meta: { quiet: true },
  })
  if (error && !data) return <ListFailed error={error} label="流程" onAgain={() => void refetch()} />
  const chosen = data?.find(({ module }) => module === params.get('module')) ?? data?.[0]
  return (
    <section className="cb-processes" aria-label="流程图" aria-busy={!data}>
      <Choice rows={data ?? []} chosen={chosen} onChoose={(module) => setParams({ module })} />
      {chosen ? (
        <Process key={String(chosen.module)} row={chosen} again={() => void refetch()} />
      ) : (
        data && <Empty title="还没有流程" why="有审批或状态的单据会列在这里。" />
      )}
    </section>
  )
}

interface Props {
  readonly rows: readonly Row[]
  readonly chosen: Row | undefined
  readonly onChoose: (module: string) => void
}

const Choice = ({ rows, chosen, onChoose }: Props) => {
  const [keyword, setKeyword] = useState('')
  const word = keyword.trim().toLowerCase()
  const shown = rows.filter(({ title, module }) => `${String(title)} ${String(module)}`.toLowerCase().includes(word))
  return (
    <nav aria-label="流程">
      <h1>流程图</h1>
      <PlainSearch value={keyword} words="流程" onChange={setKeyword} />
      {[...new Set(shown.map(({ area }) => String(area ?? '')))].map((area) => (
        <div key={area}>
          <h2>{area}</h2>
          {shown
            .filter((row) => String(row.area ?? '') === area)
            .map((row) => (
              <button
                key={String(row.module)}
                type="button"
                aria-current={row === chosen ? 'true' : undefined}
                onClick={() => onChoose(String(row.module))}
              >
                {String(row.title).replace(/流程$/, '')}
              </button>
            ))}
        </div>
      ))}
      {rows.length > 0 && shown.length === 0 && <p>没有匹配的流程</p>}
    </nav>
  )
}
