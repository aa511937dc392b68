import { useQuery, useQueryClient } from '@tanstack/react-query'
import { request } from '../api/request.ts'
import { useLive } from '../live/use-live.ts'
import { useSession } from '../session/person.ts'

const key = ['audit-count']

/** How many audits wait for the person, of all modules: the menu's own counts stand at functions alone. */
export const useAuditCount = (): number => {
  const client = useQueryClient()
  const again = (): void => void client.invalidateQueries({ queryKey: key })
  useLive('badge', again)
  useLive('poll', again)
  const mustChange = useSession(({ person }) => person?.mustChange ?? false)
  const { data } = useQuery({
    queryKey: key,
    queryFn: () => request<{ totalCount: number }>('GET', '/api/auditTask/counts'),
    staleTime: 60_000,
    enabled: !mustChange,
    meta: { quiet: true },
  })
  return data?.totalCount ?? 0
}
