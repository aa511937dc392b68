import { kindNames, readProblems } from '@chengban/ui/client/problems.ts'
import { StatusDot } from '@chengban/ui/marks/StatusDot.tsx'
import { useQuery } from '@tanstack/react-query'

interface Props {
  readonly params: URLSearchParams
  /** Key of the last created problem; a new value reloads the list. */
  readonly again: string | undefined
}

/** The sheet's project, and what has been raised on it. */
export const useRaised = (params: URLSearchParams, again?: string) =>
  useQuery({
    queryKey: ['client', 'raised', params.get('temporaryId'), params.get('token'), again],
    queryFn: ({ signal }) => readProblems(params, signal),
    enabled: params.has('temporaryId'),
    retry: false,
    meta: { quiet: true },
  })

/** What has been raised on this sheet so far. */
export const Raised = ({ params, again }: Props) => {
  const { data } = useRaised(params, again)
  if (!data || data.nodes.length === 0) return null
  return (
    <main>
      <section aria-label="已反馈的问题">
        <h2 className="cb-client-title">已反馈 {data.nodes.length} 个</h2>
        {data.nodes.map(({ kind, id, code, name, status }) => (
          <div key={id} className="cb-client-problem">
            <b>{name}</b>
            <p>
              {kindNames[kind]} {code} <StatusDot word={status} />
            </p>
          </div>
        ))}
      </section>
    </main>
  )
}
