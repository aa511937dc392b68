import { useQuery, useQueryClient } from '@tanstack/react-query'
import { request } from '../api/request.ts'
import { useLive } from '../live/use-live.ts'

export interface Waiting {
  readonly id: string
  readonly title: string
  readonly applicant: string | null
  readonly tzDue: string | null
  readonly link: string | null
}

export interface DueTask {
  readonly id: string
  readonly name: string
  readonly date: string
  readonly status: string
  readonly delayDays: number
  readonly link: string
}

export interface Day {
  readonly isWorkDay: boolean
  readonly isLeave: boolean
  readonly plan: string | null
  readonly report: string | null
  readonly timeliness: string | null
  readonly button: { readonly label: string; readonly link: string } | null
}

export interface Meeting {
  readonly id: string
  readonly name: string
  readonly date: string
  readonly endDate: string | null
  readonly address: string | null
  readonly reply: string
  readonly link: string
}

export interface Shortcut {
  readonly name: string
  readonly icon: string | null
  readonly route: string
  readonly count: number
}

interface Unread {
  readonly id: string
  readonly name: string
  readonly dueDate: string | null
  readonly link: string
}

/** GET /api/home/hello; a part is null where it could not be read. */
export interface Today {
  readonly audits: { readonly count: number; readonly overdue: number; readonly nodes: readonly Waiting[] } | null
  readonly tasks: { readonly today: number; readonly overdue: number; readonly nodes: readonly DueTask[] } | null
  readonly day: Day | null
  readonly meetings: readonly Meeting[] | null
  readonly documents: { readonly unread: number; readonly nodes: readonly Unread[] } | null
  readonly shortcuts: readonly Shortcut[] | null
}

const key = ['hello']

/** Reads the data of today's page and reloads it on live events. */
export const useToday = () => {
  const client = useQueryClient()
  const { data, error } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => request<Today>('GET', '/api/home/hello', { signal }),
    meta: { quiet: true },
  })
  const again = (): void => void client.invalidateQueries({ queryKey: key })
  useLive('badge', again)
  useLive('record', again)
  useLive('poll', again)
  return { today: data, error, again }
}
