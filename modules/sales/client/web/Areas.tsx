import { request } from '@chengban/ui/api/request.ts'
import { useQuery } from '@tanstack/react-query'
import './areas.css'

interface Area {
  readonly name: string
  readonly count: number
  readonly filter: object
  readonly children?: readonly Area[]
}

/** 区域: provinces with their cities and districts, each with the number of clients and leading to them. */
export const Areas = () => {
  const { data, error } = useQuery({
    queryKey: ['list', 'client', 'areas'],
    queryFn: ({ signal }) =>
      request<{ readonly nodes: readonly Area[]; readonly totalCount: number }>('GET', '/api/client/areas?own=true', {
        signal,
      }),
    meta: { quiet: true },
  })
  return (
    <section className="cb-client-areas" aria-label="客户区域" aria-busy={!data && !error}>
      {error && <p role="alert">{error.message}</p>}
      {data && <h2>共 {data.totalCount} 个客户</h2>}
      {data?.nodes.length === 0 ? <p>没有客户</p> : <Branches areas={data?.nodes ?? []} />}
    </section>
  )
}

const Branches = ({ areas }: { readonly areas: readonly Area[] }) => (
  <ul>
    {areas.map((area) => (
      <li key={area.name}>
        {area.children?.length ? (
          <details>
            <summary>
              <Leaf {...area} />
            </summary>
            <Branches areas={area.children} />
          </details>
        ) : (
          <Leaf {...area} />
        )}
      </li>
    ))}
  </ul>
)

const Leaf = ({ name, count, filter }: Area) => (
  <a href={`#/client?where=${encodeURIComponent(JSON.stringify(filter))}`}>
    {name || '未填'} <span>{count}</span>
  </a>
)
