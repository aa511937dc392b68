import { request } from '@chengban/ui/api/request.ts'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { Arrival } from './Arrival.tsx'
import { WelcomeBoard, type Welcomed } from './WelcomeBoard.tsx'

const minuteMs = 60_000

/** 欢迎: visitors of today's meetings by name, full screen; without any, what a new colleague does first. */
export default function Welcome() {
  const [params] = useSearchParams()
  const id = params.get('id') ?? undefined
  const { data } = useQuery({
    queryKey: ['welcome', id],
    queryFn: () => request<{ nodes: readonly Welcomed[] }>('GET', '/api/workDay/welcome', { query: { id } }),
    refetchInterval: minuteMs,
    meta: { quiet: true },
  })
  if (!data) return null
  return data.nodes.length > 0 ? <WelcomeBoard meetings={data.nodes} /> : <Arrival />
}
