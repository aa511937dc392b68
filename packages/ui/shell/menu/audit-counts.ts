import { useQuery, useQueryClient } from '@tanstack/react-query'
import { request } from '../../api/request.ts'
import { useLive } from '../../live/use-live.ts'
import { useSession } from '../../session/person.ts'

/** What waits for the person of one kind of record. */
export interface AuditKind {
  readonly module: string
  readonly moduleLabel: string
  readonly todo: number
  readonly overdue: number
  /** Where they are listed on the phone. */
  readonly phoneLink: string
}

interface AuditCounts {
  readonly nodes: readonly AuditKind[]
  readonly totalCount: number
}

const key = ['list', 'inbox', 'kinds']

/**
 * Reads the number of audits waiting for the person, by kind and for all modules; the menu only has counts of single
 * functions.
 */
export const useAuditCounts = () => {
  const client = useQueryClient()
  const again = (): void => void client.invalidateQueries({ queryKey: key })
  useLive('badge', again)
  useLive('poll', again)
  const mustChange = useSession(({ person }) => person?.mustChange ?? false)
  const { data, error } = useQuery({
    queryKey: key,
    queryFn: () => request<AuditCounts>('GET', '/api/auditTask/counts'),
    enabled: !mustChange,
    meta: { quiet: true },
  })
  return { counts: data, error, again }
}

/** How many wait in all. */
export const useAuditCount = (): number => useAuditCounts().counts?.totalCount ?? 0
