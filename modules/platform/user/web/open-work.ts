import { request } from '@chengban/ui/api/request.ts'
import { useQuery } from '@tanstack/react-query'

export interface Counted {
  readonly module: string
  readonly label: string
  readonly count: number
  /** Why a handover leaves it. */
  readonly reason?: string
}

export interface OpenWork {
  readonly work: readonly Counted[]
  readonly unsettled: readonly Counted[]
  readonly takenOut: readonly Counted[]
}

export interface HandedOver {
  readonly moved: readonly Counted[]
  readonly left: readonly Counted[]
  readonly totalCount: number
}

export const useOpenWork = (id: string) =>
  useQuery({
    queryKey: ['record', 'user', id, 'openWork'],
    queryFn: ({ signal }) => request<OpenWork>('GET', '/api/user/openWork', { query: { id }, signal }),
    meta: { quiet: true },
  })

export interface HandoverInput {
  readonly fromId: string
  readonly toId: string
  readonly modules: readonly string[]
}

/** What would move to this person and what would stay; undefined until there is somebody to ask about. */
export const useTriedHandover = ({ fromId, toId, modules }: HandoverInput) =>
  useQuery({
    queryKey: ['record', 'user', fromId, 'tried', toId, modules],
    queryFn: ({ signal }) =>
      request<HandedOver>('POST', '/api/user/handover', { body: { fromId, toId, modules, dryRun: true }, signal }),
    enabled: toId !== '' && modules.length > 0,
    meta: { quiet: true },
  })

export const handOver = (asked: HandoverInput): Promise<HandedOver> =>
  request('POST', '/api/user/handover', { body: { ...asked, dryRun: false } })
