import { request } from '@chengban/ui/api/request.ts'
import { lazyPart } from '@chengban/ui/declarations/load-part.ts'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { Arrival } from './Arrival.tsx'
import { WelcomeBoard, type Welcomed } from './WelcomeBoard.tsx'

const Materials = lazyPart(() => import('@chengban/modules/administration/entry/web/Materials.tsx'))

const minuteMs = 60_000

/**
 * 欢迎: visitors of today's meetings by name, full screen; without any, what a new colleague does first. By the link of a
 * candidate what they are to bring.
 */
export default function Welcome() {
  const [params] = useSearchParams()
  const token = params.get('token')
  if (token)
    return (
      <Suspense>
        <Materials token={token} />
      </Suspense>
    )
  return <Today id={params.get('id') ?? undefined} />
}

const Today = ({ id }: { readonly id: string | undefined }) => {
  const { data } = useQuery({
    queryKey: ['welcome', id],
    queryFn: () => request<{ nodes: readonly Welcomed[] }>('GET', '/api/workDay/welcome', { query: { id } }),
    refetchInterval: minuteMs,
    meta: { quiet: true },
  })
  if (!data) return null
  return data.nodes.length > 0 ? <WelcomeBoard meetings={data.nodes} /> : <Arrival />
}
