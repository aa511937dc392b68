import { request } from '@chengban/ui/api/request.ts'
import { PlainSearch } from '@chengban/ui/list/PlainSearch.tsx'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { useSearchParams } from 'react-router'
import { OnShelf } from './OnShelf.tsx'
import { type PlacedShelf, placedShelves, type Shelf } from './shelf-rows.ts'
import './learn.css'
import './shelves.css'

/** The tree of shelves with the number of courses, beside the courses and documents of the chosen shelf. */
export const Shelves = () => {
  const [params, setParams] = useSearchParams()
  const [keyword, setKeyword] = useState('')
  const searched = useDeferredValue(keyword.trim())
  const chosen = params.get('shelf')
  const { data = [], error } = useQuery({
    queryKey: ['category', 'shelves'],
    queryFn: async () => {
      const { nodes } = await request<{ nodes: readonly Shelf[] }>('GET', '/api/qlxx/category')
      return placedShelves(nodes)
    },
  })
  const choose = (id: string | undefined): void => setParams(id ? { shelf: id } : {}, { replace: true })
  const here = data.find(({ shelf }) => shelf.id === chosen)
  return (
    <section className="cb-shelves" aria-label="课程与资料">
      <nav aria-label="目录">
        <ShelfButton name="全部" isHere={!here} onChoose={() => choose(undefined)} />
        {data.map(({ shelf, depth }: PlacedShelf) => (
          <ShelfButton
            key={shelf.id}
            name={shelf.name}
            count={shelf.courseCount}
            depth={depth}
            isHere={shelf.id === chosen}
            onChoose={() => choose(shelf.id)}
          />
        ))}
      </nav>
      <div className="cb-courses">
        <header>
          <b>{here ? here.path.join(' / ') : '全部'}</b>
          <PlainSearch value={keyword} words="课程和资料" onChange={setKeyword} />
        </header>
        {error && <p role="alert">{error.message}</p>}
        <OnShelf shelf={here?.shelf} keyword={searched} />
      </div>
    </section>
  )
}

interface ShelfButtonProps {
  readonly name: string
  readonly count?: number
  readonly depth?: number
  readonly isHere: boolean
  readonly onChoose: () => void
}

const ShelfButton = ({ name, count, depth = 0, isHere, onChoose }: ShelfButtonProps) => (
  <button
    type="button"
    aria-current={isHere || undefined}
    style={{ paddingInlineStart: 12 + depth * 16 }}
    onClick={onChoose}
  >
    {name}
    {count !== undefined && <small>{count}</small>}
  </button>
)
